import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { assertNever, foldText } from '@evergreen/core/kernel';
import {
  conditionField,
  referredResource,
  type BoundCondition,
  type BoundLeaf,
  type ConditionStorage,
  type LikePlace,
  type OrderRule,
  type Resource,
  type TimeSpan,
} from '@evergreen/core/resources';

import { isLinked } from '../../../../db/link-tables.ts';
import { resourceColumn, resourceTable } from '../../../../db/resource-table.ts';
import { comparable, endOf } from '../../../../db/statements/list-order.ts';
import { textArray } from '../../../../db/statements/text-array.ts';
import { bigramsOfColumn, bigramsOfWords, foldedText, hasBigrams } from '../../../../db/statements/text-bigrams.ts';
import { formatPlatformTime } from '../../../../platform-time.ts';

/** Where the value of a field stands, and how it is stored. */
export interface ConditionColumn {
  readonly column: PgColumn;
  /** Where the value stands in the row that a reference leads to: whether that row meets a test. */
  readonly joined?: (test: SQL) => SQL;
  readonly storage: ConditionStorage;
  /** Where a link table keeps the value: whether the row refers to one of these, or to any. */
  readonly linked?: (values?: SQL) => SQL;
  /** How a part of its text is found; compared row by row where it is left out. */
  readonly text?: TextSearch;
}

/**
 * `byIndex`: by the index of pairs of characters. `inOrder`: row by row, in a plan that reads the list in its order and is through
 * soon, because many rows have the text; the planner takes any text for rare.
 */
export type TextSearch = 'byIndex' | 'inOrder';

/** The columns of a resource's table, for `conditionSql`. */
export function conditionColumns(resource: Resource, text: TextSearch = 'byIndex'): (key: string) => ConditionColumn {
  return (key) => {
    const field = conditionField(resource, key);
    if (field === undefined) throw new Error(`The resource "${resource.name}" has no field "${key}" for conditions`);
    if (field.storage === 'links')
      return {
        column: resourceTable(resource).id,
        storage: field.storage,
        linked: (values) => isLinked(resource, key, values),
      };
    if (field.isJoined === true) return joinedColumn(resource, key, field.storage);
    const found = { column: resourceColumn(resource, key), storage: field.storage };
    return hasBigrams(resource, key) ? { ...found, text } : found;
  };
}

/** The column of a joined field: of the table that its reference leads to. */
function joinedColumn(resource: Resource, key: string, storage: ConditionStorage): ConditionColumn {
  const field = resource.fields[key];
  const reference = field?.type === 'joined' ? resource.fields[field.through] : undefined;
  const other = reference?.type === 'reference' ? referredResource(resource, reference.resource) : undefined;
  if (field?.type !== 'joined' || other === undefined || other === resource)
    throw new Error(`"${key}" of "${resource.name}" leads to no other resource`);
  const table = resourceTable(other);
  return {
    column: resourceColumn(other, field.field),
    storage,
    joined: (test) =>
      sql`exists (select 1 from ${table} where ${table.id} = ${resourceColumn(resource, field.through)} and ${test})`,
  };
}

/**
 * The SQL that selects the rows for which `conditionHolds`. Every operand is a parameter, a list a single one. A comparison may give
 * null where the evaluator says false: nothing negates it.
 */
export function conditionSql(condition: BoundCondition, columnOf: (key: string) => ConditionColumn): SQL {
  switch (condition.kind) {
    case 'always':
      return sql`true`;
    case 'never':
      return sql`false`;
    case 'all':
    case 'any': {
      const parts = condition.of.map((part) => sql`(${conditionSql(part, columnOf)})`);
      // In parentheses: what stands beside it, the tenant for example, must hold too.
      return parts.length === 0
        ? sql`false`
        : sql`(${sql.join(parts, condition.kind === 'all' ? sql` and ` : sql` or `)})`;
    }
    default: {
      const place = columnOf(condition.field);
      const test = leafSql(condition, place);
      return place.joined === undefined ? test : place.joined(test);
    }
  }
}

