import pg from 'pg';

import { err, ok, seconds, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import { codeOf } from '../../../db/system-error.ts';
import { dataSourceMessages as messages } from './data-source.messages.ts';

export interface ConnectionPlace {
  /** `host:port`. */
  readonly address: string;
  readonly database: string;
  readonly user: string;
  readonly password: string;
}

/** Connects once and says what answered, or why nothing did. */
export type ConnectionTest = (place: ConnectionPlace) => Promise<Result<LocalizedText, LocalizedText>>;

/** Shorter than a hook may take. */
const CONNECTION_TIMEOUT = seconds(3);

/** PostgreSQL's codes for a refused sign-in and for a database that does not exist (SQLSTATE class 28, 3D000, 42501). */
const REFUSED = new Set(['28000', '28P01', '42501']);
const NO_DATABASE = '3D000';

export function createConnectionTest(clock: ClockPort): ConnectionTest {
  return async ({ address, database, user, password }) => {
    const colon = address.lastIndexOf(':');
    const client = new pg.Client({
      host: address.slice(0, colon).replaceAll(/[[\]]/gu, ''),
      port: Number(address.slice(colon + 1)),
      database,
      user,
      password,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      query_timeout: CONNECTION_TIMEOUT,
      application_name: 'evergreen',
    });
    // Without a listener a connection that breaks would end the process.
    client.on('error', () => undefined);
    const began = clock.now();
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return ok(messages.connected(`PostgreSQL ${rows[0]?.server_version ?? ''}`.trim(), clock.now() - began));
    } catch (error) {
      const code = codeOf(error);
      if (code === NO_DATABASE) return err(messages.noDatabase(database));
      return err(code !== undefined && REFUSED.has(code) ? messages.refused : messages.unreachable(address));
    } finally {
      await client.end().catch(() => undefined);
    }
  };
}
