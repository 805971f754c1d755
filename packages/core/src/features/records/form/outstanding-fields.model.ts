import { cleanText } from '../../../kernel/index.ts';
import {
  applicableGroups,
  editedChildTables,
  formGroups,
  isRequiredWith,
  storageOf,
  filledThrough,
  type Field,
  type FieldValue,
  type FormGroup,
} from '../../../resources/index.ts';
import { recordFormMessages } from './record-form.messages.ts';
import { fieldErrors, type RecordFormState } from './record-form.model.ts';

/** The fields that the form asks for with its values, under their headings; required are those that need a value with these values. */
export function askedGroups({ resource, values }: Pick<RecordFormState, 'resource' | 'values'>): readonly FormGroup[] {
  const asked = ([key, field]: readonly [string, Field]): readonly [string, Field] => {
    if (field.requiredWhen === undefined) return [key, field];
    const isRequired = isRequiredWith(resource, key, values);
    const source = resource.fields[filledThrough(resource, key, values) ?? ''];
    if (source === undefined || field.form === false) return [key, { ...field, isRequired }];
    const placeholder = recordFormMessages.takenOf(source.label);
    return [key, { ...field, isRequired, form: { ...field.form, placeholder } }];
  };
  return applicableGroups(resource, formGroups(resource), values).map((group) => ({
    ...group,
    fields: group.fields.map(asked),
  }));
}

/** Required fields without a value, and fields and tables with an error, in the order of the form. */
export function outstandingFields(state: RecordFormState): readonly string[] {
  const errors = fieldErrors(state);
  const isKept = (field: Field) => state.row !== null && storageOf(field) === 'secret';
  const isEmpty = (value: FieldValue | undefined) =>
    value === undefined || value === null || cleanText(String(value), 'lines') === '';
  const ofFields = askedGroups(state)
    .flatMap(({ fields }) => fields)
    .filter(
      ([key, field]) =>
        Object.hasOwn(errors, key) || (field.isRequired === true && isEmpty(state.values[key]) && !isKept(field)),
    )
    .map(([key]) => key);
  const ofTables = editedChildTables(state.resource).map(([name]) => name);
  return [...ofFields, ...ofTables.filter((name) => Object.hasOwn(errors, name))];
}

/** The outstanding field after another one, from the first again after the last; null if there is none. */
export function nextOutstanding(outstanding: readonly string[], current: string | null): string | null {
  const place = current === null ? -1 : outstanding.indexOf(current);
  return outstanding[place + 1] ?? outstanding[0] ?? null;
}
