import {
  formFields,
  type Resource,
  type ResourceValues,
  type Field,
  type FieldValue,
} from '../../../resources/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { CellCheck, Column, RowValues } from '../../grid/editable-table/index.ts';
import { fieldPrompt, validateField } from '../../validation/validators/index.ts';

/** Table columns of a resource: the form's fields with their rules, translated by `t`. */
export function resourceColumns(resource: Resource, t: (text: LocalizedText) => string): readonly Column[] {
  return formFields(resource).map(([key, field]) => ({
    key,
    title: t(field.label),
    placeholder: t(fieldPrompt(field)),
    validateRules: [
      ...(field.isRequired === true ? [{ required: true, message: t(fieldPrompt(field)) }] : []),
      ...(field.isUnique === true ? [{ unique: true }] : []),
      {
        handler: ({ values }: CellCheck) => verdict(validateField(resource, key, resourceValues(resource, values)), t),
      },
    ],
    ...kindOf(field),
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

function kindOf(field: Field): Pick<Column, 'type' | 'dictCode' | 'customValue' | 'allowSearch'> {
  switch (field.type) {
    case 'text':
      return { type: 'input' };
    case 'multilineText':
      return { type: 'textarea' };
    case 'integer':
    case 'decimal':
      return { type: 'inputNumber' };
    case 'date':
      return { type: 'date' };
    case 'dateTime':
      return { type: 'datetime' };
    case 'dictionary':
      return { type: 'select', dictCode: field.dictionary };
    case 'reference':
      return { type: 'normal' };
    case 'yesNo':
      return { type: 'checkbox', customValue: ['Y', 'N'] };
  }
}
