import { boolean, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** Exports that the server makes by itself; the file of one lies in the store of objects, under the row's id. */
export const sysExportJob = pgTable(
  'sys_export_job',
  {
    id: identifierColumn('id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    userId: identifierColumn('user_id').notNull(),
    /** Name of the resource. */
    resource: varchar('resource', { length: 64 }).notNull(),
    fileName: varchar('file_name', { length: 255 }).notNull(),
    mediaType: varchar('media_type', { length: 100 }).notNull(),
    status: varchar('status', { length: 16 }).notNull(),
    /** Whether masked values are whole in the file. */
    isRevealed: boolean('is_revealed').notNull(),
    /** Rows of the file; empty until they are counted. */
    total: integer('total'),
    written: integer('written').notNull().default(0),
    /** Bytes of the file. */
    size: integer('size'),
    /** Why it failed, by the key of a text. */
    problem: varchar('problem', { length: 16 }),
    createdAt: instant('created_at').notNull(),
    /** When the server that makes it was last at it; what has stood still for long was interrupted. */
    aliveAt: instant('alive_at').notNull(),
    expiresAt: instant('expires_at'),
  },
  ({ tenantId, userId, createdAt, status, expiresAt }) => [
    index('sys_export_job_owner').on(tenantId, userId, createdAt),
    index('sys_export_job_expiry').on(status, expiresAt),
  ],
);
