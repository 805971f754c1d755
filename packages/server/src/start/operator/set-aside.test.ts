import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { asideName, bringBack, setAside } from './set-aside.ts';

const ASIDE = 'before_restore_20260115103000';

it('sets a platform aside and brings it back, wherever it was killed before, and leaves backups and earlier platforms alone', async () => {
  expect(asideName(Date.UTC(2026, 0, 15, 2, 30, 0))).toBe(ASIDE);
  const folder = await temporaryFolder();
  const earlier = 'before_restore_20250115103000';
  for (const name of ['pglite', 'files', 'backups', earlier]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'evergreen.lock'), 'held');
  const move = () => setAside(folder, ASIDE, (name) => name !== 'evergreen.lock');
  const names = (place: string) => readdirSync(place).toSorted();

  // Killed when one of two was moved.
  mkdirSync(join(folder, `${ASIDE}.unfinished`));
  renameSync(join(folder, 'pglite'), join(folder, `${ASIDE}.unfinished`, 'pglite'));
  await move();
  expect(names(folder)).toEqual(['backups', earlier, ASIDE, 'evergreen.lock']);
  expect(names(join(folder, ASIDE))).toEqual(['files', 'pglite']);

  // What a restore brings meanwhile is not taken for what was there.
  mkdirSync(join(folder, 'pglite'));
  await move();
  expect(names(folder)).toEqual(['backups', earlier, ASIDE, 'evergreen.lock', 'pglite']);
  renameSync(join(folder, 'pglite'), join(folder, 'gone'));
  await bringBack(folder, ASIDE);
  expect(names(folder)).toEqual(['backups', earlier, 'evergreen.lock', 'files', 'gone', 'pglite']);
});
