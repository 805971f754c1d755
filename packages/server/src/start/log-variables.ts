import { localized } from '@evergreen/core/kernel';

import { isLogLevel, isRetention, isSwitch } from './environment-values.ts';
import { startMessages } from './start.messages.ts';
import type { EnvironmentVariable } from './variable.types.ts';

const keptUsually = localized('180/1000000', '`180/1000000`');
const retentionRule = (name: string) => ({ isValid: isRetention, problem: startMessages.badRetention(name) });

/** The variables about the log of the process and how long the logs in the database are kept. */
export const logVariables = {
  LOG_LEVEL: {
    rule: { isValid: isLogLevel, problem: startMessages.badLogLevel },
    meaning: localized(
      '写入标准错误输出的日志级别：info、warn 或 error',
      'What is written to standard error: `info`, `warn` or `error` and what is more severe',
    ),
    otherwise: localized('info', '`info`'),
  },
  ACCESS_LOG: {
    rule: { isValid: isSwitch, problem: startMessages.badSwitch('ACCESS_LOG') },
    meaning: localized(
      'off 不再为每次调用写一行（路径模板、状态、毫秒、请求编号）；仅在 LOG_LEVEL 为 info 时写',
      '`off` writes no line for each call (path pattern, status, milliseconds, request number); it is of level `info`',
    ),
    otherwise: localized('on', '`on`'),
  },
  SIGN_IN_LOG_KEEP: {
    rule: retentionRule('SIGN_IN_LOG_KEEP'),
    meaning: localized(
      '登录日志保留的天数，或“天数/行数”',
      'Days that entries about sign-ins and accounts are kept, or `days/rows` with the most rows',
    ),
    otherwise: keptUsually,
  },
  OPERATION_LOG_KEEP: {
    rule: retentionRule('OPERATION_LOG_KEEP'),
    meaning: localized(
      '操作日志保留的天数，或“天数/行数”',
      'Days that entries about operations are kept, or `days/rows` with the most rows',
    ),
    otherwise: keptUsually,
  },
  DATA_LOG_KEEP: {
    rule: retentionRule('DATA_LOG_KEEP'),
    meaning: localized(
      '数据日志与修改记录保留的天数，或“天数/行数”',
      'Days that changes of records, which are their histories too, are kept, or `days/rows` with the most rows',
    ),
    otherwise: keptUsually,
  },
  MESSAGE_LOG_KEEP: {
    rule: retentionRule('MESSAGE_LOG_KEEP'),
    meaning: localized(
      '已发消息的记录保留的天数，或“天数/行数”',
      'Days that sent messages are kept, or `days/rows` with the most rows',
    ),
    otherwise: keptUsually,
  },
} as const satisfies Readonly<Record<string, EnvironmentVariable>>;