function leafSql(condition: BoundLeaf, place: ConditionColumn): SQL {
  switch (condition.kind) {
    case 'empty':
    case 'notEmpty': {
      const { column, linked } = place;
      if (linked !== undefined) return condition.kind === 'empty' ? sql`not ${linked()}` : linked();
      if (!column.getSQLType().startsWith('varchar'))
        return condition.kind === 'empty' ? sql`${column} is null` : sql`${column} is not null`;
      return condition.kind === 'empty' ? sql`(${column} is null or ${column} = '')` : sql`${column} <> ''`;
    }
    case 'text':
      return ordered(comparable(place.column), condition.rule, sql`${condition.value}`);
    case 'number':
      return ordered(sql`${place.column}`, condition.rule, number(condition.value));
    case 'time':
      return timed(place, condition.rule, condition.span);
    case 'like':
      return likeSql(place, condition.text, condition.place);
    case 'tail': {
      const { column } = place;
      const isLongEnough = sql`char_length(${column}) > ${sql.raw(String(condition.longerThan))}`;
      return sql`(${endOf(column, condition.text.length)} = ${condition.text} and ${isLongEnough})`;
    }
    case 'textIn':
      return sql`${comparable(place.column)} = any(${textArray(condition.values)}::text[])`;
    case 'linked':
      return place.linked?.(sql`${textArray(condition.values)}::text[]`) ?? sql`false`;
    case 'numberIn':
      return sql`${place.column} = any(${textArray(condition.values.map(String))}::${numberType(condition.values)}[])`;
    case 'timeIn':
      return oneOfSpans(place, condition.spans);
    default:
      return assertNever(condition);
  }
}

/** Whether a text has another text somewhere, at its start or at its end, in whatever width and case of the letters A to Z. */
export function likeSql(
  { column, text }: Pick<ConditionColumn, 'column' | 'text'>,
  part: string,
  place: LikePlace,
): SQL {
  const words = foldText(part);
  const pairs = text === 'byIndex' ? bigramsOfWords(words) : [];
  const escaped = words.replaceAll(/[\\%_]/gu, String.raw`\$&`);
  const pattern = `${place === 'start' ? '' : '%'}${escaped}${place === 'end' ? '' : '%'}`;
  const isLike = sql`${foldedText(column)} like ${pattern} escape '\\'`;
  // A choice of values is taken for true in every other row.
  if (text === 'inOrder') return sql`case when ${isLike} then true else false end`;
  return pairs.length === 0 ? isLike : sql`(${bigramsOfColumn(column)} @> ${textArray(pairs)}::text[] and ${isLike})`;
}

function ordered(left: SQL, rule: OrderRule, right: SQL): SQL {
  switch (rule) {
    case 'eq':
      return sql`${left} = ${right}`;
    case 'ne':
      return sql`${left} is distinct from ${right}`;
    case 'gt':
      return sql`${left} > ${right}`;
    case 'ge':
      return sql`${left} >= ${right}`;
    case 'lt':
      return sql`${left} < ${right}`;
    case 'le':
      return sql`${left} <= ${right}`;
  }
}

const number = (value: number) => sql`${String(value)}::${numberType([value])}`;

/** The widest type that an index of the column serves: a number beyond the column's range is no error, it is just not found. */
const numberType = (values: readonly number[]) => sql.raw(values.every(Number.isSafeInteger) ? 'bigint' : 'numeric');

function timed({ column, storage }: ConditionColumn, rule: OrderRule, { from, before }: TimeSpan): SQL {
  const [first, next] = [instant(from, storage), instant(before, storage)];
  switch (rule) {
    case 'eq':
      return sql`${column} >= ${first} and ${column} < ${next}`;
    case 'ne':
      return sql`(${column} is null or ${column} < ${first} or ${column} >= ${next})`;
    case 'gt':
      return sql`${column} >= ${next}`;
    case 'ge':
      return sql`${column} >= ${first}`;
    case 'lt':
      return sql`${column} < ${first}`;
    case 'le':
      return sql`${column} < ${next}`;
  }
}

const timeTypes = { date: sql.raw('date'), dateTime: sql.raw('timestamp'), instant: sql.raw('timestamptz') } as const;

function timeType(storage: ConditionStorage): SQL {
  if (storage === 'date' || storage === 'dateTime' || storage === 'instant') return timeTypes[storage];
  throw new Error(`A field stored as ${storage} has no time`);
}

const instant = (epoch: number, storage: ConditionStorage) => sql`${timeText(epoch, storage)}::${timeType(storage)}`;

/** The first instant that the wire cannot write. */
const END_OF_YEARS = Date.UTC(9999, 11, 31, 16);

function timeText(epoch: number, storage: ConditionStorage): string {
  if (epoch >= END_OF_YEARS) return 'infinity';
  return storage === 'instant' ? `${formatPlatformTime(epoch)}+08` : formatPlatformTime(epoch);
}

function oneOfSpans({ column, storage }: ConditionColumn, spans: readonly TimeSpan[]): SQL {
  const edges = (edge: keyof TimeSpan) =>
    sql`${textArray(spans.map((span) => timeText(span[edge], storage)))}::${timeType(storage)}[]`;
  return sql`exists (select 1 from unnest(${edges('from')}, ${edges('before')}) as span (first, next) where ${column} >= span.first and ${column} < span.next)`;
}
