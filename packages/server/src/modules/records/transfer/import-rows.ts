import {
  formFields,
  isUniqueField,
  type Resource,
  type ResourceRow,
  type ResourceValues,
} from '@evergreen/core/resources';
import { err, minutes, ok, type Result } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { withLongPendingLists } from '../../../db/statements/pending-lists.ts';
import { transactOutcome } from '../../../db/transact-outcome.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import type { CheckRows } from '../resource/check-rows.types.ts';
import type { MaskedSearches } from '../resource/conditions/masked-searches.ts';
import type { ResourceService } from '../resource/resource-service.types.ts';
import type { ResourceRepository } from '../resource/resource.repository.ts';
import type { RefusedValue, TakenElsewhere } from '../resource/values/taken-elsewhere.ts';
import { uniquePlaceOf, withinOf } from '../resource/values/taken-values.ts';
import { matchedRows, unmatchable, type RowMatching, type MatchedRow } from './import-matching.ts';
import type { ImportColumn } from './import-headings.ts';
import { firstSecrets, hasFirstSecrets } from './first-secrets.ts';
import { filledFileRows, type ImportSheet } from './import-sheet.ts';
import { importMessages as messages } from './import.messages.ts';
import { createCellReader } from './import-values.ts';
import { askedValues, changedMasks } from './masked-cells.ts';
import { readRows, type ImportError } from './read-rows.ts';
import type { ChoiceSources } from '../resource/values/choice-texts.ts';

/** A row of a file as it is written. */
interface ImportedRow {
  readonly row: number;
  /** The row that is changed; null for a new one. */
  readonly id: string | null;
  readonly values: ResourceValues;
}

/** A file with the columns that are read of it. */
export interface ImportTable {
  readonly columns: readonly ImportColumn[];
  readonly sheet: ImportSheet;
  readonly matching: RowMatching;
  /** Hears how many rows of how many were checked or written; false once nobody waits for the import any more, which ends it. */
  readonly onProgress: (done: number, total: number) => boolean;
}

/** A file whose rows were all checked. */
export interface RehearsedImport {
  readonly columns: readonly ImportColumn[];
  readonly rows: readonly ImportedRow[];
  /** Rows with something in them. */
  readonly total: number;
  /** Those that are neither written nor wrong. */
  readonly skipped: number;
  /** Those whose value a row of the list has, by their row in the file. */
  readonly duplicates: ReadonlyMap<number, MatchedRow & { readonly id: string }>;
  readonly errors: readonly ImportError[];
}

export interface ImportDependencies extends ChoiceSources {
  readonly database: Database;
  /** What is written by it waits with what has to follow until the whole file is. */
  readonly service: ResourceService;
  readonly everyRowOf: (resource: Resource) => Pick<ResourceRepository, 'isTaken'>;
  readonly takenElsewhere: TakenElsewhere;
  readonly admitMasked: MaskedSearches['admit'];
}

/** Rows that are tried at once; every other call has its turn after them. */
const TRIED_AT_ONCE = 50;

/** Rows that are checked at once, between which others have their turn. */
const CHECKED_AT_ONCE = 200;

/** Rows that are written at once, between which others read on the embedded database. */
const WRITTEN_AT_ONCE = 100;

/** More rows than these have their entries in indexes of bigrams put into place together. */
const MANY = 500;

/** What the transaction that writes a whole file may take, in milliseconds. */
export const IMPORT_LIMIT = minutes(5);

/**
 * Reads the texts of a file and checks every row by the rules, rights and unique values of any other write. Where hooks have to see each
 * row, or rules decide which rows the caller reaches, every row is tried as a write of its own, and all of it is undone.
 */
