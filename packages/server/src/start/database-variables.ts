import { localized } from '@evergreen/core/kernel';

import { startMessages } from './start.messages.ts';
import type { EnvironmentVariable } from './variable.types.ts';

const isPostgresAddress = (value: string) => /^postgres(?:ql)?:\/\//u.test(value);

/** The variables about PostgreSQL. */
export const databaseVariables = {
  DATABASE_URL: {
    rule: { isValid: isPostgresAddress, problem: () => startMessages.badDatabaseUrl },
    meaning: localized('PostgreSQL 的地址 postgresql://…', 'Address of a PostgreSQL database, `postgresql://…`'),
    otherwise: localized('数据目录中的内嵌数据库', 'the embedded database in the data folder'),
  },
  EVERGREEN_LISTEN_URL: {
    rule: { isValid: isPostgresAddress, problem: () => startMessages.badListenUrl },
    meaning: localized(
      '多个进程互相通知所用的 PostgreSQL 地址，不经过连接池',
      'Address of the same PostgreSQL database without a connection pooler in between, by which processes tell each other',
    ),
    otherwise: localized('DATABASE_URL', '`DATABASE_URL`'),
  },
} as const satisfies Readonly<Record<string, EnvironmentVariable>>;
