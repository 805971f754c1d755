import * as v from 'valibot';

import { err, ok, seconds, type Result } from '@evergreen/core/kernel';

import type { FileJob, FileProcesses } from '../../../files/processes/file-process.types.ts';
import { createFileProcesses } from '../../../files/processes/file-processes.ts';
import {
  tableAnswer,
  tablePiece,
  type CellNote,
  type FileTable,
  type TableBounds,
  type TableFileProblem,
  type TableTaskInput,
} from './table-protocol.ts';

/** `unopenable`: the process that opened it was ended; `busy`: too many wait already; `left`: nobody waits for it any more. */
export type ReadTableProblem = TableFileProblem | 'unopenable' | 'busy' | 'left';

/** Opens a file that somebody sent. */
export type ReadFileTable = (
  file: Buffer,
  bounds: TableBounds,
  job: Omit<FileJob, 'onPiece'>,
) => Promise<Result<FileTable, ReadTableProblem>>;

/** Threat T-35: what one file may take, how many are opened at a time and how many wait. 20 MB of each are in memory meanwhile. */
export const TABLE_LIMITS = {
  heap: 512,
  memory: 1024,
  time: seconds(60),
  most: 2,
  waiting: { each: 4, all: 20 },
} as const;

export function createTableReader(processes: FileProcesses = createFileProcesses(TABLE_LIMITS)): ReadFileTable {
  return async (file, bounds, job) => {
    const rows: string[][] = [];
    const notes = new Map<string, CellNote>();
    let isRead = true;
    const input: TableTaskInput = { file, bounds };
    const opened = await processes.run('readTable', input, {
      ...job,
      onPiece(piece) {
        const read = v.safeParse(tablePiece, piece);
        if (read.success) {
          for (const row of read.output.rows) rows.push(row);
          for (const [place, note] of read.output.notes) notes.set(place, note);
        }
        isRead &&= read.success;
      },
    });
    if (!opened.ok) return err(opened.error === 'busy' || opened.error === 'left' ? opened.error : 'unopenable');
    const answer = v.safeParse(tableAnswer, opened.value);
    if (!answer.success || !isRead) return err('unopenable');
    return typeof answer.output === 'string' ? err(answer.output) : ok({ ...answer.output, rows, notes });
  };
}
