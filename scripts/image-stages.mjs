import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOptions } from './program-options.mjs';
import { trackedFiles } from './tracked-files.mjs';
import { root, run, say } from './workspace.mjs';

// Runs the steps of the Dockerfile without a container engine: each stage in a folder of its own that starts empty, with the Node of
// this machine; then starts the server of the last stage and asks its health check. Steps that change the system are left out.

readOptions({
  usage: 'pnpm image:try',
  about: 'Runs the steps of the Dockerfile without a container engine, starts the server and runs its health check.',
  options: {},
});

const IMAGE_FOLDER = '/evergreen';
/** Programs are installed by npx, and there is no second user. */
const LEFT_OUT = [/^npm install --global /u, /^install --directory /u];
const HEALTH_LIMIT = 60_000;

/** @typedef {{ word: string, rest: string }} Step */

/** @returns {Step[]} */
function readSteps() {
  return readFileSync(path.join(root, 'Dockerfile'), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', ...rest] = line.trim().split(/\s+/u);
      return { word, rest: rest.join(' ') };
    });
}

/**
 * Copies as COPY does: one source to a file or folder, several into a folder.
 * @param {string} rest
 * @param {ReadonlyMap<string, string>} stages
 * @param {string} folder
 */
function copyFiles(rest, stages, folder) {
  const words = rest.split(' ');
  const from = words[0]?.startsWith('--from=') === true ? words.shift()?.slice('--from='.length) : undefined;
  const target = path.join(folder, words.pop() ?? '');
  for (const source of words) {
    if (from !== undefined) {
      const stage = stages.get(from) ?? '';
      cpSync(path.join(stage, path.relative(IMAGE_FOLDER, source)), target, {
        recursive: true,
        verbatimSymlinks: true,
      });
      continue;
    }
    const files = source === '.' ? trackedFiles() : [source];
    const isFolder = source === '.' || words.length > 1;
    for (const file of files) cpSync(path.join(root, file), isFolder ? path.join(target, file) : target);
  }
}

/** @returns {Promise<number>} a port that is free now */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * @param {string} rest a command as a JSON array
 * @param {number} port
 * @param {string} data
 * @returns {[string, ...string[]]} the command for this port and data folder
 */
function commandOf(rest, port, data) {
  /** @type {[string, ...string[]]} */
  const words = JSON.parse(rest.slice(rest.indexOf('[')));
  const [program, ...parameters] = words.map((word) =>
    word
      .replaceAll('8080', String(port))
      .replace(/^\/data$/u, data)
      .replace('0.0.0.0', '127.0.0.1'),
  );
  return [program === 'node' || program === undefined ? process.execPath : program, ...parameters];
}

/**
 * @param {string} base an empty folder
 * @returns {Promise<boolean>} whether the server of the last stage became healthy
 */
async function runStages(base) {
  const port = await freePort();
  /** @type {Map<string, string>} */
  const stages = new Map();
  /** @type {NodeJS.ProcessEnv} */
  let env = {};
  let folder = base;
  let health = '';
  let start = '';
  for (const { word, rest } of readSteps()) {
    if (word === 'FROM') {
      const name = / AS (\S+)$/u.exec(rest)?.[1] ?? 'image';
      folder = path.join(base, name);
      mkdirSync(folder);
      stages.set(name, folder);
      env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
    } else if (word === 'ENV') {
      const [name = '', value = ''] = rest.split('=');
      env[name] = value;
    } else if (word === 'COPY') copyFiles(rest, stages, folder);
    else if (word === 'HEALTHCHECK') health = rest;
    else if (word === 'CMD') start = rest;
    else if (word === 'RUN' && !LEFT_OUT.some((pattern) => pattern.test(rest))) {
      say(`${path.basename(folder)}: ${rest}`);
      const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
      const command = rest.replaceAll(/\bpnpm /gu, `npx --yes ${packageManager} `);
      const { code } = await run('sh', ['-c', command], { cwd: folder, env, output: 'stderr' });
      if (code !== 0) return false;
    }
  }
  const [program, ...parameters] = commandOf(start, port, path.join(base, 'data'));
  const [checker, ...question] = commandOf(health, port, '');
  const server = spawn(program, parameters, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const limit = Date.now() + HEALTH_LIMIT;
    while (Date.now() < limit && server.exitCode === null) {
      if ((await run(checker, question, { cwd: folder, env, output: 'collect' })).code === 0) return true;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return false;
  } finally {
    server.kill();
    await ended;
  }
}

const base = mkdtempSync(path.join(tmpdir(), 'evergreen-image-'));
try {
  const isHealthy = await runStages(base);
  say(isHealthy ? 'The server of the image is healthy.' : 'The image would not start: the reason is above.');
  process.exitCode = isHealthy ? 0 : 1;
} finally {
  rmSync(base, { recursive: true, force: true });
}
