import * as v from 'valibot';

import {
  exportColumns,
  maskedFields,
  MOST_EXPORTED,
  permissionCode,
  resourceListQuerySchema,
  type ExportFormat,
  type Resource,
  type ResourceRow,
  type TransferColumn,
} from '@evergreen/core/resources';
import { err, mapResult, ok, parseJson, safeFileName, type Result } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import type { RateLimit, RateLimitOptions } from '../../../http/rate-limit.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { withChoiceTexts } from '../resource/values/choice-texts.ts';
import { askedConditions, sortProblem, type ListSources } from '../resource/list-rows.ts';
import { namedConditions } from '../resource/conditions/resource-conditions.ts';
import type { StoredRow } from '../resource/resource.repository.ts';
import { exportedColumn } from './cell-texts.ts';
import { readOnceForFile } from './export-sources.ts';
import { createTableWriter } from './files/table-writer.ts';
import { transferMessages as messages } from './transfer.messages.ts';

/** Threat T-10, for one person: more than anybody exports by hand. */
export const EXPORT_LIMIT: RateLimitOptions = { times: 30, window: 60_000 };

/** Rows that are read at a time: a statement for each, between which every other call has its turn. */
const CHUNK = 400;

type ListParameters = v.InferOutput<ReturnType<typeof resourceListQuerySchema>>;

export type ExportQuery = ListParameters & {
  readonly selections?: readonly string[] | undefined;
  readonly paramsStr?: string | undefined;
  readonly format: ExportFormat;
  readonly reason?: string | undefined;
};

export interface ExportDependencies extends ListSources {
  readonly clock: ClockPort;
  readonly limit: RateLimit;
  readonly holds: (call: SignedInCall, code: string) => Promise<boolean>;
}

/** An export that may be made: everything that could be refused was asked for. */
export interface PreparedExport {
  readonly resource: Resource;
  readonly query: ListParameters;
  readonly selections: readonly string[] | undefined;
  readonly columns: readonly TransferColumn[];
  readonly format: ExportFormat;
  /** Whether masked values come whole. */
  readonly isRevealed: boolean;
  readonly fileName: string;
  readonly call: SignedInCall;
}

/** Hears how many rows of how many are written; false ends the export. */
export type ExportProgress = (written: number, total: number) => Promise<boolean>;

/** Asks for everything that an export may be refused for, before anything of it is read. */
export async function prepareExport(
  described: Resource,
  { selections, paramsStr, format, reason, ...sent }: ExportQuery,
  call: SignedInCall,
  dependencies: ExportDependencies,
): Promise<Result<PreparedExport, CallFailure>> {
  const wait = Math.ceil((await dependencies.limit.take(call.caller.userId)) / 1000);
  if (wait > 0) return err({ kind: 'tooMany', message: messages.tooOften(wait), retryAfter: wait });
  const revealCode = permissionCode(described, 'reveal');
  if (reason !== undefined && !(await dependencies.holds(call, revealCode)))
    return err({ kind: 'forbidden', message: httpServerMessages.forbidden(revealCode) });
  // Who may not read a field finds and sorts nothing by it, and no file of theirs has it.
  const resource = await dependencies.visibleTo(described);
  const query = paramsStr === undefined ? ok(sent) : parametersIn(resource, paramsStr);
  if (!query.ok) return query;
  const columns = chosenColumns(resource, query.value.field);
  if (columns.length === 0) return err({ kind: 'invalid', message: messages.noColumns });
  const unsortable = sortProblem(resource, query.value.column);
  if (unsortable !== undefined) return err(unsortable);
  const day = formatPlatformTime(dependencies.clock.now()).slice(0, 10);
  const name = messages.fileName(resource.title, day, format)[call.locale];
  const fileName = safeFileName(name) ?? `export.${format}`;
  const isRevealed = reason !== undefined;
  return ok({ resource, query: query.value, selections, columns, format, isRevealed, fileName, call });
}

/**
 * All rows of a list in reach of the caller as a file. Which rows there are is read at once, so that the order of the list and its
 * conditions hold for the whole file; the rows follow in short chunks by their identifiers, and those that were deleted meanwhile are left out.
 */
