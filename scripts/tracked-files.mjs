import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/**
 * The files that belong to the repository: the tracked ones and the new ones that nothing ignores.
 * @param {string} [folder]
 * @returns {string[]} relative to the folder, with forward slashes, in alphabetical order
 */
export function trackedFiles(folder = root) {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [...new Set(output.split('\0'))]
    .filter((file) => file !== '' && existsSync(path.join(folder, file)))
    .toSorted();
}
