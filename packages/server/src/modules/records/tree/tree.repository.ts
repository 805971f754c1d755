import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { TreeCondition, WireTreeNode } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import type { SignedInCall } from '../../../http/call.types.ts';
import type { TreeRow, TreeSource } from './tree-source.types.ts';

/** Most rows of one answer. */
const MOST_NODES = 20_000;

/** Most levels of one answer. */
const DEEPEST = 32;

/** Reads the trees of the registry; every statement carries what the call may reach. */
export interface TreeRepository {
  /** What is directly below a row, or at the top (`pid` undefined), and meets every part of the condition. */
  level(pid: string | undefined, condition?: TreeCondition): Promise<WireTreeNode[]>;
  /** Everything below a row, or the whole tree; undefined for more than `MOST_NODES` rows. */
  everything(pid: string | undefined): Promise<WireTreeNode[] | undefined>;
  find(field: 'id' | 'code' | 'name', value: string): Promise<TreeRow | undefined>;
  /** Names by id, of deleted rows too: old records still hold them. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export function createTreeRepository(
  { orm }: Pick<Database, 'orm'>,
  source: TreeSource,
  call: SignedInCall,
): TreeRepository {
  const { table, columns } = source;
  const reach = source.reach(call);
  const inUse = [...reach, source.live];

  async function read(conditions: readonly SQL[], limit: number): Promise<TreeRow[]> {
    return orm
      .select({
        id: sql<string>`${columns.id}`,
        pid: sql<string | null>`${columns.pid}`,
        name: sql<string>`${columns.name}`,
        code: sql<string>`${columns.code}`,
      })
      .from(table)
      .where(and(...conditions))
      .orderBy(asc(columns.order), asc(columns.id))
      .limit(limit);
  }

  /** Which of these rows have others below them. */
  async function parentsAmong(ids: readonly string[]): Promise<ReadonlySet<unknown>> {
    if (ids.length === 0) return new Set();
    const found = await orm
      .selectDistinct({ pid: columns.pid })
      .from(table)
      .where(and(inArray(columns.pid, [...ids]), ...inUse));
    return new Set(found.map(({ pid }) => pid));
  }

  return {
    async level(pid, condition = {}) {
      const wanted = Object.entries(condition).map(([field, value]) => eq(columnOf(source, field), value));
      const rows = await read([...inUse, pid === undefined ? source.top : eq(columns.pid, pid), ...wanted], MOST_NODES);
      const parents = await parentsAmong(rows.map(({ id }) => id));
      return rows.map((row) => treeNode(row, parents.has(row.id)));
    },
    async everything(pid) {
      const rows = await read(inUse, MOST_NODES + 1);
      if (rows.length > MOST_NODES) return undefined;
      const top = pid === undefined ? await read([...inUse, source.top], MOST_NODES) : undefined;
      return treeBelow(rows, top ?? rows.filter((row) => row.pid === pid), pid);
    },
    async find(field, value) {
      const [row] = await read([...inUse, eq(columns[field], value)], 1);
      return row;
    },
    async names(ids) {
      if (ids.length === 0) return new Map();
      const rows = await read([...reach, inArray(columns.id, [...ids])], ids.length);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}

function columnOf({ columns }: TreeSource, field: string) {
  switch (field) {
    case 'id':
    case 'code':
    case 'name':
      return columns[field];
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
