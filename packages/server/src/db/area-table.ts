import { getTableColumns, sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  timestamp,
  uniqueIndex,
  varchar,
  type ExtraConfigColumn,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';

import { areaByName, areas, type Area, type Field } from '@evergreen/core/areas';

import { orderedColumns, orderTerms } from './list-order.ts';
import { auditColumns, identifierColumn } from './schema/index.ts';

/** `typeId` → `type_id`. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

function columnOf(key: string, field: Field): PgColumnBuilderBase {
  const column = plainColumnOf(snakeCase(key), field);
  return field.isRequired === true ? column.notNull() : column;
}

function plainColumnOf(name: string, field: Field) {
  switch (field.type) {
    case 'text':
    case 'multilineText':
      return varchar(name, { length: field.maximumLength });
    case 'integer':
      return integer(name);
    case 'decimal':
      return numeric(name, { mode: 'number', precision: 18, scale: field.scale ?? 2 });
    case 'date':
      return date(name, { mode: 'string' });
    case 'dateTime':
      return timestamp(name, { mode: 'string', precision: 0 });
    case 'dictionary':
      return varchar(name, { length: 64 });
    case 'reference':
      return identifierColumn(name);
    case 'yesNo':
      return varchar(name, { length: 1 });
  }
}

function buildAreaTable(area: Area) {
  const fields = Object.entries(area.fields).map(([key, field]) => [key, columnOf(key, field)] as const);
  return pgTable(
    snakeCase(area.name),
    { id: identifierColumn('id').primaryKey(), ...auditColumns(), ...Object.fromEntries<PgColumnBuilderBase>(fields) },
    (columns) => [
      ...Object.entries(area.fields).flatMap(([key, field]) => rulesOf(area, key, field, columns)),
      ...orderedColumns(area).map((key) => orderIndex(area, key)),
    ],
  );
}

const isInUse = sql.raw('del_flag = 0');

/** The index that serves the list in the order of a column, in both directions. */
function orderIndex(area: Area, key: string): PgTableExtraConfigValue {
  const name = `${snakeCase(area.name)}_${snakeCase(key)}_order`;
  return index(name)
    .on(...orderTerms(areaColumn(area, key), areaTable(area).id, 'asc'))
    .where(isInUse);
}

/** What the database itself keeps of a field: that no two rows in use share a value, that what it refers to is there. */
function rulesOf(
  area: Area,
  key: string,
  field: Field,
  columns: Readonly<Record<string, ExtraConfigColumn>>,
): PgTableExtraConfigValue[] {
  const rules: PgTableExtraConfigValue[] = [];
  const column = columns[key];
  if (field.isUnique === true && column !== undefined)
    rules.push(uniqueIndex(uniqueIndexName(area, key)).on(column).where(isInUse));
  const other = field.type === 'reference' ? areaByName(field.area) : undefined;
  if (other !== undefined) {
    const name = `${snakeCase(area.name)}_${snakeCase(key)}_reference`;
    rules.push(foreignKey({ name, columns: [areaColumn(area, key)], foreignColumns: [areaTable(other).id] }));
  }
  return rules;
}

export type AreaTable = ReturnType<typeof buildAreaTable>;

const tables = new Map(areas.map((area) => [area.name, buildAreaTable(area)]));

/** The table of an area that is in the registry; any other area is a programmer's mistake and throws. */
export function areaTable(area: Area): AreaTable {
  const table = tables.get(area.name);
  if (table === undefined) throw new Error(`The area "${area.name}" is not in the registry`);
  return table;
}

/** The column that holds a field; a key that is no field of the table is a programmer's mistake and throws. */
export function areaColumn(area: Area, key: string): PgColumn {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(areaTable(area));
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  if (column === undefined) throw new Error(`The area "${area.name}" has no column "${key}"`);
  return column;
}

/** The name that the database gives to the rule that no two rows in use share a value of this field. */
export function uniqueIndexName(area: Area, key: string): string {
  return `${snakeCase(area.name)}_${snakeCase(key)}_unique`;
}
