import { eq, sql } from 'drizzle-orm';

import { err, ok } from '@evergreen/core/kernel';
import { dataSourceResource } from '@evergreen/core/resources';

import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks, type RegisteredHooks } from '../../records/resource/resource-hooks.types.ts';
import { dataSourceMessages as messages } from './data-source.messages.ts';
import type { ConnectionTest } from './connection-test.ts';
import type { SecretBox } from '../../base/secrets/secret-box.ts';

export interface DataSourceDependencies {
  readonly secretBox: SecretBox;
  /** `host:port`, the only places that may be connected to. */
  readonly hosts: readonly string[];
  readonly testConnection: ConnectionTest;
}

/** `database_type` of the only kind that the server has a client for. */
const POSTGRESQL = '4';

const ADDRESS = /^(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):\d{1,5}$/u;

/** Passwords are sealed, and only configured hosts are stored or connected to, so that nobody explores a network from here. */
export function createDataSourceHooks({ secretBox, hosts, testConnection }: DataSourceDependencies): RegisteredHooks {
  const hostProblem = (dbUrl: string) => {
    if (!ADDRESS.test(dbUrl)) return messages.badHost;
    if (hosts.includes(dbUrl)) return undefined;
    return hosts.length === 0 ? messages.noHosts : messages.closedHost(hosts);
  };
  return defineHooks(dataSourceResource, {
    async prepare({ values: { dbUrl, dbPassword } }) {
      const problem = dbUrl === undefined ? undefined : hostProblem(dbUrl);
      if (problem !== undefined) return refusedValue('dbUrl', problem);
      return ok(dbPassword === undefined ? {} : { dbPassword: secretBox.seal(dbPassword) });
    },
    actions: {
      async test([row], _asked, { database: { orm } }) {
        const { id = '', dbType, dbUrl = '', dbName = '', dbUsername = '' } = row ?? {};
        if (dbType !== POSTGRESQL) return err({ kind: 'business', message: messages.noDriver });
        // The settings may be stricter than when the row was written.
        const closed = hostProblem(dbUrl);
        if (closed !== undefined) return err({ kind: 'business', message: closed });
        const source = unscopedRows(dataSourceResource);
        const [stored] = await orm
          .select({ password: sql<string>`${unscopedColumn(dataSourceResource, 'dbPassword')}` })
          .from(source)
          .where(eq(source.id, id));
        const password = secretBox.open(stored?.password ?? '');
        if (password === undefined) return err({ kind: 'business', message: messages.lostPassword });
        const tested = await testConnection({ address: dbUrl, database: dbName, user: dbUsername, password });
        return tested.ok ? ok({ message: tested.value }) : err({ kind: 'business', message: tested.error });
      },
    },
  });
}
