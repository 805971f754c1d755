import { and, eq, sql } from 'drizzle-orm';

import { fillRuleResource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { unscopedColumn, unscopedRows } from '../resource/unscoped-rows.ts';
import { sysFillCounter } from '../../../db/schema/index.ts';

export interface StoredFillRule {
  readonly id: string;
  readonly ruleName: string;
  readonly handler: string;
  readonly prefix: string | null;
  readonly period: string;
  readonly digits: number;
}

export interface FillRuleRepository {
  /** The rule with this code; undefined when there is none in use. */
  byCode(ruleCode: string): Promise<StoredFillRule | undefined>;
  /** The last number of a period, 0 before the first. */
  last(ruleId: string, tenantId: number, period: string): Promise<number>;
  /** Counts further and answers the last number; concurrent calls wait for each other and get different numbers. */
  next(ruleId: string, tenantId: number, period: string, count: number): Promise<number>;
}

export function createFillRuleRepository({ orm }: Pick<Database, 'orm'>): FillRuleRepository {
  const rule = unscopedRows(fillRuleResource);
  const column = (key: keyof typeof fillRuleResource.fields) => unscopedColumn(fillRuleResource, key);
  return {
    async byCode(ruleCode) {
      const [row] = await orm
        .select({
          id: rule.id,
          ruleName: sql<string>`${column('ruleName')}`,
          handler: sql<string>`${column('handler')}`,
          prefix: sql<string | null>`${column('prefix')}`,
          period: sql<string>`${column('period')}`,
          digits: sql<number>`${column('digits')}`.mapWith(Number),
        })
        .from(rule)
        .where(and(eq(column('ruleCode'), ruleCode), eq(rule.delFlag, 0)));
      return row;
    },
    async last(ruleId, tenantId, period) {
      const [row] = await orm
        .select({ value: sysFillCounter.value })
        .from(sysFillCounter)
        .where(
          and(
            eq(sysFillCounter.ruleId, ruleId),
            eq(sysFillCounter.tenantId, tenantId),
            eq(sysFillCounter.period, period),
          ),
        );
      return row?.value ?? 0;
    },
    async next(ruleId, tenantId, period, count) {
      const [row] = await orm
        .insert(sysFillCounter)
        .values({ ruleId, tenantId, period, value: count })
        .onConflictDoUpdate({
          target: [sysFillCounter.ruleId, sysFillCounter.tenantId, sysFillCounter.period],
          set: { value: sql`${sysFillCounter.value} + ${count}` },
        })
        .returning({ value: sysFillCounter.value });
      return row?.value ?? count;
    },
  };
}
