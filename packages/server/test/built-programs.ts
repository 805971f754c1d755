import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

import * as v from 'valibot';
import { build } from 'vite';

import { serverPackageFolder } from '../src/db/server-package.ts';
import { serverBuild } from '../vite.config.ts';
import { type RowWriterLine, RowWriterLineSchema } from './row-writer-lines.ts';

export interface BuiltPrograms {
  /** The thread that holds PGlite. */
  readonly worker: URL;
  readonly startRowWriter: (dataFolder: string) => RowWriter;
  readonly remove: () => Promise<void>;
}

export interface RowWriter {
  readonly processId: number;
  /** What it has said so far; complete after it has ended. */
  readonly said: readonly RowWriterLine[];
  /** Resolves when what it has said is enough, or when it has ended before. */
  readonly until: (isEnough: (said: readonly RowWriterLine[]) => boolean) => Promise<void>;
  /** Ends it without a chance to do anything more; resolves when everything that it said was heard. */
  readonly kill: () => Promise<void>;
}

/** Builds the worker and the test's own program as the server is built; inside the package, so that they find what is installed. */
export async function buildPrograms(): Promise<BuiltPrograms> {
  const folder = join(serverPackageFolder(), 'dist', `test-${randomUUID()}`);
  const settings = serverBuild(
    { 'database-worker': 'src/db/pglite/pglite-worker.ts', 'row-writer': 'test/row-writer.ts' },
    folder,
  );
  await build({ ...settings, configFile: false });
  return {
    worker: pathToFileURL(join(folder, 'database-worker.js')),
    startRowWriter: (dataFolder) =>
      startRowWriter(
        spawn(process.execPath, [join(folder, 'row-writer.js'), dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] }),
      ),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function startRowWriter(child: ChildProcess): RowWriter {
  if (child.stdout === null || child.pid === undefined) throw new Error('The program did not start.');
  const said: RowWriterLine[] = [];
  const lines = createInterface({ input: child.stdout });
  let isEnded = false;
  let wake = (): void => undefined;
  lines.on('line', (line) => {
    // A line that the kill has cut in two was never said.
    if (line.endsWith('}')) said.push(v.parse(RowWriterLineSchema, JSON.parse(line)));
    wake();
  });
  lines.once('close', () => {
    isEnded = true;
    wake();
  });
  // The pipe is closed some moments before the process is gone.
  const gone = Promise.all([once(lines, 'close'), once(child, 'exit')]);
  return {
    processId: child.pid,
    said,
    until: (isEnough) =>
      new Promise((resolve) => {
        wake = () => {
          if (isEnded || isEnough(said)) resolve();
        };
        wake();
      }),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
