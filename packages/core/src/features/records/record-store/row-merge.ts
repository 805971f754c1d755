import {
  formFields,
  type Resource,
  type ResourceRow,
  type ResourceValues,
  type FieldValue,
} from '../../../resources/index.ts';

/** Result of a three-way merge of one row: base, local and remote. */
export interface RowMerge {
  /** Fields changed only remotely, with their values. */
  readonly remoteChanges: ResourceValues;
  /** Fields changed by both to different values, in form order. */
  readonly conflicts: readonly string[];
}

/**
 * Merge field by field. `base` is the row when `mine` was begun; null if unknown, which makes every difference a
 * conflict. Compares only form fields.
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
    const own = mine[key] ?? null;
    const other = remote[key] ?? null;
    if (own === other) continue;
    const before = base === null ? undefined : (base[key] ?? null);
    if (other === before) continue;
    if (own === before) remoteChanges[key] = other;
    else conflicts.push(key);
  }
  return { remoteChanges, conflicts };
}
