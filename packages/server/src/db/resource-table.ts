import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  varchar,
  type ExtraConfigColumn,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';

import { foldCase, foldName } from '@evergreen/core/kernel';
import {
  byFieldType,
  CODE_LENGTH,
  isTenantScoped,
  isUniqueField,
  originalResource,
  PLAIN_LENGTH,
  referredResource,
  shownTailOf,
  snakeCase,
  tableName,
  textLimit,
  type Field,
  type FieldTable,
  type Resource,
  type TextField,
} from '@evergreen/core/resources';

import { endOf, orderedColumns, orderTerms } from './statements/list-order.ts';
import { bigramsOfColumn, foldedCase, foldedName, hasBigrams } from './statements/text-bigrams.ts';
import { storedTableOf } from './stored-tables.ts';
import { auditColumns, identifierColumn, ownerColumns } from './schema/index.ts';

/** The part of a column builder that is used here. */
interface ColumnBuilder extends PgColumnBuilderBase {
  notNull(): PgColumnBuilderBase;
}

/** Null for a field that a link table keeps, and for one that is made when a row is read. */
function columnOf(resource: Resource, key: string, field: Field): PgColumnBuilderBase | null {
  const stored = storedTableOf(resource);
  // Rules of a stored resource are the engine's alone, so that changing them touches no table.
  if (stored !== undefined) return byFieldType(storedKinds, field, columnName(resource, key));
  const column = byFieldType(columnKinds, field, columnName(resource, key));
  if (column === null) return null;
  // A field that is not always asked for may have no value.
  const isFilled = (field.isRequired === true && field.when === undefined) || field.type === 'state';
  return isFilled ? column.notNull() : column;
}

const textColumn = (field: TextField, name: string) => varchar(name, { length: textLimit(field).points });
const plainColumn = (_field: Field, name: string) => varchar(name, { length: PLAIN_LENGTH });
const codeColumn = (_field: Field, name: string) => varchar(name, { length: CODE_LENGTH });

/** The column of a field, by its kind. */
const columnKinds: FieldTable<[name: string], ColumnBuilder | null> = {
  text: textColumn,
  multilineText: textColumn,
  integer: (_field, name) => integer(name),
  decimal: ({ scale = 2 }, name) => numeric(name, { mode: 'number', precision: 18, scale }),
  date: (_field, name) => date(name, { mode: 'string' }),
  dateTime: (_field, name) => timestamp(name, { mode: 'string', precision: 0 }),
  dictionary: codeColumn,
  state: codeColumn,
  reference: (_field, name) => identifierColumn(name),
  references: () => null,
  yesNo: (_field, name) => varchar(name, { length: 1 }),
  file: (_field, name) => text(name),
  richText: (_field, name) => text(name),
  json: (_field, name) => text(name),
  region: codeColumn,
  location: plainColumn,
  icon: plainColumn,
  cron: plainColumn,
  // Sealed by the server, which makes it longer than what was entered.
  secret: (_field, name) => text(name),
  joined: () => null,
  computed: () => null,
};

/** The column of a field of a stored resource: without a length or a scale. */
const storedKinds: FieldTable<[name: string], ColumnBuilder | null> = {
  ...columnKinds,
  text: (_field, name) => varchar(name),
  multilineText: (_field, name) => varchar(name),
  decimal: (_field, name) => numeric(name, { mode: 'number' }),
  dictionary: (_field, name) => varchar(name),
  region: (_field, name) => varchar(name),
};

/** What the database calls the table of a resource. */
function databaseName(resource: Resource): string {
  return storedTableOf(resource)?.name ?? tableName(resource);
}

/** What it calls the column of a field, and so its indexes. */
function columnName(resource: Resource, key: string): string {
  return storedTableOf(resource)?.columns.get(key) ?? snakeCase(key);
}

function buildResourceTable(resource: Resource) {
  const owner: Readonly<Record<string, PgColumnBuilderBase>> = isTenantScoped(resource) ? ownerColumns() : {};
  const fields = Object.entries(resource.fields).flatMap(([key, field]) => {
    const column = columnOf(resource, key, field);
    return column === null ? [] : [[key, column] as const];
  });
  return pgTable(
    databaseName(resource),
    {
      id: identifierColumn('id').primaryKey(),
      ...auditColumns(),
      ...Object.fromEntries<PgColumnBuilderBase>([...Object.entries(owner), ...fields]),
    },
    (columns) => [
      ...Object.entries(resource.fields).flatMap(([key, field]) => rulesOf(resource, key, field, columns)),
      ...orderedColumns(resource).map((key) => orderIndex(resource, key, columns)),
      ...withinIndexes(resource, columns),
      ...Object.keys(resource.fields)
        .filter((key) => hasBigrams(resource, key))
        .map((key) => bigramIndex(resource, key)),
      ...Object.entries(resource.fields).flatMap(([key, field]) => tailIndex(resource, key, field)),
    ],
  );
}

const isInUse = sql.raw('del_flag = 0');

/** The index that serves the list in the order of a column, in both directions. */
function orderIndex(
  resource: Resource,
  key: string,
  { tenantId }: Readonly<Record<string, ExtraConfigColumn>>,
): PgTableExtraConfigValue {
  const [value, id] = orderTerms(resourceColumn(resource, key), resourceTable(resource).id, 'asc');
  const ordered = index(`${databaseName(resource)}_${columnName(resource, key)}_order`);
  // Every list is that of one tenant.
  return (tenantId === undefined ? ordered.on(value, id) : ordered.on(tenantId, value, id)).where(isInUse);
}

