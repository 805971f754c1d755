import type { SnapshotFrom } from 'xstate';

import { sameText } from '../../../kernel/index.ts';
import { resourceOfForm } from '../../../resources/index.ts';
import { draftDifferences } from './design-differences.model.ts';
import { settingsOfField } from './field-settings.ts';
import type { formDesignerMachine } from './form-designer.machine.ts';
import { formOf, isPublishedKey, type DesignerState } from './form-designer.model.ts';
import type { ChosenField, DraftStatus, FormDesignerFacts } from './form-designer.types.ts';
import { madeUpValues } from './made-up-values.model.ts';

const CLOSED: Omit<FormDesignerFacts, 'status' | 'failure'> = {
  title: sameText(''),
  draft: 'saved',
  resource: null,
  fields: [],
  groups: [],
  values: {},
  chosen: null,
  problems: [],
  canUndo: false,
  canRedo: false,
  differences: [],
  announcement: null,
};

export function formDesignerView(snapshot: SnapshotFrom<typeof formDesignerMachine>): FormDesignerFacts {
  const { design, failure } = snapshot.context;
  if (design === null || !snapshot.matches('open'))
    return { ...CLOSED, status: snapshot.matches('failed') ? 'failed' : 'loading', failure };
  const { stored, history, problems, remote, announcement } = design;
  const form = formOf(design);
  const wrong = new Set(problems.map(({ key }) => key));
  return {
    status: 'open',
    failure: design.failure,
    title: stored.title,
    draft: draftStatus(snapshot, design),
    resource: resourceOfForm(form, { code: stored.code }),
    fields: form.fields.map(({ key, field }) => ({
      key,
      label: field.label,
      kind: field.type,
      group: field.form?.group ?? null,
      isRequired: field.isRequired === true,
      hasProblem: wrong.has(key),
      field,
    })),
    groups: Object.entries(form.groups ?? {}).map(([value, label]) => ({ value, label })),
    values: madeUpValues(form),
    chosen: chosenField(design),
    problems,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    differences: remote === null ? [] : draftDifferences(history.draft, remote.draft),
    announcement,
  };
}

function draftStatus(snapshot: SnapshotFrom<typeof formDesignerMachine>, { problems }: DesignerState): DraftStatus {
  if (snapshot.matches({ open: { draft: 'conflict' } })) return 'conflict';
  if (snapshot.matches({ open: { draft: 'saved' } })) return 'saved';
  if (snapshot.matches({ open: { draft: 'refused' } })) return 'refused';
  if (snapshot.matches({ open: { draft: 'unsaved' } })) return problems.length > 0 ? 'blocked' : 'unsaved';
  return 'saving';
}

function chosenField(design: DesignerState): ChosenField | null {
  const { draft } = design.history;
  const place = draft.fields.findIndex(({ key }) => key === design.chosen);
  const one = draft.fields[place];
  if (one === undefined) return null;
  const { key, field } = one;
  return {
    key,
    label: field.label['zh-CN'],
    kind: field.type,
    group: field.form?.group ?? null,
    place,
    isKeyFixed: isPublishedKey(design, key),
    isName: draft.labelKey === key,
    settings: settingsOfField(field),
  };
}
