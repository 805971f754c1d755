import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { fakeLogger } from '@evergreen/core/testing';

import { temporaryFolder } from '../../test/temporary-folder.ts';
import { loadStoredKey } from './stored-key.ts';

async function keyOf(...key: Parameters<typeof loadStoredKey>): Promise<Uint8Array> {
  const loaded = await loadStoredKey(...key);
  if (!loaded.ok) throw new Error(loaded.error['en-US']);
  return loaded.value;
}

it('is written once, for the owner alone, and is the same at every start', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const logger = fakeLogger();
  const keys = await Promise.all([keyOf(folder, 'fingerprint', logger), keyOf(folder, 'fingerprint', logger)]);
  const file = join(folder, 'fingerprint.key');
  const stored = await readFile(file);
  expect([
    stored.length,
    keys.every((key) => stored.equals(key)),
    stored.equals(await keyOf(folder, 'fingerprint', logger)),
    (await stat(file)).mode & 0o777,
  ]).toEqual([32, true, true, 0o600]);
});

it('is whole for every server that starts at the same moment', async () => {
  const logger = fakeLogger();
  const lengths = new Set<number>();
  for (let round = 0; round < 40; round += 1) {
    const folder = await temporaryFolder();
    const keys = await Promise.all(Array.from({ length: 8 }, () => keyOf(folder, 'secrets', logger)));
    const [first] = keys;
    for (const key of keys) lengths.add(first !== undefined && Buffer.from(key).equals(first) ? key.length : -1);
    expect(await readdir(folder)).toEqual(['secrets.key']);
  }
  expect([...lengths]).toEqual([32]);
});

it('SAFE-06 refuses a file that is no key or cannot be read, leaves it as it is, and says what to do', async () => {
  const folder = await temporaryFolder();
  const logger = fakeLogger();
  const told: unknown[] = [];
  for (const [name, content] of [
    ['secrets', 'short'],
    ['fingerprint', ''],
    ['secrets', 'x'.repeat(33)],
  ] as const) {
    const file = join(folder, `${name}.key`);
    await writeFile(file, content);
    const refused = await loadStoredKey(folder, name, logger);
    told.push([name, refused.ok ? null : refused.error['en-US'].replace(file, '<file>'), await readFile(file, 'utf8')]);
  }
  const damaged = 'The key file <file> is damaged: it has to be 32 bytes long. Restore it from a backup';
  expect(told).toEqual([
    ['secrets', expect.stringContaining(`${damaged}. If it is lost, delete it`), 'short'],
    ['fingerprint', expect.stringContaining(`${damaged}, or delete it`), ''],
    ['secrets', expect.stringContaining(damaged), 'x'.repeat(33)],
  ]);
  const other = await temporaryFolder();
  await mkdir(join(other, 'secrets.key'));
  const unreadable = await loadStoredKey(other, 'secrets', logger);
  expect(unreadable.ok ? '' : unreadable.error['en-US']).toContain('cannot be read');
});

it('lasts for the process where none can be written', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  expect((await keyOf(join(folder, 'file'), 'secrets', fakeLogger())).length).toBe(32);
});
