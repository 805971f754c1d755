import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { codeOf } from '../system-error.ts';
import { unpackTarball } from '../tarball.ts';

const NAME = 'pglite';
const UNFINISHED = `${NAME}.new-`;

/** Where PGlite's directory is, or will be. */
export const pgliteFolderOf = (dataFolder: string): string => join(dataFolder, NAME);

/**
 * PGlite's directory in a data folder locked by this process. The first start unpacks a snapshot into a sibling folder and
 * renames it: a killed start leaves either a complete database or none.
 */
export async function preparePgliteFolder(
  dataFolder: string,
  loadSnapshot: () => Promise<Uint8Array>,
): Promise<string> {
  const unfinished = (await readdir(dataFolder)).filter((name) => name.startsWith(UNFINISHED));
  await Promise.all(unfinished.map((name) => rm(join(dataFolder, name), { recursive: true, force: true })));

  const folder = pgliteFolderOf(dataFolder);
  if (!(await isUsable(folder))) {
    const fresh = join(dataFolder, `${UNFINISHED}${randomUUID()}`);
    unpackTarball(await loadSnapshot(), fresh);
    await rename(fresh, folder);
  }
  return folder;
}

/** False when there is no database; rejects when this process may not read or write it. */
async function isUsable(folder: string): Promise<boolean> {
  try {
    const file = await open(join(folder, 'PG_VERSION'), 'r+');
    await file.close();
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
