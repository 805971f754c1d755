#!/usr/bin/env node
import { createReadStream, readFileSync } from 'node:fs';
import { homedir } from 'node:os';

import { systemClock } from '@evergreen/platform/clock-system';
import { systemRandom } from '@evergreen/platform/random-system';

import type { CliIo } from './cli.types.ts';
import { configFolder } from './config-folder.ts';
import { main } from './main.ts';
import { outputTaking } from './output-taking.ts';

/** Read buffer size in bytes: few system calls, negligible memory. */
const PIECE_OF_FILE = 2 ** 18;

// stdin and stderr are created lazily: they cost a tenth of the start-up time.
const { argv, env, platform, stdout } = process;

const io: CliIo = {
  environment: env,
  clock: systemClock,
  random: systemRandom,
  columns: stdout.isTTY ? stdout.columns : null,
  get isErrorTerminal() {
    return process.stderr.isTTY;
  },
  writeOut: (text) => void stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
  whenTaken: outputTaking(stdout),
  input: () => process.stdin,
  openFile: (file) => createReadStream(file, { highWaterMark: PIECE_OF_FILE }),
  async writeFile(file, content) {
    const { writeFile } = await import('node:fs/promises');
    await writeFile(file, content);
  },
  async readInput() {
    let text = '';
    for await (const piece of process.stdin.setEncoding('utf8')) text += String(piece);
    return text;
  },
  get ask() {
    if (!process.stdin.isTTY) return null;
    return async (question: string, isHidden: boolean) => {
      const { askOnTerminal } = await import('./terminal-prompt.ts');
      return askOnTerminal(process.stdin, process.stderr, question, isHidden);
    };
  },
  version: () =>
    readFileSync(new URL('../package.json', import.meta.url), 'utf8').match(/"version": "([^"]+)"/u)?.[1] ?? '',
};

async function run(): Promise<void> {
  process.exitCode = await main(argv.slice(2), io, async () => {
    const { createNodePorts } = await import('./node-ports.ts');
    // The server reads the device from it: packages/server/src/modules/base/log/device-name.ts.
    return createNodePorts(
      configFolder({ environment: env, platform, home: homedir() }),
      `evergreen-cli/${io.version()} (${platform})`,
    );
  });
}

void run();
