import { filledFields, referredResource, type Resource, type ResourceValues } from '@evergreen/core/resources';
import { err, ok, type Result } from '@evergreen/core/kernel';
import { validateField } from '@evergreen/core/validation/validators';

import type { CallFailure } from '../../../../http/call.types.ts';
import { refusedValue } from '../../../../http/refused-value.ts';
import type { ChoiceSources } from './choice-texts.ts';
import { resourceMessages } from '../resource.messages.ts';

/**
 * Fills empty fields from the rows that references lead to, by one statement for each reference. A row without the value, or one that does not keep
 * the field's rules, refuses. Ask for reach before: the rows are read in the caller's reach, and the value is masked like there.
 */
export async function valuesFromReferences(
  resource: Resource,
  writes: readonly { readonly values: ResourceValues }[],
  { repositoryOf }: Pick<ChoiceSources, 'repositoryOf'>,
): Promise<readonly Result<ResourceValues, CallFailure>[]> {
  const fields = filledFields(resource);
  const rows = writes.map(({ values }) => values);
  if (fields.length === 0) return rows.map((row) => ok(row));
  const found = new Map<string, ReadonlyMap<string, ResourceValues>>();
  const isEmpty = (row: ResourceValues, key: string) => (row[key] ?? null) === null;
  for (const through of new Set(fields.map((field) => field.through))) {
    const filled = fields.filter((field) => field.through === through);
    const lacking = rows.filter((row) => filled.some(({ key }) => isEmpty(row, key)));
    const ids = new Set(lacking.map((row) => row[through]).filter((id) => typeof id === 'string'));
    const reference = resource.fields[through];
    const other = reference?.type === 'reference' ? referredResource(resource, reference.resource) : undefined;
    if (other === undefined) throw new Error(`"${through}" of "${resource.name}" leads to no resource`);
    const keys = filled.map(({ field }) => field);
    found.set(through, ids.size === 0 ? new Map() : await repositoryOf(other).partsOf(keys, [...ids]));
  }
  return rows.map((row) => {
    const changed: { [key: string]: ResourceValues[string] } = {};
    for (const { key, through, field } of fields) {
      const id = row[through];
      if (typeof id !== 'string' || !isEmpty(row, key)) continue;
      const value = found.get(through)?.get(id)?.[field] ?? null;
      const isKept = value !== null && validateField(resource, key, { ...row, [key]: value }) === null;
      const [label, source] = [resource.fields[key]?.label, resource.fields[through]?.label];
      if (label === undefined || source === undefined) throw new Error(`"${key}" of "${resource.name}" is no field`);
      if (!isKept) return err(refusedValue(key, resourceMessages.notFilled(label, source)).error);
      changed[key] = value;
    }
    return ok({ ...row, ...changed });
  });
}
