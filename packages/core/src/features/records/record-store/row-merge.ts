import {
  formFields,
  type Resource,
  type ResourceRow,
  type ResourceValues,
  type FieldValue,
} from '../../../resources/index.ts';

/** A three-way merge of one row: what it was when it was read, what it is here, and what another person stored meanwhile. */
export interface RowMerge {
  /** Fields that only the other person changed, with their value. */
  readonly remoteChanges: ResourceValues;
  /** Fields that both changed, and not to the same value, in the order of the form. */
  readonly conflicts: readonly string[];
}

/**
 * Merges field by field. `base` is what the row was when `mine` was begun; null where nobody knows, and then every difference is a
 * conflict. Only the fields of the form are compared.
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
