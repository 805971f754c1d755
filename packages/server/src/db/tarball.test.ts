import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { temporaryFolder } from '../../test/temporary-folder.ts';
import { unpackTarball } from './tarball.ts';

async function packed(): Promise<{ readonly tarball: Buffer; readonly contents: Readonly<Record<string, Buffer>> }> {
  const folder = await temporaryFolder();
  const contents = {
    'base/1/empty': Buffer.alloc(0),
    'base/1/one-block': Buffer.alloc(512, 7),
    'base/1/more': Buffer.from(Array.from({ length: 1300 }, (_, index) => index % 256)),
    'a file with blanks': Buffer.from('文件'),
  };
  await mkdir(join(folder, 'base', '1'), { recursive: true });
  await mkdir(join(folder, 'pg_stat'));
  for (const [name, content] of Object.entries(contents)) await writeFile(join(folder, name), content);
  const tarball = execFileSync('tar', ['--format=ustar', '-czf', '-', '-C', folder, '.']);
  return { tarball, contents };
}

it('unpacks what tar packed, for the owner only', async () => {
  const { tarball, contents } = await packed();
  const folder = join(await temporaryFolder(), 'new');
  unpackTarball(tarball, folder);
  const unpacked = Object.fromEntries(
    await Promise.all(Object.keys(contents).map(async (name) => [name, await readFile(join(folder, name))])),
  );
  expect(unpacked).toEqual(contents);
  expect(await readdir(join(folder, 'pg_stat'))).toEqual([]);
  const modes = await Promise.all(
    [folder, join(folder, 'base'), join(folder, 'base/1/more')].map(async (path) => (await stat(path)).mode & 0o777),
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});

it('refuses a tarball that ends too early', async () => {
  const { tarball } = await packed();
  const archive = gunzipSync(tarball);
  const end = archive.lastIndexOf(Buffer.from([1, 2, 3, 4, 5]));
  const folder = await temporaryFolder();
  expect(() => unpackTarball(gzipSync(archive.subarray(0, end)), folder)).toThrow('ends in the middle');
});

it('refuses a tarball that leads out of its folder', async () => {
  const header = Buffer.alloc(1024);
  header.write('../outside', 0);
  header.write('00000000000', 124);
  const folder = await temporaryFolder();
  expect(() => unpackTarball(gzipSync(header), folder)).toThrow('../outside');
});
