import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { fakeLogger } from '@evergreen/core/testing';

import { temporaryFolder } from '../../test/temporary-folder.ts';
import { unprivileged } from '../../test/unprivileged.ts';
import { type HeldFolder, holdDataFolder } from './data-folder.ts';
import { findProcess, type FindProcess } from './living-processes.ts';

async function hold(folder: string, find: FindProcess = findProcess, port?: number) {
  const logger = fakeLogger();
  return { held: await holdDataFolder({ folder, logger, find, port }), lines: logger.lines };
}

async function holdOrFail(folder: string): Promise<HeldFolder> {
  const { held } = await hold(folder);
  if (!held.ok) throw new Error(held.error.kind);
  return held.value;
}

const lockIn = (folder: string): string => join(folder, 'evergreen.lock');

/** A process table with these processes and their times, and this process as it is. */
function processes(table: Readonly<Record<number, string | undefined>>): FindProcess {
  return async (processId) => {
    if (processId === process.pid) return { startedAt: 'now' };
    return Object.hasOwn(table, processId) ? { startedAt: table[processId] } : undefined;
  };
}

describe('the data folder', () => {
  it('R-27 belongs to one process, which a second is told about', async () => {
    const folder = await temporaryFolder();
    const first = await hold(folder, findProcess, 8080);
    const second = await hold(folder);
    expect([first.held.ok, second.held]).toEqual([
      true,
      { ok: false, error: { kind: 'dataFolderTaken', folder, processId: process.pid, port: 8080 } },
    ]);
    expect(await readdir(folder)).toEqual(['evergreen.lock']);
  });

  it('is made when it is missing, for its owner only, and is free after it was released', async () => {
    const folder = join(await temporaryFolder(), 'a', 'b');
    const first = await holdOrFail(folder);
    await first.release();
    expect(await readdir(folder)).toEqual([]);
    const again = await holdOrFail(folder);
    await again.release();
    // Releasing twice takes nothing from whoever came next.
    const other = await holdOrFail(folder);
    await again.release();
    expect(JSON.parse(await readFile(lockIn(folder), 'utf8'))).toEqual({
      processId: process.pid,
      startedAt: (await findProcess(process.pid))?.startedAt,
      hold: expect.any(String),
    });
    await other.release();
  });

  it('R-27 is taken over from a process that is dead', async () => {
    const folder = await temporaryFolder();
    await writeFile(lockIn(folder), JSON.stringify({ processId: 4_000_000, startedAt: 'long ago' }));
    const { held, lines } = await hold(folder, processes({}));
    expect([held.ok, lines]).toEqual([true, ['warn dataFolder.deadHolder']]);
    expect(JSON.parse(await readFile(lockIn(folder), 'utf8'))).toEqual({
      processId: process.pid,
      startedAt: 'now',
      hold: expect.any(String),
    });
  });

  it('R-27 is taken over when the number of the dead process belongs to another one now', async () => {
    const folder = await temporaryFolder();
    await writeFile(lockIn(folder), JSON.stringify({ processId: 4711, startedAt: 'long ago' }));
    const { held } = await hold(folder, processes({ 4711: 'today' }));
    expect(held.ok).toBe(true);
  });

  it.each([
    ['with the same time', { processId: 4711, startedAt: 'today' }, { 4711: 'today' }],
    ['whose time the system does not tell', { processId: 4711, startedAt: 'today' }, { 4711: undefined }],
    ['whose lock tells no time', { processId: 4711 }, { 4711: 'today' }],
  ])('R-27 is never taken from a live process %s', async (_case, lock, table) => {
    const folder = await temporaryFolder();
    await writeFile(lockIn(folder), JSON.stringify(lock));
    const { held } = await hold(folder, processes(table));
    expect(held).toEqual({ ok: false, error: { kind: 'dataFolderTaken', folder, processId: 4711 } });
    expect(JSON.parse(await readFile(lockIn(folder), 'utf8'))).toEqual(lock);
  });

  it.each(['', '{', 'null', '[]', '{"processId":"1"}', '{"processId":-1}', '{"processId":1.5}', '\0\0\0\0'])(
    'is taken over when the lock says nothing: %j',
    async (content) => {
      const folder = await temporaryFolder();
      await writeFile(lockIn(folder), content);
      const { held } = await hold(folder, processes({ 1: 'boot' }));
      expect(held.ok).toBe(true);
    },
  );

  it('goes to exactly one of many that find a stale lock at once', async () => {
    const folder = await temporaryFolder();
    await writeFile(lockIn(folder), JSON.stringify({ processId: 4_000_000, startedAt: 'long ago' }));
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => hold(folder, processes({}))));
    expect(outcomes.filter(({ held }) => held.ok)).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['evergreen.lock']);
  });

  it('is taken over even if the last who took it over was killed in the act', async () => {
    const folder = await temporaryFolder();
    const stale = JSON.stringify({ processId: 4_000_000, startedAt: 'long ago' });
    const claim = createHash('sha256').update(stale).digest('hex').slice(0, 16);
    await writeFile(lockIn(folder), stale);
    await writeFile(
      `${lockIn(folder)}.${claim}`,
      JSON.stringify({ processId: 4_000_001, startedAt: 'not so long ago' }),
    );
    await writeFile(`${lockIn(folder)}.draft`, JSON.stringify({ processId: 4_000_002, startedAt: 'not so long ago' }));
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => hold(folder, processes({}))));
    expect(outcomes.filter(({ held }) => held.ok)).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['evergreen.lock']);
  });

  it('R-26 says what is wrong with a folder that cannot be written', async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o555);
    const { held } = await unprivileged(() => hold(folder));
    expect(held).toEqual({
      ok: false,
      error: { kind: 'dataFolderUnusable', folder, reason: expect.stringContaining('EACCES: permission denied') },
    });
  });

  it('R-26 says what is wrong with a path that is no folder', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const { held } = await hold(file);
    expect(held).toMatchObject({ ok: false, error: { kind: 'dataFolderUnusable', folder: file } });
  });

  it('R-26 says what is wrong with a lock that cannot be read', async () => {
    const folder = await temporaryFolder();
    await mkdir(lockIn(folder));
    const { held } = await hold(folder);
    expect(held).toMatchObject({
      ok: false,
      error: { kind: 'dataFolderUnusable', reason: expect.stringContaining('EISDIR') },
    });
  });
});

describe('living processes', () => {
  it('finds this process, always with the same time, and not one that is gone', async () => {
    const own = await findProcess(process.pid);
    expect(own?.startedAt).toMatch(/./);
    expect([await findProcess(process.pid), await findProcess(0x7f_ff_ff_ff)]).toEqual([own, undefined]);
  });
});