/** The index that finds what hangs under some rows, compared as identifiers are: that of a list's order compares texts. */
function withinIndexes(
  resource: Resource,
  columns: Readonly<Record<string, ExtraConfigColumn>>,
): PgTableExtraConfigValue[] {
  const { within } = resource;
  const column = within === undefined ? undefined : columns[within];
  if (within === undefined || column === undefined) return [];
  return [
    index(`${databaseName(resource)}_${columnName(resource, within)}_within`)
      .on(column)
      .where(isInUse),
  ];
}

/**
 * New entries of a GIN index wait in a list that every search reads to its end, until a vacuum or so many kilobytes put them in
 * their places. The embedded database never vacuums by itself: the list is kept as short as PostgreSQL allows (64 kB).
 */
export const SHORT_PENDING_LIST = { gin_pending_list_limit: 64 };

/** What the index is called that finds a part of the text of a field. */
export function bigramIndexName(resource: Resource, key: string): string {
  return `${databaseName(resource)}_${columnName(resource, key)}_bigrams`;
}

function bigramIndex(resource: Resource, key: string): PgTableExtraConfigValue {
  // Over deleted rows too: the planner reads no statistics from an index of some rows alone.
  return index(bigramIndexName(resource, key))
    .using('gin', bigramsOfColumn(resourceColumn(resource, key)))
    .with(SHORT_PENDING_LIST);
}

/** The index that finds a value by the digits that its mask shows; a single one tells too little to need one. */
function tailIndex(resource: Resource, key: string, field: Field): PgTableExtraConfigValue[] {
  const tail = shownTailOf(field);
  if (tail === undefined || tail.length < 2) return [];
  const name = `${databaseName(resource)}_${columnName(resource, key)}_tail`;
  return [
    index(name)
      .on(endOf(resourceColumn(resource, key), tail.length))
      .where(isInUse),
  ];
}

/** How a field is compared where it has to be unique: as it is, without regard to case, or as a name. */
interface Comparison {
  /** Null for the column itself. */
  readonly column: ((column: PgColumn) => SQL) | null;
  readonly text: (text: string) => string;
}

const asItIs: Comparison = { column: null, text: (typed) => typed };

export function comparisonOf(field: Field | undefined): Comparison {
  if (field?.type !== 'text' && field?.type !== 'multilineText') return asItIs;
  if (field.isNamedOnce === true) return { column: foldedName, text: foldName };
  return field.ignoresCase === true ? { column: foldedCase, text: foldCase } : asItIs;
}

/** Among whose equal values a field is unique; rows without one, at the top of a tree, are among each other. */
function withinOf(
  { fields }: Resource,
  { isUnique }: Field,
  columns: Readonly<Record<string, ExtraConfigColumn>>,
): ExtraConfigColumn | SQL | undefined {
  if (typeof isUnique !== 'object') return undefined;
  const column = columns[isUnique.within];
  return column === undefined || fields[isUnique.within]?.isRequired === true ? column : sql`coalesce(${column}, '')`;
}

/** Database constraints of a field: unique among rows in use of its tenant, or of the platform where rows have none, and foreign key. */
function rulesOf(
  resource: Resource,
  key: string,
  field: Field,
  columns: Readonly<Record<string, ExtraConfigColumn>>,
): PgTableExtraConfigValue[] {
  const rules: PgTableExtraConfigValue[] = [];
  const column = columns[key];
  if (isUniqueField(field) && column !== undefined) {
    const within = withinOf(resource, field, columns);
    const value = comparisonOf(field).column?.(resourceColumn(resource, key)) ?? column;
    const [first = value, ...rest] = [columns['tenantId'], within, value].filter((one) => one !== undefined);
    rules.push(
      uniqueIndex(uniqueIndexName(resource, key))
        .on(first, ...rest)
        .where(isInUse),
    );
  }
  const other = field.type === 'reference' ? referredResource(resource, field.resource) : undefined;
  if (other !== undefined) {
    const name = `${databaseName(resource)}_${columnName(resource, key)}_reference`;
    rules.push(
      foreignKey({ name, columns: [resourceColumn(resource, key)], foreignColumns: [resourceTable(other).id] }),
    );
  }
  return rules;
}

export type ResourceDatabaseTable = ReturnType<typeof buildResourceTable>;

const tables = new WeakMap<Resource, ResourceDatabaseTable>();

/** The table of a described resource, built once for each description; what somebody sees of a resource lies in the table of all of it. */
export function resourceTable(resource: Resource): ResourceDatabaseTable {
  const described = originalResource(resource);
  const known = tables.get(described);
  if (known !== undefined) return known;
  const table = buildResourceTable(described);
  tables.set(described, table);
  return table;
}

/** Return the column of a field; throws for an unknown key (programming error). */
export function resourceColumn(resource: Resource, key: string): PgColumn {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(resourceTable(resource));
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  if (column === undefined) throw new Error(`The resource "${resource.name}" has no column "${key}"`);
  return column;
}

/** Name of the unique index of this field over rows in use. */
export function uniqueIndexName(resource: Resource, key: string): string {
  return `${databaseName(resource)}_${columnName(resource, key)}_unique`;
}
