import pg from 'pg';

import { err, ok, type Result, seconds } from '@evergreen/core/kernel';
import type { LoggerPort } from '@evergreen/core/ports';

import type { Connector, Statement, WireResult } from './connector.types.ts';
import { DatabaseError, databaseErrorFromAnswer } from './database-error.ts';
import type { DatabaseLimits, OpenDatabaseError } from './database.types.ts';
import { reasonOf } from './system-error.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly limits: Pick<DatabaseLimits, 'statement' | 'lock' | 'connections'>;
  readonly logger: LoggerPort;
}

const CONNECTION_TIMEOUT = seconds(5);

/**
 * Both engines write times in the same notation: universal time, ISO 8601. And what short statements over large tables need: a set of found rows that is kept whole, and no compiling
 * that takes longer than the statement.
 */
const SESSION_SETTINGS = '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c work_mem=16MB -c jit=off';

/** Connector for PostgreSQL over a connection pool; resolves after the first successful response. */
export async function connectPostgres({
  url,
  limits,
  logger,
}: PostgresOptions): Promise<Result<Connector, OpenDatabaseError>> {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.statement,
    application_name: 'evergreen',
    options: SESSION_SETTINGS,
    types: { getTypeParser: () => asItIs },
  });
  const noteLoss = (error: Error): void => logger.warn('database.connectionLost', { reason: reasonOf(error) });
  // Without an error listener the loss of an idle connection would crash the process.
  pool.on('error', noteLoss);

  try {
    await runOn(pool, { sql: 'select 1', parameters: [] });
  } catch (error) {
    await pool.end();
    return err({ kind: 'serverUnreachable', address: addressOf(url), reason: reasonOf(error) });
  }

  let closing: Promise<void> | undefined;
  return ok({
    engine: 'postgresql',
    run: (statement) => runOn(pool, statement),
    async acquire() {
      const client = await pool.connect().catch((error: unknown) => {
        throw asDatabaseError(error);
      });
      client.on('error', noteLoss);
      return {
        run: (statement) => runOn(client, statement),
        release(state) {
          client.off('error', noteLoss);
          client.release(state === 'broken');
        },
      };
    },
    close() {
      closing ??= pool.end();
      return closing;
    },
  });
}

async function runOn(place: pg.Pool | pg.PoolClient, { sql, parameters }: Statement): Promise<WireResult> {
  // The extended protocol accepts one statement per query text, which prevents stacked SQL injection.
  const query = { text: sql, values: [...parameters], rowMode: 'array' as const, queryMode: 'extended' };
  try {
    const { command, fields, rows } = await place.query<(string | null)[]>(query);
    return { command, fields: fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID })), rows };
  } catch (error) {
    throw asDatabaseError(error);
  }
}

function asDatabaseError(error: unknown): DatabaseError {
  if (error instanceof pg.DatabaseError) return databaseErrorFromAnswer(error);
  if (error instanceof Error && error.message === 'Cannot use a pool after calling end on the pool') {
    return new DatabaseError('closed', 'The database is closed.');
  }
  return new DatabaseError('connectionLost', `PostgreSQL does not answer: ${reasonOf(error)}`);
}

function asItIs(text: string): string {
  return text;
}

/** Connection address without the password, for display. */
function addressOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
