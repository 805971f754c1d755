import type { LocalizedText } from '../../../kernel/index.ts';
import {
  byFieldType,
  dictionaryTextKey,
  formFields,
  maskOf,
  type Field,
  type FieldTable,
  type FieldValue,
  type Resource,
  type ResourceRow,
} from '../../../resources/index.ts';
import type { Column } from '../../grid/editable-table/index.ts';
import { isRightsField } from '../../access/rights-losses/index.ts';
import { resourceColumns } from './resource-columns.ts';

/** How a field is in the table of a list: typed, read as it is, read as the text that the server writes beside it, or not shown. */
type Presence = 'typed' | 'read' | 'text' | 'absent';

const typed = (): Presence => 'typed';
const read = (): Presence => 'read';
const text = (): Presence => 'text';
const absent = (): Presence => 'absent';

const presences: FieldTable<[], Presence> = {
  text: (field) => (maskOf(field) === undefined ? 'typed' : 'read'),
  multilineText: typed,
  integer: typed,
  decimal: typed,
  date: typed,
  dateTime: typed,
  dictionary: typed,
  yesNo: typed,
  cron: typed,
  state: read,
  file: read,
  reference: text,
  references: text,
  region: text,
  joined: read,
  computed: text,
  icon: read,
  location: absent,
  richText: absent,
  json: absent,
  secret: absent,
};

/** A field that is asked for only sometimes is left to the form, which knows when; so is one that takes permissions from people: the form asks. */
function presenceOf(resource: Resource, key: string, field: Field): Presence {
  const presence = byFieldType(presences, field);
  return presence === 'typed' && (field.when !== undefined || isRightsField(resource, key)) ? 'read' : presence;
}

/** The fields whose values are typed in the table of a list. */
export function typedFields(resource: Resource): ReadonlySet<string> {
  return new Set(
    formFields(resource).flatMap(([key, field]) => (presenceOf(resource, key, field) === 'typed' ? [key] : [])),
  );
}

/** Columns of the rows of a list: what a cell can take is typed by the rules of the form, all else is read-only. */
export function listedColumns(resource: Resource, t: (text: LocalizedText) => string): readonly Column[] {
  return resourceColumns(resource, t).flatMap((column): readonly Column[] => {
    const field = resource.fields[column.key];
    const presence = field === undefined ? 'absent' : presenceOf(resource, column.key, field);
    const placed: Column = column.key === resource.labelField ? { ...column, fixed: 'left' } : column;
    if (field === undefined || presence === 'absent') return [];
    if (presence === 'typed') return [placed];
    const { validateRules: _rules, defaultValue: _value, placeholder: _placeholder, ...unruled } = placed;
    if (presence === 'text')
      return [{ ...unruled, key: dictionaryTextKey(column.key), type: 'normal', disabled: true }];
    const shown = field.type === 'state' ? { type: 'select', dictCode: field.dictionary } : {};
    return [{ ...unruled, ...shown, disabled: true }];
  });
}

/** The values of the read-only columns, by column. */
export function readOnlyValues(resource: Resource, row: ResourceRow): readonly (readonly [string, FieldValue])[] {
  return formFields(resource).flatMap(([key, field]): readonly (readonly [string, FieldValue])[] => {
    const presence = presenceOf(resource, key, field);
    if (presence === 'read') return [[key, row[key] ?? null]];
    if (presence !== 'text') return [];
    const name = dictionaryTextKey(key);
    const shown = row[name];
    return [[name, typeof shown === 'string' ? shown : null]];
  });
}
