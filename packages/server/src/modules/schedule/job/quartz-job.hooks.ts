import { jobHandler, jobMessages, jobSchedule, nextFireOf, parseParameters } from '@evergreen/core/schedule/jobs';
import { err, ok, seconds, type Result } from '@evergreen/core/kernel';
import { quartzJobResource } from '@evergreen/core/resources';

import type { CallFailure } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { createIdentifier } from '../../../identifiers.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { LiveBus } from '../../live/channel/live-bus.ts';
import {
  defineHooks,
  type HookRow,
  type HookTools,
  type PreparedRow,
} from '../../records/resource/resource-hooks.types.ts';
import { createRunRepository } from './run.repository.ts';
import { jobServerMessages as messages } from './job.messages.ts';

type Job = typeof quartzJobResource;

/** A second press within this time is the first one pressed twice. */
const PRESSED_TWICE = seconds(10);
const { started: STARTED, paused: STOPPED } = quartzJobResource.fields.status.states;

/** When a started job fires next; nothing for one that is paused. */
function nextFireTime(job: HookRow<Job> | PreparedRow<Job>['values'], now: number): Result<string | null, CallFailure> {
  const schedule = jobSchedule(job.cronExpression ?? '', job.zone ?? '', now);
  if (!schedule.ok) {
    const isZone = jobSchedule(job.cronExpression ?? '', 'Asia/Shanghai', now).ok;
    return refusedValue(isZone ? 'zone' : 'cronExpression', schedule.error);
  }
  const next = nextFireOf(schedule.value, now);
  return ok(job.status === STARTED && next !== null ? formatPlatformTime(next) : null);
}

/** What staff may write of a job: a name that is there once and stays, a handler and parameters that it takes, and a schedule that can be kept. */
async function preparedJob(
  { before, values }: PreparedRow<Job>,
  { clock, countHolding }: HookTools,
): Promise<Result<Partial<PreparedRow<Job>['values']>, CallFailure>> {
  const job = { status: STOPPED, ...before, ...values };
  const { jobClassName = '' } = job;
  if (before !== undefined && before.jobClassName !== jobClassName)
    return refusedValue('jobClassName', messages.nameFixed);
  if (before === undefined && (await countHolding('jobClassName', jobClassName)) > 0)
    return refusedValue('jobClassName', messages.nameTaken);
  const handler = jobHandler(job.handler ?? '');
  if (handler === undefined) return refusedValue('handler', jobMessages.unknownHandler(job.handler ?? ''));
  const parameters = parseParameters(handler, job.parameter ?? null);
  if (!parameters.ok) return refusedValue('parameter', parameters.error.text);
  const isScheduleKept = before?.cronExpression === job.cronExpression && before?.zone === job.zone;
  const next = nextFireTime(job, clock.now());
  if (next.ok && isScheduleKept) return ok({ parameter: JSON.stringify(parameters.value) });
  return next.ok ? ok({ nextFireTime: next.value, parameter: JSON.stringify(parameters.value) }) : next;
}

export function createQuartzJobHooks(live: LiveBus) {
  const look = ({ afterCommit }: HookTools) => afterCommit(async () => live.publish({ kind: 'jobs' }));
  const runsOf = ({ database }: HookTools) => createRunRepository(database);
  return defineHooks(quartzJobResource, {
    prepare: preparedJob,
    async written({ before, isBroughtBack }, tools) {
      look(tools);
      if (isBroughtBack) return undefined;
      return before === undefined ? messages.created : messages.updated;
    },
    async removing(rows, tools) {
      const ids = rows.map(({ id }) => id);
      if (await runsOf(tools).isRunning(ids)) return err({ kind: 'business', message: messages.isRunning });
      await runsOf(tools).dropWaiting(ids, tools.clock.now());
      return ok(undefined);
    },
    actions: {
      async resume(rows, _asked, { clock }) {
        const writes = [];
        for (const row of rows) {
          const next = nextFireTime({ ...row, status: STARTED }, clock.now());
          if (!next.ok) return next;
          writes.push({ id: row.id, values: { status: STARTED, nextFireTime: next.value } });
        }
        return ok({ writes, message: messages.resumed });
      },
      async pause(rows, _asked, tools) {
        const ids = rows.map(({ id }) => id);
        await runsOf(tools).dropWaiting(ids, tools.clock.now());
        return ok({
          writes: ids.map((id) => ({ id, values: { status: STOPPED, nextFireTime: null } })),
          message: messages.paused,
        });
      },
      async execute([row], _asked, tools) {
        if (row === undefined) return err({ kind: 'missing', message: messages.missing });
        const runs = runsOf(tools);
        const now = tools.clock.now();
        if (await runs.isRunning([row.id])) return err({ kind: 'business', message: messages.isRunning });
        if (await runs.isExecutedSince(row.id, now - PRESSED_TWICE))
          return err({ kind: 'business', message: messages.justExecuted });
        await runs.add({ id: createIdentifier(), jobId: row.id, by: tools.call.caller.username, now });
        look(tools);
        return ok({ message: messages.executed });
      },
      async terminate([row], _asked, tools) {
        if (row === undefined) return err({ kind: 'missing', message: messages.missing });
        const isAsked = await runsOf(tools).askStop({ jobId: row.id });
        return isAsked ? ok({ message: messages.stopping }) : err({ kind: 'business', message: messages.notRunning });
      },
    },
  });
}
