import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import type { EndpointObject } from '@evergreen/core/contract';
import { answeredValue, isTenantScoped, type ResourceDirectory } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { sysDataLog } from '../../../db/schema/scoped-tables.ts';

/** What an entry of the log is about. */
export interface LoggedObject {
  readonly objectResource: string;
  /** Null for several. */
  readonly objectId: string | null;
  readonly objectName: string;
}

export interface LoggedObjects {
  /** The records that these values name, deleted ones too, as they are called now; none for what is not there in the tenant. */
  find(about: EndpointObject, values: readonly string[], tenantId: number): Promise<LoggedObject | undefined>;
}

/** Names that stand in one entry; the others are counted. */
const MOST_NAMES = 5;

/** Characters of the column. */
const LONGEST_NAME = 200;

export function createLoggedObjects({ orm }: Pick<Database, 'orm'>, directory: ResourceDirectory): LoggedObjects {
  async function presentOf({ resource: name, field }: EndpointObject, values: readonly string[], tenantId: number) {
    const resource = directory.find(name);
    if (resource === undefined) return [];
    const table = unscopedRows(resource);
    const named = field === undefined ? table.id : unscopedColumn(resource, field);
    const ofTenant = isTenantScoped(resource) ? eq(unscopedColumn(resource, 'tenantId'), tenantId) : undefined;
    const label = unscopedColumn(resource, resource.labelField);
    const rows = await orm
      .select({ id: table.id, key: sql<string>`${named}`, name: sql<string | null>`${label}::text` })
      .from(table)
      .where(and(inArray(named, [...values]), ofTenant));
    return rows.map((row) => ({ ...row, name: answeredValue(resource.fields[resource.labelField], row.name ?? '') }));
  }

  /** What was deleted for good is named by its history. */
  const goneOf = ({ resource }: EndpointObject, ids: readonly string[], tenantId: number) =>
    orm
      .selectDistinctOn([sysDataLog.rowId], { id: sysDataLog.rowId, key: sysDataLog.rowId, name: sysDataLog.rowLabel })
      .from(sysDataLog)
      .where(
        and(eq(sysDataLog.resource, resource), inArray(sysDataLog.rowId, [...ids]), eq(sysDataLog.tenantId, tenantId)),
      )
      .orderBy(sysDataLog.rowId, desc(sysDataLog.rowVersion));

  return {
    async find(about, values, tenantId) {
      const asked = values.slice(0, MOST_NAMES);
      if (asked.length === 0) return undefined;
      const present = await presentOf(about, asked, tenantId);
      const known = new Set(present.map(({ key }) => key));
      const missing = asked.filter((value) => !known.has(value));
      const gone = missing.length === 0 || about.field !== undefined ? [] : await goneOf(about, missing, tenantId);
      const byKey = new Map([...present, ...gone].map((row) => [row.key, row]));
      const found = asked.flatMap((value) => byKey.get(value) ?? []);
      const [first] = found;
      if (first === undefined) return undefined;
      const others = values.length > asked.length ? `… (${values.length})` : '';
      const objectName = `${found.map(({ name }) => name).join('、')}${others}`.slice(0, LONGEST_NAME);
      return { objectResource: about.resource, objectId: values.length === 1 ? first.id : null, objectName };
    },
  };
}
