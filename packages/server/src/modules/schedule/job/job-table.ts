import { minutes, PLATFORM_OFFSET_MINUTES } from '@evergreen/core/kernel';
import { quartzJobResource } from '@evergreen/core/resources';
import { sql, type SQL } from 'drizzle-orm';

import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';

/** The table of jobs, which staff keep as a resource and the scheduler moves on. */
export const jobTable = unscopedRows(quartzJobResource);

export const jobColumn = (key: keyof typeof quartzJobResource.fields) => unscopedColumn(quartzJobResource, key);

/** Jobs that are planned: started, and not deleted. */
export const isStarted: SQL = sql`${jobTable.delFlag} = 0 and ${jobColumn('status')} = ${quartzJobResource.fields.status.states.started}`;

/** Epoch milliseconds of a time as the platform writes it; null for none. */
export function instantOfPlatformTime(text: unknown): number | null {
  return typeof text === 'string' ? Date.parse(`${text.replace(' ', 'T')}Z`) - minutes(PLATFORM_OFFSET_MINUTES) : null;
}

/** What the scheduler writes of a job: neither a version nor an entry of its history. */
export function jobValues(values: Partial<Record<keyof typeof quartzJobResource.fields, unknown>>) {
  const written: Readonly<Record<string, unknown>> = values;
  return { version: sql`${jobTable.version}`, ...written };
}
