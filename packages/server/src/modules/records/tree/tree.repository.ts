import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';

import type { TreeCondition, WireTreeNode } from '@evergreen/core/contract';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { Services } from '../../../services.ts';
import type { ReachableRows } from '../resource/reachable.ts';
import type { TreeRow, TreeSource } from './tree-source.types.ts';

/** Most rows of one answer. */
const MOST_NODES = 20_000;

/** Most levels of one answer. */
const DEEPEST = 32;

/** Reads the trees of the registry: rows in reach of the call. */
export interface TreeRepository {
  /** What is directly below a row, or at the top (`pid` undefined), and meets every part of the condition. */
  level(pid: string | undefined, condition?: TreeCondition): Promise<WireTreeNode[]>;
  /** Everything below a row, or the whole tree; undefined for more than `MOST_NODES` rows. */
  everything(pid: string | undefined): Promise<WireTreeNode[] | undefined>;
  find(field: 'id' | 'code' | 'name', value: string): Promise<TreeRow | undefined>;
  /** Names by id, of deleted rows too: old records still hold them. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export type TreeServices = Pick<Services, 'database' | 'directory' | 'gatekeeper' | 'reachable' | 'repositoryOf'>;

export function createTreeRepository(
  { database: { orm }, reachable, repositoryOf }: TreeServices,
  { resource, keys }: TreeSource,
  call: SignedInCall,
): TreeRepository {
  const scope = { kind: 'caller', call } as const;
  const tree = () => reachable(resource, scope);

  async function read({ rows, column }: ReachableRows, wanted: readonly SQL[], limit: number): Promise<TreeRow[]> {
    return orm
      .select({
        id: sql<string>`${column('id')}`,
        pid: sql<string | null>`${column(keys.parent)}`,
        name: sql<string>`${column(keys.name)}`,
        code: sql<string>`${column(keys.code)}`,
      })
      .from(rows)
      .where(and(...wanted))
      .orderBy(asc(column(keys.order)), asc(column('id')))
      .limit(limit);
  }

  /** Which of these rows have others below them. */
  async function parentsAmong({ rows, column }: ReachableRows, ids: readonly string[]): Promise<ReadonlySet<unknown>> {
    if (ids.length === 0) return new Set();
    const parent = column(keys.parent);
    const found = await orm
      .selectDistinct({ pid: parent })
      .from(rows)
      .where(inArray(parent, [...ids]));
    return new Set(found.map(({ pid }) => pid));
  }

  return {
    async level(pid, condition = {}) {
      const reached = await tree();
      const parent = reached.column(keys.parent);
      const wanted = Object.entries(condition).map(([field, value]) => eq(reached.column(keyOf(keys, field)), value));
      const rows = await read(reached, [pid === undefined ? isNull(parent) : eq(parent, pid), ...wanted], MOST_NODES);
      const parents = await parentsAmong(
        reached,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => treeNode(row, parents.has(row.id)));
    },
    async everything(pid) {
      const rows = await read(await tree(), [], MOST_NODES + 1);
      if (rows.length > MOST_NODES) return undefined;
      return treeBelow(
        rows,
        rows.filter((row) => row.pid === (pid ?? null)),
        pid,
      );
    },
    async find(field, value) {
      const reached = await tree();
      const [row] = await read(reached, [eq(reached.column(keyOf(keys, field)), value)], 1);
      return row;
    },
    names: (ids) => repositoryOf(resource, scope).labels(ids),
  };
}

function keyOf(keys: TreeSource['keys'], field: string): string {
  switch (field) {
    case 'id':
      return 'id';
    case 'code':
    case 'name':
      return keys[field];
    default:
      throw new Error(`A condition on ${field} passed the schema of its call`);
  }
}

/** A row is shown once: one that is below itself ends there. Below `DEEPEST` levels the rest is loaded when it is opened. */
function treeBelow(rows: readonly TreeRow[], top: readonly TreeRow[], root: string | undefined): WireTreeNode[] {
  const below = new Map<string | null, TreeRow[]>();
  for (const row of rows) (below.get(row.pid) ?? below.set(row.pid, []).get(row.pid))?.push(row);
  const seen = new Set(root === undefined ? [] : [root]);
  const nodesOf = (level: readonly TreeRow[], depth: number): WireTreeNode[] =>
    level.flatMap((row) => {
      if (seen.has(row.id)) return [];
      seen.add(row.id);
      const own = below.get(row.id) ?? [];
      if (depth === DEEPEST) return [treeNode(row, own.length > 0)];
      const children = nodesOf(own, depth + 1);
      return [{ ...treeNode(row, children.length > 0), ...(children.length > 0 ? { children } : {}) }];
    });
  return nodesOf(top, 1);
}

function treeNode({ id, name, code }: TreeRow, hasChildren: boolean): WireTreeNode {
  return {
    key: id,
    value: id,
    label: name,
    title: name,
    code,
    leaf: hasChildren ? 0 : 1,
    isLeaf: !hasChildren,
    hasChildren,
  };
}
