import * as v from 'valibot';

import { identifier } from '../../contract/index.ts';
import type { FieldValue } from './field-value.types.ts';
import type { ChildTable, FieldType, Resource, ResourceRow, ResourceValues } from './resource.types.ts';

/** A sub-row that a save adds, or changes where it has an `id`: values that are left out stay. */
export interface ChildChange {
  readonly id?: string;
  readonly values: ResourceValues;
}

/** What a save does to one table of sub-rows. Rows that it does not name stay as they are. */
export interface ChildChanges {
  readonly rows: readonly ChildChange[];
  readonly deletedIds: readonly string[];
}

/** What a save does to the sub-rows of a row, by table. */
export type ChildrenChanges = Readonly<Record<string, ChildChanges>>;

/** A row with its sub-rows by table, as it is read by its id. */
export type ResourceRecord = ResourceRow & { readonly children?: Readonly<Record<string, readonly ResourceRow[]>> };

/** Kinds that a cell of the editable table can edit. */
const CELL_KINDS: readonly FieldType[] = [
  'text',
  'multilineText',
  'integer',
  'decimal',
  'date',
  'dateTime',
  'dictionary',
  'yesNo',
  'file',
];
const NAME = /^[a-z][A-Za-z0-9]{0,40}$/u;
const READ_ONLY_ACTIONS = new Set(['list', 'history', 'reveal', 'export']);
const MOST = 500;

/** Rows of one table in one call: more than any table holds, so that too many are refused in words. */
const MOST_SENT = 1000;

/** The tables of sub-rows of a resource, in order. */
export function childTables(resource: Resource): readonly (readonly [name: string, table: ChildTable])[] {
  return Object.entries(resource.children ?? {});
}

/** The tables whose rows are edited in the form. */
export function editedChildTables(resource: Resource): readonly (readonly [name: string, table: ChildTable])[] {
  return childTables(resource).filter(([, { isReadOnly }]) => isReadOnly !== true);
}

/** What a change in the history of a row is about: a sub-row, or one of its fields. */
export interface ChildPlace {
  readonly name: string;
  readonly table: ChildTable;
  readonly id: string;
  readonly key: string | null;
}

/** Key of what is known of a sub-row among the values of its row: `<table>/<id>`, and `<table>/<id>/<field>`. */
export function childPlaceKey(name: string, id: string, key?: string): string {
  return key === undefined ? `${name}/${id}` : `${name}/${id}/${key}`;
}

/** Undefined for the key of a field, and for sub-rows or fields that are no more. */
export function childPlaceOf(resource: Resource, placeKey: string): ChildPlace | undefined {
  const [name = '', id, key = null, ...rest] = placeKey.split('/');
  const table = Object.hasOwn(resource.children ?? {}, name) ? resource.children?.[name] : undefined;
  if (table === undefined || id === undefined || rest.length > 0) return undefined;
  return key === null || Object.hasOwn(childResource(table).fields, key) ? { name, table, id, key } : undefined;
}

/** Whether rows of `user` belong to rows of `resource` by this field. */
export function isChildField(resource: Resource, user: Resource, key: string): boolean {
  return childTables(resource).some(([, table]) => table.resource.name === user.name && table.by === key);
}

const shown = new WeakMap<ChildTable, Resource>();

/** The resource of sub-rows without the field that refers to their row. The same object for the same table. */
export function childResource(table: ChildTable): Resource {
  const known = shown.get(table) ?? withoutField(table.resource, table.by);
  shown.set(table, known);
  return known;
}

function withoutField(resource: Resource, by: string): Resource {
  const { columns } = resource;
  return {
    ...resource,
    ...(columns === undefined ? {} : { columns: columns.filter((key) => key !== by) }),
    fields: Object.fromEntries(Object.entries(resource.fields).filter(([key]) => key !== by)),
  };
}

