import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';

import { ok } from '@evergreen/core/kernel';
import { fakeLogger } from '@evergreen/core/testing';

import { newDatabaseName, PASSWORD, postgresDatabaseUrl, tellPostgres } from '../../../test/database-templates.ts';
import { describeEachEngine } from '../../../test/test-database.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { countRows, holdDataFolder, openDatabase, type Database } from '../../db/index.ts';
import { readMigrations } from '../../db/migration-files.ts';
import { usualStart } from '../../db/open-database.ts';
import { loadSnapshot } from '../../db/snapshot.ts';
import { createIdentifier } from '../../identifiers.ts';
import { copyContents } from '../../modules/base/backup/backup-contents.ts';
import { manifestOf, sha256Of } from '../../modules/base/backup/backup-file.ts';
import { serverClock } from '../../system-clock.ts';
import type { BackupCommand } from '../command-line.ts';
import { runDoctor } from '../doctor/doctor.ts';
import { openPlatform } from '../open-platform.ts';
import { databaseFileOf } from './backup-place.ts';
import { backupPlatform } from './backup-platform.ts';
import { copyRows, RowsDiffer } from './copy-rows.ts';
import { movePlatform } from './move-platform.ts';
import { operatorMessages as messages } from './operator.messages.ts';
import { restorePlatform } from './restore-platform.ts';
import { seedPlatform } from './seed-platform.ts';

/** The table of a form that staff made, with a column of a removed field. */
const FORM_TABLE = [
  `create table online_f7 (id varchar(36) primary key, version integer not null default 1, c1 varchar, c2 numeric)`,
  `create index online_f7_c1_order on online_f7 (c1 collate "C" nulls first)`,
  `insert into online_f7 (id, c1, c2) values ('a', '船', 1.5), ('b', null, null)`,
];

const logger = fakeLogger();
const FILES = join('files', 'stored');

/** A data folder as a server leaves it, with rows, files and keys. */
async function platformFolder(hasDatabase = true): Promise<string> {
  const folder = join(await temporaryFolder(), 'data');
  mkdirSync(join(folder, FILES, '07'), { recursive: true, mode: 0o700 });
  if (hasDatabase) cpSync(inject('seededFolder'), join(folder, 'pglite'), { recursive: true });
  for (let number = 0; number < 20; number += 1)
    writeFileSync(join(folder, FILES, '07', `f${number}`), `file ${number}`);
  writeFileSync(join(folder, FILES, 'store.identity'), 'this one\n');
  for (const key of ['secrets', 'fingerprint']) writeFileSync(join(folder, `${key}.key`), key.padEnd(32, '.'));
  return folder;
}

/** A database on the server of the tests, bare or with the rows of a new platform. */
async function postgresUrl(isSeeded = false): Promise<string> {
  const server = inject('postgresUrl') ?? '';
  const name = newDatabaseName(inject('runName'));
  await tellPostgres(server, `create database ${name}${isSeeded ? ` template ${inject('seededDatabase')}` : ''}`);
  onTestFinished(() => tellPostgres(server, `drop database ${name} with (force)`));
  return postgresDatabaseUrl(server, name);
}

async function withDatabase<Value>(
  dataFolder: string,
  databaseUrl: string | undefined,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const url = databaseUrl === undefined ? {} : { url: databaseUrl };
  const opened = await openDatabase({ dataFolder, clock: serverClock, logger, ...url });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  try {
    return await work(opened.value);
  } finally {
    await opened.value.close();
  }
}

const backupCommand = (dataFolder: string, folder: string, changes: Partial<BackupCommand> = {}): BackupCommand => ({
  kind: 'backup',
  folder,
  hasFiles: true,
  hasKeys: true,
  isStoredElsewhere: false,
  dataFolder,
  databaseUrl: undefined,
  ...changes,
});
const backUp = (command: BackupCommand) => backupPlatform(command, serverClock, logger);
const restore = (place: string, dataFolder: string, databaseUrl?: string, isReplacing = false) =>
  restorePlatform(
    { kind: 'restore', place, dataFolder, databaseUrl, isReplacing, isConfirmed: true },
    serverClock,
    logger,
  );
