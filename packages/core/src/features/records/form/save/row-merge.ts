import {
  formFields,
  type Resource,
  type ResourceRow,
  type ResourceValues,
  type FieldValue,
} from '../../../../resources/index.ts';

/** Result of a three-way merge of one row: base, local and remote. */
export interface RowMerge {
  /** Fields changed only remotely, with their values. */
  readonly remoteChanges: ResourceValues;
  /** Fields changed by both to different values, in form order. */
  readonly conflicts: readonly string[];
}

/**
 * Merge field by field. `base` is the row when `mine` was begun; null if unknown, which makes every difference a
 * conflict. Compares only form fields; one that `mine` leaves out has no local change.
 */
export function mergeRow(
  resource: Resource,
  base: ResourceValues | null,
  mine: ResourceValues,
  remote: ResourceRow,
): RowMerge {
  const remoteChanges: Record<string, FieldValue> = {};
  const conflicts: string[] = [];
  for (const [key] of formFields(resource)) {
    const other = remote[key] ?? null;
    const before = base === null ? undefined : (base[key] ?? null);
    const own = Object.hasOwn(mine, key) ? (mine[key] ?? null) : before;
    if (own === other) continue;
    if (other === before) continue;
    if (own === before) remoteChanges[key] = other;
    else conflicts.push(key);
  }
  return { remoteChanges, conflicts };
}
