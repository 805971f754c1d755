#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';

import type { CliIo } from './cli.types.ts';
import { configFolder } from './config-folder.ts';
import { main } from './main.ts';
import { askOnTerminal } from './terminal-prompt.ts';

const { argv, env, platform, stdin, stdout, stderr } = process;

// Whoever reads our output may stop early, as `head` does; that is no failure.
stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EPIPE') throw problem;
});

const io: CliIo = {
  environment: env,
  columns: stdout.isTTY ? stdout.columns : null,
  writeOut: (text) => void stdout.write(text),
  writeError: (text) => void stderr.write(text),
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
