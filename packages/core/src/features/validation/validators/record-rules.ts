import * as v from 'valibot';

import {
  askedFields,
  byFieldType,
  fieldKind,
  fieldsDependingOn,
  formFields,
  HTML_LENGTH,
  isApplicable,
  isRequiredWith,
  keptValue,
  PLAIN_LENGTH,
  storageOf,
  storedFiles,
  storedValue,
  textLimit,
  type Resource,
  type ResourceValues,
  type DateField,
  type Field,
  type FieldTable,
  type FieldValue,
  type FileField,
  type LongTextField,
  type NumberField,
  type PlainField,
  type SecretField,
  type TextField,
} from '../../../resources/index.ts';
import { htmlLength, isBlankHtml } from '../../../format/index.ts';
import { cleanText, isStorable, lengthProblem, type LocalizedText, type TextLimit } from '../../../kernel/index.ts';
import { textRules } from './text-rules.ts';
import { storableTextMessages } from './storable-text.messages.ts';
import { recordRuleMessages } from './record-rule.messages.ts';
import { validatorMessages } from './validator.messages.ts';

/** Field → validation error. */
export type RecordErrors = Readonly<Record<string, LocalizedText>>;

/** Prompt of a form field, used as placeholder and as the error of a missing value: 请输入…, 请选择…. */
export function fieldPrompt(field: Field): LocalizedText {
  return fieldKind(field).isTyped
    ? validatorMessages.required(field.label)
    : validatorMessages.requiredChoice(field.label);
}

/**
 * Values as validated, compared and saved: form fields only, texts cleaned, empty texts and rich texts that show nothing
 * `null`; a secret is what was typed. Fields that are not asked for have their first value.
 */
export function normaliseValues(resource: Resource, values: ResourceValues): ResourceValues {
  const trimmed = Object.fromEntries(
    formFields(resource).map(([key, field]) => [
      key,
      normalised(field, Object.hasOwn(values, key) ? values[key] : null),
    ]),
  );
  return Object.fromEntries(Object.keys(trimmed).map((key) => [key, keptValue(resource, key, trimmed)]));
}

function normalised({ type }: Field, value: FieldValue | undefined): FieldValue {
  if (typeof value !== 'string') return value ?? null;
  const kept = keptText(type, value);
  return kept === '' || (type === 'richText' && isBlankHtml(kept)) ? null : kept;
}

/** What is kept of a text, by the kind of its field. */
function keptText(type: Field['type'], value: string): string {
  switch (type) {
    case 'text':
    case 'location':
      return cleanText(value);
    case 'multilineText':
      return cleanText(value, 'lines');
    case 'secret':
      return value;
    default:
      return value.trim();
  }
}

/** Whether there is a stored row already: it keeps a secret that is not entered again. */
export type RecordAge = 'new' | 'stored';

/**
 * Validate a record by the rules of its resource; empty if valid. Shared by form and server. Expects the output of
 * `normaliseValues`.
 */
export function validateRecord(resource: Resource, values: ResourceValues, age: RecordAge = 'new'): RecordErrors {
  const taken = normaliseValues(resource, values);
  return Object.fromEntries(
    formFields(resource).flatMap(([key]) => {
      const error = validateField(resource, key, taken, age);
      return error === null ? [] : [[key, error] as const];
    }),
  );
}

/** Return the first validation error of one field, or null; null if the form has no such field. */
export function validateField(
  resource: Resource,
  key: string,
  values: ResourceValues,
  age: RecordAge = 'new',
): LocalizedText | null {
  const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
  if (field === undefined || field.form === false || !isApplicable(resource, key, values)) return null;
  const isRequired = isRequiredWith(resource, key, values) && (age === 'new' || storageOf(field) !== 'secret');
  return valueError(field, key, isRequired, { resource, values });
}

/**
 * Validate the answers to the questions of an action; empty if valid. Dates are compared with other fields where
 * `values` holds them, too.
 */
export function validateAnswers(resource: Resource, action: string, values: ResourceValues): RecordErrors {
  return Object.fromEntries(
    askedFields(resource, action).flatMap(({ key, field, isRequired }) => {
      const error = valueError(field, key, isRequired, { resource, values });
      return error === null ? [] : [[key, error] as const];
    }),
  );
}

function valueError(field: Field, key: string, isRequired: boolean, context: CheckContext): LocalizedText | null {
  const { values } = context;
  const value = normalised(field, Object.hasOwn(values, key) ? values[key] : null);
  if (value === null) return isRequired ? fieldPrompt(field) : null;
  return byFieldType(checks, field, value, context);
}

/** The answers to the questions of an action as they are sent: texts cleaned, empty texts `null`. */
export function normaliseAnswers(resource: Resource, action: string, values: ResourceValues): ResourceValues {
  return Object.fromEntries(
    askedFields(resource, action).map(({ key, field }) => [
      key,
      normalised(field, Object.hasOwn(values, key) ? values[key] : null),
    ]),
  );
}

