import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';

import { resources } from '@evergreen/core/resources';
import { fakeLogger } from '@evergreen/core/testing';

import { createTestDatabase } from '../../test/test-database.ts';
import { serverClock } from '../system-clock.ts';
import { openDatabase } from './index.ts';

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** The names of the indexes of every field that lists search by a part of it; `appendOnly` resources read a view. */
function containsSearches(): string[] {
  return resources
    .filter(({ kind }) => kind !== 'appendOnly')
    .flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([key, { search }]) =>
        search === 'contains' ? [`${snakeCase(name)}_${snakeCase(key)}_folded_trigrams`] : [],
      ),
    );
}

// About PostgreSQL alone: the embedded database has no trigram index.
describe.skipIf(inject('postgresUrl') === null)('searching for text anywhere in a value', () => {
  it('has a trigram index for every field that is searched so, which finds text in either case', async () => {
    const database = await createTestDatabase('postgresql');
    onTestFinished(() => database.close());
    const { orm, transaction } = database;
    const indexes = await orm.execute<{ name: string }>(
      sql`select indexname as name from pg_indexes where indexname like '%trigrams' order by 1`,
    );
    await orm.execute(
      sql`insert into activity_type (id, name, code, status, create_time) values ('t', 't', 't', '1', now())`,
    );
    await orm.execute(sql`
      insert into activity (id, tenant_id, sys_org_code, title, type_id, status, audit_status, target_group, organizer_name, address, start_time, end_time, need_audit, is_top, create_time)
      select 'r' || n, 0, 'A01', 'Walk ' || n, 't', '1', '1', '1', 'o', 'a', now(), now(), 'N', 'N', now() from generate_series(1, 3000) n`);
    await orm.execute(sql`vacuum analyze activity`);
    const plan = await transaction(async () => {
      await orm.execute(sql`set local enable_seqscan = off`);
      return orm.execute<{ 'QUERY PLAN': string }>(
        sql`explain (costs off) select id from activity where del_flag = 0 and lower(title collate "C") like ${'%walk 2987%'} escape '\\'`,
      );
    });
    expect([
      indexes.map(({ name }) => name),
      plan.some((line) => line['QUERY PLAN'].includes('Bitmap Index Scan on activity_title_folded_trigrams')),
    ]).toEqual([containsSearches().toSorted(), true]);
  });

  it('goes without where the account may not create the extension, and says so', async () => {
    const [name, account] = [
      `evergreen_test_${randomUUID().replaceAll('-', '')}`,
      `limited_${randomUUID().replaceAll('-', '')}`,
    ];
    const server = inject('postgresUrl') ?? '';
    const open = async (url: string, logger = fakeLogger()) => {
      const opened = await openDatabase({ url, dataFolder: '', clock: serverClock, logger });
      if (!opened.ok) throw new Error(opened.error.kind);
      return opened.value;
    };
    const administrator = await open(server);
    await administrator.orm.execute(sql.raw(`create role ${account} login`));
    await administrator.orm.execute(sql.raw(`create database ${name}`));
    const owner = await open(Object.assign(new URL(server), { pathname: `/${name}` }).href);
    await owner.orm.execute(sql.raw(`grant all on schema public to ${account}`));
    await owner.close();
    const logger = fakeLogger();
    const limited = await open(
      Object.assign(new URL(server), { pathname: `/${name}`, username: account }).href,
      logger,
    );
    onTestFinished(async () => {
      await limited.close();
      await administrator.orm.execute(sql.raw(`drop database ${name} with (force)`));
      await administrator.orm.execute(sql.raw(`drop role ${account}`));
      await administrator.close();
    });
    const migrated = await limited.migrate();
    expect([migrated.ok, logger.lines]).toEqual([true, ['warn textSearch.notIndexed']]);
  });
});
