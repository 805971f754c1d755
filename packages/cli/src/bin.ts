#!/usr/bin/env node
import { createReadStream, readFileSync } from 'node:fs';
import { homedir } from 'node:os';

import { systemClock } from '@evergreen/platform/clock-system';
import { systemRandom } from '@evergreen/platform/random-system';

import type { CliIo } from './cli.types.ts';
import { configFolder } from './config-folder.ts';
import { main } from './main.ts';
import { outputTaking } from './output-taking.ts';
import { askOnTerminal } from './terminal-prompt.ts';

/** Large enough that the reading of a file costs little, small enough to be nothing beside Node itself. */
const PIECE_OF_FILE = 2 ** 18;

const { argv, env, platform, stdin, stdout, stderr } = process;

const io: CliIo = {
  environment: env,
  clock: systemClock,
  random: systemRandom,
  columns: stdout.isTTY ? stdout.columns : null,
  isErrorTerminal: stderr.isTTY,
  writeOut: (text) => void stdout.write(text),
  writeError: (text) => void stderr.write(text),
  whenTaken: outputTaking(stdout),
  input: () => stdin,
  openFile: (file) => createReadStream(file, { highWaterMark: PIECE_OF_FILE }),
  async readInput() {
    let text = '';
    for await (const piece of stdin.setEncoding('utf8')) text += String(piece);
    return text;
  },
  ask: stdin.isTTY ? (question, isHidden) => askOnTerminal(stdin, stderr, question, isHidden) : null,
  version: () => readFileSync(new URL('../package.json', import.meta.url), 'utf8').match(/"version": "([^"]+)"/u)?.[1] ?? '',
};

process.exitCode = await main(argv.slice(2), io, async () => {
  const { createNodePorts } = await import('./node-ports.ts');
  return createNodePorts(configFolder({ environment: env, platform, home: homedir() }));
});
