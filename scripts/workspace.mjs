import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. Every script works from here, wherever it was called. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * A line for the person who waits. It goes to stderr: stdout belongs to what a program may want to read.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * The shell's number for the way a process ended: its own code, or 128 and the signal.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {number}
 */
function exitCodeOf(code, signal) {
  if (code !== null) return code;
  return signal === null ? 1 : 128 + constants.signals[signal];
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: 'stdout' | 'stderr' | 'collect' }} [settings]
 *   where its output goes: to our stdout (the default), all of it to our stderr, or back to the caller
 * @returns {Promise<{ code: number, output: string }>} `output` is empty unless collected; a command that cannot be
 *   started has code 127 and the reason as its output
 */
export function run(command, parameters, settings = {}) {
  const { cwd = root, env = process.env, output = 'stdout' } = settings;
  const sink = output === 'collect' ? 'pipe' : output === 'stderr' ? 2 : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd,
      env,
      stdio: ['ignore', sink, output === 'collect' ? 'pipe' : 'inherit'],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) =>
      resolve({ code: exitCodeOf(code, signal), output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}
