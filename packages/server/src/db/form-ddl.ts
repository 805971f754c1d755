import { is, sql, SQL, type SQLChunk } from 'drizzle-orm';
import { getTableConfig, PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import type { Orm } from './database.types.ts';

/*
 * The statements that make a table, or what a table lacks, from the same objects that queries are built from. Tests compare them with what the
 * migrations were drafted by.
 */

const dialect = new PgDialect();
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** An expression of an index as it stands in a statement: columns without their table, values written out. */
function written(expression: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(expression.inlineParams(), 'indexes');
  if (params.length > 0) throw new Error(`An index has the parameter ${JSON.stringify(params[0])}`);
  return text;
}

function columnDefinition(column: PgColumn): string {
  const key = column.primary ? ' PRIMARY KEY' : '';
  const initial = column.default === undefined ? '' : ` DEFAULT ${defaultOf(column.default)}`;
  return `${quoted(column.name)} ${column.getSQLType()}${key}${initial}${column.notNull ? ' NOT NULL' : ''}`;
}

function defaultOf(value: unknown): string {
  if (is(value, SQL)) return written(value);
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
}

type Index = ReturnType<typeof getTableConfig>['indexes'][number];

function indexParts({ config }: Index): string {
  return config.columns
    .map((part: SQLChunk) => {
      if (is(part, SQL)) return written(part);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because a part of an index is an expression or a column of its table
      return quoted((part as { readonly name: string }).name);
    })
    .join(',');
}

function indexStatement(table: string, one: Index, isConcurrent: boolean): string {
  const { config } = one;
  const { name, unique, method = 'btree', where, with: options = {} } = config;
  const settings = Object.entries(options).map(([key, value]) => `${key}=${String(value)}`);
  return [
    `CREATE ${unique ? 'UNIQUE ' : ''}INDEX${isConcurrent ? ' CONCURRENTLY' : ''} ${quoted(name ?? '')}`,
    `ON ${quoted(table)} USING ${method} (${indexParts(one)})`,
    ...(settings.length === 0 ? [] : [`WITH (${settings.join(',')})`]),
    ...(where === undefined ? [] : [`WHERE ${written(where)}`]),
  ].join(' ');
}

function referenceStatement(table: string, key: ReturnType<typeof getTableConfig>['foreignKeys'][number]): string {
  const { columns, foreignColumns, foreignTable } = key.reference();
  const names = (of: readonly PgColumn[]) => of.map(({ name }) => quoted(name)).join(',');
  return [
    `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(key.getName())} FOREIGN KEY (${names(columns)})`,
    `REFERENCES ${quoted(getTableConfig(foreignTable).name)}(${names(foreignColumns)})`,
    `ON DELETE ${key.onDelete ?? 'no action'} ON UPDATE ${key.onUpdate ?? 'no action'}`,
  ].join(' ');
}

/** What of a table is there. */
export interface PresentParts {
  readonly columns: ReadonlySet<string>;
  readonly indexes: ReadonlySet<string>;
  readonly references: ReadonlySet<string>;
}

export interface TableStatements {
  /** The table or its new columns, references and unique indexes: what has to be there before a row is written. */
  readonly building: readonly string[];
  /** What only makes it faster, each by its name. */
  readonly indexing: ReadonlyMap<string, string>;
}

const NOTHING: PresentParts = { columns: new Set(), indexes: new Set(), references: new Set() };

/** The statements for what a table lacks; for all of it where nothing is there. Nothing is ever dropped or changed. */
export function tableStatements(
  table: PgTable,
  present: PresentParts = NOTHING,
  { isConcurrent = false }: { readonly isConcurrent?: boolean } = {},
): TableStatements {
  const { name, columns, indexes, foreignKeys } = getTableConfig(table);
  const lacking = columns.filter((column) => !present.columns.has(column.name));
  const made =
    present.columns.size === 0
      ? [`CREATE TABLE ${quoted(name)} (${columns.map(columnDefinition).join(', ')})`]
      : lacking.map((column) => `ALTER TABLE ${quoted(name)} ADD COLUMN ${columnDefinition(column)}`);
  const references = foreignKeys.filter((key) => !present.references.has(key.getName()));
  const missing = indexes.filter(({ config }) => !present.indexes.has(config.name ?? ''));
  const unique = missing.filter(({ config }) => config.unique);
  return {
    building: [
      ...made,
      ...references.map((key) => referenceStatement(name, key)),
      ...unique.map((one) => indexStatement(name, one, false)),
    ],
    indexing: new Map(
      missing
        .filter(({ config }) => !config.unique)
        .map((one) => [one.config.name ?? '', indexStatement(name, one, isConcurrent)]),
    ),
  };
}

/** What the database has of a table, by its catalogue. */
export async function presentParts(orm: Orm, table: string): Promise<PresentParts> {
  const rows = await orm.execute<{ kind: string; name: string }>(sql`
    select 'column' as kind, attname as name from pg_attribute
      where attrelid = to_regclass(${quoted(table)}) and attnum > 0 and not attisdropped
    union all
    select 'index', c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = to_regclass(${quoted(table)}) and i.indisvalid
    union all
    select 'reference', conname from pg_constraint where conrelid = to_regclass(${quoted(table)}) and contype = 'f'`);
  const named = (kind: string) => new Set(rows.flatMap((row) => (row.kind === kind ? [row.name] : [])));
  return { columns: named('column'), indexes: named('index'), references: named('reference') };
}
