import { chmodSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';

import { minutes } from '@evergreen/core/kernel';
import { fakeLogger } from '@evergreen/core/testing';

import { describeOnBothEngines } from '../../../test/test-database.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { holdDataFolder } from '../../db/data-folder.ts';
import { readMigrations } from '../../db/migration-files.ts';
import { serverClock } from '../../system-clock.ts';
import type { DoctorCommand } from '../command-line.ts';
import { loadStoredKey } from '../stored-key.ts';
import { startMessages } from '../start.messages.ts';
import { DOCTOR_CHECKS, examine } from './doctor-checks.ts';
import { openDatabaseFacts, runDoctor } from './doctor.ts';
import type { DatabaseFacts, DoctorFacts, FindingLevel } from './doctor.types.ts';
import { findingsAsJson, findingsAsText, isAnyWrong } from './findings.ts';

type OpenFacts = Extract<DatabaseFacts, { readonly kind: 'open' }>;

const open: OpenFacts = {
  kind: 'open',
  version: '15.4',
  versionNumber: 150_004,
  clockOffset: 12,
  isSynced: true,
  isCommitSynced: true,
  mayCreateTables: true,
  connections: { limit: 100, used: 20 },
  applied: [{ name: '0001_first', hash: 'a' }],
  lacking: undefined,
  store: { kind: 'same', place: '/data/files', isBucket: false },
  jobs: { runners: 1, late: [] },
};

/** A platform on PostgreSQL where everything is well. */
const sound: DoctorFacts = {
  nodeVersion: '20.19.0',
  engine: 'postgresql',
  dataFolder: '/data',
  folder: { kind: 'usable', isOpenToOthers: false },
  freeSpace: 5_000_000_000,
  keys: { secrets: { kind: 'sound' }, fingerprint: { kind: 'sound' } },
  hasSecretsKey: false,
  hasApplication: true,
  database: open,
  migrations: [{ name: '0001_first', hash: 'a' }],
  backupAge: null,
};

type CheckName = keyof typeof DOCTOR_CHECKS;
const damaged = { kind: 'wrong', text: startMessages.malformedKey.secrets('/data/secrets.key', 32) } as const;
const withDatabase = (changes: Partial<OpenFacts>): Partial<DoctorFacts> => ({
  database: { ...open, ...changes },
});
const embedded: Partial<DoctorFacts> = { engine: 'embedded', backupAge: minutes(3 * 60) };
const unopened = (error: Extract<DatabaseFacts, { kind: 'unopened' }>['error']): Partial<DoctorFacts> => ({
  database: { kind: 'unopened', error },
});

describe('what doctor says', () => {
  it('has nothing against a platform on PostgreSQL but that its backups are made elsewhere', () => {
    expect(examine(sound).filter(({ level }) => level !== 'ok')).toMatchObject([{ check: 'backup', level: 'warning' }]);
    expect(examine({ ...sound, ...embedded }).filter(({ level }) => level !== 'ok')).toMatchObject([
      { check: 'durability', level: 'warning', text: { 'en-US': expect.stringContaining('no power cut') } },
    ]);
  });

  it.each<[CheckName, FindingLevel | null, Partial<DoctorFacts>, string]>([
    ['application', 'warning', { hasApplication: false }, 'npm run build'],
    ['folder', 'wrong', { ...embedded, folder: { kind: 'missing' } }, '--data'],
    ['folder', 'warning', { folder: { kind: 'missing' } }, 'The first start makes it'],
    ['folder', 'wrong', { folder: { kind: 'noFolder' } }, 'is no folder'],
    ['folder', 'wrong', { folder: { kind: 'unusable' } }, 'own it'],
    ['folder', 'warning', { folder: { kind: 'usable', isOpenToOthers: true } }, 'chmod 700 /data'],
    ['freeSpace', 'wrong', { freeSpace: 199_000_000 }, '199 MB free, less than 200 MB'],
    ['freeSpace', 'warning', { freeSpace: 900_000_000 }, '900 MB free; below 200 MB'],
    ['freeSpace', 'warning', { freeSpace: null }, 'cannot be measured'],
    ['secretsKey', 'wrong', { keys: { ...sound.keys, secrets: damaged } }, '32 bytes'],
    ['secretsKey', 'wrong', { keys: { ...sound.keys, secrets: { kind: 'none' } } }, 'Restore it from a backup'],
    ['secretsKey', 'ok', { keys: { ...sound.keys, secrets: damaged }, hasSecretsKey: true }, 'SECRETS_KEY'],
    ['secretsKey', null, { keys: { ...sound.keys, secrets: { kind: 'none' } }, ...withDatabase({ applied: [] }) }, ''],
    ['fingerprintKey', 'wrong', { keys: { ...sound.keys, fingerprint: damaged } }, '32 bytes'],
    ['fingerprintKey', null, { keys: { ...sound.keys, fingerprint: { kind: 'none' } } }, ''],
    ['database', 'warning', { ...embedded, database: { kind: 'none' } }, 'no database yet'],
    ['database', 'warning', unopened({ kind: 'dataFolderTaken', folder: '/data', processId: 7 }), 'was not examined'],
    [
      'database',
      'wrong',
      unopened({ kind: 'serverUnreachable', address: 'db/e', reason: 'refused' }),
      'Check DATABASE_URL',
    ],
    ['databaseVersion', 'wrong', withDatabase({ version: '14.9', versionNumber: 140_009 }), 'PostgreSQL 15 or later'],
    ['durability', 'wrong', withDatabase({ isSynced: false, isCommitSynced: false }), 'destroy the whole database'],
    ['durability', 'warning', withDatabase({ isCommitSynced: false }), 'what was saved last'],
    ['clock', 'ok', withDatabase({ clockOffset: -5000 }), '-5000 ms'],
    ['clock', 'wrong', withDatabase({ clockOffset: -5001 }), 'NTP'],
    ['rights', 'wrong', withDatabase({ mayCreateTables: false }), 'owner of the database'],
    ['connections', 'warning', withDatabase({ connections: { limit: 20, used: 11 } }), 'max_connections'],
    ['migrations', 'wrong', withDatabase({ applied: [{ name: '0009_later', hash: 'x' }] }), 'Start the newer version'],
    ['migrations', 'wrong', withDatabase({ applied: [{ name: '0001_first', hash: 'b' }] }), 'was changed after'],
    ['migrations', 'warning', withDatabase({ applied: [] }), '1 migrations are not applied: 0001_first'],
    ['store', 'ok', {}, 'have to share this folder'],
    ['store', 'ok', withDatabase({ store: { kind: 'same', place: 'b/', isBucket: true } }), 'all servers share'],
    ['store', 'wrong', withDatabase({ store: { kind: 'other', place: 'b/', isBucket: true } }), 'FILE_STORE=accept'],
    ['store', 'wrong', withDatabase({ store: { kind: 'unreachable', place: 'b/', reason: 'no' } }), 'S3_ENDPOINT'],
    ['store', null, withDatabase({ store: null }), ''],
    [
      'jobs',
      'wrong',
      withDatabase({ jobs: { runners: 2, late: ['backup', 'logTrim'] } }),
      '2 jobs are late nevertheless: backup, logTrim',
    ],
    ['jobs', 'warning', withDatabase({ jobs: { runners: 0, late: ['backup'] } }), 'No process runs jobs'],
    ['backup', 'warning', { ...embedded, backupAge: null }, 'Start the job backup'],
    ['backup', 'warning', { ...embedded, backupAge: minutes(37 * 60) }, '37 hours old'],
    ['backup', 'ok', embedded, '3 hours old'],
  ])('%s: %s', (check, level, changes, words) => {
    const finding = DOCTOR_CHECKS[check]({ ...sound, ...changes });
    expect(finding?.level ?? null).toBe(level);
    expect(finding?.text['en-US'] ?? '').toContain(words);
    expect(finding === null || finding.text['zh-CN'].length > 0).toBe(true);
  });

  it('prints what is wrong last, in both languages, and one line for a script', () => {
    const findings = examine({ ...sound, freeSpace: 1, hasApplication: false });
    const lines = findingsAsText(findings).trimEnd().split('\n');
    expect(lines.slice(-2)).toEqual([expect.stringMatching(/^\[wrong\] .* 0 MB free/u), '1 wrong, 2 to note']);
    expect(lines.some((line) => line.startsWith('[错误] 数据目录'))).toBe(true);
    expect([JSON.parse(findingsAsJson(findings)), isAnyWrong(findings), isAnyWrong(examine(sound))]).toMatchObject([
      { wrong: 1, warnings: 2, findings: expect.arrayContaining([expect.objectContaining({ check: 'freeSpace' })]) },
      true,
      false,
    ]);
  });
});

const logger = fakeLogger();
const levels = async (command: DoctorCommand) => {
  const findings = await runDoctor(command, { clock: serverClock, logger, applicationFolder: '/nowhere' });
  return Object.fromEntries(findings.map(({ check, level }) => [check, level]));
};
const command = (dataFolder: string): DoctorCommand => ({
  kind: 'doctor',
  isJson: false,
  dataFolder,
  databaseUrl: undefined,
  hasSecretsKey: false,
  s3: undefined,
});

it('examines a data folder and leaves it as it is, missing, empty, in use, and with a database', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const unmade = { node: 'ok', application: 'warning', freeSpace: expect.any(String), durability: 'warning' };
  expect(await levels(command(folder))).toEqual({ ...unmade, folder: 'wrong' });
  mkdirSync(folder, { mode: 0o700 });
  expect(await levels(command(folder))).toEqual({ ...unmade, folder: 'ok', database: 'warning', backup: 'warning' });
  expect(readdirSync(folder)).toEqual([]);

  cpSync(inject('seededFolder'), join(folder, 'pglite'), { recursive: true });
  await loadStoredKey(folder, 'secrets', logger);
  writeFileSync(join(folder, 'fingerprint.key'), 'short');
  chmodSync(folder, 0o755);
  const held = await holdDataFolder({ folder, logger });
  if (!held.ok) throw new Error('The folder is in use');
  const keys = { secretsKey: 'ok', fingerprintKey: 'wrong' };
  const inUse = { ...unmade, ...keys, folder: 'warning', database: 'warning', backup: 'warning' };
  expect(await levels(command(folder))).toEqual(inUse);
  await held.value.release();
  expect(await levels(command(folder))).toMatchObject({
    ...keys,
    folder: 'warning',
    database: 'ok',
    databaseVersion: 'ok',
    clock: 'ok',
    migrations: 'ok',
  });
  expect(readdirSync(folder).toSorted()).toEqual(['fingerprint.key', 'pglite', 'secrets.key']);
});

describeOnBothEngines('what a database says of itself', (database) => {
  it('is read with every migration applied, and with one that is not', async () => {
    const migrations = await readMigrations();
    const facts = await openDatabaseFacts(database(), serverClock, migrations);
    expect(facts).toMatchObject({
      versionNumber: expect.toSatisfy((number: number) => number >= 150_000),
      mayCreateTables: true,
      lacking: undefined,
      jobs: { runners: expect.any(Number), late: expect.any(Array) },
    });
    expect(facts.applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    expect(Math.abs(facts.clockOffset)).toBeLessThan(5000);
    const later = await openDatabaseFacts(database(), serverClock, [...migrations, { name: '9999_later', hash: 'x' }]);
    expect([later.jobs, later.lacking]).toEqual([null, undefined]);
    expect(await database().orm.execute(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});