/** What is wrong with the sub-rows of a description; undefined if nothing is. */
export function childTablesProblem(resource: Resource): string | undefined {
  for (const [name, table] of childTables(resource)) {
    if (!NAME.test(name)) return `the sub-rows "${name}" must be camelCase letters and digits`;
    if (resource.fields[name] !== undefined || resource.groups?.[name] !== undefined)
      return `"${name}" names sub-rows and a field or a group`;
    const by = table.resource.fields[table.by];
    if (by?.type !== 'reference' || by.resource !== resource.name || by.isRequired !== true)
      return `the sub-rows "${name}" do not refer to their row by "${table.by}"`;
    if (table.resource.within !== table.by) return `the sub-rows "${name}" have to hang \`within: '${table.by}'\``;
    if (!Number.isInteger(table.maximum) || table.maximum < 1 || table.maximum > MOST)
      return `a row has from 1 to ${MOST} sub-rows "${name}"`;
    const problem = childProblem(resource, table);
    if (problem !== undefined) return `the sub-rows "${name}" ${problem}`;
  }
  return undefined;
}

function childProblem(resource: Resource, { resource: child, by, isReadOnly }: ChildTable): string | undefined {
  if (child.lookup !== 'nobody' || child.tree !== undefined || child.children !== undefined)
    return 'are looked up, a tree, or have sub-rows of their own';
  if ((child.scope ?? 'tenant') !== (resource.scope ?? 'tenant')) return 'have another scope than their row';
  if (child.offers === undefined || child.offers.some((action) => !READ_ONLY_ACTIONS.has(action)))
    return 'may be listed, revealed, exported and have a history; they are written with their row alone';
  if (isReadOnly === true) return undefined;
  const unfit = Object.entries(child.fields).find(
    ([key, field]) =>
      key !== by && field.form !== false && (!CELL_KINDS.includes(field.type) || field.when !== undefined),
  );
  return unfit === undefined ? undefined : `have a field "${unfit[0]}" that no cell can edit`;
}

type ValuesSchema = v.GenericSchema<unknown, ResourceValues>;

const ids = v.pipe(v.array(identifier), v.maxLength(MOST_SENT));

/** Schema of the sub-rows of a save. `changesOf`: the schema of the values that a save changes. */
export function childrenChangesSchema(
  resource: Resource,
  changesOf: (child: Resource) => ValuesSchema,
): v.GenericSchema<unknown, { readonly children?: ChildrenChanges | undefined }> {
  const tables = editedChildTables(resource).map(([name, table]) => {
    const row = v.pipe(
      v.intersect([v.object({ id: v.optional(identifier) }), changesOf(childResource(table))]),
      v.transform(({ id, ...values }): ChildChange => ({ ...(id === undefined ? {} : { id }), values: wire(values) })),
    );
    const changes = v.pipe(
      v.object({
        rows: v.optional(v.pipe(v.array(row), v.maxLength(MOST_SENT)), []),
        deletedIds: v.optional(ids, []),
      }),
      v.check(({ rows, deletedIds }) => isEachOnce([...rows.flatMap(({ id }) => id ?? []), ...deletedIds])),
    );
    return [name, v.optional(changes, { rows: [], deletedIds: [] })] as const;
  });
  return v.object({ children: v.optional(v.object(Object.fromEntries(tables))) });
}

function isEachOnce(named: readonly string[]): boolean {
  return new Set(named).size === named.length;
}

/** The parsed values of a row beside its id. */
function wire(values: Readonly<Record<string, FieldValue | undefined>>): ResourceValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
  );
}

/** The body of a save on the wire. */
export function childrenBody(changes: ChildrenChanges) {
  return Object.fromEntries(
    Object.entries(changes).map(([name, { rows, deletedIds }]) => [
      name,
      {
        rows: rows.map(({ id, values }) => ({ ...values, ...(id === undefined ? {} : { id }) })),
        deletedIds: [...deletedIds],
      },
    ]),
  );
}

/** Schema of a row that is read by its id, with its sub-rows. */
export function resourceRecordSchema(
  resource: Resource,
  rowOf: (resource: Resource) => v.GenericSchema<unknown, ResourceRow>,
): v.GenericSchema<unknown, ResourceRecord> {
  const tables = childTables(resource);
  if (tables.length === 0) return rowOf(resource);
  const children = Object.fromEntries(
    tables.map(([name, table]) => [name, v.optional(v.array(rowOf(childResource(table))), [])]),
  );
  return v.intersect([rowOf(resource), v.object({ children: v.exactOptional(v.object(children)) })]);
}
