import { AsyncLocalStorage } from 'node:async_hooks';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { databaseErrorOf } from './database-error.ts';

/** Runs something as if no transaction surrounded it. */
const outside = AsyncLocalStorage.snapshot();

describe.skipIf(inject('postgresUrl') === null)('the PostgreSQL connector', () => {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase('postgresql', { limits: { statement: 300, lock: 100, connections: 3 } });
  });
  afterAll(() => database?.close());

  function opened(): TestDatabase {
    if (database === undefined) throw new Error('The database is there inside a test only.');
    return database;
  }

  async function kindOf(promise: Promise<unknown>): Promise<unknown> {
    return promise.then(
      () => 'done',
      (error: unknown) => databaseErrorOf(error)?.kind ?? error,
    );
  }

  it('ends a statement that takes too long', async () => {
    expect(await kindOf(opened().orm.execute(sql`select pg_sleep(60)`))).toBe('timedOut');
  });

  it('ends a wait for a lock that takes too long', async () => {
    const { orm, transaction } = opened();
    await orm.execute(sql`create table locked (id integer)`);
    const second = transaction(async () => {
      await orm.execute(sql`lock table locked`);
      return kindOf(outside(() => transaction(() => orm.execute(sql`lock table locked`))));
    });
    expect(await second).toBe('timedOut');
  });

  it('survives the end of its connections, in a transaction or idle, and connects anew', async () => {
    const { orm, transaction } = opened();
    const broken = transaction(async () => {
      await orm.execute(sql`create table undone (id integer)`);
      await outside(
        async () =>
          await orm.execute(sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`),
      );
      await orm.execute(sql`insert into undone values (1)`);
    });
    expect(await kindOf(broken)).toBe('connectionLost');
    expect(await orm.execute(sql`select to_regclass('undone') as undone`)).toEqual([{ undone: null }]);
  });

  it('runs transactions at the same time', async () => {
    const { orm, transaction } = opened();
    const backends = await Promise.all(
      [1, 2, 3].map(() =>
        transaction(
          async () => (await orm.execute<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.05)`))[0]?.pid,
        ),
      ),
    );
    expect(new Set(backends).size).toBe(3);
  });
});
