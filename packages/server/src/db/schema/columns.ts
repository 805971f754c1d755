import { customType, integer, varchar } from 'drizzle-orm/pg-core';

import { parseJson } from '@evergreen/core/kernel';

/** A `timestamptz(3)` as epoch milliseconds, the unit of the clock port. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
});

/** A dictionary's code that is a number, as the server's own code compares it. */
export const numberCode = customType<{ data: number; driverData: string }>({
  dataType: () => 'varchar(64)',
  toDriver: String,
  fromDriver: Number,
});

/** A field of kind `yesNo`, as the server's own code compares it. */
export const yesNoFlag = customType<{ data: boolean; driverData: string }>({
  dataType: () => 'varchar(1)',
  toDriver: (value) => (value ? 'Y' : 'N'),
  fromDriver: (value) => value === 'Y',
});

/** A field of kind `json`, as the server's own code reads it: undefined where it is none. */
export const jsonText = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver(value) {
    const parsed = parseJson(value);
    return parsed.ok ? parsed.value : undefined;
  },
});

/** 36 characters hold a UUID with its dashes, which rows brought from an older system may have. */
export const identifierColumn = (name: string) => varchar(name, { length: 36 });

/** Whose row it is: the tenant and, inside it, the department of whoever added it. */
export const ownerColumns = () => ({
  /** 0 for the platform itself. */
  tenantId: integer('tenant_id').notNull(),
  sysOrgCode: varchar('sys_org_code', { length: 64 }).notNull(),
});

/** Who wrote a row and when, and whether it is in the recycle bin; every table that staff keep has them. */
export const auditColumns = () => ({
  createBy: varchar('create_by', { length: 64 }),
  createTime: instant('create_time').notNull(),
  updateBy: varchar('update_by', { length: 64 }),
  updateTime: instant('update_time'),
  version: integer('version').notNull().default(1),
  /** 0 in use, 1 deleted. */
  delFlag: integer('del_flag').notNull().default(0),
});
