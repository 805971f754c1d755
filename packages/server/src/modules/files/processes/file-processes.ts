import { err, minutes, type Result } from '@evergreen/core/kernel';

import { startFileProcess, type FileProcess } from './file-process.ts';
import type { FileJob, FileProcesses, FileProcessProblem, ProcessLimits } from './file-process.types.ts';
import { createPersonQueue, type QueuedWork } from './person-queue.ts';

export interface FileProcessOptions extends ProcessLimits {
  /** Files that are opened at a time. */
  readonly most: number;
  /** Files that may wait: of one person and of everybody. */
  readonly waiting?: { readonly each: number; readonly all: number };
  /** The program, a source or what was built of it; that of the server by default. */
  readonly program?: URL;
}

/** How long a process waits for another file. */
const IDLE = minutes(1);

/** The built program lies beside the built server. */
function usualProgram(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('../../../file-opener.ts', import.meta.url)
    : new URL('file-opener.js', import.meta.url);
}

/** Processes that start when they are needed, and end a minute after the last file. */
export function createFileProcesses(options: FileProcessOptions): FileProcesses {
  const { most, waiting, program = usualProgram() } = options;
  const queue = createPersonQueue(most);
  const running = new Set<FileProcess>();
  const idle = new Map<FileProcess, NodeJS.Timeout>();

  function take(): FileProcess {
    const process = [...idle.keys()].find(({ isUsable }) => isUsable()) ?? startFileProcess(program, options);
    clearTimeout(idle.get(process));
    idle.delete(process);
    running.add(process);
    return process;
  }

  function giveBack(process: FileProcess): void {
    running.delete(process);
    if (!process.isUsable()) return process.end('ended');
    const timer = setTimeout(() => {
      idle.delete(process);
      process.end('ended');
    }, IDLE);
    idle.set(process, timer.unref());
  }

  async function opened(
    task: string,
    input: unknown,
    { signal, onPiece }: FileJob,
  ): Promise<Result<unknown, FileProcessProblem>> {
    const process = take();
    const leave = () => process.end('left');
    signal?.addEventListener('abort', leave, { once: true });
    const result = await process.run(task, input, onPiece);
    signal?.removeEventListener('abort', leave);
    giveBack(process);
    return result;
  }

  const isFull = (person: string) =>
    waiting !== undefined && (queue.waiting(person) >= waiting.each || queue.waiting() >= waiting.all);

  return {
    run(task, input, job) {
      const { person, signal, onAhead = () => undefined } = job;
      if (isFull(person)) return Promise.resolve(err('busy'));
      if (signal?.aborted === true) return Promise.resolve(err('left'));
      return new Promise((resolve) => {
        const leave = () => {
          if (queue.remove(work)) resolve(err('left'));
        };
        const work: QueuedWork = {
          person,
          onAhead,
          async run() {
            signal?.removeEventListener('abort', leave);
            resolve(await opened(task, input, job));
          },
        };
        signal?.addEventListener('abort', leave, { once: true });
        queue.add(work);
      });
    },
    end() {
      for (const process of [...running, ...idle.keys()]) process.end('ended');
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
    },
  };
}
