import {
  askedFields,
  formFields,
  isChildField,
  isReference,
  type Field,
  type Resource,
  type ResourceValues,
} from '@evergreen/core/resources';
import type { LocalizedText } from '@evergreen/core/kernel';
import {
  validateAnswers,
  validateRecord,
  type RecordAge,
  type RecordErrors,
} from '@evergreen/core/validation/validators';

import type { CallFailure } from '../../../http/call.types.ts';
import { resourceMessages } from './resource.messages.ts';
import type { ResourceRepository, StoredRow } from './resource.repository.ts';

/** The rules of the form that the values break: the message is about the first field, `fields` about each. */
export function brokenRules(
  resource: Resource,
  values: ResourceValues,
  age: RecordAge = 'new',
): CallFailure | undefined {
  return refusedFields(formFields(resource), validateRecord(resource, values, age));
}

/** The rules that the answers to the questions of an action break. */
export function brokenAnswers(resource: Resource, action: string, asked: ResourceValues): CallFailure | undefined {
  const fields = askedFields(resource, action).map(({ key, field }) => [key, field] as const);
  return refusedFields(fields, validateAnswers(resource, action, asked));
}

function refusedFields(
  among: readonly (readonly [key: string, field: Field])[],
  errors: RecordErrors,
): CallFailure | undefined {
  const broken = among.flatMap(([key, { label }]) => {
    const error = Object.hasOwn(errors, key) ? errors[key] : undefined;
    return error === undefined ? [] : [{ key, label, error }];
  });
  const [first] = broken;
  if (first === undefined) return undefined;
  return {
    kind: 'business',
    message: resourceMessages.wrong(first.label, first.error),
    fields: Object.fromEntries(broken.map(({ key, error }) => [key, error])),
  };
}

/** Where rows that refer to others are looked for. */
interface UsingRows {
  readonly repositoryOf: (resource: Resource) => ResourceRepository;
  readonly among: readonly Resource[];
}

/** Which rows of other resources stand in the way of deleting these; the rows must be locked. Their sub-rows go with them. */
export async function usedElsewhere(
  resource: Resource,
  rows: readonly StoredRow[],
  { repositoryOf, among }: UsingRows,
): Promise<LocalizedText | undefined> {
  for (const user of among)
    for (const [key, field] of Object.entries(user.fields)) {
      // What is only appended tells of rows and keeps none.
      if (!isReference(field) || user.kind === 'appendOnly') continue;
      if (field.resource !== resource.name || isChildField(resource, user, key)) continue;
      const counts = await repositoryOf(user).countsHolding(
        key,
        rows.map(({ id }) => id),
      );
      for (const row of rows) {
        const count = counts.get(row.id) ?? 0;
        if (count > 0) return resourceMessages.inUse(String(row[resource.labelField] ?? row.id), user, count);
      }
    }
  return undefined;
}
