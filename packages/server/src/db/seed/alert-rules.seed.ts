import type { AlertComparison, ALERT_METRICS } from '@evergreen/core/insight/alert-rule';
import { alertRuleResource } from '@evergreen/core/resources';

import type { Database } from '../database.types.ts';
import { resourceTable } from '../resource-table.ts';
import { seededRows } from './resource-rows.ts';
import { SEEDER, seedIdentifier } from './seed-random.ts';

interface AlertSeed {
  readonly title: string;
  readonly metric: keyof typeof ALERT_METRICS;
  readonly comparison: AlertComparison;
  readonly threshold: number;
  readonly clearThreshold: number;
  readonly minutes: number;
}

const SEEDS: readonly AlertSeed[] = [
  { title: '数据盘空间不足', metric: 'diskFreeShare', comparison: 'lt', threshold: 10, clearThreshold: 12, minutes: 5 },
  {
    title: '事件循环延迟过高',
    metric: 'eventLoopP99',
    comparison: 'gt',
    threshold: 200,
    clearThreshold: 150,
    minutes: 5,
  },
  { title: '请求失败过多', metric: 'failedCallShare', comparison: 'gt', threshold: 1, clearThreshold: 0.5, minutes: 5 },
  {
    title: '与数据库时钟不一致',
    metric: 'clockDifference',
    comparison: 'gt',
    threshold: 5,
    clearThreshold: 3,
    minutes: 5,
  },
  { title: '内存不足', metric: 'memoryShare', comparison: 'gt', threshold: 90, clearThreshold: 85, minutes: 5 },
];

/** Rules that a platform comes with. One that staff changed or deleted stays as they left it. */
export async function seedAlertRules({ orm }: Pick<Database, 'orm'>, now: number): Promise<void> {
  const rows = seededRows(
    alertRuleResource,
    SEEDS.map((values) => ({
      id: seedIdentifier('alertRule', values.metric),
      createBy: SEEDER,
      createTime: now,
      values: { ...values, pauseHours: 1, isOn: 'Y' as const },
    })),
  );
  await orm.insert(resourceTable(alertRuleResource)).values(rows).onConflictDoNothing();
}
