import { formFields, type Area, type AreaRow, type AreaValues, type FieldValue } from '../../areas/index.ts';

/** What two people made of one row. */
export interface RowMerge {
  /** Fields that only the other changed, with what stands there now. */
  readonly taken: AreaValues;
  /** Fields that both changed, and not to the same. */
  readonly clashes: readonly string[];
}

/** Three ways: what the row was when it was read, what it is here, and what the other made of it. */
export function mergedRow(area: Area, before: AreaRow | undefined, mine: AreaValues, theirs: AreaRow): RowMerge {
  const taken: Record<string, FieldValue> = {};
  const clashes: string[] = [];
  for (const [key] of formFields(area)) {
    const was = before?.[key] ?? null;
    const own = mine[key] ?? null;
    const other = theirs[key] ?? null;
    if (own === other || other === was) continue;
    if (own === was) taken[key] = other;
    else clashes.push(key);
  }
  return { taken, clashes };
}
