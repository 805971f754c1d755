import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { fillVolume } from '../../../../test/full-volume.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { createFolderObjectStore } from './folder-object-store.ts';
import { createFileStore } from './file-store.ts';

const words = Buffer.from('words');
const storeIn = (folder: string) => createFileStore(folder, createFolderObjectStore(join(folder, 'stored')));

it('R-01 sweeps what was on its way in when the server stopped, and no file that has its row or that it knows nothing of', async () => {
  const folder = await temporaryFolder();
  const before = storeIn(folder);
  /** A server that stops at each of these moments. */
  const half = await before.receive('half');
  // The stopped server's handle is still open in this process; Node deprecates closing it by garbage collection.
  onTestFinished(() => half.discard());
  await half.write(words);
  for (const id of ['whole', 'written', 'confirmed']) {
    const file = await before.receive(id);
    await file.write(words);
    await file.settle();
    if (id === 'confirmed') await file.confirm();
  }

  const after = storeIn(folder);
  const asked: string[] = [];
  const swept = await after.sweep(async (id) => {
    asked.push(id);
    return id === 'written';
  });
  const left = [];
  for (const id of ['half', 'whole', 'written', 'confirmed']) {
    const file = await after.read(id);
    left.push([id, file === undefined ? null : file.size]);
    file?.content.destroy();
  }
  expect({ swept, asked: asked.toSorted(), left, again: await after.sweep(async () => false) }).toEqual({
    swept: 3,
    asked: ['half', 'whole', 'written'],
    left: [
      ['half', null],
      ['whole', null],
      ['written', words.length],
      ['confirmed', words.length],
    ],
    again: 0,
  });
});

it('a folder that is not there yet holds nothing', async () => {
  const store = storeIn(join(await temporaryFolder(), 'files'));
  expect([await store.sweep(async () => false), await store.read('a')]).toEqual([0, undefined]);
});

it('T-32 leaves its folder by no id', async () => {
  const folder = await temporaryFolder();
  const store = storeIn(join(folder, 'files'));
  for (const id of ['../x', 'a/b', '', '.', 'a'.repeat(37)]) {
    await expect(store.receive(id)).rejects.toThrow('Not the id of a file');
    await expect(store.read(id)).rejects.toThrow('Not the id of a file');
  }
  await expect(access(join(folder, 'x'))).rejects.toThrow('ENOENT');
});

it('a file that is given up leaves nothing, settled or not', async () => {
  const store = storeIn(await temporaryFolder());
  for (const isSettled of [false, true]) {
    const file = await store.receive('given');
    await file.write(words);
    if (isSettled) await file.settle();
    await file.discard();
    await file.discard();
    expect([await store.read('given'), await store.sweep(async () => true)]).toEqual([undefined, 0]);
  }
});

it('a file that a full volume refuses leaves nothing, whether at a write or at the sync', async () => {
  const folder = await temporaryFolder();
  const store = storeIn(folder);
  const incoming = () => readdir(join(folder, 'incoming'));
  const unsynced = await store.receive('unsynced');
  await unsynced.write(words);
  const free = await fillVolume();
  const half = await store.receive('half');
  await expect(half.write(words)).rejects.toMatchObject({ code: 'ENOSPC', syscall: 'write' });
  await expect(unsynced.settle()).rejects.toMatchObject({ code: 'ENOSPC', syscall: 'fsync' });
  const before = await incoming();
  await half.discard();
  await unsynced.discard();
  expect([before.toSorted(), await incoming()]).toEqual([['half', 'unsynced'], []]);
  free();
  const next = await store.receive('half');
  await next.write(words);
  await next.settle();
  const stored = await store.read('half');
  stored?.content.destroy();
  expect(stored?.size).toBe(words.length);
});
