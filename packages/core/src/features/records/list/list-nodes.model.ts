import type { ResourceRow } from '../../../resources/index.ts';
import type { ListPageFacts, TreePlace } from './list-page.types.ts';

/** A shown row of a tree with the shown ones below it. */
export interface ListNode {
  readonly row: ResourceRow;
  /** Null for what a search found: it stands alone, whatever is above and below it. */
  readonly place: TreePlace | null;
  readonly children: readonly ListNode[];
}

/** The shown rows of a list below each other. */
export function listNodes({ rows, tree }: Pick<ListPageFacts, 'rows' | 'tree'>): readonly ListNode[] {
  const top: ListNode[] = [];
  /** The lists of children from the top down to the last row. */
  const open: ListNode[][] = [top];
  for (const row of rows) {
    const place = tree?.[row.id] ?? null;
    const children: ListNode[] = [];
    open.length = Math.min(place?.level ?? 1, open.length);
    open.at(-1)?.push({ row, place, children });
    open.push(children);
  }
  return top;
}
