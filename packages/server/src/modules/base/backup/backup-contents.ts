import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import { codeOf } from '../../../db/system-error.ts';
import { sha256Of } from './backup-file.ts';
import { backupMessages as messages } from './backup.messages.ts';

/** Stored files by their place in a data folder. What is on its way in belongs to nobody yet. */
const FILES = join('files', 'stored');
const KEY = /^(?:secrets|fingerprint)\.key$/u;

export interface ContentChoice {
  readonly hasFiles: boolean;
  readonly hasKeys: boolean;
}

/** Checksums by path, with `/` between folders. */
export type Contents = Readonly<Record<string, string>>;

/** Copies stored files and keys of a data folder beside a backup; files that are removed meanwhile are left out. */
export async function copyContents(
  dataFolder: string,
  backupFolder: string,
  { hasFiles, hasKeys }: ContentChoice,
): Promise<Contents> {
  const places = [
    ...(hasFiles ? await filesBelow(join(dataFolder, FILES)) : []),
    ...(hasKeys
      ? (await namesIn(dataFolder)).filter((name) => KEY.test(name)).map((name) => join(dataFolder, name))
      : []),
  ];
  const contents: Record<string, string> = {};
  for (const place of places) {
    const path = relative(dataFolder, place);
    if (await copyOne(place, join(backupFolder, path)))
      contents[path.split(sep).join('/')] = await sha256Of(join(backupFolder, path));
  }
  return contents;
}

/** Copies them back and compares each with its checksum. The error names the first that is not what it was. */
export async function restoreContents(
  contents: Contents,
  backupFolder: string,
  dataFolder: string,
): Promise<Result<number, LocalizedText>> {
  for (const [path, checksum] of Object.entries(contents)) {
    if (!isInside(path)) return err(messages.damagedContent(path));
    const target = join(dataFolder, path);
    if (!(await copyOne(join(backupFolder, path), target))) return err(messages.missingContent(path));
    if ((await sha256Of(target)) !== checksum) return err(messages.damagedContent(path));
  }
  return ok(Object.keys(contents).length);
}

/** What a restore would write over. */
export async function presentContents(contents: Contents, dataFolder: string): Promise<string | undefined> {
  for (const path of Object.keys(contents)) if (await stat(join(dataFolder, path)).catch(() => undefined)) return path;
  return undefined;
}

/** Removes what a restore that did not succeed has brought. */
export async function removeContents(contents: Contents, dataFolder: string): Promise<void> {
  for (const path of Object.keys(contents).filter(isInside)) await rm(join(dataFolder, path), { force: true });
}

/** What they are below in a data folder. */
export function contentNames(contents: Contents): ReadonlySet<string> {
  return new Set(
    Object.keys(contents)
      .filter(isInside)
      .map((path) => path.split('/')[0] ?? path),
  );
}

/** A manifest is a file that people carry about: it leads nowhere but to stored files and keys. */
function isInside(path: string): boolean {
  return KEY.test(path) || (path.startsWith('files/stored/') && !path.split('/').includes('..'));
}

/** False where there is no such file. */
async function copyOne(from: string, to: string): Promise<boolean> {
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(unlessMissing);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const namesIn = async (folder: string): Promise<readonly string[]> => readdir(folder).catch(unlessMissing);

function unlessMissing(error: unknown): [] {
  if (codeOf(error) === 'ENOENT') return [];
  throw error;
}
