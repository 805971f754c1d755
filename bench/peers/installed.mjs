import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run, say } from '../../scripts/workspace.mjs';

export const peersFolder = import.meta.dirname;

/** @param {string} folder @returns {Record<string, string>} */
function peerVersions(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).dependencies;
}

/** @param {string} folder @param {string} name @param {string} version */
function isInstalled(folder, name, version) {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
}

/**
 * Installs the peers that a folder pins with npm where they are not there yet, outside of the workspace. Gives what loads one.
 * @param {string} [folder] one with a package.json of peers
 */
export async function installedPeers(folder = peersFolder) {
  const missing = Object.entries(peerVersions(folder)).filter(([name, version]) => !isInstalled(folder, name, version));
  if (missing.length > 0) {
    say(`installing ${missing.length} peers …`);
    const { code } = await run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      output: 'stderr',
    });
    if (code !== 0) throw new Error('The peers could not be installed; they need the registry');
  }
  return createRequire(path.join(folder, 'package.json'));
}