export async function rehearseImport(
  resource: Resource,
  { columns, sheet, matching, onProgress }: ImportTable,
  call: SignedInCall,
  dependencies: ImportDependencies,
): Promise<Result<RehearsedImport, CallFailure>> {
  const filled = filledFileRows(sheet);
  if (filled.length === 0) return err({ kind: 'business', message: messages.noRows });
  const readCell = await createCellReader(
    columns,
    filled.map(({ cells }) => cells),
    sheet.notes,
    dependencies,
  );
  const { read, masked, errors } = await readRows(resource, columns, filled, readCell);
  const tooOften = await dependencies.admitMasked(resource, askedValues(resource, read, matching.by), call);
  if (tooOften !== undefined) return err(tooOften);
  const repository = dependencies.repositoryOf(resource);
  const matched = await matchedRows(resource, read, matching, repository);
  // A row whose value cannot be read is wrong; whether the list has it cannot be told.
  const unread = new Set(errors.flatMap(({ row, key }) => (key === matching.by ? [row] : [])));
  const isLeft = (row: number) => matched.get(row)?.decision === 'skip' && !unread.has(row);
  const kept = read.filter(({ row }) => !isLeft(row));
  const changed = new Map(
    [...matched].flatMap(([row, { decision, id }]) =>
      decision === 'update' && id !== null ? [[row, id] as const] : [],
    ),
  );
  errors.push(...repeatedValues(resource, kept));
  const told = new Set(errors.map(placeOf));
  errors.push(...unmatchable(kept, matched, matching.by).filter((error) => !told.has(placeOf(error))));
  errors.push(...(await changedMasks(resource, masked, changed, repository)));
  const wrong = new Set(errors.map(({ row }) => row));
  const newValues = hasFirstSecrets(resource)
    ? (values: ResourceValues) => ({ ...values, ...firstSecrets(resource) })
    : (values: ResourceValues) => values;
  const rows = kept.map(({ row, values }) => {
    const id = changed.get(row) ?? null;
    return { row, id, values: id === null ? newValues(values) : changedValues(values, matching) };
  });
  const sound = rows.filter(({ row }) => !wrong.has(row));
  const reach = { resource, reached: repository, everyRow: dependencies.everyRowOf(resource) };
  const exhausted = await dependencies.takenElsewhere.admit(reach, call);
  if (exhausted !== undefined) return err(exhausted);
  const check = await dependencies.service.checker(call);
  const atOnce = check === undefined ? TRIED_AT_ONCE : CHECKED_AT_ONCE;
  for (let from = 0; from < sound.length; from += atOnce) {
    if (!onProgress(from, sound.length)) return err({ kind: 'business', message: messages.stopped });
    const several = sound.slice(from, from + atOnce);
    const refused =
      check === undefined
        ? await rehearsed(resource, several, call, dependencies)
        : await checked(resource, several, check);
    const tooMany = await dependencies.takenElsewhere.note(refusedValues(resource, several, refused), reach, call);
    if (tooMany !== undefined) return err(tooMany);
    errors.push(...refused.flatMap(({ row, failure }) => errorsOf(row, failure)));
  }
  return ok({
    columns,
    rows,
    total: filled.length,
    skipped: read.length - kept.length,
    duplicates: duplicatesIn(matched),
    errors: errors.filter(({ row }) => !isLeft(row)).toSorted((one, other) => one.row - other.row),
  });
}

/** The value that a row was found by stays as it is stored: it may differ in case. */
function changedValues(values: ResourceValues, { by }: RowMatching): ResourceValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== by));
}

const placeOf = ({ row, key }: Pick<ImportError, 'row' | 'key'>) => `${row}:${key ?? ''}`;

function duplicatesIn(matched: ReadonlyMap<number, MatchedRow>): RehearsedImport['duplicates'] {
  return new Map(
    [...matched].flatMap(([row, { id, ...match }]) => (id === null ? [] : [[row, { ...match, id }] as const])),
  );
}

/** Writes the rows of a file, in the transaction that surrounds it. */
export async function writeImport(
  resource: Resource,
  rows: readonly ImportedRow[],
  call: SignedInCall,
  { database, service, onProgress }: Pick<ImportDependencies, 'database' | 'service'> & Pick<ImportTable, 'onProgress'>,
): Promise<Result<{ readonly added: number; readonly changed: number }, CallFailure>> {
  const write = async (): Promise<Result<null, CallFailure>> => {
    for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
      if (!onProgress(from, rows.length)) return err({ kind: 'business', message: messages.stopped });
      const [first] = await writeRows(resource, rows.slice(from, from + WRITTEN_AT_ONCE), call, service);
      // Somebody wrote meanwhile what stands in the way now.
      if (first !== undefined) return err(first.failure);
    }
    return ok(null);
  };
  const written = await (rows.length > MANY ? withLongPendingLists(database, resource, write) : write());
  if (!written.ok) return written;
  const changed = rows.filter(({ id }) => id !== null).length;
  return ok({ added: rows.length - changed, changed });
}

