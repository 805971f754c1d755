import type { Multipart } from '@fastify/multipart';

import type { UploadResult } from '@evergreen/core/contract';
import { MOST_IMPORT_COLUMNS, type Resource } from '@evergreen/core/resources';
import { err, ok, type Result } from '@evergreen/core/kernel';

import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import type { ReceivedUpload } from '../../../http/endpoint-route.ts';
import type { TableBounds } from './files/table-protocol.ts';
import type { ReadFileTable, ReadTableProblem } from './files/table-reader.ts';
import { receiveImport, type ImportFile } from './import-file.ts';
import { importMatching } from './import-matching.ts';
import { hasFirstSecrets } from './first-secrets.ts';
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
import { headingsOf, importSheet, unreadHeadings, type ImportSheet } from './import-sheet.ts';
import { importMessages as messages, type ReadSheet } from './import.messages.ts';
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
  readonly sheet: ImportSheet;
}

/** Receives a file and opens it. */
export async function openImport(
  resource: Resource,
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
  return ok({ received: received.value, sheet: importSheet(resource, sheet.value, fields) });
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
      ? importColumns(resource, headingsOf(sheet))
      : chosenImportColumns(resource, fields.columns);
  if (!columns.ok) return err({ kind: 'business', message: columns.error });
  const onProgress = progressOf(fields.progressKey, call, sources, false);
  const matching = importMatching(await sources.visibleTo(resource), columns.value, fields);
  if (!matching.ok) return err({ kind: 'business', message: matching.error });
  const table = { columns: columns.value, sheet, matching: matching.value, onProgress };
  return sources.database.inPieces(() => rehearseImport(resource, table, call, sources));
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

/** What is told of the sheet that was read. Who chose the columns knows which are passed over. */
export function readSheet(
  { sheet, received: { fields } }: OpenedImport,
  columns: RehearsedImport['columns'],
  { locale }: Pick<SignedInCall, 'locale'>,
): ReadSheet {
  const read = columns.map(({ place }) => place);
  return {
    sheet: sheet.sheets > 1 ? sheet.sheet : null,
    headingRow: sheet.headingRow,
    unread: fields.columns === undefined ? unreadHeadings(sheet, read, locale) : [],
  };
}

/**
 * Imports a file as a whole or not at all, or its right rows alone where that is asked for. It is read and checked before the transaction of the call begins. What has errors is answered
 * by code 201 and a copy of the file that says why, stored as a file of the caller. Ends with nothing written where the caller closes the
 * request before the last row is; how it ended can be asked by its key.
 */
export async function importFile(
  resource: Resource,
  parts: AsyncIterable<Multipart>,
  call: SignedInCall,
  sources: ImportSources,
): Promise<Result<ReceivedUpload, CallFailure>> {
  const opened = await openImport(resource, parts, call, sources);
  if (!opened.ok) return opened;
  const { fingerprint, fields } = opened.value.received;
  const place = importPlaceOf(opened.value.received, call);
  const undone = () => sources.progress.noteEnd(place, 'undone');
  const rehearsed = await triedImport(resource, opened.value, call, sources).catch((error: unknown) => {
    undone();
    throw error;
  });
  if (!rehearsed.ok) {
    undone();
    return rehearsed;
  }
  const { sheet } = opened.value;
  const { errors, rows, columns, skipped } = rehearsed.value;
  const wrong = new Set(errors.map(({ row }) => row));
  const right = rows.filter(({ row }) => !wrong.has(row));
  const isRest = fields.isRest === 'true' && right.length > 0;
  if (wrong.size > 0 && !isRest) {
    undone();
    return ok({ fingerprint, ...(await refusal(resource, sheet, rehearsed.value, call, sources)) });
  }
  const made = hasFirstSecrets(resource) ? right.filter(({ id }) => id === null) : [];
  const hasSecrets = made.length > 0;
  const marked =
    wrong.size === 0 && !hasSecrets
      ? undefined
      : await storeMarkedFile(
          resource,
          { sheet, columns, errors },
          { call, ...sources },
          { written: right, hasSecrets },
        );
  return ok({
    fingerprint,
    limit: IMPORT_LIMIT,
    async keep(): Promise<CallOutcome<UploadResult | null>> {
      const onProgress = progressOf(fields.progressKey, call, sources, true);
      const written = await writeImport(resource, right, call, { ...sources, onProgress });
      if (!written.ok) return written;
      const counts = { ...written.value, skipped };
      const read = readSheet(opened.value, columns, call);
      const text = wrong.size === 0 ? messages.imported(counts, read) : messages.importedRest(counts, wrong.size, read);
      const message = hasSecrets ? messages.secretsTold(made.length, text) : text;
      return ok({ result: (await marked?.add()) ?? null, message });
    },
    async confirm() {
      await marked?.confirm();
      sources.progress.noteEnd(place, 'written');
    },
    async discard() {
      await marked?.discard();
      undone();
    },
  });
}

/** Nothing is written but the copy of the file that says why. */
async function refusal(
  resource: Resource,
  sheet: ImportSheet,
  { columns, errors, total }: RehearsedImport,
  call: SignedInCall,
  sources: ImportSources,
): Promise<Pick<ReceivedUpload, 'keep' | 'confirm' | 'discard'>> {
  const marked = await storeMarkedFile(resource, { sheet, columns, errors }, { call, ...sources });
  const { add, confirm, discard } = marked;
  const wrong = new Set(errors.map(({ row }) => row)).size;
  return {
    keep: async () => ok({ code: 201, message: messages.refused(wrong, total), result: await add() }),
    confirm,
    discard,
  };
}
