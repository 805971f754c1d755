import { HAS_CHILD, TREE_PATH, type ResourceRow } from '../../../resources/index.ts';
import type { ListPageEvent, ListQuery, ToldRows } from './list-page.types.ts';
import { isSameQuery } from './list-query.model.ts';
import { listedRows, type TreeRows } from './tree-branches.model.ts';

export const NOTHING_TOLD: ToldRows = { changed: {}, gone: [], fresh: [] };

export function versionOf(row: ResourceRow): number {
  return row['version'] ?? 0;
}

export type RowsTold = Extract<ListPageEvent, { type: 'rows.told' }>;

type ToldList = TreeRows & { readonly told: ToldRows };

/** Newer rows take their places, and no row moves: somebody may be about to press one. */
export function withToldRows(
  state: ToldList & { readonly query: ListQuery },
  { query, rows, gone, fresh }: RowsTold,
): Partial<ToldList> {
  // They were read for another page or search.
  if (!isSameQuery(state.query, query)) return {};
  const shown = new Map(listedRows(state).map((row) => [row.id, row]));
  const newer = new Map(
    rows.flatMap((row) => {
      const former = shown.get(row.id);
      return former === undefined || versionOf(row) <= versionOf(former)
        ? []
        : [[row.id, inPlace(row, former)] as const];
    }),
  );
  const { told } = state;
  const turn = Math.max(0, ...Object.values(told.changed)) + 1;
  return {
    rows: replaced(state.rows, newer),
    branches: Object.fromEntries(
      Object.entries(state.branches).map(([id, branch]) => [id, { ...branch, rows: replaced(branch.rows, newer) }]),
    ),
    told: {
      changed: { ...told.changed, ...Object.fromEntries([...newer.keys()].map((id) => [id, turn])) },
      gone: joined(told.gone, gone).filter((id) => shown.has(id) && !rows.some((row) => row.id === id)),
      fresh: joined(told.fresh, fresh).filter((id) => !shown.has(id) && !gone.includes(id)),
    },
  };
}

function replaced(rows: readonly ResourceRow[], newer: ReadonlyMap<string, ResourceRow>): readonly ResourceRow[] {
  return newer.size === 0 ? rows : rows.map((row) => newer.get(row.id) ?? row);
}

/** Where it stands in a tree is not read with it. */
function inPlace(row: ResourceRow, former: ResourceRow): ResourceRow {
  const { [HAS_CHILD]: hasChild, [TREE_PATH]: path } = former;
  const { [HAS_CHILD]: _hasChild, [TREE_PATH]: _path, ...values } = row;
  return {
    ...values,
    id: row.id,
    ...(hasChild === undefined ? {} : { [HAS_CHILD]: hasChild }),
    ...(path === undefined ? {} : { [TREE_PATH]: path }),
  };
}

function joined(one: readonly string[], other: readonly string[]): readonly string[] {
  return other.length === 0 ? one : [...new Set([...one, ...other])];
}
