import { runFileProgram } from '../src/modules/files/processes/file-program.ts';

// A program that does what a hostile file may do to the process that opens it.

const held: unknown[] = [];

runFileProgram({
  async answer(input, send) {
    await send(`piece of ${String(input)}`);
    return { input, process: process.pid, secret: process.env['EVERGREEN_SECRET'] ?? null };
  },
  async spin() {
    for (;;) held.length = 0;
  },
  /** One array that grows, as a list of sectors that never ends. */
  async fillHeap() {
    for (;;) held.push(held.length);
  },
  /** Bytes outside of the heap of JavaScript. */
  async fillMemory() {
    for (;;) held.push(Buffer.alloc(10_000_000, 1));
  },
  async exit() {
    process.exit(3);
  },
  async fail() {
    throw new Error('A file that nobody has thought of');
  },
  async wait() {
    return new Promise(() => undefined);
  },
});
