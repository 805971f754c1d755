import { localized, sameText, type LocalizedText } from '../../../kernel/index.ts';
import { MOST_FORM_FIELDS, type FormDraft } from '../../../resources/index.ts';
import { freeKey, isFieldKey } from './field-key.ts';
import { newField } from './field-palette.ts';
import { settingsOfKind, withSetting } from './field-settings.ts';
import type { DesignedField, FormCommand, StoredField, StoredKind } from './form-designer.types.ts';

/** The draft after a command; the same reference where it changes nothing. */
export function editForm(draft: FormDraft, command: FormCommand): FormDraft {
  switch (command.type) {
    case 'field.add': {
      const key = freeKey(command.label, fieldKeysOf(draft));
      return withFields(draft, [{ key, field: newField(command.kind, command.label) }], command.at);
    }
    case 'fields.add':
      return withFields(draft, command.fields);
    case 'field.double':
      return doubled(draft, command.key);
    case 'field.remove':
      return withoutField(draft, command.key);
    case 'field.move':
      return moved(draft, command.key, command.to);
    case 'field.rename':
      return renamed(draft, command.key, command.to);
    case 'field.label':
      return changed(draft, command.key, (field) => ({ ...field, label: relabelled(field.label, command.label) }));
    case 'field.convert':
      return changed(draft, command.key, (field) => converted(field, command.kind));
    case 'field.group':
      return changed(draft, command.key, (field) => inGroup(draft, field, command.group));
    case 'field.set':
      return changed(draft, command.key, (field) => withSetting(field, command.name, command.value));
    case 'group.add': {
      const group = freeKey(command.title, new Set([...Object.keys(draft.groups ?? {}), 'field']));
      return { ...draft, groups: { ...draft.groups, [group]: sameText(command.title) } };
    }
    case 'group.label': {
      const title = draft.groups?.[command.group];
      if (title === undefined) return draft;
      return { ...draft, groups: { ...draft.groups, [command.group]: relabelled(title, command.title) } };
    }
    case 'group.remove':
      return withoutGroup(draft, command.group);
    case 'form.call':
      return fieldKeysOf(draft).has(command.key) ? { ...draft, labelKey: command.key } : draft;
    case 'form.columns':
      return withColumns(draft, command.columns ?? undefined);
    case 'form.replace':
      return command.draft;
  }
}

export function fieldKeysOf({ fields }: FormDraft): ReadonlySet<string> {
  return new Set(fields.map(({ key }) => key));
}

function withFields(draft: FormDraft, added: readonly DesignedField[], at = draft.fields.length): FormDraft {
  const room = added.slice(0, Math.max(0, MOST_FORM_FIELDS - draft.fields.length));
  if (room.length === 0) return draft;
  const place = Math.max(0, Math.min(at, draft.fields.length));
  return { ...draft, fields: draft.fields.toSpliced(place, 0, ...room) };
}

function doubled(draft: FormDraft, key: string): FormDraft {
  const place = draft.fields.findIndex((field) => field.key === key);
  const source = draft.fields[place];
  if (source === undefined) return draft;
  const label = localized(`${source.field.label['zh-CN']}（副本）`, `${source.field.label['en-US']} (copy)`);
  const copy = { key: freeKey(key, fieldKeysOf(draft)), field: { ...source.field, label } };
  return withFields(draft, [copy], place + 1);
}

/** Without a field and what speaks of it. The last field stays. */
function withoutField(draft: FormDraft, key: string): FormDraft {
  const fields = draft.fields.filter((field) => field.key !== key);
  const [first] = fields;
  if (first === undefined || fields.length === draft.fields.length) return draft;
  const { defaultSorter, importBy, columns, labelKey, ...rest } = draft;
  const next = {
    ...rest,
    fields: fields.map(({ key: own, field }) => ({ key: own, field: comparedWith(field, key, undefined) })),
    labelKey: labelKey === key ? first.key : labelKey,
    ...(defaultSorter === undefined || defaultSorter.column === key ? {} : { defaultSorter }),
    ...(importBy === undefined || importBy === key ? {} : { importBy }),
  };
  return withColumns(
    next,
    columns?.filter((column) => column !== key),
  );
}

function moved(draft: FormDraft, key: string, to: number): FormDraft {
  const from = draft.fields.findIndex((field) => field.key === key);
  const field = draft.fields[from];
  const place = Math.max(0, Math.min(to, draft.fields.length - 1));
  if (field === undefined || from === place) return draft;
  return { ...draft, fields: draft.fields.toSpliced(from, 1).toSpliced(place, 0, field) };
}

