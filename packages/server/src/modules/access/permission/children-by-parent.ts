/** Levels of a tree that are answered; what lies deeper is left out. Clients read 200 levels of JSON, of which a tree takes two a level. */
export const DEEPEST_TREE = 60;

/** Rows by the row above them, in their order; those at the top under null. */
export function childrenByParent<Row extends { readonly parentId: string | null }>(
  rows: readonly Row[],
): ReadonlyMap<string | null, readonly Row[]> {
  const children = new Map<string | null, Row[]>();
  for (const row of rows) {
    const siblings = children.get(row.parentId);
    if (siblings === undefined) children.set(row.parentId, [row]);
    else siblings.push(row);
  }
  return children;
}

/** The order of the menu, the same on every engine. */
export function bySortNumber(
  left: { readonly sortNo: number; readonly id: string },
  right: { readonly sortNo: number; readonly id: string },
): number {
  return left.sortNo - right.sortNo || (left.id < right.id ? -1 : 1);
}
