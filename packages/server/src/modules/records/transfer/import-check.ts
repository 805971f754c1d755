import type { Multipart } from '@fastify/multipart';

import { MOST_TOLD_ROWS, namedColumns, type CheckedImport, type Resource } from '@evergreen/core/resources';
import { ok, type Result } from '@evergreen/core/kernel';

import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import type { ReceivedUpload } from '../../../http/endpoint-route.ts';
import type { RehearsedImport } from './import-rows.ts';
import { filledFileRows, headingsOf, unreadHeadings } from './import-sheet.ts';
import { importMessages as messages } from './import.messages.ts';
import {
  openImport,
  importPlaceOf,
  readSheet,
  triedImport,
  type ImportSources,
  type OpenedImport,
} from './import.service.ts';
import { storeMarkedFile } from './stored-marked-file.ts';

/** Rows of a file that is only read, as an example of what is in it. */
const SHOWN_ROWS = 5;

const nothing = async () => undefined;

/**
 * Says what a file holds and, once its columns are chosen, what is wrong with its rows. Nothing of it is written; the marked copy is where
 * it is asked for.
 */
export async function checkImport(
  resource: Resource,
  parts: AsyncIterable<Multipart>,
  call: SignedInCall,
  sources: ImportSources,
): Promise<Result<ReceivedUpload, CallFailure>> {
  const opened = await openImport(resource, parts, call, sources);
  if (!opened.ok) return opened;
  const { fingerprint, fields } = opened.value.received;
  const forget = () => sources.progress.forget(importPlaceOf(opened.value.received, call));
  if (fields.columns === undefined) {
    forget();
    const result = readImport(resource, opened.value, call);
    return ok({ fingerprint, keep: async () => ok({ result }), confirm: nothing, discard: nothing });
  }
  const columns = fields.columns;
  const tried = await triedImport(resource, opened.value, call, sources).finally(forget);
  if (!tried.ok) return tried;
  const { sheet } = opened.value;
  const { errors, total, rows, skipped, columns: read } = tried.value;
  const places = read.map(({ place }) => place);
  const wrong = new Set(errors.map(({ row }) => row));
  const told = new Set([...wrong].slice(0, MOST_TOLD_ROWS));
  const result: CheckedImport = {
    headings: [...headingsOf(sheet)],
    headingRow: sheet.headingRow,
    sheet: sheet.sheet,
    unread: [...unreadHeadings(sheet, places, call.locale)],
    columns,
    total,
    isTried: true,
    wrong: wrong.size,
    errors: errors.flatMap(({ row, key, message }) =>
      told.has(row) ? [{ row, key, message: message[call.locale] }] : [],
    ),
    rows: filledFileRows(sheet).flatMap(({ row, cells }) => (told.has(row) ? [{ row, cells: [...cells] }] : [])),
    ...countsOf(rows, wrong),
    skipped,
    duplicates: await toldDuplicates(resource, opened.value, tried.value, wrong, sources),
    file: null,
  };
  const isMarked = fields.isMarked === 'true' && wrong.size > 0;
  if (isMarked) await sources.database.assertRoomForWrites();
  const marked = isMarked
    ? await storeMarkedFile(resource, { sheet, columns: read, errors }, { call, ...sources })
    : undefined;
  return ok({
    fingerprint,
    keep: async (): Promise<CallOutcome<CheckedImport>> =>
      ok({
        result: { ...result, file: (await marked?.add()) ?? null },
        message: messages.checked(wrong.size, total, readSheet(opened.value, read, call)),
      }),
    confirm: marked?.confirm ?? nothing,
    discard: marked?.discard ?? nothing,
  });
}

function countsOf(rows: RehearsedImport['rows'], wrong: ReadonlySet<number>): Pick<CheckedImport, 'added' | 'changed'> {
  const right = rows.filter(({ row }) => !wrong.has(row));
  const changed = right.filter(({ id }) => id !== null).length;
  return { added: right.length - changed, changed };
}

/** The first rows without errors that the list has already, with what they are called there. */
async function toldDuplicates(
  resource: Resource,
  { sheet }: OpenedImport,
  { duplicates }: RehearsedImport,
  wrong: ReadonlySet<number>,
  { repositoryOf }: Pick<ImportSources, 'repositoryOf'>,
): Promise<CheckedImport['duplicates']> {
  const told = [...duplicates].filter(([row]) => !wrong.has(row)).slice(0, MOST_TOLD_ROWS);
  const labels = await repositoryOf(resource).labels(told.map(([, { id }]) => id));
  return told.map(([row, { id, decision }]) => ({
    row,
    cells: [...(sheet.rows[row - 1] ?? [])],
    stored: labels.get(id) ?? '',
    decision,
  }));
}

function readImport(
  resource: Resource,
  { sheet }: OpenedImport,
  { locale }: Pick<SignedInCall, 'locale'>,
): CheckedImport {
  const headings = headingsOf(sheet);
  const { columns } = namedColumns(resource, headings);
  const read = columns.flatMap((key, place) => (key === null ? [] : [place]));
  const rows = filledFileRows(sheet);
  return {
    headings: [...headings],
    headingRow: sheet.headingRow,
    sheet: sheet.sheet,
    unread: [...unreadHeadings(sheet, read, locale)],
    columns: [...columns],
    total: rows.length,
    isTried: false,
    wrong: 0,
    errors: [],
    added: 0,
    changed: 0,
    skipped: 0,
    duplicates: [],
    rows: rows.slice(0, SHOWN_ROWS).map(({ row, cells }) => ({ row, cells: [...cells] })),
    file: null,
  };
}