function renamed(draft: FormDraft, key: string, to: string): FormDraft {
  const keys = fieldKeysOf(draft);
  if (!keys.has(key) || keys.has(to) || !isFieldKey(to)) return draft;
  const named = (one: string) => (one === key ? to : one);
  const { defaultSorter, importBy, columns } = draft;
  return {
    ...draft,
    fields: draft.fields.map((one) => ({ key: named(one.key), field: comparedWith(one.field, key, to) })),
    labelKey: named(draft.labelKey),
    ...(defaultSorter === undefined
      ? {}
      : { defaultSorter: { ...defaultSorter, column: named(defaultSorter.column) } }),
    ...(importBy === undefined ? {} : { importBy: named(importBy) }),
    ...(columns === undefined ? {} : { columns: columns.map(named) }),
  };
}

/** A time that is compared with one field, compared with another one instead or with none. */
function comparedWith(field: StoredField, key: string, other: string | undefined): StoredField {
  if (!('notBefore' in field) || field.notBefore !== key) return field;
  const { notBefore: _notBefore, ...rest } = field;
  return other === undefined ? rest : { ...rest, notBefore: other };
}

function changed(draft: FormDraft, key: string, change: (field: StoredField) => StoredField): FormDraft {
  const place = draft.fields.findIndex((field) => field.key === key);
  const before = draft.fields[place];
  if (before === undefined) return draft;
  const field = change(before.field);
  if (field === before.field) return draft;
  const next = { ...draft, fields: draft.fields.with(place, { key, field }) };
  return field.column === false && before.field.column !== false ? withoutColumn(next, key) : next;
}

/** A label in another language stays, unless it only repeated this one. */
function relabelled(label: LocalizedText, text: string): LocalizedText {
  return { 'zh-CN': text, 'en-US': label['en-US'] === label['zh-CN'] ? text : label['en-US'] };
}

/** A field of another kind: its label, group and place, and the settings that both kinds have in one meaning. */
function converted(field: StoredField, kind: StoredKind): StoredField {
  if (field.type === kind) return field;
  const { label, form } = field;
  const made = newField(kind, label['zh-CN']);
  let next: StoredField = { ...made, label, ...(form === undefined ? {} : { form: { ...made.form, ...form } }) };
  const areNumbers = [field.type, kind].every((type) => type === 'integer' || type === 'decimal');
  const areTexts = [field.type, kind].every((type) => type === 'text' || type === 'multilineText');
  if (field.isRequired === true) next = withSetting(next, 'isRequired', true);
  if (field.column === false) next = withSetting(next, 'isColumn', false);
  else if (field.column !== undefined && next.column !== false)
    for (const name of ['width', 'isSortable'] as const) next = withSetting(next, name, field.column[name] ?? null);
  if (areTexts || areNumbers) {
    const values = new Map<string, unknown>(Object.entries(field));
    for (const name of settingsOfKind[kind]) {
      const value = values.get(name);
      const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
      if (isPlain) next = withSetting(next, name, value);
    }
  }
  return next;
}

function inGroup(draft: FormDraft, field: StoredField, group: string | null): StoredField {
  if (group !== null && draft.groups?.[group] === undefined) return field;
  if ((field.form?.group ?? null) === group) return field;
  const { group: _group, ...kept } = field.form ?? {};
  const form = group === null ? kept : { ...kept, group };
  const { form: _form, ...rest } = field;
  return Object.keys(form).length === 0 ? rest : { ...rest, form };
}

/** Its fields stand before all groups then. */
function withoutGroup(draft: FormDraft, group: string): FormDraft {
  if (draft.groups?.[group] === undefined) return draft;
  const fields = draft.fields.map(({ key, field }) => ({
    key,
    field: field.form?.group === group ? inGroup(draft, field, null) : field,
  }));
  const { groups, ...rest } = draft;
  const kept = Object.fromEntries(Object.entries(groups).filter(([key]) => key !== group));
  return { ...rest, fields, ...(Object.keys(kept).length === 0 ? {} : { groups: kept }) };
}

function withColumns({ columns: _columns, ...draft }: FormDraft, columns: readonly string[] | undefined): FormDraft {
  const keys = fieldKeysOf(draft);
  const known = columns?.filter((key) => keys.has(key)) ?? [];
  return known.length === 0 ? draft : { ...draft, columns: [...known] };
}

function withoutColumn(draft: FormDraft, key: string): FormDraft {
  const { defaultSorter, ...rest } = draft;
  const isSorter = defaultSorter?.column === key;
  return withColumns(
    { ...rest, ...(defaultSorter === undefined || isSorter ? {} : { defaultSorter }) },
    draft.columns?.filter((column) => column !== key),
  );
}
