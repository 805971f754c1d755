import { chmod, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';

import { fakeLogger } from '@evergreen/core/testing';

import { serverClock } from '../system-clock.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { unprivileged } from '../../test/unprivileged.ts';
import { openDatabase } from './index.ts';
import type { Database } from './database.types.ts';
import { readMigrations } from './migration-files.ts';
import { pgliteInThisThread } from './pglite/pglite-link.ts';

const present = (await readMigrations()).map(({ name }) => name);

async function open(
  dataFolder: string,
  more: { readonly url?: string; readonly port?: number; readonly freeSpace?: number } = {},
) {
  const { freeSpace, ...options } = more;
  const limits = freeSpace === undefined ? {} : { freeSpace };
  return openDatabase({ dataFolder, clock: serverClock, logger: fakeLogger(), limits, ...options });
}

async function openOrFail(dataFolder: string, more: Parameters<typeof open>[1] = {}): Promise<Database> {
  const opened = await open(dataFolder, more);
  if (!opened.ok) throw new Error(opened.error.kind, { cause: opened.error });
  onTestFinished(() => opened.value.close());
  return opened.value;
}

describe('an embedded database', () => {
  it('API-02 needs nothing but a folder, has all tables on its first start, keeps its rows to the next and answers no query after it was closed', async () => {
    const folder = join(await temporaryFolder(), 'data');
    const first = await openOrFail(folder);
    const migrated = await first.migrate();
    const tables = await first.orm.execute(sql`select name from schema_migrations order by name`);
    await first.orm.execute(sql`create table kept (id integer)`);
    await first.orm.execute(sql`insert into kept values (7)`);
    await first.close();
    const second = await openOrFail(folder);
    expect({
      engine: second.engine,
      migrated,
      tables,
      kept: await second.orm.execute(sql`select id from kept`),
      files: await readdir(folder),
    }).toEqual({
      engine: 'embedded',
      // The snapshot has them all.
      migrated: { ok: true, value: { applied: [] } },
      tables: present.map((name) => ({ name })),
      kept: [{ id: 7 }],
      files: ['evergreen.lock', 'pglite'],
    });
    await second.close();
    expect(await readdir(folder)).toEqual(['pglite']);
    await expect(second.ping()).rejects.toMatchObject({ kind: 'closed' });
    await expect(second.transaction(async () => undefined)).rejects.toMatchObject({ kind: 'closed' });
  });

  it('R-27 R-25 is refused to a second server, which learns the number and the port of the first, and refuses changes but no reading when the volume is nearly full', async () => {
    const folder = await temporaryFolder();
    const first = await openOrFail(folder, { port: 8080, freeSpace: Number.MAX_SAFE_INTEGER });
    await expect(first.assertRoomForWrites()).rejects.toMatchObject({ kind: 'storageFull' });
    expect(await first.orm.execute(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    expect(await open(folder)).toEqual({
      ok: false,
      error: { kind: 'dataFolderTaken', folder, processId: process.pid, port: 8080 },
    });
  });

  it('says so when the folder holds no database that opens, and gives the folder free', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'pglite'));
    await writeFile(join(folder, 'pglite', 'PG_VERSION'), '18\n');
    expect(await open(folder)).toEqual({
      ok: false,
      error: {
        kind: 'dataFolderUnreadable',
        folder,
        reason: expect.stringContaining('The embedded database does not open'),
      },
    });
    expect(await readdir(folder)).toEqual(['pglite']);
  });

  it('R-26 says so when the database may not be read', async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o777);
    await cp(inject('templateFolder'), join(folder, 'pglite'), { recursive: true });
    await chmod(join(folder, 'pglite', 'PG_VERSION'), 0o400);
    expect(await unprivileged(() => open(folder))).toEqual({
      ok: false,
      error: { kind: 'dataFolderUnusable', folder, reason: expect.stringContaining('EACCES') },
    });
  });

  it('makes its own snapshot when there is none, and uses it the next time', async () => {
    const [dataFolder, secondDataFolder, snapshotFolder] = [
      await temporaryFolder(),
      await temporaryFolder(),
      await temporaryFolder(),
    ];
    await writeFile(join(snapshotFolder, 'snapshot-0000000000000000.tar.gz'), 'of an older version');
    let started = 0;
    const parts = {
      snapshotFolder,
      start: () => {
        started += 1;
        return pgliteInThisThread();
      },
    };
    const startsOf = async (folder: string): Promise<number> => {
      started = 0;
      const opened = await openDatabase({ dataFolder: folder, clock: serverClock, logger: fakeLogger() }, parts);
      if (!opened.ok) throw new Error(opened.error.kind);
      await opened.value.close();
      return started;
    };
    expect([await startsOf(dataFolder), await startsOf(secondDataFolder), await readdir(snapshotFolder)]).toEqual([
      2,
      1,
      [expect.stringMatching(/^snapshot-(?!0000)[0-9a-f]{16}\.tar\.gz$/)],
    ]);
  });
});

describe('a PostgreSQL database', () => {
  it('says so when nobody answers, without the password', async () => {
    const opened = await open(await temporaryFolder(), { url: 'postgresql://someone:secret@127.0.0.1:1/evergreen' });
    expect(opened).toEqual({
      ok: false,
      error: {
        kind: 'serverUnreachable',
        address: '127.0.0.1:1/evergreen',
        reason: expect.stringContaining('ECONNREFUSED'),
      },
    });
    expect(JSON.stringify(opened)).not.toContain('secret');
  });

  it('says so when the address is none', async () => {
    expect(await open(await temporaryFolder(), { url: 'no address' })).toMatchObject({
      ok: false,
      error: { kind: 'serverUnreachable', address: '' },
    });
  });
});
