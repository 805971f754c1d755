import { localized } from '@evergreen/core/kernel';

import { isSwitch } from './environment-values.ts';
import { startMessages } from './start.messages.ts';
import type { EnvironmentVariable } from './variable.types.ts';

/** The variables about scheduled jobs and the metrics of the process. */
export const jobVariables = {
  JOBS: {
    rule: { isValid: isSwitch, problem: startMessages.badSwitch('JOBS') },
    meaning: localized(
      'off 时该进程不执行定时任务；同一数据库至少应有一个进程执行',
      '`off` keeps this process from running scheduled jobs; of the processes of one database at least one should',
    ),
    otherwise: localized('on', '`on`'),
  },
  EVERGREEN_METRICS_TOKEN: {
    rule: { isValid: (value) => /^[\w.~+/=-]{16,200}$/u.test(value), problem: () => startMessages.badMetricsToken },
    meaning: localized(
      '读取 /metrics（Prometheus 格式）的令牌，16 到 200 个字符；请求头 Authorization: Bearer 令牌',
      'Token that reads `/metrics` (Prometheus), 16 to 200 characters; sent as `Authorization: Bearer …`',
    ),
    otherwise: localized('没有 /metrics', 'there is no `/metrics`'),
  },
} as const satisfies Readonly<Record<string, EnvironmentVariable>>;

export interface JobSettings {
  /** Plans and runs jobs. */
  readonly runsJobs: boolean;
  /** Reads the metrics of the process. */
  readonly metricsToken: string | undefined;
}

export function jobSettingsOf(valueOf: (name: keyof typeof jobVariables) => string | undefined): JobSettings {
  return { runsJobs: valueOf('JOBS') !== 'off', metricsToken: valueOf('EVERGREEN_METRICS_TOKEN') };
}
