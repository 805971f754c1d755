import { asc, eq, sql } from 'drizzle-orm';

import type { AlertRule, AlertState } from '@evergreen/core/insight/alert-rule';
import { alertRuleResource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { sysAlertState } from '../../../db/schema/index.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { alertComparisonOf } from './alert-rule.hooks.ts';

/** Arbitrary key, unique in the database: one process looks at the rules at a time. */
const ADVISORY_LOCK = 4_815_162_347;

export interface WatchedRule extends AlertRule {
  readonly id: string;
  readonly metric: string;
  readonly roleId: string | null;
  readonly isOn: boolean;
  /** Null for a rule that was not looked at yet. */
  readonly state: AlertState | null;
}

export interface AlertRuleRepository {
  /** Until the transaction is over; false while another process looks at the rules. */
  isAlone(): Promise<boolean>;
  rules(): Promise<readonly WatchedRule[]>;
  save(id: string, state: AlertState, value: number | null): Promise<void>;
  /** Of a rule that is off: nothing is known of it. */
  forget(id: string): Promise<void>;
}

const table = unscopedRows(alertRuleResource);
const column = (key: keyof typeof alertRuleResource.fields) => unscopedColumn(alertRuleResource, key);

/** How it is with a rule is no change of it: neither a version nor an entry of its history. */
function shown(phase: Partial<Record<'phase' | 'phaseTime' | 'phaseValue', string | null>>) {
  const written: Readonly<Record<string, unknown>> = phase;
  return { version: sql`${table.version}`, ...written };
}

export function createAlertRuleRepository({ orm }: Pick<Database, 'orm'>): AlertRuleRepository {
  return {
    async isAlone() {
      const [row] = await orm.execute<{ alone: boolean }>(
        sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as alone`,
      );
      return row?.alone === true;
    },
    async rules() {
      const rows = await orm
        .select({
          id: table.id,
          metric: sql<string>`${column('metric')}`,
          comparison: sql<string>`${column('comparison')}`,
          threshold: sql<string>`${column('threshold')}`,
          clearThreshold: sql<string>`${column('clearThreshold')}`,
          minutes: sql<number>`${column('minutes')}`,
          pauseHours: sql<number>`${column('pauseHours')}`,
          roleId: sql<string | null>`${column('roleId')}`,
          isOn: sql<string>`${column('isOn')}`,
          state: sysAlertState.state,
        })
        .from(table)
        .leftJoin(sysAlertState, eq(sysAlertState.ruleId, table.id))
        .where(eq(table.delFlag, 0))
        .orderBy(asc(table.id));
      return rows.map(({ comparison, threshold, clearThreshold, isOn, ...row }) => ({
        ...row,
        comparison: alertComparisonOf(comparison),
        threshold: Number(threshold),
        clearThreshold: Number(clearThreshold),
        isOn: isOn === 'Y',
      }));
    },
    async save(id, state, value) {
      await orm
        .insert(sysAlertState)
        .values({ ruleId: id, state })
        .onConflictDoUpdate({ target: sysAlertState.ruleId, set: { state } });
      await orm
        .update(table)
        .set(
          shown({
            phase: state.phase,
            phaseTime: formatPlatformTime(state.since),
            phaseValue: value === null ? null : value.toFixed(2),
          }),
        )
        .where(eq(table.id, id));
    },
    async forget(id) {
      await orm.delete(sysAlertState).where(eq(sysAlertState.ruleId, id));
      await orm
        .update(table)
        .set(shown({ phase: null, phaseTime: null, phaseValue: null }))
        .where(eq(table.id, id));
    },
  };
}
