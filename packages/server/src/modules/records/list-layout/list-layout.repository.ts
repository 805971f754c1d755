import { and, eq, inArray, lt, notInArray } from 'drizzle-orm';
import * as v from 'valibot';

import { arrangedColumns, DENSITIES, type RememberedLayout } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import { sysListLayout } from '../../../db/schema/index.ts';

/** Layouts of lists, of one account at a time. */
export interface ListLayoutRepository {
  /** Of these lists, where there are any. */
  read(userId: string, lists: readonly string[]): Promise<RememberedLayout[]>;
  /** How many lists beside these the account has a layout of. */
  countOthers(userId: string, lists: readonly string[]): Promise<number>;
  /** Keeps it unless what is kept is as new. */
  save(userId: string, layout: RememberedLayout): Promise<void>;
}

const storedDensity = v.picklist(DENSITIES);

export function createListLayoutRepository({ orm }: Pick<Database, 'orm'>): ListLayoutRepository {
  return {
    async read(userId, lists) {
      const rows = await orm
        .select({
          list: sysListLayout.list,
          columns: sysListLayout.columns,
          density: sysListLayout.density,
          changedAt: sysListLayout.changedAt,
        })
        .from(sysListLayout)
        .where(and(eq(sysListLayout.userId, userId), inArray(sysListLayout.list, [...lists])))
        .orderBy(sysListLayout.list);
      return rows.map(({ columns, density, ...row }) => ({
        ...row,
        columns: v.is(arrangedColumns, columns) ? columns : null,
        density: v.is(storedDensity, density) ? density : null,
      }));
    },
    countOthers: (userId, lists) =>
      orm.$count(sysListLayout, and(eq(sysListLayout.userId, userId), notInArray(sysListLayout.list, [...lists]))),
    async save(userId, { list, ...layout }) {
      await orm
        .insert(sysListLayout)
        .values({ userId, list, ...layout })
        .onConflictDoUpdate({
          target: [sysListLayout.userId, sysListLayout.list],
          set: layout,
          setWhere: lt(sysListLayout.changedAt, layout.changedAt),
        });
    },
  };
}
