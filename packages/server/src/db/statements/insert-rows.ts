import { getTableColumns, sql, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Orm } from '../database.types.ts';

/** Values by the keys of a table's columns. */
export type StatementValues = Readonly<Record<string, unknown>>;

/**
 * Inserts rows that all have the same keys by one statement with one parameter, whatever their number: as a parameter for each value, half of
 * the time goes into preparing the statement. Expressions are the same for every row.
 */
export async function insertTogether(orm: Orm, table: PgTable, rows: readonly StatementValues[]): Promise<void> {
  if (rows.length === 0) return;
  const { columns, source } = givenRows(table, rows);
  const names = columns.map(({ column }) => sql.identifier(column.name));
  const values = columns.map(({ value }) => value);
  await orm.execute(
    sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} from ${source}`,
  );
}

interface GivenRows {
  /** The columns that are written, and what is written into each. */
  readonly columns: readonly { readonly column: PgColumn; readonly value: SQL }[];
  /** One parameter that holds all rows. */
  readonly source: SQL;
}

/** Rows that all have the same keys as something to select from, called `given`. */
export function givenRows(table: PgTable, rows: readonly StatementValues[]): GivenRows {
  const [first = {}] = rows;
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const written = Object.keys(first).flatMap((key) => {
    const column = columns[key];
    if (column === undefined) throw new Error(`The table has no column "${key}"`);
    return first[key] === undefined ? [] : [{ key, column, value: first[key] }];
  });
  const read = written.filter(({ value }) => !(value instanceof SQL));
  const content = rows.map((row) =>
    Object.fromEntries(read.map(({ key, column }) => [column.name, contentOf(column, row[key])])),
  );
  return {
    columns: written.map(({ column, value }) => ({
      column,
      value: value instanceof SQL ? value : sql`given.${sql.identifier(column.name)}`,
    })),
    source: sql`json_populate_recordset(null::${table}, ${JSON.stringify(content)}::json) as given`,
  };
}

/** A value as JSON has it for its column. */
function contentOf(column: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  return column.columnType === 'PgJsonb' || column.columnType === 'PgJson' ? value : column.mapToDriverValue(value);
}

/** Whether rows may be written by `insertTogether` or `updateTogether`. */
export function haveSameKeys(rows: readonly object[]): boolean {
  const [first = {}] = rows;
  const keys = Object.keys(first);
  return rows.every((row) => Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key)));
}

/** Rows by what keys they have. */
export function rowsOfSameKeys<Row extends object>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const keys = Object.keys(row).toSorted().join();
    const group = groups.get(keys);
    if (group === undefined) groups.set(keys, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}
