import { eq } from 'drizzle-orm';

import { JOB_HANDLERS, type JobHandlerName } from '@evergreen/core/schedule/jobs';
import { ok, localized } from '@evergreen/core/kernel';
import { quartzJobResource, type ResourceValues } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { seededRows } from '../../../db/seed/resource-rows.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { JobWork, JobWorks } from './job-work.types.ts';
import { jobTable } from './job-table.ts';

const usual = {
  title: '试',
  handler: 'sessionTrim',
  parameter: '{}',
  cronExpression: '0 * * * * ? *',
  zone: 'Asia/Shanghai',
  missed: 'all',
  overlap: 'wait',
  minutes: 10,
  retries: 0,
  alertAfter: 0,
  failures: 0,
  status: '0',
} as const;

/** Adds a started job, and pauses those that come with the platform. */
export async function addJob(
  { orm }: Pick<Database, 'orm'>,
  id: string,
  values: Partial<Record<keyof typeof quartzJobResource.fields, string | number | null>> & { readonly next: number },
): Promise<void> {
  const { next, ...given } = values;
  const row: ResourceValues = { ...usual, jobClassName: id, nextFireTime: formatPlatformTime(next), ...given };
  // Checked by the rows' own rules when they are made.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const seed = { id, createBy: 'test', createTime: next, values: row as never };
  await orm.insert(jobTable).values(seededRows(quartzJobResource, [seed]));
}

export async function withoutSeededJobs({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.delete(jobTable).where(eq(jobTable.createBy, 'system'));
}

/** Works that do nothing, but for the given ones. */
export function worksOfTest(given: Partial<Record<JobHandlerName, JobWork>>): JobWorks {
  const nothing: JobWork = async () => ok(localized('好', 'Done'));
  const names = Object.keys(JOB_HANDLERS);
  // Every name of the registry is there.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...Object.fromEntries(names.map((name) => [name, nothing])), ...given } as JobWorks;
}
