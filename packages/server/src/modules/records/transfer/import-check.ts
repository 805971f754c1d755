import type { Multipart } from '@fastify/multipart';

import { MOST_TOLD_ROWS, type CheckedImport, type Resource } from '@evergreen/core/resources';
import { ok, type Result } from '@evergreen/core/kernel';

import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import type { ReceivedUpload } from '../../../http/endpoint-route.ts';
import { importColumns } from './import-headings.ts';
import { filledFileRows } from './import-rows.ts';
import { importMessages as messages } from './import.messages.ts';
import { openImport, importPlaceOf, triedImport, type ImportSources, type OpenedImport } from './import.service.ts';
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
  const opened = await openImport(parts, call, sources);
  if (!opened.ok) return opened;
  const { fingerprint, fields } = opened.value.received;
  const forget = () => sources.progress.forget(importPlaceOf(opened.value.received, call));
  if (fields.columns === undefined) {
    forget();
    const result = readImport(resource, opened.value);
    return ok({ fingerprint, keep: async () => ok({ result }), confirm: nothing, discard: nothing });
  }
  const columns = fields.columns;
  const tried = await triedImport(resource, opened.value, call, sources).finally(forget);
  if (!tried.ok) return tried;
  const { sheet } = opened.value;
  const { errors, total } = tried.value;
  const wrong = new Set(errors.map(({ row }) => row));
  const told = new Set([...wrong].slice(0, MOST_TOLD_ROWS));
  const result: CheckedImport = {
    headings: [...(sheet[0] ?? [])],
    columns,
    total,
    isTried: true,
    wrong: wrong.size,
    errors: errors.flatMap(({ row, key, message }) =>
      told.has(row) ? [{ row, key, message: message[call.locale] }] : [],
    ),
    rows: filledFileRows(sheet).flatMap(({ row, cells }) => (told.has(row) ? [{ row, cells: [...cells] }] : [])),
    file: null,
  };
  const isMarked = fields.isMarked === 'true' && wrong.size > 0;
  if (isMarked) await sources.database.assertRoomForWrites();
  const marked = isMarked ? await storeMarkedFile(resource, sheet, errors, { call, ...sources }) : undefined;
  return ok({
    fingerprint,
    keep: async (): Promise<CallOutcome<CheckedImport>> =>
      ok({ result: { ...result, file: (await marked?.add()) ?? null }, message: messages.checked(wrong.size, total) }),
    confirm: marked?.confirm ?? nothing,
    discard: marked?.discard ?? nothing,
  });
}

function readImport(resource: Resource, { sheet }: OpenedImport): CheckedImport {
  const [headings = []] = sheet;
  const known = importColumns(resource, headings);
  const keys = new Map(known.ok ? known.value.map(({ place, key }) => [place, key]) : []);
  const rows = filledFileRows(sheet);
  return {
    headings: [...headings],
    columns: headings.map((_, place) => keys.get(place) ?? null),
    total: rows.length,
    isTried: false,
    wrong: 0,
    errors: [],
    rows: rows.slice(0, SHOWN_ROWS).map(({ row, cells }) => ({ row, cells: [...cells] })),
    file: null,
  };
}
