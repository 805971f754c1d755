import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { preparePgliteFolder } from './pglite-folder.ts';

/** A tarball of one file, PG_VERSION. */
function smallSnapshot(): Buffer {
  const archive = Buffer.alloc(512 * 4);
  archive.write('/PG_VERSION', 0);
  archive.write('00000000003', 124);
  archive.write('0', 156);
  archive.write('18\n', 512);
  return gzipSync(archive);
}

it('R-24 builds the database beside its place and removes what a killed start has left', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'pglite.new-1', 'base'), { recursive: true });
  await mkdir(join(folder, 'uploads'));
  const seenWhileLoading: string[][] = [];
  const prepared = await preparePgliteFolder(folder, async () => {
    seenWhileLoading.push(await readdir(folder));
    return smallSnapshot();
  });
  expect({
    prepared,
    seenWhileLoading,
    now: (await readdir(folder)).toSorted(),
    version: await readFile(join(prepared, 'PG_VERSION'), 'utf8'),
  }).toEqual({
    prepared: join(folder, 'pglite'),
    seenWhileLoading: [['uploads']],
    now: ['pglite', 'uploads'],
    version: '18\n',
  });
});

it('R-24 leaves no half-made database when the snapshot is damaged', async () => {
  const folder = await temporaryFolder();
  const damaged = smallSnapshot().subarray(0, 20);
  await expect(preparePgliteFolder(folder, async () => damaged)).rejects.toThrow('unexpected end of file');
  expect((await readdir(folder)).includes('pglite')).toBe(false);
});

it('takes the database that is there as it is', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'pglite'));
  await writeFile(join(folder, 'pglite', 'PG_VERSION'), '18');
  const prepared = await preparePgliteFolder(folder, () => Promise.reject(new Error('It needs no snapshot.')));
  expect(await readdir(prepared)).toEqual(['PG_VERSION']);
});
