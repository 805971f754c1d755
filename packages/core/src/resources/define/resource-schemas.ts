import * as v from 'valibot';

import { pageQueryEntries, wireInteger, wireText, type Schema } from '../../contract/index.ts';
import { isLeapYear } from '../../kernel/index.ts';
import { AUDIT_FIELDS, dictionaryTextKey, formFields, searchFields, searchKeys } from './define-resource.ts';
import type { Resource, ResourceRow, ResourceValues, Field } from './resource.types.ts';

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;
const DATE_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;

/** 30 February matches the format but does not exist; there was no year 0. */
function isRealDay(value: string): boolean {
  const [year = 0, month = 0, day = 0] = value.slice(0, 10).split('-').map(Number);
  const lengths = [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year > 0 && day <= (lengths[month - 1] ?? 0);
}

const date = v.pipe(v.string(), v.regex(DATE), v.check(isRealDay));
const dateTime = v.pipe(v.string(), v.regex(DATE_TIME), v.check(isRealDay));

/** Schema of storable values of a field, regardless of form rules; empty is `null`. */
export function storedValue(field: Field): v.GenericSchema<unknown, string | number> {
  switch (field.type) {
    case 'text':
    case 'multilineText':
      return wireText(field.maximumLength);
    case 'integer':
      return v.pipe(v.number(), v.integer(), v.minValue(field.minimum), v.maxValue(field.maximum));
    case 'decimal':
      return v.pipe(v.number(), v.minValue(field.minimum), v.maxValue(field.maximum));
    case 'date':
      return date;
    case 'dateTime':
      return dateTime;
    case 'dictionary':
    case 'reference':
      return wireText(64);
    case 'yesNo':
      return v.picklist(['Y', 'N']);
  }
}

const wireDecimal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d{1,6})?$/u), v.transform(Number))]),
  v.finite(),
);

/** Schema of search input: any text; numbers within the column's range and dates are parsed. */
function searchedValue(field: Field): Schema {
  if (field.type === 'date' || field.type === 'dateTime') return v.union([date, dateTime]);
  if (field.type === 'integer') return wireInteger(field.minimum, field.maximum);
  if (field.type === 'decimal') return wireDecimal;
  return wireText(200);
}

const nullable = (schema: v.GenericSchema<unknown, string | number>) => v.nullish(schema, null);

/** Schema of add and edit bodies. Drops unknown keys, so no other column can be written (threat T-04). */
export function resourceValuesSchema(resource: Resource): v.GenericSchema<unknown, ResourceValues> {
  return v.object(Object.fromEntries(formFields(resource).map(([key, field]) => [key, nullable(storedValue(field))])));
}

const auditEntries = Object.fromEntries([
  ...AUDIT_FIELDS.map((key) => [key, v.nullish(v.string(), null)] as const),
  // Real names beside the accounts; other servers omit them.
  ...(['createBy', 'updateBy'] as const).map(
    (key) => [dictionaryTextKey(key), v.optional(v.nullable(v.string()))] as const,
  ),
]);

/** Schema of a response row. Values outside the current limits are accepted, as old rows may hold them. */
export function resourceRowSchema(resource: Resource): v.GenericSchema<unknown, ResourceRow> {
  const fields = Object.entries(resource.fields).flatMap(([key, field]) => [
    [key, v.nullish(v.union([v.string(), v.number()]), null)] as const,
    ...(field.type === 'dictionary' || field.type === 'reference'
      ? [[dictionaryTextKey(key), v.nullish(v.string(), null)] as const]
      : []),
  ]);
  // Entries named at run time cannot be named in a type; the entries above are exactly those of ResourceRow.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return v.object({
    id: v.string(),
    version: v.optional(v.number()),
    ...auditEntries,
    ...Object.fromEntries(fields),
  }) as unknown as v.GenericSchema<unknown, ResourceRow>;
}

/** Schema of list parameters: paging, sorting and the resource's search fields. */
export function resourceListQuerySchema(resource: Resource) {
  const search: Record<string, v.OptionalSchema<Schema, undefined>> = {};
  for (const [key, field] of searchFields(resource))
    for (const name of searchKeys(key, field)) search[name] = v.optional(searchedValue(field));
  return v.object({ ...pageQueryEntries, ...search });
}