interface CheckContext {
  readonly resource: Resource;
  readonly values: ResourceValues;
}

/** Whether a present value is valid, by kind of field. */
const checks: FieldTable<[value: FieldValue, context: CheckContext], LocalizedText | null> = {
  text: textError,
  multilineText: textError,
  integer: numberError,
  decimal: numberError,
  date: dateError,
  dateTime: dateError,
  dictionary: choiceError,
  state: choiceError,
  reference: choiceError,
  references: choiceError,
  yesNo: choiceError,
  file: filesError,
  richText: richTextError,
  json: jsonError,
  region: choiceError,
  location: placeError,
  icon: plainError,
  cron: plainError,
  secret: lengthError,
  joined: nothingTyped,
  computed: nothingTyped,
};

/** The fields whose validation reads `key`: itself, those that must not precede it, and those asked for by its value. */
export function fieldsCheckedWith(resource: Resource, key: string): string[] {
  const later = formFields(resource).filter(
    ([, field]) => (field.type === 'date' || field.type === 'dateTime') && field.notBefore === key,
  );
  return [...new Set([key, ...later.map(([name]) => name), ...fieldsDependingOn(resource, key)])];
}

/** Nobody types what is made when a row is read. */
function nothingTyped(): null {
  return null;
}

function textError(field: TextField, value: FieldValue): LocalizedText | null {
  const error = limitError(field, value, textLimit(field));
  if (error !== null || typeof value !== 'string') return error;
  return field.rule === undefined ? null : textRules[field.rule](value);
}

function lengthError(field: LongTextField | SecretField, value: FieldValue): LocalizedText | null {
  return storableError(field, value, field.maximumLength);
}

function richTextError(field: LongTextField, value: FieldValue): LocalizedText | null {
  if (typeof value === 'string' && htmlLength(value) > field.maximumLength)
    return validatorMessages.longest(field.maximumLength);
  if (typeof value === 'string' && value.length > HTML_LENGTH) return recordRuleMessages.html;
  return storableError(field, value, HTML_LENGTH);
}

function plainError(field: PlainField, value: FieldValue): LocalizedText | null {
  return storableError(field, value, PLAIN_LENGTH);
}

function placeError(field: PlainField, value: FieldValue): LocalizedText | null {
  return plainError(field, value) ?? (v.is(storedValue(field), value) ? null : recordRuleMessages.place);
}

function storableError(field: Field, value: FieldValue, longest: number): LocalizedText | null {
  if (typeof value === 'string' && value.length > longest) return validatorMessages.longest(longest);
  return unstorableError(field, value);
}

function limitError(field: Field, value: FieldValue, limit: TextLimit): LocalizedText | null {
  const problem = typeof value === 'string' ? lengthProblem(value, limit) : null;
  if (problem === 'long') return validatorMessages.longest(limit.characters);
  return problem === 'heavy' ? validatorMessages.heavy : unstorableError(field, value);
}

function unstorableError(field: Field, value: FieldValue): LocalizedText | null {
  if (typeof value !== 'string') return fieldPrompt(field);
  return isStorable(value) ? null : storableTextMessages.unstorable;
}

function jsonError(field: LongTextField, value: FieldValue): LocalizedText | null {
  return lengthError(field, value) ?? (v.is(storedValue(field), value) ? null : recordRuleMessages.json);
}

function filesError(field: FileField, value: FieldValue): LocalizedText | null {
  if (v.is(storedValue(field), value)) return null;
  return typeof value === 'string' && storedFiles(value).length > field.maximum
    ? recordRuleMessages.mostFiles(field.maximum)
    : recordRuleMessages.files;
}

function numberError(field: NumberField, value: FieldValue): LocalizedText | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return validatorMessages.number;
  if (field.type === 'integer' && !Number.isInteger(value)) return validatorMessages.wholeNumber;
  if (value < field.minimum || value > field.maximum) return validatorMessages.between(field.minimum, field.maximum);
  if (field.scale !== undefined && Number(value.toFixed(field.scale)) !== value)
    return validatorMessages.decimals(field.scale);
  return null;
}

function choiceError(field: Field, value: FieldValue): LocalizedText | null {
  return v.is(storedValue(field), value) ? null : fieldPrompt(field);
}

function dateError(field: DateField, value: FieldValue, { resource, values }: CheckContext): LocalizedText | null {
  if (!v.is(storedValue(field), value)) return validatorMessages[field.type];
  const earlierKey = field.notBefore;
  const earlierField = earlierKey === undefined ? undefined : resource.fields[earlierKey];
  const earlier = earlierKey === undefined ? null : (values[earlierKey] ?? null);
  if (earlierField === undefined || typeof earlier !== 'string' || typeof value !== 'string') return null;
  // Both have the same fixed format, in which chronological order is string order.
  return v.is(storedValue(earlierField), earlier) && value < earlier
    ? validatorMessages.notBefore(field.label, earlierField.label)
    : null;
}
