import * as v from 'valibot';

import { identifiersUpTo, pageQueryEntries, wireText, wireWords, type Schema } from '../../contract/index.ts';
import { MATCH_TYPES } from '../condition/super-query.ts';
import { AUDIT_FIELDS } from './audit-fields.ts';
import {
  choiceTextKeys,
  dictionaryTextKey,
  formFields,
  HAS_CHILD,
  TREE_PATH,
  searchFields,
  searchKeys,
} from './define-resource.ts';
import { isToldByText, searchedValue, storedValue } from './field-kinds.ts';
import { APPLIES, namedActions, stampedFields, waitedActions } from './resource-actions.ts';
import type { Resource, ResourceRow, ResourceValues } from './resource.types.ts';

/** An empty value is null. */
export const nullable = (schema: v.GenericSchema<unknown, string | number>) => v.nullish(schema, null);

/** Schema of the values of a new row. Drops unknown keys, so no other column can be written (threat T-04). */
export function resourceValuesSchema(resource: Resource): v.GenericSchema<unknown, ResourceValues> {
  return v.object(Object.fromEntries(formFields(resource).map(([key, field]) => [key, nullable(storedValue(field))])));
}

/** Schema of the values that an edit changes: what is left out stays, null empties. Drops unknown keys. */
export function resourceChangesSchema(resource: Resource): v.GenericSchema<unknown, ResourceValues> {
  const entries = formFields(resource).map(
    ([key, field]) => [key, v.exactOptional(v.nullable(storedValue(field)))] as const,
  );
  // An absent key is absent in what is parsed; the type of entries named at run time says that it may be undefined.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return v.object(Object.fromEntries(entries)) as unknown as v.GenericSchema<unknown, ResourceValues>;
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
    ...(isToldByText(field) ? [dictionaryTextKey(key)] : []).map(
      (name) => [name, v.nullish(v.string(), null)] as const,
    ),
    // The second name is for other clients; this one reads the first.
    ...choiceTextKeys(key, field)
      .slice(1)
      .map((name) => [name, v.optional(v.nullable(v.string()))] as const),
  ]);
  // Entries named at run time cannot be named in a type; the entries above are exactly those of ResourceRow.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return v.object({
    id: v.string(),
    version: v.optional(v.number()),
    ...auditEntries,
    ...(resource.tree === undefined
      ? {}
      : { [HAS_CHILD]: v.optional(v.picklist(['0', '1'])), [TREE_PATH]: v.optional(v.string()) }),
    ...Object.fromEntries(fields),
    // Real names of who acted, beside their accounts.
    ...Object.fromEntries(stampedFields(resource).map((key) => [dictionaryTextKey(key), v.nullish(v.string(), null)])),
  }) as unknown as v.GenericSchema<unknown, ResourceRow>;
}

/** Characters of an advanced query: posted with the other parameters it fits into a body. How many conditions it may have is said in words. */
const LONGEST_SUPER_QUERY = 120_000;

/** Rows that one list call may name. */
const MOST_NAMED = 200;

/** Keys of actions that views of the resource wait for, separated by commas. */
const appliesTo = (waited: readonly string[]) =>
  v.pipe(
    wireText(200),
    v.check((value) => namedActions(value).every((key) => waited.includes(key))),
  );

/** Schema of list parameters: paging, sorting, the resource's search fields, an advanced query and named rows. */
export function resourceListQuerySchema(resource: Resource) {
  const search: Record<string, v.OptionalSchema<Schema, undefined>> = {};
  for (const [key, field] of searchFields(resource))
    for (const name of searchKeys(key, field)) search[name] = v.optional(searchedValue(field));
  const waited = (resource.views ?? []).flatMap(waitedActions);
  if (waited.length > 0) search[APPLIES] = v.optional(appliesTo(waited));
  return v.object({
    ...pageQueryEntries,
    ...search,
    /** What people call a row: a part of its name, its pinyin, the end of a number that its mask shows, or a whole number. */
    keyword: v.optional(wireWords({ characters: 64 })),
    /** These rows alone, to name what was chosen before; an identifier without a row finds nothing. */
    id: v.optional(identifiersUpTo(MOST_NAMED)),
    superQueryParams: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_SUPER_QUERY))),
    superQueryMatchType: v.optional(v.picklist(MATCH_TYPES)),
  });
}
