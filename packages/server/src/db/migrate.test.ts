import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { describeOnOwnDatabases, type TestDatabase } from '../../test/test-database.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { DatabaseError } from './database-error.ts';
import { migrate, schemaMigrations } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';

function migration(name: string, ...statements: string[]): Migration {
  return { name, statements, hash: `hash of ${statements.join()}` };
}

const first = migration(
  '0001_first',
  'create table migrated (id integer primary key)',
  'insert into migrated values (1)',
);
const second = migration('0002_second', 'insert into migrated values (2)');

describeOnOwnDatabases('migrations', (database) => {
  /** A database without tables, where only the migrations of the test were applied. */
  async function bare(): Promise<TestDatabase> {
    await database().orm.execute(sql`drop table if exists migrated`);
    await database().orm.delete(schemaMigrations);
    return database();
  }
  const state = async (): Promise<unknown> => ({
    applied: (
      await database().orm.select({ name: schemaMigrations.name }).from(schemaMigrations).orderBy(schemaMigrations.name)
    ).map(({ name }) => name),
    rows: await database()
      .orm.execute(sql`select id from migrated order by id`)
      .catch(() => 'no table'),
  });

  it('API-02 applies what is missing, in order, and nothing twice', async () => {
    const empty = await bare();
    expect(await migrate(empty, [first])).toEqual({ ok: true, value: { applied: ['0001_first'] } });
    expect(await migrate(empty, [first, second])).toEqual({ ok: true, value: { applied: ['0002_second'] } });
    expect(await migrate(empty, [first, second])).toEqual({ ok: true, value: { applied: [] } });
    expect(await state()).toEqual({ applied: ['0001_first', '0002_second'], rows: [{ id: 1 }, { id: 2 }] });
  });

  it('R-24 undoes a migration that fails in the middle, and goes on from there when it is mended', async () => {
    const empty = await bare();
    const broken = migration('0002_second', 'insert into migrated values (2)', 'insert into nowhere values (1)');
    expect(await migrate(empty, [first, broken])).toEqual({
      ok: false,
      error: {
        kind: 'migrationFailed',
        name: '0002_second',
        cause: new DatabaseError('refused', 'relation "nowhere" does not exist', { code: '42P01' }),
      },
    });
    expect(await state()).toEqual({ applied: ['0001_first'], rows: [{ id: 1 }] });
    expect(await migrate(empty, [first, second])).toEqual({ ok: true, value: { applied: ['0002_second'] } });
  });

  it('refuses a migration that was changed after it had been applied', async () => {
    const empty = await bare();
    await migrate(empty, [first]);
    const changed = migration('0001_first', 'create table migrated (id text primary key)');
    expect(await migrate(empty, [changed, second])).toEqual({
      ok: false,
      error: { kind: 'migrationChanged', name: '0001_first' },
    });
    expect(await state()).toEqual({ applied: ['0001_first'], rows: [{ id: 1 }] });
  });

  it('refuses a database that a newer version has migrated', async () => {
    const empty = await bare();
    await migrate(empty, [first, second]);
    expect(await migrate(empty, [first])).toEqual({
      ok: false,
      error: { kind: 'migrationUnknown', name: '0002_second' },
    });
  });

  it('applies each once when several servers start at the same time', async () => {
    const empty = await bare();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => migrate(empty, [first, second])));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(outcomes.flatMap((outcome) => (outcome.ok ? outcome.value.applied : [])).toSorted()).toEqual([
      '0001_first',
      '0002_second',
    ]);
    expect(await state()).toEqual({ applied: ['0001_first', '0002_second'], rows: [{ id: 1 }, { id: 2 }] });
  });
});

describe('migration files', () => {
  it('are read in the order of their names, statement by statement', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, '0002_b.sql'), 'select 2;\n');
    await writeFile(
      join(folder, '0001_a.sql'),
      'create table a (id integer);\n--> statement-breakpoint\ncreate table b (id integer);\n',
    );
    await writeFile(join(folder, 'notes.txt'), 'no migration');
    const read = await readMigrations(folder);
    expect(read.map(({ name, statements }) => ({ name, statements }))).toEqual([
      { name: '0001_a', statements: ['create table a (id integer);', 'create table b (id integer);'] },
      { name: '0002_b', statements: ['select 2;'] },
    ]);
  });

  it('have the same hash with the line ends of any system, and another one when they change', async () => {
    const hashOf = async (content: string): Promise<string | undefined> => {
      const folder = await temporaryFolder();
      await writeFile(join(folder, '0001_a.sql'), content);
      return (await readMigrations(folder))[0]?.hash;
    };
    const [unix, windows, changed] = [
      await hashOf('select 1;\nselect 2;\n'),
      await hashOf('select 1;\r\nselect 2;\r\n'),
      await hashOf('select 1;\n'),
    ];
    expect([unix === windows, unix === changed]).toEqual([true, false]);
  });
});
