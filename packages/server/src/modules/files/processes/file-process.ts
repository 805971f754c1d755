import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { err, ok, type Result } from '@evergreen/core/kernel';
import * as v from 'valibot';

import { programArguments, programMessage } from './file-program-messages.ts';
import type { FileProcessProblem, ProcessLimits } from './file-process.types.ts';

/** A process that opens one file at a time. */
export interface FileProcess {
  /** Whether it can open another file. */
  readonly isUsable: () => boolean;
  run(
    task: string,
    input: unknown,
    onPiece: ((piece: unknown) => void) | undefined,
  ): Promise<Result<unknown, FileProcessProblem>>;
  end(reason: FileProcessProblem): void;
}

/** What the environment gives to a process that opens files of strangers: nothing of this server. */
const ENVIRONMENT = ['PATH', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

const MEGABYTE = 1024 * 1024;

/** Starts the program at `file`, which may be a source. */
export function startFileProcess(file: URL, { heap, memory, time }: ProcessLimits): FileProcess {
  const child = fork(fileURLToPath(file), programArguments({ parent: process.pid, most: memory * MEGABYTE }), {
    execArgv: [`--max-old-space-size=${heap}`, ...loaderOf(file)],
    env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let isUsable = true;
  let settle: ((result: Result<unknown, FileProcessProblem>) => void) | undefined;
  let onPiece: ((piece: unknown) => void) | undefined;

  function answer(result: Result<unknown, FileProcessProblem>): void {
    settle?.(result);
    settle = undefined;
    letIdle(child);
  }
  function end(reason: FileProcessProblem): void {
    isUsable = false;
    child.kill('SIGKILL');
    answer(err(reason));
  }

  child.on('message', (message) => {
    const read = v.safeParse(programMessage, message);
    if (!read.success) return end('ended');
    if (read.output.type === 'piece') return onPiece?.(read.output.piece);
    isUsable &&= read.output.isFresh;
    answer(ok(read.output.result));
  });
  child.once('exit', () => end('ended'));
  child.on('error', () => end('ended'));
  letIdle(child);

  return {
    isUsable: () => isUsable,
    end,
    async run(task, input, onNewPiece) {
      onPiece = onNewPiece;
      keepAwake(child);
      const timer = setTimeout(() => end('slow'), time);
      try {
        return await new Promise((resolve) => {
          settle = resolve;
          child.send({ task, input }, (error) => {
            if (error !== null) end('ended');
          });
        });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** A process without a file keeps nothing of this one alive. */
function letIdle(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function keepAwake(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

/** What Node needs to run a source: the tool that also runs the server from its sources. */
function loaderOf(file: URL): readonly string[] {
  if (!file.pathname.endsWith('.ts')) return [];
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}
