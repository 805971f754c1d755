import {
  initialParameters,
  JOB_HANDLERS,
  jobSchedule,
  nextFireOf,
  type JobHandler,
} from '@evergreen/core/schedule/jobs';
import { quartzJobResource } from '@evergreen/core/resources';

import { formatPlatformTime } from '../../platform-time.ts';
import type { Database } from '../database.types.ts';
import { resourceTable } from '../resource-table.ts';
import { seededRows, type ResourceSeed } from './resource-rows.ts';
import { SEEDER, seedIdentifier } from './seed-random.ts';

const ZONE = 'Asia/Shanghai';

/** A job for every handler, as it usually runs. One that staff changed or deleted stays as they left it. */
export async function seedJobs({ orm, engine }: Pick<Database, 'orm' | 'engine'>, now: number): Promise<void> {
  const rows = seededRows(
    quartzJobResource,
    Object.entries<JobHandler>(JOB_HANDLERS).map(([name, handler]) => jobSeed(name, handler, engine, now)),
  );
  await orm.insert(resourceTable(quartzJobResource)).values(rows).onConflictDoNothing();
}

function jobSeed(
  name: string,
  handler: JobHandler,
  engine: Database['engine'],
  now: number,
): ResourceSeed<typeof quartzJobResource> {
  const { cronExpression, missed, minutes, isRunning } = handler.usual;
  const isStarted = isRunning && (handler.engine === undefined || handler.engine === engine);
  const schedule = jobSchedule(cronExpression, ZONE, now);
  const next = isStarted && schedule.ok ? nextFireOf(schedule.value, now) : null;
  return {
    id: seedIdentifier('quartzJob', name),
    createBy: SEEDER,
    createTime: now,
    values: {
      jobClassName: name,
      title: handler.title['zh-CN'],
      handler: name,
      parameter: JSON.stringify(initialParameters(handler)),
      description: handler.description['zh-CN'],
      cronExpression,
      zone: ZONE,
      missed,
      overlap: 'skip',
      minutes,
      retries: 1,
      alertAfter: 1,
      failures: 0,
      status: isStarted ? '0' : '-1',
      nextFireTime: next === null ? null : formatPlatformTime(next),
    },
  };
}
