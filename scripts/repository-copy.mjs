import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { installStamp } from './bootstrap.mjs';
import { markInstalled } from './seeded-workspace.mjs';
import { trackedFiles } from './tracked-files.mjs';
import { root } from './workspace.mjs';

/** Below node_modules: what tools cache there belongs to the original. */
const caches = new Set([path.basename(installStamp), '.vite', '.vite-temp', '.cache']);

/**
 * Copies the repository as it is now, with what is not committed, and links what is installed, so that a test may change files and
 * run the scripts there.
 * @param {string} folder an empty one, outside of the repository
 * @param {(file: string) => boolean} [isNeeded] of a file relative to the repository; all are when left out
 * @returns {readonly string[]} the files that were copied
 */
export function copyRepository(folder, isNeeded = () => true) {
  const files = trackedFiles().filter(isNeeded);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (!caches.has(name)) symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  for (const name of readdirSync(path.join(root, 'packages'))) {
    const installed = path.join(root, 'packages', name, 'node_modules');
    if (!existsSync(installed)) continue;
    // The links in it are relative, so the copy of a package finds the copies of the others.
    cpSync(installed, path.join(folder, 'packages', name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !caches.has(path.basename(source)),
    });
  }
  markInstalled(folder);
  return files;
}

/**
 * Replaces one text in a file, which must have it.
 * @param {string} file
 * @param {string} before
 * @param {string} after
 * @returns {string} the new contents
 */
export function replaced(file, before, after) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not have ${before}`);
  return text.replace(before, after);
}
