import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

import * as v from 'valibot';

import { parseProgramArguments, programRequest } from './file-program-messages.ts';

/** Opens a file; `send` gives a part of a long answer at once. */
export type FileTask = (input: unknown, send: (piece: unknown) => Promise<void>) => Promise<unknown>;

/**
 * Ends this process when it has taken too much, or when the one that started it is gone. It is a thread, since a hostile file keeps the
 * main one busy, and a text, since Node runs no thread from a source.
 */
const GUARD = `
const { workerData: { parent, most } } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL');
}, 25);
`;

/** Bytes that a process has grown by after which it is not used again. */
const GROWN = 128 * 1024 * 1024;

/** The main function of a program that opens files for the server that started it, by the names of tasks. */
export function runFileProgram(tasks: Readonly<Record<string, FileTask>>): void {
  const { parent, most } = parseProgramArguments(process.argv.slice(2));
  if (process.send === undefined) throw new Error('This program is started by the server.');
  const send: (message: unknown) => Promise<unknown> = promisify(process.send.bind(process));
  new Worker(GUARD, { eval: true, execArgv: [], workerData: { parent, most } }).unref();
  const began = process.memoryUsage.rss();
  process.once('disconnect', () => process.exit());
  // A terminal and a service manager tell every process to stop: the server still answers what is under way, and this one ends with it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.on('message', (message) => {
    const { task, input } = v.parse(programRequest, message);
    void open(task, input);
  });

  async function open(name: string, input: unknown): Promise<void> {
    const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
    if (task === undefined) throw new Error(`There is no task ${name}`);
    const result = await task(input, async (piece) => void (await send({ type: 'piece', piece })));
    await send({ type: 'answer', result, isFresh: process.memoryUsage.rss() < began + GROWN });
  }
}
