import {
  alertMetric,
  alertText,
  freshAlert,
  nextAlert,
  worstValue,
  type AlertState,
} from '@evergreen/core/insight/alert-rule';
import type { SampleAt } from '@evergreen/core/contract';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';
import { alertRuleResource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import { recordLink } from '../../records/resource/told-record.ts';
import type { TellNotices } from '../../messaging/notice/tell-notices.ts';
import type { AlertRuleRepository, WatchedRule } from './alert-rule.repository.ts';
import type { MonitorRepository } from './monitor.repository.ts';
import { SILENT_AFTER } from './sampler.ts';

export interface AlertWatchDependencies {
  readonly rules: AlertRuleRepository;
  readonly samples: Pick<MonitorRepository, 'minutesOfRunning'>;
  readonly transaction: Database['transaction'];
  readonly tellNotices: TellNotices;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly logger: LoggerPort;
}

/**
 * Looks at every alert rule, over the last minute of all processes that run, and tells roles what is new. Every process calls it; how it is with a rule is
 * stored, so that it does not matter which one comes. A rule whose role cannot be told stays as it was and is tried again. Never rejects.
 */
export function createAlertWatch(dependencies: AlertWatchDependencies): () => Promise<void> {
  const { rules, samples, transaction, tellNotices, clock, logger } = dependencies;

  async function look(rule: WatchedRule, minutes: readonly SampleAt[]): Promise<void> {
    const metric = alertMetric(rule.metric);
    if (!rule.isOn || metric === undefined) {
      if (rule.state !== null) await rules.forget(rule.id);
      return;
    }
    const now = clock.now();
    const value = worstValue(
      rule.comparison,
      minutes.map(({ values }) => metric.read(values)),
    );
    const before = rule.state ?? freshAlert(now);
    const { state, news } = nextAlert(rule, before, value, now);
    if (rule.state === null || !isSame(state, before)) await rules.save(rule.id, state, value);
    if (news === null) return;
    const title = alertText(rule, metric, { news, value });
    const notice = { kind: 'alert', priority: 'H', to: { roleId: rule.roleId }, tenantId: null } as const;
    await tellNotices([{ ...notice, key: `alert:${rule.id}`, title, link: recordLink(alertRuleResource, rule.id) }]);
  }

  return async () => {
    try {
      await transaction(async () => {
        if (!(await rules.isAlone())) return;
        const watched = await rules.rules();
        if (watched.length === 0) return;
        const minutes = await samples.minutesOfRunning(clock.now() - SILENT_AFTER);
        for (const rule of watched)
          await transaction(async () => look(rule, minutes)).catch((error: unknown) =>
            logger.error('alert.untold', errorForLog(error)),
          );
      });
    } catch (error) {
      logger.error('alert.unwatched', errorForLog(error));
    }
  };
}

const isSame = (one: AlertState, other: AlertState): boolean =>
  one.phase === other.phase &&
  one.since === other.since &&
  one.seenAt === other.seenAt &&
  one.told === other.told &&
  one.toldAt === other.toldAt &&
  one.missingSince === other.missingSince;
