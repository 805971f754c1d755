import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Builds and serves the page with our table in a process of its own.
 * @returns {Promise<{ readonly url: string, stop(): Promise<void> }>}
 */
export async function startTablePage() {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'page/serve.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const line = await Promise.race([
    new Promise((resolve) => createInterface(child.stdout).once('line', resolve)),
    ended.then((code) => {
      throw new Error(`The page with the table ended with code ${code}`);
    }),
  ]);
  return {
    url: JSON.parse(line).url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
