import { HAS_CHILD, type ResourceRow } from '../../../resources/index.ts';
import { failureText } from '../../../http/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { BranchAnswer, BranchRequest } from './list-page.api.ts';
import type { ListQuery, TreePlace } from './list-page.types.ts';
import { isNarrowed } from './list-query.model.ts';

/** The rows below one row of a tree, open below it. */
export interface Branch {
  readonly status: 'loading' | 'loaded' | 'failed';
  /** The last loaded ones; kept during a reload. */
  readonly rows: readonly ResourceRow[];
  /** Why the last load failed. */
  readonly failure: LocalizedText | null;
  /** Number of its last call; the answers of earlier ones are ignored. */
  readonly turn: number;
}

/** By the row above. */
export type Branches = Readonly<Record<string, Branch>>;

export interface TreeRows {
  readonly rows: readonly ResourceRow[];
  readonly branches: Branches;
}

/** The rows of a list with the open ones below them, each once, as they stand below each other; their levels begin at 1. */
function placedRows({ rows, branches }: TreeRows): readonly { readonly row: ResourceRow; readonly level: number }[] {
  const seen = new Set<string>();
  const placed = (level: number, among: readonly ResourceRow[]): ReturnType<typeof placedRows> =>
    among.flatMap((row) => {
      if (seen.has(row.id)) return [];
      seen.add(row.id);
      return [{ row, level }, ...placed(level + 1, branches[row.id]?.rows ?? [])];
    });
  return placed(1, rows);
}

/** All rows that are shown, from top to bottom. */
export function listedRows(tree: TreeRows): readonly ResourceRow[] {
  return Object.keys(tree.branches).length === 0 ? tree.rows : placedRows(tree).map(({ row }) => row);
}

/** Where every shown row stands; null for a list that is no tree, and for what a search found at any level. */
export function treePlaces(
  tree: TreeRows,
  isTree: boolean,
  query: ListQuery,
): Readonly<Record<string, TreePlace>> | null {
  if (!isTree || isNarrowed(query)) return null;
  return Object.fromEntries(
    placedRows(tree).map(({ row, level }) => {
      const branch = tree.branches[row.id];
      return [
        row.id,
        {
          level,
          hasChildren: row[HAS_CHILD] === '1' || (branch?.rows.length ?? 0) > 0,
          status: branch?.status ?? 'closed',
          failure: branch?.failure ?? null,
        },
      ];
    }),
  );
}

/** The branch below a row, about to be read; what it shows stays until then. */
export function openedBranch(branches: Branches, id: string): Branches {
  const { rows = [], turn = 0 } = branches[id] ?? {};
  return { ...branches, [id]: { status: 'loading', rows, failure: null, turn: turn + 1 } };
}

export function closedBranch(branches: Branches, id: string): Branches {
  return Object.fromEntries(Object.entries(branches).filter(([other]) => other !== id));
}

/** The branches whose rows are shown still, about to be read anew; none in what a search found. */
export function reopenedBranches(tree: TreeRows, query: ListQuery): Branches {
  if (isNarrowed(query)) return {};
  const shown = new Set(listedRows(tree).map(({ id }) => id));
  return Object.keys(tree.branches)
    .filter((id) => shown.has(id))
    .reduce((opened, id) => openedBranch(opened, id), tree.branches);
}

/** The branches after an answer; unchanged if it is not the one that is waited for. */
export function answeredBranch(branches: Branches, { id, turn }: BranchRequest, answer: BranchAnswer): Branches {
  const branch = branches[id];
  if (branch?.turn !== turn) return branches;
  const answered: Branch = answer.ok
    ? { ...branch, status: 'loaded', rows: answer.value, failure: null }
    : { ...branch, status: 'failed', failure: failureText(answer.error) };
  // The last row below it is gone: there is nothing to be open.
  return answer.ok && answer.value.length === 0 ? closedBranch(branches, id) : { ...branches, [id]: answered };
}
