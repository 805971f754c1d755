import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { formatPlatformTime } from '../../platform-time.ts';

const ASIDE = /^before_restore_\d{14}(?:\.unfinished)?$/u;
const draftOf = (name: string) => `${name}.unfinished`;

/** What is named so holds a platform of before: a folder in the data folder, a schema in a database. */
export const asideName = (now: number): string => `before_restore_${formatPlatformTime(now).replaceAll(/\D/gu, '')}`;

/** What a restore never touches: the backups of the job, and platforms of before. */
export const isLeftAlone = (name: string): boolean => name === 'backups' || ASIDE.test(name);

/** Moves what is to be replaced into a folder inside of its own, where it has been wherever this is killed and done again. */
export async function setAside(folder: string, aside: string, isReplaced: (name: string) => boolean): Promise<void> {
  const [place, draft] = [join(folder, aside), join(folder, draftOf(aside))];
  if (existsSync(place)) return;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  for (const name of names.filter((one) => isReplaced(one) && !isLeftAlone(one)))
    await rename(join(folder, name), join(draft, name));
  await rename(draft, place);
}

/** Moves it back to where nothing of the restore is left. */
export async function bringBack(folder: string, aside: string): Promise<void> {
  const draft = join(folder, draftOf(aside));
  await rename(join(folder, aside), draft);
  for (const name of await readdir(draft)) await rename(join(draft, name), join(folder, name));
  await rm(draft, { recursive: true, force: true });
}
