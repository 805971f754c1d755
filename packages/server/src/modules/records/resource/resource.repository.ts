import { and, asc, count, eq, gte, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';

import { isTenantScoped, referredIds, type Resource, type ResourceValues } from '@evergreen/core/resources';

import { haveSameKeys, insertTogether, rowsOfSameKeys } from '../../../db/statements/insert-rows.ts';
import { updateTogether } from '../../../db/statements/update-rows.ts';
import { dropLinks, linkCounts, linkFields, writeLinks } from '../../../db/link-tables.ts';
import { comparisonOf, resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import type { Database } from '../../../db/index.ts';
import { sysDepart } from '../../../db/schema/scoped-tables.ts';
import { comparable, orderTerms } from '../../../db/statements/list-order.ts';
import { isAmong } from '../../../db/statements/text-array.ts';
import { dropComments } from '../dossier/comment.repository.ts';
import { createChildRowQueries } from './child-row-queries.ts';
import { readPage, selectedColumns } from './resource-page.ts';
import { createRowColumns } from './row-columns.ts';
import type { WrittenValues, ResourceRepository } from './resource-repository.types.ts';
import type { RowConditions, Scope } from './row-scope.ts';
import { toldBeside } from './choice-beside.ts';
import { storedRow, storedRowReader, wireValue } from './stored-row.ts';
import type { Writer } from './stored-row.types.ts';

export type { ResourceRepository } from './resource-repository.types.ts';
export type { StoredRow, Writer } from './stored-row.types.ts';

/** A repository knows the rows of one scope: every statement carries its conditions. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its queries share one table and one scope
export function createResourceRepository(
  { orm, valuesOf }: Pick<Database, 'orm' | 'valuesOf'>,
  resource: Resource,
  scope: Scope,
  rowConditions: RowConditions,
): ResourceRepository {
  const inReach = () => rowConditions(resource, scope);
  const table = resourceTable(resource);
  const live = eq(table.delFlag, 0);
  const labelColumn = resourceColumn(resource, resource.labelField);
  const label = sql<string>`${labelColumn}::text`;
  const shown = selectedColumns(resource);
  const links = linkFields(resource);
  const ownValues = (values: ResourceValues) =>
    links.length === 0 ? values : Object.fromEntries(Object.entries(values).filter(([key]) => !links.includes(key)));

  async function writeLinksOf(rows: readonly WrittenValues[]): Promise<void> {
    for (const key of links) {
      const referring = rows.filter(({ values }) => values[key] !== undefined);
      const named = referring.map(({ id, values }) => ({ id, ids: referredIds(values[key]) }));
      await writeLinks(orm, resource, key, named);
    }
  }

  async function insertMany(rows: readonly WrittenValues[], { username, now }: Writer): Promise<void> {
    if (rows.length === 0) return;
    const common = { ...ownerOf(orm, resource, scope), createBy: username, createTime: now };
    const written = rows.map(({ id, values }) => ({ ...ownValues(values), ...common, id }));
    if (written.length > 1 && haveSameKeys(written)) await insertTogether(orm, table, written);
    else await orm.insert(table).values(written);
    await writeLinksOf(rows);
  }

  async function countsIn(key: string, values: readonly string[], state: SQL): Promise<ReadonlyMap<string, number>> {
    const column = comparable(resourceColumn(resource, key));
    const counted = await orm
      .select({ value: sql<string>`${column}`, total: count() })
      .from(table)
      .where(and(inArray(column, [...values]), state, ...(await inReach())))
      .groupBy(column);
    return new Map(counted.map(({ value, total }) => [value, total]));
  }

  return {
    ...createChildRowQueries({ orm, resource, inReach, storedRow }),
    ...createRowColumns({ resource, inReach, wireValue }),
    async page(request) {
      const reach = await inReach();
      const page = await readPage(orm, resource, {
        ...request,
        conditions: [...reach, ...request.conditions],
        inOrder: [...reach, ...request.inOrder],
      });
      return page === undefined ? undefined : { ...page, rows: page.rows.map(storedRow) };
    },
    async find(id, beside = {}) {
      const [row] = await orm
        .select({ ...shown, ...beside })
        .from(table)
        .where(and(eq(table.id, id), live, ...(await inReach())));
      return row === undefined ? undefined : storedRow(row);
    },
    async idsOf({ conditions, column, order, limit }) {
      const rows = await orm
        .select({ id: table.id })
        .from(table)
        .where(and(live, ...conditions, ...(await inReach())))
        .orderBy(...orderTerms(resourceColumn(resource, column), table.id, order))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    async findMany(ids, fields) {
      if (ids.length === 0) return [];
      const selected = selectedColumns(resource, fields);
      const query = orm
        .select(selected)
        .from(table)
        .where(and(isAmong(table.id, ids), live, ...(await inReach())));
      const rows = (await valuesOf(query)).map(storedRowReader(selected));
      const found = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    async findLocked(ids, lock) {
      if (ids.length === 0) return [];
      const rows = await orm
        .select(shown)
        .from(table)
        .where(and(inArray(table.id, [...ids]), live, ...(await inReach())))
        .orderBy(asc(table.id))
        .for(lock);
      return rows.map(storedRow);
    },
    insert: (id, values, writer) => insertMany([{ id, values }], writer),
    insertMany,
    async update(ids, values, { username, now }) {
      const written = await orm
        .update(table)
        .set({ ...ownValues(values), updateBy: username, updateTime: now, version: sql`${table.version} + 1` })
        .where(and(inArray(table.id, [...ids]), ...(await inReach())))
        .returning({ id: table.id });
      await writeLinksOf(written.map(({ id }) => ({ id, values })));
    },
    async raise(id) {
      await orm
        .update(table)
        .set({ version: sql`${table.version} + 1` })
        .where(and(eq(table.id, id), ...(await inReach())));
    },
    async updateMany(rows, { username, now }) {
      const changed = { updateBy: username, updateTime: now, version: sql`${table.version} + 1` };
      const written = rows.map(({ id, values }) => ({ ...ownValues(values), ...changed, id }));
      for (const alike of rowsOfSameKeys(written)) await updateTogether(orm, table, alike, await inReach());
      await writeLinksOf(rows);
    },
    async remove(ids, { username, now }) {
      await orm
        .update(table)
        .set({ delFlag: 1, updateBy: username, updateTime: now, version: sql`${table.version} + 1` })
        .where(and(inArray(table.id, [...ids]), ...(await inReach())));
    },
    async findRemoved(ids, username, since) {
      const rows = await orm
        .select(shown)
        .from(table)
        .where(
          and(
            inArray(table.id, [...ids]),
            eq(table.delFlag, 1),
            eq(table.updateBy, username),
            gte(table.updateTime, since),
            ...(await inReach()),
          ),
        )
        .orderBy(asc(table.id))
        .for('update');
      return rows.map(storedRow);
    },
    async findDeleted(ids) {
      if (ids.length === 0) return [];
      const rows = await orm
        .select(shown)
        .from(table)
        .where(and(inArray(table.id, [...ids]), eq(table.delFlag, 1), ...(await inReach())))
        .orderBy(asc(table.id))
        .for('update');
      return rows.map(storedRow);
    },
    async erase(ids) {
      await dropLinks(orm, resource, ids);
      await dropComments(orm, resource, ids);
      await orm.delete(table).where(and(inArray(table.id, [...ids]), eq(table.delFlag, 1), ...(await inReach())));
    },
    async revive(ids, { username, now }) {
      await orm
        .update(table)
        .set({ delFlag: 0, updateBy: username, updateTime: now, version: sql`${table.version} + 1` })
        .where(and(inArray(table.id, [...ids]), ...(await inReach())));
    },
    async labels(ids) {
      if (ids.length === 0) return new Map();
      const rows = await orm
        .select({ id: table.id, label })
        .from(table)
        .where(and(isAmong(table.id, ids), ...(await inReach())));
      return new Map(rows.map((row) => [row.id, row.label]));
    },
    async partsOf(keys, ids) {
      if (ids.length === 0) return new Map();
      const parts = Object.fromEntries(keys.map((key) => [key, resourceColumn(resource, key)]));
      const rows = await orm
        .select({ ...parts, id: table.id })
        .from(table)
        .where(and(isAmong(table.id, ids), ...(await inReach())));
      return new Map(rows.map((row) => [row.id, storedRow(row)]));
    },
    async labelled(labels) {
      if (labels.length === 0) return new Map();
      const rows = await orm
        .select({ id: table.id, label })
        .from(table)
        .where(and(isAmong(label, labels), live, ...(await inReach())));
      const found = new Map<string, string[]>();
      for (const row of rows) found.set(row.label, [...(found.get(row.label) ?? []), row.id]);
      return found;
    },
    async holders(key, values, within) {
      if (values.length === 0) return [];
      const column = resourceColumn(resource, key);
      const among = within === undefined ? sql`null` : resourceColumn(resource, within);
      return orm
        .select({ id: table.id, value: sql<string>`${column}::text`, within: sql<string | null>`${among}::text` })
        .from(table)
        .where(and(isOneOf(resource, key, values), live, ...(await inReach())));
    },
    async isWhole() {
      const tenantId = scope.kind === 'caller' ? scope.call.tenantId : scope.tenantId;
      return (await inReach()).length === (await rowConditions(resource, { kind: 'system', tenantId })).length;
    },
    async placesIn(parent, ids) {
      if (ids.length === 0) return new Map();
      const rows = await orm
        .select({ id: table.id, label, above: sql<string | null>`${resourceColumn(resource, parent)}` })
        .from(table)
        .where(and(inArray(table.id, [...ids]), ...(await inReach())));
      return new Map(rows.map(({ id, ...place }) => [id, place]));
    },
    async choices(conditions, limit) {
      const { column, order } = resource.defaultSorter;
      const { choiceBeside = [] } = resource;
      const parts = Object.fromEntries(choiceBeside.map((key) => [key, resourceColumn(resource, key)]));
      const rows = await orm
        .select({ ...parts, id: table.id, text: label })
        .from(table)
        .where(and(live, ...(await inReach()), ...conditions))
        .orderBy(...orderTerms(resourceColumn(resource, column), table.id, order))
        .limit(limit);
      return rows.map(({ text, ...row }) => {
        const beside = toldBeside(resource, storedRow(row));
        return { value: row.id, text, ...(beside === '' ? {} : { beside }) };
      });
    },
    async countHolding(key, value) {
      if (links.includes(key))
        return (
          (await linkCounts(orm, resource, key, { ids: [value], conditions: [live, ...(await inReach())] })).get(
            value,
          ) ?? 0
        );
      const [counted] = await orm
        .select({ total: count() })
        .from(table)
        .where(and(sql`${comparable(resourceColumn(resource, key))} = ${value}`, live, ...(await inReach())));
      return counted?.total ?? 0;
    },
    async countsHolding(key, values) {
      if (values.length === 0) return new Map();
      if (links.includes(key))
        return linkCounts(orm, resource, key, { ids: values, conditions: [live, ...(await inReach())] });
      return countsIn(key, values, live);
    },
    deletedHolding: async (key, values) =>
      values.length === 0 || links.includes(key) ? new Map() : countsIn(key, values, eq(table.delFlag, 1)),
    async isTaken(key, value, ownId, within) {
      const other = ownId === undefined ? undefined : ne(table.id, ownId);
      const among =
        within === undefined
          ? undefined
          : sql`${resourceColumn(resource, within.key)} is not distinct from ${within.value}`;
      const rows = await orm
        .select({ id: table.id })
        .from(table)
        .where(and(isOneOf(resource, key, [value]), live, other, among, ...(await inReach())))
        .limit(1);
      return rows.length > 0;
    },
  };
}

/** Whether a unique field has one of these values, as its index compares them. */
function isOneOf(resource: Resource, key: string, values: readonly string[]): SQL {
  const { column, text } = comparisonOf(resource.fields[key]);
  const own = resourceColumn(resource, key);
  const compared = values.map(text);
  if (column !== null) return isAmong(column(own), compared);
  // A number is compared as it is written: what was typed may be none.
  return isAmong(own.dataType === 'string' ? own : sql`${own}::text`, compared);
}

/** A new row belongs to the tenant of the call and the department of the caller; without one, to the root's. */
function ownerOf(orm: Database['orm'], resource: Resource, scope: Scope) {
  if (!isTenantScoped(resource)) return {};
  if (scope.kind === 'system') throw new Error('Rows are added for a caller.');
  const { caller, tenantId } = scope.call;
  const root = orm
    .select({ orgCode: sysDepart.orgCode })
    .from(sysDepart)
    .where(and(isNull(sysDepart.parentId), eq(sysDepart.delFlag, 0)))
    .orderBy(asc(sysDepart.departOrder), asc(sysDepart.orgCode))
    .limit(1);
  const hasDepartment = caller.orgCode !== null && caller.orgCode !== '';
  return { tenantId, sysOrgCode: hasDepartment ? caller.orgCode : sql`coalesce((${root}), '')` };
}
