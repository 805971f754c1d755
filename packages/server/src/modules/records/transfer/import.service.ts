import type { Multipart } from '@fastify/multipart';

import { MOST_IMPORT_COLUMNS, type ImportChange, type Resource } from '@evergreen/core/resources';
import { err, ok, type Result } from '@evergreen/core/kernel';

import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import type { ReceivedUpload } from '../../../http/endpoint-route.ts';
import type { SheetRows, TableBounds } from './files/table-protocol.ts';
import type { ReadFileTable, ReadTableProblem } from './files/table-reader.ts';
import { receiveImport, type ImportFile } from './import-file.ts';
import { chosenImportColumns, importColumns } from './import-headings.ts';
import type { ImportPlace, ImportProgressBoard } from './import-progress.ts';
import {
  IMPORT_LIMIT,
  rehearseImport,
  writeImport,
  type ImportDependencies,
  type ImportTable,
  type RehearsedImport,
} from './import-rows.ts';
import { importMessages as messages } from './import.messages.ts';
import { storeMarkedFile, type MarkedFileSources } from './stored-marked-file.ts';

export interface ImportSources extends ImportDependencies, MarkedFileSources {
  readonly readFileTable: ReadFileTable;
  readonly progress: ImportProgressBoard;
  /** Aborted once who sent the file waits no more. */
  readonly signal: AbortSignal;
  /** Rows of one file. */
  readonly most: number;
}

/** A file as it was received and opened, with its corrected cells. */
export interface OpenedImport {
  readonly received: ImportFile;
  readonly sheet: SheetRows;
}

/** Receives a file and opens it. */
export async function openImport(
  parts: AsyncIterable<Multipart>,
  call: SignedInCall,
  sources: ImportSources,
): Promise<Result<OpenedImport, CallFailure>> {
  const { readFileTable, most } = sources;
  const received = await receiveImport(parts);
  if (!received.ok) return received;
  const { content, fields } = received.value;
  const place = importPlaceOf(received.value, call);
  const bounds = { rows: most, columns: MOST_IMPORT_COLUMNS };
  const sheet = await readFileTable(content, bounds, {
    person: call.caller.userId,
    signal: sources.signal,
    onAhead(ahead) {
      if (fields.progressKey !== undefined)
        sources.progress.note(place, { done: 0, total: 0, isWriting: false, ahead });
    },
  });
  if (!sheet.ok) {
    sources.progress.noteEnd(place, 'undone');
    return err(failureOfFile(sheet.error, bounds));
  }
  return ok({ received: received.value, sheet: corrected(sheet.value, fields.changes ?? []) });
}

/** Seconds after which somebody may try again whose file found too many others waiting. */
const WAIT_WHEN_BUSY = 30;

function failureOfFile(problem: ReadTableProblem, { rows, columns }: TableBounds): CallFailure {
  if (problem === 'busy')
    return { kind: 'tooMany', message: messages.busy(WAIT_WHEN_BUSY), retryAfter: WAIT_WHEN_BUSY };
  // Nobody reads the answer to a request that was closed.
  const message = problem === 'left' ? messages.stopped : messages.problems(rows, columns)[problem];
  return { kind: 'business', message };
}

/** Tries every row of a file; nothing of it stays. */
export async function triedImport(
  resource: Resource,
  { received: { fields }, sheet }: OpenedImport,
  call: SignedInCall,
  sources: ImportSources,
): Promise<Result<RehearsedImport, CallFailure>> {
  const columns =
    fields.columns === undefined
      ? importColumns(resource, sheet[0] ?? [])
      : chosenImportColumns(resource, fields.columns);
  if (!columns.ok) return err({ kind: 'business', message: columns.error });
  const onProgress = progressOf(fields.progressKey, call, sources, false);
  const rehearsed = await rehearseImport(resource, { columns: columns.value, sheet, onProgress }, call, sources);
  return rehearsed.ok ? rehearsed : err({ kind: 'business', message: rehearsed.error });
}

/** Where an import says how far it is; those without a key share a place that nobody asks for. */
export function importPlaceOf({ fields }: ImportFile, { caller: { userId } }: SignedInCall): ImportPlace {
  return { userId, key: fields.progressKey ?? '' };
}

/** Says how far an import is, to who sent it under a key. */
function progressOf(
  key: string | undefined,
  { caller: { userId } }: SignedInCall,
  { progress, signal }: Pick<ImportSources, 'progress' | 'signal'>,
  isWriting: boolean,
): ImportTable['onProgress'] {
  return (done, total) => {
    if (key !== undefined) progress.note({ userId, key }, { done, total, isWriting, ahead: 0 });
    return !signal.aborted;
  };
}

/** The cells of a file with what somebody typed in place of some. */
function corrected(sheet: SheetRows, changes: readonly ImportChange[]): SheetRows {
  if (changes.length === 0) return sheet;
  const rows = sheet.map((row) => [...row]);
  for (const [row, place, text] of changes) {
    const cells = rows[row - 1];
    if (cells === undefined) continue;
    while (cells.length <= place) cells.push('');
    cells[place] = text;
  }
  return rows;
}

/**
 * Imports a file as a whole or not at all. It is read and checked before the transaction of the call begins. What has errors is answered
 * by code 201 and a copy of the file that says why, stored as a file of the caller. Ends with nothing written where the caller closes the
 * request before the last row is; how it ended can be asked by its key.
 */
export async function importFile(
  resource: Resource,
  parts: AsyncIterable<Multipart>,
  call: SignedInCall,
  sources: ImportSources,
): Promise<Result<ReceivedUpload, CallFailure>> {
  const opened = await openImport(parts, call, sources);
  if (!opened.ok) return opened;
  const { fingerprint, fields } = opened.value.received;
  const place = importPlaceOf(opened.value.received, call);
  const undone = () => sources.progress.noteEnd(place, 'undone');
  const rehearsed = await triedImport(resource, opened.value, call, sources).catch((error: unknown) => {
    undone();
    throw error;
  });
  if (!rehearsed.ok || rehearsed.value.errors.length > 0) undone();
  if (!rehearsed.ok) return rehearsed;
  if (rehearsed.value.errors.length > 0)
    return ok({ fingerprint, ...(await refusal(resource, opened.value.sheet, rehearsed.value, call, sources)) });
  return ok({
    fingerprint,
    limit: IMPORT_LIMIT,
    async keep(): Promise<CallOutcome<null>> {
      const onProgress = progressOf(fields.progressKey, call, sources, true);
      const written = await writeImport(resource, rehearsed.value.rows, call, { ...sources, onProgress });
      if (!written.ok) return written;
      const { added, changed } = written.value;
      return ok({ result: null, message: messages.imported(added, changed) });
    },
    async confirm() {
      sources.progress.noteEnd(place, 'written');
    },
    async discard() {
      undone();
    },
  });
}

/** Nothing is written but the copy of the file that says why. */
async function refusal(
  resource: Resource,
  sheet: SheetRows,
  rehearsed: RehearsedImport,
  call: SignedInCall,
  sources: ImportSources,
): Promise<Pick<ReceivedUpload, 'keep' | 'confirm' | 'discard'>> {
  const { add, confirm, discard } = await storeMarkedFile(resource, sheet, rehearsed.errors, { call, ...sources });
  const wrong = new Set(rehearsed.errors.map(({ row }) => row)).size;
  return {
    keep: async () => ok({ code: 201, message: messages.refused(wrong, rehearsed.total), result: await add() }),
    confirm,
    discard,
  };
}
