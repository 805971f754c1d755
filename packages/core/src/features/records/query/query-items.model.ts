import * as v from 'valibot';

import { dictionaryItem, type DictionaryItem } from '../../../contract/index.ts';
import { err, ok, type LocalizedText, type Result } from '../../../kernel/index.ts';
import { USER_RETURN_FIELDS, type UserReturnField } from '../../access/people-pickers/index.ts';
import { reportFields, type ReportPickerConfig } from '../../online/report-picker/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';

/** Types of an item under the names of the specification and of the older family. Others are entered as the description says. */
const PEOPLE_TYPES = {
  sel_user: 'user',
  'select-user': 'user',
  sel_depart: 'department',
  'select-depart': 'department',
};

const text = v.optional(v.string());
const option = v.pipe(
  v.object({ ...dictionaryItem.entries, text: v.optional(v.string()), label: v.optional(v.string()) }),
  v.transform(({ label, ...item }): DictionaryItem => ({
    ...item,
    text: item.text ?? item.title ?? label ?? item.value,
  })),
);

/** How the value of one field is entered, as front ends of the specification write it. */
export const queryItem = v.object({
  field: v.pipe(v.string(), v.nonEmpty()),
  type: text,
  options: v.optional(v.array(option)),
  /** Code of a dictionary, or with `dictTable` the column that is stored. */
  dictCode: text,
  /** A registered look-up, by its name or table. */
  dictTable: text,
  /** The column of `dictTable` that people read. */
  dictText: text,
  /** What a chosen user or department puts into the line; `id` if it is left out. */
  customReturnField: text,
  popup: v.optional(
    v.object({
      code: v.string(),
      field: text,
      orgFields: v.string(),
      destFields: v.string(),
      param: v.optional(v.record(v.string(), v.string())),
    }),
  ),
});
export type QueryItem = v.InferOutput<typeof queryItem>;

/** A report whose rows are values of a line. */
export interface QueryPopup {
  readonly config: ReportPickerConfig;
  /** Of `destFields`: what is compared, and what people read. */
  readonly stored: string;
  readonly shown: string;
}

/** What the value of a field is chosen from. */
export type QueryChoice =
  | { readonly input: 'options'; readonly options: readonly DictionaryItem[] }
  | { readonly input: 'code'; readonly dictionary: string }
  | { readonly input: 'lookup'; readonly lookup: string }
  | { readonly input: 'user'; readonly returnField: UserReturnField }
  | { readonly input: 'department' }
  | { readonly input: 'popup'; readonly popup: QueryPopup };

/** What an item lets choose from; null where it says nothing of it. Fails where its parts do not fit together. */
export function queryChoice(item: QueryItem): Result<QueryChoice | null, LocalizedText> {
  if (item.type === 'popup' || item.popup !== undefined) return popupChoice(item);
  const people = Object.entries(PEOPLE_TYPES).find(([type]) => type === item.type)?.[1];
  if (people !== undefined) return peopleChoice(item, people);
  if (item.dictTable !== undefined || item.dictText !== undefined) return lookupChoice(item);
  if (item.options !== undefined) return ok({ input: 'options', options: item.options });
  return ok(item.dictCode === undefined ? null : { input: 'code', dictionary: item.dictCode });
}

function popupChoice({ field, popup }: QueryItem): Result<QueryChoice, LocalizedText> {
  const { code, orgFields, destFields, param } = popup ?? { code: '', orgFields: '', destFields: '' };
  const config: ReportPickerConfig = {
    code,
    orgFields,
    destFields,
    ...(popup?.field === undefined ? {} : { field: popup.field }),
    ...(param === undefined ? {} : { parameters: param }),
    separator: POPUP_SEPARATOR,
  };
  const fields = reportFields(config);
  if (!fields.ok) return fields;
  const filled = fields.value.map(({ to }) => to);
  const shown = popup?.field ?? filled[0] ?? '';
  if (!filled.includes(shown)) return err(messages.popupField);
  return ok({ input: 'popup', popup: { config, shown, stored: filled.includes(field) ? field : shown } });
}

/** Between values of several rows: no text that is stored has one. */
export const POPUP_SEPARATOR = '\t';

/** Departments are known by their identifiers: their names are not unique. */
const DEPARTMENT_RETURN_FIELDS = ['id'];

function peopleChoice(item: QueryItem, people: string): Result<QueryChoice, LocalizedText> {
  const { customReturnField: named = 'id' } = item;
  const fields = people === 'user' ? USER_RETURN_FIELDS : DEPARTMENT_RETURN_FIELDS;
  const returnField = USER_RETURN_FIELDS.find((one) => one === named);
  if (returnField === undefined || !fields.some((one) => one === named))
    return err(messages.returnField(named, fields));
  return ok(people === 'user' ? { input: 'user', returnField } : { input: 'department' });
}

/** `table`, or `table,text,code` where the columns are named: the server knows which ones there are. */
function lookupChoice({ dictTable = '', dictText, dictCode }: QueryItem): Result<QueryChoice, LocalizedText> {
  const columns = [dictText, dictCode].filter((column) => column !== undefined);
  const parts = [dictTable, ...columns].map((part) => part.trim());
  if (columns.length === 1 || parts.includes('')) return err(messages.lookupParts);
  return ok({ input: 'lookup', lookup: parts.join(',') });
}