const move = (dataFolder: string, databaseUrl: string) =>
  movePlatform({ kind: 'move', dataFolder, databaseUrl }, serverClock, logger);
const seed = (dataFolder: string, databaseUrl?: string) =>
  seedPlatform({ kind: 'seed', demoPassword: undefined, isEmpty: true, dataFolder, databaseUrl }, serverClock, logger);

/** Whether the seeded password is that of an account, as a sign-in finds it. */
async function canSignIn({ orm }: Database, password = PASSWORD): Promise<boolean> {
  const [row] = await orm.execute<{ hash: string }>(
    sql`select password as hash from sys_user where username = 'admin'`,
  );
  return row !== undefined && (await verify(row.hash, password));
}

const addType = (orm: Database['orm'], code: string) =>
  orm.execute(sql`insert into activity_type (id, create_by, create_time, version, del_flag, name, code, sort, status)
    values (${createIdentifier()}, 'a', now(), 1, 0, ${code}, ${code}, 1, '1')`);

const storedFiles = (folder: string) =>
  readdirSync(join(folder, FILES), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .toSorted();

/** How an engine leaves what a killed restore had begun. */
async function leaveUnfinished(target: string, url: string | undefined): Promise<void> {
  if (url === undefined) {
    mkdirSync(join(target, 'pglite.new-restored'), { recursive: true });
    writeFileSync(join(target, 'unfinished-restore'), 'from there');
  } else {
    await tellPostgres(url, 'create table sys_unfinished_copy (since timestamptz)');
    await tellPostgres(url, 'create table activity (half text)');
  }
  const refused = await openPlatform({ dataFolder: target, databaseUrl: url }, serverClock, logger);
  expect(refused).toMatchObject({ ok: false, error: { 'en-US': expect.stringContaining('was not finished') } });
}

/** Restores again over a platform that has become another one: what fails leaves that one, what succeeds sets it aside. */
async function replacesPlatform(backup: string, restored: string, url: string | undefined): Promise<void> {
  const own = join(restored, FILES, 'own');
  writeFileSync(own, 'saved since');
  await withDatabase(restored, url, ({ orm }) => addType(orm, 'since'));
  const before = readdirSync(restored).toSorted();
  const types = (orm: Database['orm']) =>
    orm.execute<{ code: string }>(sql`select code from activity_type where code = 'since'`);

  const manifest = manifestOf(databaseFileOf(backup, url === undefined ? 'embedded' : 'postgresql'));
  const text = readFileSync(manifest, 'utf8');
  const { rows, ...others } = JSON.parse(text);
  writeFileSync(manifest, JSON.stringify({ ...others, rows: { ...rows, activity: 1 } }));
  expect(await restore(backup, restored, url, true)).toMatchObject({
    ok: false,
    error: { 'en-US': expect.stringContaining('The place is as it was') },
  });
  expect(readdirSync(restored).toSorted()).toEqual(before);
  expect(readFileSync(own, 'utf8')).toBe('saved since');
  expect(await withDatabase(restored, url, ({ orm }) => types(orm))).toHaveLength(1);
  writeFileSync(manifest, text);

  const answer = await restore(backup, restored, url, true);
  if (!answer.ok) throw new Error(answer.error['en-US']);
  const [aside] = readdirSync(restored).filter((name) => name.startsWith('before_restore_'));
  expect(answer.value.aside.map((line) => line['en-US']).join(' ')).toContain(join(restored, aside ?? ''));
  expect(readdirSync(restored).toSorted()).toEqual([aside, ...before]);
  expect(existsSync(own)).toBe(false);
  expect(readFileSync(join(restored, aside ?? '', FILES, 'own'), 'utf8')).toBe('saved since');
  await withDatabase(restored, url, async ({ orm }) => {
    expect(await types(orm)).toEqual([]);
    const tableAside = sql`select code from ${sql.identifier(aside ?? '')}.activity_type where code = 'since'`;
    expect(url === undefined ? 1 : (await orm.execute(tableAside)).length).toBe(1);
  });
}

describeEachEngine('an operator', (engine) => {
  it('CLI-05 CLI-07 seeds a platform, backs it up, restores every row, file and key elsewhere without its sign-ins, also in place of a platform that is set aside, and examines it', async () => {
    const isEmbedded = engine === 'embedded';
    const [place, folder] = [await temporaryFolder(), await platformFolder(false)];
    const [own, other] = isEmbedded ? [undefined, undefined] : [await postgresUrl(), await postgresUrl()];
    const made = await seed(folder, own);
    if (!made.ok || made.value === null) throw new Error('No account was made');
    const rows = await withDatabase(folder, own, async ({ orm }) => {
      await orm.execute(sql`insert into sys_session (id, token_hash, user_id, created_at, last_used_at, expires_at)
        select 's', 'h', id, now(), now(), now() + interval '1 day' from sys_user where username = 'admin'`);
      return countRows(orm);
    });
    expect(rows).toMatchObject({ activity: 0, sys_session: 1 });
    expect(await seed(folder, own)).toEqual(ok(null));

    const [backup, restored] = [join(place, 'backup'), join(place, 'restored')];
    mkdirSync(`${backup}.unfinished`);
    writeFileSync(join(`${backup}.unfinished`, 'half'), 'half of one that was killed');
    const command = backupCommand(folder, backup, { databaseUrl: own });
    expect(await backUp(command)).toMatchObject({ ok: true, value: { folder: backup, files: 23 } });
    expect(readdirSync(place)).toEqual(['backup']);
    expect(await backUp(command)).toEqual({ ok: false, error: messages.placeTaken(backup) });

    await leaveUnfinished(restored, other);
    expect(await restore(backup, restored, other)).toMatchObject({ ok: true, value: { files: 23, hasKeys: true } });
    const keys = ['files', 'fingerprint.key', ...(isEmbedded ? ['pglite'] : []), 'secrets.key'];
    expect(readdirSync(restored).toSorted()).toEqual(keys);
    expect(storedFiles(restored)).toEqual(storedFiles(folder));
    await withDatabase(restored, other, async (database) => {
      expect(await countRows(database.orm)).toEqual({ ...rows, sys_session: 0, sys_idempotency: 0 });
      expect(await canSignIn(database, made.value ?? '')).toBe(true);
    });
    expect(await restore(backup, restored, other)).toMatchObject({ ok: false });
    expect(readdirSync(restored).toSorted()).toEqual(keys);
    await replacesPlatform(backup, restored, other);

    const findings = await runDoctor(
      { kind: 'doctor', isJson: false, dataFolder: restored, databaseUrl: other, hasSecretsKey: false, s3: undefined },
      { clock: serverClock, logger, applicationFolder: '/nowhere' },
    );
    // The PostgreSQL of the tests does not sync, which is for its speed.
    const wrong = findings.filter(({ level }) => level === 'wrong').map(({ check }) => check);
    expect(wrong).toEqual(isEmbedded ? [] : ['durability']);
    expect(findings.map(({ check }) => check)).toEqual(expect.arrayContaining(['database', 'durability', 'clock']));
  });
});

describe('an embedded platform', () => {
  it('is not restored from what is no backup, damaged, of the other engine, or of a later version, and the place stays empty', async () => {
    const [folder, place] = [await platformFolder(false), await temporaryFolder()];
    const [backup, target] = [join(place, 'backup'), join(place, 'target')];
    const held = await holdDataFolder({ folder, logger });
    if (!held.ok) throw new Error('The folder is in use');
    expect(await backUp(backupCommand(folder, backup))).toEqual({ ok: false, error: messages.serverRuns(folder) });
    await held.value.release();
    expect(readdirSync(place)).toEqual([]);
    // A backup of a platform without rows, of what a first start unpacks.
    mkdirSync(backup);
    const file = join(backup, 'database.tar.gz');
    const migrations = await readMigrations();
    writeFileSync(file, await loadSnapshot({ start: usualStart(), clock: serverClock, logger, migrations }));
    const contents = await copyContents(folder, backup, { hasFiles: true, hasKeys: true });
    const sha256 = await sha256Of(file);
    const manifest = {
      form: 1,
      engine: 'embedded',
      at: '2026-01-15 02:30:00',
      sha256,
      rows: { activity: 0 },
      contents,
    };
    const withManifest = async (changes: object) => {
      writeFileSync(manifestOf(file), JSON.stringify({ ...manifest, ...changes }));
      const answer = await restore(backup, target);
      return answer.ok ? 'done' : answer.error['en-US'];
    };
    expect(await restore(join(place, 'nowhere'), target)).toMatchObject({ ok: false });
    expect(await restore(place, target)).toMatchObject({ ok: false });
    expect(await withManifest({ sha256: 'other' })).toContain('checksum differs');
    expect(await withManifest({ migrations: ['9999_later'] })).toContain('Start the newer version');
    expect(await withManifest({ rows: { ...manifest.rows, activity: 1 } })).toContain('the table activity has');
    expect(readdirSync(target)).toEqual([]);
    expect(await withManifest({ contents: { '../escaped': 'x' } })).toContain('../escaped');
    writeFileSync(join(backup, FILES, '07', 'f3'), 'damaged');
    expect(await withManifest({})).toContain('f3 in the backup is not what was backed up');
    rmSync(join(backup, FILES, '07', 'f3'));
    expect(await withManifest({})).toContain('lacks files/stored/07/f3');
    expect(readdirSync(target)).toEqual([]);
    expect(await restore(backup, target, 'postgres://e')).toEqual({ ok: false, error: messages.otherEngine.embedded });
  });
});

describe.skipIf(inject('postgresUrl') === null)('a platform on PostgreSQL', () => {
  it('is backed up while four clients write, and restored with every row of before into a bare database, which stays bare where rows differ', async () => {
    const [folder, place] = [await platformFolder(false), await temporaryFolder()];
    const databaseUrl = await postgresUrl(true);
    const backup = join(place, 'backup');
    const { acknowledged, written } = await withDatabase(folder, databaseUrl, async ({ orm }) => {
      // Of somebody who shares the database.
      await orm.execute(sql`create schema brought`);
      await orm.execute(sql`create table brought.rows (id int generated always as identity)`);
      const before: string[] = [];
      for (let number = 0; number < 20; number += 1) {
        await addType(orm, `before${number}`);
        before.push(`before${number}`);
      }
      const writing = new AbortController();
      let count = 0;
      const clients = [0, 1, 2, 3].map(async (client) => {
        while (!writing.signal.aborted) {
          await addType(orm, `while${client}x${count}`);
          count += 1;
        }
      });
      const made = await backUp(backupCommand(folder, backup, { databaseUrl }));
      writing.abort();
      await Promise.all(clients);
      expect(made).toMatchObject({ ok: true, value: { files: 23 } });
      return { acknowledged: before, written: count };
    });
    expect(written).toBeGreaterThan(0);

    const [other, bare, target] = [await postgresUrl(), await postgresUrl(), join(place, 'target')];
    expect(await restore(backup, target)).toEqual({ ok: false, error: messages.otherEngine.postgresql });
    expect(await restore(backup, target, databaseUrl)).toEqual({ ok: false, error: messages.databaseNotEmpty });
    const file = manifestOf(join(backup, 'database.dump'));
    await tellPostgres(other, 'create schema there create table rows (id int)');
    await tellPostgres(other, 'create function double(int) returns int language sql return $1 * 2');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...manifest, contents: {}, rows: { ...manifest.rows, activity: 1 } }));
    expect(await restore(backup, target, other)).toMatchObject({
      ok: false,
      error: { 'en-US': expect.stringContaining('The place is as it was') },
    });
    await withDatabase(target, other, async ({ orm }) => {
      expect(await countRows(orm)).toEqual({});
      expect(
        await orm.execute(sql`select to_regclass('there.rows') is not null as there,
          to_regprocedure('double(int)') is not null as double, to_regnamespace('brought') is null as emptied`),
      ).toEqual([{ there: true, double: true, emptied: true }]);
    });
    writeFileSync(file, JSON.stringify(manifest));
    expect(await restore(backup, target, bare)).toMatchObject({ ok: true, value: { files: 23, hasKeys: true } });
    expect(storedFiles(target)).toEqual(storedFiles(folder));
    await withDatabase(target, bare, async (database) => {
      const found = await database.orm.execute<{ code: string }>(
        sql`select code from activity_type where code like 'before%'`,
      );
      expect(found.map(({ code }) => code).toSorted()).toEqual(acknowledged.toSorted());
      expect(await canSignIn(database)).toBe(true);
    });
  });

  it('comes from an embedded one with every row, not with one that changed on its way, and the old one says where it went', async () => {
    const folder = await platformFolder();
    const [bare, taken] = [await postgresUrl(), await postgresUrl(true)];
    const before = await withDatabase(folder, undefined, async (old) => {
      await addType(old.orm, 'moved');
      for (const statement of FORM_TABLE) await old.orm.execute(sql.raw(statement));
      await old.orm.execute(
        sql`update sys_category set name = E'a\\tb"c\\\\d,(e)' where id = (select min(id) from sys_category)`,
      );
      await withDatabase(folder, taken, async (database) => {
        const there = await countRows(database.orm);
        await database.orm.execute(
          sql`create rule change as on insert to activity_type do also update activity_type set remark = 'other'`,
        );
        await expect(copyRows(old, database)).rejects.toThrow(RowsDiffer);
        expect(await countRows(database.orm)).toEqual(there);
      });
      return countRows(old.orm);
    });
    expect(await move(folder, taken)).toEqual({ ok: false, error: messages.databaseNotEmpty });
    expect(existsSync(join(folder, 'moved-to-postgresql'))).toBe(false);
    expect(await move(folder, bare)).toMatchObject({ ok: true });
    const after = await withDatabase(folder, bare, async (database) => {
      expect(await canSignIn(database)).toBe(true);
      const references = await database.orm.execute(
        sql`select conname from pg_constraint where contype = 'f' and condeferrable`,
      );
      const triggers = await database.orm.execute(
        sql`select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`,
      );
      expect([references, triggers]).toEqual([[], []]);
      const indexes = await database.orm.execute<{ name: string }>(
        sql`select indexname as name from pg_indexes where tablename = 'online_f7' order by 1`,
      );
      expect(indexes.map(({ name }) => name)).toEqual(['online_f7_c1_order', 'online_f7_pkey']);
      return countRows(database.orm);
    });
    expect(after).toEqual(before);
    const old = await openPlatform({ dataFolder: folder, databaseUrl: undefined }, serverClock, logger);
    expect(old).toMatchObject({ ok: false, error: { 'en-US': expect.stringContaining('set DATABASE_URL') } });
    expect(await openPlatform({ dataFolder: folder, databaseUrl: bare }, serverClock, logger)).toMatchObject({
      ok: true,
      value: { close: expect.toSatisfy((close: () => Promise<void>) => close() instanceof Promise) },
    });
    expect(await move(await temporaryFolder(), bare)).toMatchObject({ ok: false });
  });
});
