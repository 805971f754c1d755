import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { fakeLogger } from '@evergreen/core/testing';

import { temporaryFolder } from '../../test/temporary-folder.ts';
import { loadStoredKey } from './stored-key.ts';

it('is written once, for the owner alone, and is the same at every start', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const logger = fakeLogger();
  const keys = await Promise.all([
    loadStoredKey(folder, 'fingerprint', logger),
    loadStoredKey(folder, 'fingerprint', logger),
  ]);
  const file = join(folder, 'fingerprint.key');
  const stored = await readFile(file);
  expect([
    stored.length,
    keys.every((key) => stored.equals(key)),
    stored.equals(await loadStoredKey(folder, 'fingerprint', logger)),
    (await stat(file)).mode & 0o777,
  ]).toEqual([32, true, true, 0o600]);
});

it('is whole for every server that starts at the same moment', async () => {
  const logger = fakeLogger();
  const lengths = new Set<number>();
  for (let round = 0; round < 40; round += 1) {
    const folder = await temporaryFolder();
    const keys = await Promise.all(Array.from({ length: 8 }, () => loadStoredKey(folder, 'secrets', logger)));
    const [first] = keys;
    for (const key of keys) lengths.add(first !== undefined && Buffer.from(key).equals(first) ? key.length : -1);
    expect(await readdir(folder)).toEqual(['secrets.key']);
  }
  expect([...lengths]).toEqual([32]);
});

it('replaces a file that was cut off, and lasts for the process where none can be written', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'fingerprint.key'), 'short');
  await writeFile(join(folder, 'file'), '');
  const logger = fakeLogger();
  expect([
    (await loadStoredKey(folder, 'fingerprint', logger)).length,
    (await loadStoredKey(join(folder, 'file'), 'secrets', logger)).length,
  ]).toEqual([32, 32]);
});
