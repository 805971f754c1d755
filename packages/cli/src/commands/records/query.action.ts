import { csvLine } from '@evergreen/core/format';
import { err, ok, type JsonValue, type LocalizedText, type Result } from '@evergreen/core/kernel';
import {
  compileCondition,
  conditionField,
  conditionSentence,
  type BoundCondition,
  type Condition,
  type ConditionRow,
  type FieldValue,
  type Resource,
} from '@evergreen/core/resources';

import type { CliIo, CommandContext, ExitCode } from '../../cli.types.ts';
import { decodedText, isEncoding } from '../../decoded-text.ts';
import { writeLines } from '../../output-lines.ts';
import { printable, printableJson } from '../../printable.ts';
import { resourceNamed } from '../../resource-argument.ts';
import { csvRows, jsonRows, type ReadRow, type RowBatches } from '../../row-source.ts';
import { sourceMessages } from '../../source.messages.ts';
import type { SourceProblem } from '../../value-source.types.ts';
import { queryMessages } from './query.messages.ts';
import {
  boundWhere,
  columnsResource,
  comparedColumns,
  fieldKey,
  whereCondition,
  withFieldKeys,
} from './where-condition.ts';

/** As typed. */
export interface QueryOptions {
  readonly where: readonly string[];
  readonly match?: string;
  readonly resource?: string;
  readonly format?: string;
  readonly encoding?: string;
  readonly json?: boolean;
  readonly count?: boolean;
  readonly words?: boolean;
}

/** What is asked for, of which rows. */
interface Query {
  readonly resource: Resource;
  readonly condition: Condition;
  readonly bound: BoundCondition;
}

/** Print the rows of a file that meet a condition: those for which a list of the server would show them. Rows are read as they are printed. */
export async function query(
  context: CommandContext,
  file: string | undefined,
  options: QueryOptions,
): Promise<ExitCode> {
  const asked = queryFrom(options, context.io.clock.now());
  if (!asked.ok) return refused(context, asked.error);
  const { resource, condition } = asked.value;
  if (options.words === true) {
    const words = conditionSentence(resource, condition, { dictionaries: {}, names: {} });
    context.print(printable(words[context.locale]));
    return 0;
  }
  if (file === undefined) return refused(context, queryMessages.fileNeeded);
  const batches = rowsFrom(context.io, file, asked.value, options);
  return batches.ok ? printRows(context, batches.value, asked.value, options) : refused(context, batches.error);
}

function refused(context: CommandContext, message: LocalizedText): ExitCode {
  context.complain(message);
  return 2;
}

function queryFrom({ where, match, resource: name }: QueryOptions, now: number): Result<Query, LocalizedText> {
  const typed = whereCondition(where, match);
  if (!typed.ok) return typed;
  const named = name === undefined ? ok(columnsResource(typed.value)) : resourceNamed(name);
  if (!named.ok) return named;
  const resource = named.value;
  const condition = withFieldKeys(typed.value, resource);
  const bound = boundWhere(resource, condition, now);
  return bound.ok ? ok({ resource, condition, bound: bound.value }) : bound;
}

function rowsFrom(
  io: CliIo,
  file: string,
  asked: Query,
  { format, encoding }: QueryOptions,
): Result<RowBatches, LocalizedText> {
  const kind = format ?? (/\.(?:json|jsonl|ndjson)$/iu.test(file) ? 'json' : 'csv');
  if (kind !== 'csv' && kind !== 'json') return err(queryMessages.wrongFormat(kind));
  if (encoding !== undefined && !isEncoding(encoding)) return err(sourceMessages.unknownEncoding(encoding));
  const text = decodedText(file === '-' ? io.input() : io.openFile(file), encoding);
  return ok(
    kind === 'json'
      ? jsonRows(text)
      : csvRows(text, (head) => repeatedColumn(asked, head) ?? missingColumn(asked, head)),
  );
}

/** Two columns of one name, or of one field: which of them is meant nobody knows, and a row would hold the last alone. */
function repeatedColumn({ resource }: Query, head: readonly string[]): SourceProblem | null {
  const keys = head.map((name) => fieldKey(resource, name));
  const repeated = head.find((name, place) => name !== '' && keys.indexOf(keys[place] ?? '') !== place);
  return repeated === undefined ? null : { message: sourceMessages.columnTwice(printable(repeated)), code: 2 };
}

/** A column that a condition compares and the file does not have: nothing would be found, and nobody would know why. */
function missingColumn({ resource, condition }: Query, head: readonly string[]): SourceProblem | null {
  const keys = head.map((name) => fieldKey(resource, name));
  const missing = comparedColumns(condition).find((name) => !keys.includes(name));
  if (missing === undefined) return null;
  return { message: sourceMessages.noColumn(missing, printable(head.slice(0, SHOWN_COLUMNS).join('、'))), code: 2 };
}

const SHOWN_COLUMNS = 20;

async function printRows(
  context: CommandContext,
  batches: RowBatches,
  { resource, bound }: Query,
  { json = false, count = false }: QueryOptions,
): Promise<ExitCode> {
  const holds = compileCondition(bound);
  let found = 0;
  let hasHead = false;
  for await (const batch of batches) {
    if (!batch.ok) {
      context.complain(batch.error.message);
      return batch.error.code;
    }
    const rows = batch.value.filter(({ values }) => holds(rowOf(resource, values)));
    found += rows.length;
    if (count) continue;
    const lines = rows.map((row) => lineOf(row, json));
    const head = json || hasHead ? null : (batch.value[0]?.head ?? null);
    if (head !== null) {
      lines.unshift(csvOf(head));
      hasHead = true;
    }
    // Nobody reads on.
    if (!(await writeLines(context.io, lines))) return 0;
  }
  if (count) context.print(String(found));
  return 0;
}

function lineOf({ values, head }: ReadRow, json: boolean): string {
  return head === null || json ? printableJson(values) : csvOf(head.map((name) => cellOf(values[name])));
}

const cellOf = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '');

/** Without its end, which printing adds. */
function csvOf(cells: readonly string[]): string {
  return csvLine(cells.map(printable)).slice(0, -2);
}

/** A row as conditions compare it. */
function rowOf(resource: Resource, values: ReadRow['values']): ConditionRow {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const key = fieldKey(resource, name);
      const storage = conditionField(resource, key)?.storage;
      return [key, fieldValue(value, storage === 'integer' || storage === 'decimal')];
    }),
  );
}

function fieldValue(value: JsonValue, isNumber: boolean): FieldValue {
  if (value === null || typeof value === 'object') return null;
  if (!isNumber) return String(value);
  const text = String(value).trim();
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
