import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run, say } from '../../scripts/workspace.mjs';

export const peersFolder = import.meta.dirname;
const require = createRequire(path.join(peersFolder, 'package.json'));

/** @returns {Record<string, string>} */
export function peerVersions() {
  return JSON.parse(readFileSync(path.join(peersFolder, 'package.json'), 'utf8')).dependencies;
}

/** @param {string} name @param {string} version */
function isInstalled(name, version) {
  const file = path.join(peersFolder, 'node_modules', name, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
}

/** Installs the pinned peers with npm where they are not there yet, outside of the workspace. Gives what loads one. */
export async function installedPeers() {
  const missing = Object.entries(peerVersions()).filter(([name, version]) => !isInstalled(name, version));
  if (missing.length > 0) {
    say(`installing ${missing.length} peers …`);
    const { code } = await run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: peersFolder, output: 'stderr' });
    if (code !== 0) throw new Error('The peers could not be installed; they need the registry');
  }
  return require;
}
