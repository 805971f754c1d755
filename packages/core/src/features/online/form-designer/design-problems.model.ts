import * as v from 'valibot';

import {
  codeDirectory,
  planForm,
  resourceOfForm,
  storedFormProblems,
  storedFormSchema,
  type FormProblem,
  type FormSurroundings,
  type StoredForm,
} from '../../../resources/index.ts';
import { formDesignerMessages as messages } from './form-designer.messages.ts';
import { isNeeded } from './field-settings.ts';
import type { FieldSettingName } from './form-designer.types.ts';

/** All that keeps a form from being saved and published, as far as it is known without the server: that knows the other forms and the dictionaries. */
export function designProblems(form: StoredForm, code: string, published: StoredForm | null): readonly FormProblem[] {
  const broken = brokenRules(form);
  if (broken.length > 0) return broken;
  const stand: FormSurroundings = {
    find: (name) => (name.startsWith('online:') ? resourceOfForm(form, { code }) : codeDirectory.find(name)),
    hasDictionary: () => true,
  };
  return [...storedFormProblems(form, code, stand), ...(published === null ? [] : refusedChanges(published, form))];
}

const isSetting = (name: unknown): name is FieldSettingName => typeof name === 'string' && name in messages.settings;

/** What the schema of forms refuses, in words, each place once. */
function brokenRules(form: StoredForm): readonly FormProblem[] {
  const parsed = v.safeParse(storedFormSchema, form);
  if (parsed.success) return [];
  const seen = new Map<string, FormProblem>();
  for (const { path = [], message } of parsed.issues) {
    const keys = path.map(({ key }) => key);
    const place = keys.join('.');
    if (seen.has(place)) continue;
    const one = keys[0] === 'fields' && typeof keys[1] === 'number' ? form.fields[keys[1]] : undefined;
    if (one === undefined) {
      seen.set(place, { key: null, text: place === 'title' ? messages.badTitle : messages.badForm(place, message) });
      continue;
    }
    const { key, field } = one;
    const name = keys.toReversed().find((part) => part === 'label' || part === 'key' || isSetting(part));
    if (name === 'label') seen.set(place, { key, text: messages.badLabel(key) });
    else if (isSetting(name)) {
      const say = isNeeded(name) ? messages.neededSetting : messages.badSetting;
      seen.set(place, { key, text: say(field.label, messages.settings[name]) });
    } else seen.set(place, { key, text: messages.badField(field.label, place) });
  }
  return [...seen.values()];
}

/** What a publication would refuse of fields that are published: one after the other, so that each problem leads to its field. */
function refusedChanges(published: StoredForm, form: StoredForm): readonly FormProblem[] {
  return form.fields.flatMap(({ key, field }) => {
    const before = published.fields.find((one) => one.key === key);
    if (before === undefined || before.field.type === field.type) return [];
    const was = { ...published, fields: [before] };
    const { columns } = planForm(undefined, was, []);
    const { items } = planForm(was, { ...form, fields: [{ key, field }] }, columns);
    return items.flatMap(({ kind, text }) => (kind === 'refuse' ? [{ key, text }] : []));
  });
}
