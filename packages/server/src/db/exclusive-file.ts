import { createHash, randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { codeOf } from './system-error.ts';

/** Holder of a lock file: `dead` when that process has ended or the file names none. */
export type Judge<Holder> = (content: string) => Promise<Holder | 'dead'>;

/**
 * Create the lock file `file` with `content`, unique to this holder, or return the live holder. The file of a dead holder is
 * replaced. Creation is atomic: the file is never partial, and exactly one of several concurrent callers becomes the holder.
 *
 * @returns `undefined` when the caller is the holder now
 * @throws the error of the file system when the folder cannot be written
 */
export async function takeExclusively<Holder>(
  file: string,
  content: string,
  judge: Judge<Holder>,
): Promise<Holder | undefined> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { flag: 'wx', mode: 0o600 });
  try {
    const rival = await takeWith(draft, file, judge);
    if (rival === undefined) await removeLeftovers(file, judge);
    return rival;
  } finally {
    await rm(draft, { force: true });
  }
}

async function takeWith<Holder>(draft: string, file: string, judge: Judge<Holder>): Promise<Holder | undefined> {
  // link(2) is atomic and fails when the target exists.
  while (!(await isLinked(draft, file))) {
    const found = await contentOf(file);
    if (found === undefined) continue;
    const holder = await judge(found);
    if (holder !== 'dead') return holder;

    // Only one may follow this very holder; and once that one has, the content is another and nobody else does.
    const claim = `${file}.${createHash('sha256').update(found).digest('hex').slice(0, 16)}`;
    const rival = await takeWith(draft, claim, judge);
    if (rival !== undefined) return rival;
    try {
      if ((await contentOf(file)) === found) {
        const successor = `${draft}.successor`;
        await link(draft, successor);
        await rename(successor, file);
        return undefined;
      }
    } finally {
      await rm(claim, { force: true });
    }
  }
  return undefined;
}

/** Removes what those who were killed in the act have left; an empty file may still become a live holder's. */
async function removeLeftovers<Holder>(file: string, judge: Judge<Holder>): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(file)}.`)) continue;
    const leftover = join(folder, name);
    const content = await contentOf(leftover);
    if (content !== undefined && content !== '' && (await judge(content)) === 'dead')
      await rm(leftover, { force: true });
  }
}

/** Removes the file if it still has this content. */
export async function giveUp(file: string, content: string): Promise<void> {
  if ((await contentOf(file)) === content) await rm(file, { force: true });
}

async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function contentOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
