import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from './workspace.mjs';

/** The password of the demonstration accounts in a data folder that `pnpm dev` made. */
const DEMO_PASSWORD = 'evergreen-dev';

/** Milliseconds that the server has to finish its calls before it is killed. */
const PATIENCE = 10_000;

/**
 * @typedef {object} Backend
 * @property {string} url where it answers; the same after every restart
 * @property {{ username: string, password: string }} account
 * @property {() => Promise<boolean>} start whether it serves
 * @property {(why: string) => Promise<void>} restart
 * @property {() => Promise<boolean>} ready waits for a start that is under way; whether the server answers
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * The server from its sources as a process of its own, which is started anew whenever its sources change.
 * @param {{ dataFolder: string, databaseUrl: string | undefined, report: (line: string) => void }} settings
 * @returns {Promise<Backend>}
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its methods share one child process
export async function createBackend({ dataFolder, databaseUrl, report }) {
  const port = await freePort();
  const account = { username: 'admin', password: process.env.EVERGREEN_DEMO_PASSWORD || DEMO_PASSWORD };
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let isStopped = false;
  /** @type {Promise<boolean>} */
  let lastStart = Promise.resolve(false);
  let startsAsked = 0;

  /** @returns {Promise<boolean>} whether it serves */
  const launch = () =>
    new Promise((resolve) => {
      const { DATABASE_URL: _ignored, EVERGREEN_DEMO_PASSWORD: _given, ...inherited } = process.env;
      const started = spawn(
        process.execPath,
        [
          '--import',
          'tsx',
          '--import',
          path.join(root, 'scripts/end-with-parent.mjs'),
          'src/server.ts',
          '--api-only',
          '--json',
          '--port',
          String(port),
          '--data',
          dataFolder,
        ],
        {
          cwd: path.join(root, 'packages/server'),
          env: {
            ...inherited,
            ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
            // The password is that of the first start; later the server would say that it changes nothing.
            ...(existsSync(dataFolder) ? {} : { EVERGREEN_DEMO_PASSWORD: account.password }),
          },
          stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        },
      );
      child = started;
      started.stdout?.once('data', () => resolve(true));
      started.once('exit', () => {
        if (child === started) {
          child = undefined;
          if (!isStopped)
            report('The backend has ended. It starts again with the next change of packages/server or packages/core.');
        }
        resolve(false);
      });
    });

  const end = async () => {
    const ending = child;
    if (ending === undefined) return;
    child = undefined;
    const exited = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGTERM');
    const timer = setTimeout(() => ending.kill('SIGKILL'), PATIENCE);
    await exited;
    clearTimeout(timer);
  };

  /** Starts follow one another; of several that wait, the last one is enough. */
  const start = () => {
    startsAsked += 1;
    const own = startsAsked;
    lastStart = lastStart.then(async (wasServing) => {
      if (isStopped || own !== startsAsked) return wasServing;
      await end();
      return launch();
    });
    return lastStart;
  };

  return {
    url: `http://127.0.0.1:${port}`,
    account,
    start,
    async restart(why) {
      report(`${why} changed; the backend restarts.`);
      const began = performance.now();
      if (await start()) report(`The backend serves again after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    },
    ready: async () => (await lastStart) && child !== undefined,
    async stop() {
      isStopped = true;
      await end();
    },
  };
}