export async function exportRows(
  { resource, query, selections, columns, format, isRevealed, call }: PreparedExport,
  onProgress: ExportProgress,
  dependencies: ListSources,
  { chunk = CHUNK }: { readonly chunk?: number } = {},
): Promise<Result<Buffer, CallFailure>> {
  const ids = await idsOf(resource, { query, selections, call }, dependencies);
  if (!ids.ok) return ids;
  const writer = createTableWriter(format, {
    name: resource.title[call.locale],
    columns: columns.map(({ label }) => label[call.locale]),
  });
  const keys = columns.map(({ key }) => key);
  const cells = keys.map((key) => exportedColumn(resource, key, call.locale));
  const sources = readOnceForFile(dependencies);
  const fields = keys.filter((key) => resource.fields[key] !== undefined);
  const repository = sources.repositoryOf(resource);
  const readFrom = (from: number) => repository.findMany(ids.value.slice(from, from + chunk), fields);
  let ahead: ReturnType<typeof readFrom> | undefined;
  for (let from = 0; from < ids.value.length; from += chunk) {
    if (!(await onProgress(from, ids.value.length))) return err({ kind: 'business', message: messages.cancelled });
    const rows = await (ahead ?? readFrom(from));
    // The database reads the next chunk while this one is written. Its failure is that of the export, once its turn has come.
    ahead = from + chunk < ids.value.length ? readFrom(from + chunk) : undefined;
    void ahead?.catch(() => undefined);
    const shown = await withChoiceTexts(resource, rows, call.locale, sources);
    for (const [index, row] of shown.entries()) {
      const read = isRevealed ? unmasked(resource, row, rows[index]) : row;
      writer.add(cells.map((cellOf) => cellOf(read)));
    }
  }
  if (!(await onProgress(ids.value.length, ids.value.length)))
    return err({ kind: 'business', message: messages.cancelled });
  return ok(writer.end());
}

/** What a job of a list is asked for: the parameters as JSON, and the columns beside them. */
export function exportQuery(
  resource: Resource,
  { paramsStr, field }: { readonly paramsStr: string; readonly field: string | undefined },
): Result<ListParameters, CallFailure> {
  return mapResult(parametersIn(resource, paramsStr), (query) => (field === undefined ? query : { ...query, field }));
}

/** The parameters of a list call as JSON, as older front-ends put them into one parameter. */
function parametersIn(resource: Resource, text: string): Result<ListParameters, CallFailure> {
  const json = parseJson(text);
  const isObject = json.ok && typeof json.value === 'object' && json.value !== null && !Array.isArray(json.value);
  const filled = isObject
    ? Object.fromEntries(Object.entries(json.value).filter(([, value]) => value !== '' && value !== null))
    : undefined;
  const read = v.safeParse(resourceListQuerySchema(resource), filled);
  return read.success
    ? ok(read.output)
    : err({ kind: 'invalid', message: messages.badParameters, fields: { paramsStr: messages.badParameters } });
}

function chosenColumns(resource: Resource, field: string | undefined) {
  const all = exportColumns(resource);
  if (field === undefined) return all;
  const known = new Map(all.map((column) => [column.key, column]));
  return [...new Set(field.split(','))].flatMap((key) => known.get(key) ?? []);
}

async function idsOf(
  resource: Resource,
  {
    query,
    selections,
    call,
  }: {
    readonly query: ListParameters;
    readonly selections: readonly string[] | undefined;
    readonly call: SignedInCall;
  },
  sources: ListSources,
): Promise<Result<readonly string[], CallFailure>> {
  const { column, order } = query;
  // A tree without a search shows its top; a file holds every level of it.
  const conditions = await askedConditions(resource, { query, call, isDeleted: true }, sources);
  if (!conditions.ok) return conditions;
  const selected = namedConditions(resource, { id: selections });
  const ids = await sources.repositoryOf(resource).idsOf({
    conditions: (selections === undefined ? conditions.value : selected).conditions,
    column,
    order,
    limit: MOST_EXPORTED + 1,
  });
  return ids.length > MOST_EXPORTED ? err({ kind: 'business', message: messages.tooManyRows(MOST_EXPORTED) }) : ok(ids);
}

/** The row with the whole values of its masked fields. */
function unmasked(resource: Resource, row: ResourceRow, stored: StoredRow | undefined): ResourceRow {
  const whole = maskedFields(resource).map((key) => [key, stored?.[key] ?? null] as const);
  return { ...row, ...Object.fromEntries(whole) };
}
