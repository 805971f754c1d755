import { localized } from '@evergreen/core/kernel';

import { isSwitch } from './environment-values.ts';
import { startMessages } from './start.messages.ts';
import type { EnvironmentVariable } from './variable.types.ts';

/** The variables about scheduled jobs. */
export const jobVariables = {
  JOBS: {
    rule: { isValid: isSwitch, problem: startMessages.badSwitch('JOBS') },
    meaning: localized(
      'off 时该进程不执行定时任务；同一数据库至少应有一个进程执行',
      '`off` keeps this process from running scheduled jobs; of the processes of one database at least one should',
    ),
    otherwise: localized('on', '`on`'),
  },
} as const satisfies Readonly<Record<string, EnvironmentVariable>>;
