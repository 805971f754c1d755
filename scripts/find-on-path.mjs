import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The first of some programs that a PATH holds.
 * @param {readonly string[]} names
 * @param {string} searchPath folders joined as in the environment variable PATH
 * @returns {string | undefined} its absolute path
 */
export function findOnPath(names, searchPath) {
  for (const name of names) {
    for (const folder of searchPath.split(path.delimiter)) {
      const file = path.join(folder, name);
      if (folder !== '' && existsSync(file)) return file;
    }
  }
  return undefined;
}
