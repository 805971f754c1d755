import type { Result } from '@evergreen/core/kernel';

/**
 * Why a file was not opened: its process ended by itself, or was ended because it took too much memory or time, or nobody waits for it
 * any more; or too many files wait already.
 */
export type FileProcessProblem = 'ended' | 'slow' | 'left' | 'busy';

/** What one process may take. */
export interface ProcessLimits {
  /** Megabytes of the heap of JavaScript. */
  readonly heap: number;
  /** Megabytes of the process in whole. */
  readonly memory: number;
  /** Milliseconds of one file. */
  readonly time: number;
}

/** Whose file it is, and what is told meanwhile. */
export interface FileJob {
  /** Files of one person are opened one after the other. */
  readonly person: string;
  /** Aborted once nobody waits any more. */
  readonly signal?: AbortSignal;
  /** Files that are opened before this one: told while it waits, and 0 when it begins. */
  readonly onAhead?: (ahead: number) => void;
  /** A part of the answer that is sent before its end. */
  readonly onPiece?: (piece: unknown) => void;
}

/** Opens files of people in processes of their own, which end with whatever a file does to them. */
export interface FileProcesses {
  /** Resolves with what the program answers to `task`. */
  run(task: string, input: unknown, job: FileJob): Promise<Result<unknown, FileProcessProblem>>;
  /** Ends every process; what is under way is answered with `ended`. */
  end(): void;
}
