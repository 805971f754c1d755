import { formFields, referredResource, type Resource, type ResourceValues } from '@evergreen/core/resources';

import type { CallFailure } from '../../../../http/call.types.ts';
import { refusedValue } from '../../../../http/refused-value.ts';
import type { ChoiceSources } from './choice-texts.ts';
import { resourceMessages } from '../resource.messages.ts';
import type { StoredRow } from '../stored-row.types.ts';

/** A row as it would be; `before` undefined for a new one. */
interface ReferringRow {
  readonly values: ResourceValues;
  readonly before: StoredRow | undefined;
}

/**
 * Why a row may not be saved with one of its references: what it leads to is out of the caller's reach, newly chosen or kept from before.
 * Ask it before anything looks at what a reference leads to, a hook for example, so that no answer tells of it.
 */
export async function unreachableReference(
  resource: Resource,
  row: ReferringRow,
  sources: ChoiceSources,
): Promise<CallFailure | undefined> {
  return (await readUnreachable(resource, [row], sources))(row);
}

/**
 * Reads what several rows refer to, by one statement for each resource that the caller does not reach as a whole, and judges each row as
 * `unreachableReference` does. Deleted rows count: a row may keep what nobody may choose any more.
 */
export async function readUnreachable(
  resource: Resource,
  rows: readonly ReferringRow[],
  { repositoryOf }: ChoiceSources,
): Promise<(row: ReferringRow) => CallFailure | undefined> {
  const isReached = new Map<string, (id: string) => boolean>();
  for (const [key, field] of formFields(resource)) {
    const other = field.type === 'reference' ? referredResource(resource, field.resource) : undefined;
    const ids = new Set(rows.flatMap((row) => judgedId(resource, key, row) ?? []));
    if (other === undefined || other.lookup === 'nobody' || ids.size === 0) continue;
    const repository = repositoryOf(other);
    if (await repository.isWhole()) continue;
    const found = await repository.labels([...ids]);
    isReached.set(key, (id) => found.has(id));
  }
  return (row) => {
    for (const [key, reached] of isReached) {
      const id = judgedId(resource, key, row);
      const label = resource.fields[key]?.label;
      if (id !== undefined && label !== undefined && !reached(id))
        return refusedValue(key, resourceMessages.notOffered(label)).error;
    }
    return undefined;
  };
}

/**
 * What a row refers to by a field. Kept references that need no judgement are left out: what a row hangs under is in reach where the row is,
 * and who reaches a part of a tree reaches nothing above it.
 */
function judgedId({ within, tree }: Resource, key: string, { values, before }: ReferringRow): string | undefined {
  const value = values[key];
  const isKept = value === before?.[key];
  return typeof value !== 'string' || (isKept && (key === within || key === tree?.parent)) ? undefined : value;
}