interface RefusedRow {
  readonly row: number;
  readonly failure: CallFailure;
}

/** Writes rows: new ones at once and changed ones at once where that can be, each by itself otherwise and where one of them is refused. */
async function writeRows(
  resource: Resource,
  rows: readonly ImportedRow[],
  call: SignedInCall,
  service: ResourceService,
): Promise<readonly RefusedRow[]> {
  const added = rows.filter(({ id }) => id === null);
  const changed = rows.flatMap(({ id, row, values }) => (id === null ? [] : [{ id, row, values }]));
  const isAdded =
    added.length > 1 &&
    (
      await service.addMany(
        added.map(({ id, values }) => writtenValues(resource, id, values)),
        call,
      )
    ).ok;
  const isChanged = changed.length > 1 && (await service.editMany(changed, call)).ok;
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    if (row.id === null ? isAdded : isChanged) continue;
    const written = await writeRow(resource, row, call, service);
    if (!written.ok) refused.push({ row: row.row, failure: written.error });
  }
  return refused;
}

/** A new row has the first values of the fields that the file leaves empty, as in a form. */
function writtenValues(resource: Resource, id: string | null, values: ResourceValues): ResourceValues {
  if (id !== null) return values;
  return Object.fromEntries(formFields(resource).map(([key, { initial }]) => [key, values[key] ?? initial ?? null]));
}

function writeRow(
  resource: Resource,
  { id, values }: ImportedRow,
  call: SignedInCall,
  service: ResourceService,
): Promise<CallOutcome<ResourceRow>> {
  const written = writtenValues(resource, id, values);
  return id === null ? service.add(written, call) : service.edit({ id }, written, call);
}

/** What stands in the way of some rows; nothing of them stays. */
async function rehearsed(
  resource: Resource,
  rows: readonly ImportedRow[],
  call: SignedInCall,
  { database, service }: ImportDependencies,
): Promise<readonly RefusedRow[]> {
  // Rows that are tried by writing them take room until they are undone.
  await database.assertRoomForWrites();
  const undone = await transactOutcome<never, readonly RefusedRow[]>(database, async () =>
    err(await writeRows(resource, rows, call, service)),
  );
  return undone.ok ? [] : undone.error;
}

async function checked(
  resource: Resource,
  rows: readonly ImportedRow[],
  check: CheckRows,
): Promise<readonly RefusedRow[]> {
  const refusals = await check(rows.map(({ id, values }) => ({ id, values: writtenValues(resource, id, values) })));
  return rows.flatMap(({ row }, place) => {
    const failure = refusals[place];
    return failure === undefined ? [] : [{ row, failure }];
  });
}

/** The values of unique fields that were refused. */
function refusedValues(
  resource: Resource,
  rows: readonly ImportedRow[],
  refused: readonly RefusedRow[],
): readonly RefusedValue[] {
  const byRow = new Map(rows.map((one) => [one.row, one]));
  return refused.flatMap(({ row, failure: { fields } }) => {
    const imported = byRow.get(row);
    const keys = Object.keys(fields ?? {}).filter((key) => {
      const field = resource.fields[key];
      return field !== undefined && isUniqueField(field);
    });
    return imported === undefined ? [] : keys.map((key) => ({ key, id: imported.id, values: imported.values }));
  });
}

function errorsOf(row: number, { fields, message }: CallFailure): readonly ImportError[] {
  const named = Object.entries(fields ?? {}).map(([key, text]) => ({ row, key, message: text }));
  return named.length === 0 ? [{ row, key: null, message }] : named;
}

/** Values that must be unique and are in the file twice; the database would name no row of the file. */
function repeatedValues(
  resource: Resource,
  rows: readonly { readonly row: number; readonly values: ResourceValues }[],
): readonly ImportError[] {
  return Object.entries(resource.fields).flatMap(([key, field]) => {
    if (!isUniqueField(field)) return [];
    const within = withinOf(field);
    const first = new Map<string, number>();
    return rows.flatMap(({ row, values }): readonly ImportError[] => {
      const value = values[key] ?? null;
      if (value === null) return [];
      const place = uniquePlaceOf(field, value, within === undefined ? null : (values[within] ?? null));
      const earlier = first.get(place);
      if (earlier === undefined) first.set(place, row);
      return earlier === undefined ? [] : [{ row, key, message: messages.sameAs(earlier) }];
    });
  });
}
