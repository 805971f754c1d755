import {
  byFieldType,
  formFields,
  type Resource,
  type ResourceValues,
  type FieldTable,
  type FieldValue,
} from '../../../resources/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { CellCheck, Column, RowValues } from '../../grid/editable-table/index.ts';
import { fieldPrompt, validateField } from '../../validation/validators/index.ts';

/**
 * Table columns of a resource: the form's fields with their rules, translated by `t`. `isSettled`: a value that is not
 * judged again.
 */
export function resourceColumns(
  resource: Resource,
  t: (text: LocalizedText) => string,
  isSettled: (key: string, check: CellCheck) => boolean = () => false,
): readonly Column[] {
  return formFields(resource).map(([key, field]) => ({
    key,
    title: t(field.label),
    placeholder: t(fieldPrompt(field)),
    validateRules: [
      ...(field.isRequired === true ? [{ required: true, message: t(fieldPrompt(field)) }] : []),
      ...(field.isUnique === true ? [{ unique: true }] : []),
      {
        handler: (check: CellCheck) =>
          isSettled(key, check)
            ? true
            : verdict(validateField(resource, key, resourceValues(resource, check.values)), t),
      },
    ],
    ...byFieldType(cellKinds, field),
    ...(field.initial === undefined ? {} : { defaultValue: field.initial }),
    ...(field.column === false || field.column?.width === undefined ? {} : { width: field.column.width }),
  }));
}

/** Extract the form's fields from a row's values. Unsupported values become null. */
export function resourceValues(resource: Resource, values: RowValues): ResourceValues {
  return Object.fromEntries(formFields(resource).map(([key]) => [key, fieldValue(values[key])]));
}

function fieldValue(value: RowValues[string] | undefined): FieldValue {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function verdict(problem: LocalizedText | null, t: (text: LocalizedText) => string): true | string {
  return problem === null ? true : t(problem);
}

type CellKind = Pick<Column, 'type' | 'isEnd' | 'dictCode' | 'customValue' | 'allowSearch' | 'number' | 'token'>;

/** The cell of the editable table, by kind of field. */
const cellKinds: FieldTable<[], CellKind> = {
  text: () => ({ type: 'input' }),
  multilineText: () => ({ type: 'textarea' }),
  integer: () => ({ type: 'inputNumber' }),
  decimal: () => ({ type: 'inputNumber' }),
  date: () => ({ type: 'date' }),
  dateTime: ({ isEnd }) => ({ type: 'datetime', ...(isEnd === undefined ? {} : { isEnd }) }),
  dictionary: ({ dictionary }) => ({ type: 'select', dictCode: dictionary }),
  state: () => ({ type: 'normal' }),
  reference: () => ({ type: 'normal' }),
  references: () => ({ type: 'normal' }),
  yesNo: () => ({ type: 'checkbox', customValue: ['Y', 'N'] }),
  file: ({ accepts, maximum }) => ({ type: accepts === 'image' ? 'image' : 'file', number: maximum, token: true }),
  // Too much for a cell: edited in the form.
  richText: () => ({ type: 'normal' }),
  json: () => ({ type: 'normal' }),
  region: () => ({ type: 'normal' }),
  location: () => ({ type: 'input' }),
  icon: () => ({ type: 'normal' }),
  cron: () => ({ type: 'input' }),
  secret: () => ({ type: 'normal' }),
  joined: () => ({ type: 'normal' }),
  computed: () => ({ type: 'normal' }),
};
