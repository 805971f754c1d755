import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

/**
 * @typedef {object} StrangerServer a server with the demonstration data, for those who use packages against it
 * @property {string} url
 * @property {string} password of every account
 * @property {() => Promise<void>} stop ends it and removes its data
 */

const password = 'Evergreen-2026';

/**
 * Builds the server where it changed, and starts it on data of its own.
 * @returns {Promise<StrangerServer>}
 */
export async function startStrangerServer() {
  if ((await build(['server'])) !== 0) throw new Error('The server could not be built.');
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-strangers-'));
  const child = spawn(
    process.execPath,
    ['dist/server.js', '--port', '0', '--data', folder, '--json', '--demo-password', password],
    {
      cwd: path.join(root, 'packages/server'),
      // Jobs would move the rows of an example at their own times.
      env: { ...process.env, JOBS: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([once(lines, 'line').then(([first]) => String(first)), ended.then(() => '')]);
  if (line === '') throw new Error('The server did not start.');
  return {
    url: JSON.parse(line).url,
    password,
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
