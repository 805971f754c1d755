import { randomUUID } from 'node:crypto';

import {
  isJobHandler,
  jobHandler,
  jobMessages,
  parseParameters,
  retryPause,
  type JobHandlerName,
} from '@evergreen/core/schedule/jobs';
import { err, minutes, ok, seconds, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';
import type { ResourceValues } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import type { ClaimRepository, JobRunOutcome } from './claim.repository.ts';
import { RunEnded, type ClaimedRun, type RunnableJob, type RunProgress } from './job-run.types.ts';
import type { JobContext, JobWorks } from './job-work.types.ts';
import { jobServerMessages as messages } from './job.messages.ts';
import type { TellOfJob } from './tell-of-job.ts';
import { systemCall } from '../../../http/system-call.ts';

/** Between two renewals of a claim. */
const RENEWAL = seconds(20);

export interface RunnerDependencies {
  readonly claims: ClaimRepository;
  readonly works: JobWorks;
  readonly database: Pick<Database, 'transaction' | 'engine'>;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  readonly worker: string;
  readonly tell: TellOfJob;
}

/** Runs what this process has claimed. Never rejects. */
export type RunJob = (run: ClaimedRun) => Promise<void>;

interface Work {
  readonly handler: JobHandlerName;
  readonly parameters: ResourceValues;
}

export function createRunner(dependencies: RunnerDependencies): RunJob {
  const { claims, clock, logger, worker, tell } = dependencies;

  async function settle(run: ClaimedRun, job: RunnableJob, outcome: JobRunOutcome): Promise<void> {
    const now = clock.now();
    const pause = outcome.status === 'failed' ? retryPause(run.failed + 1, job.retries) : null;
    if (pause !== null) {
      const told = messages.willRetry(pause / minutes(1));
      const message = joined(outcome.message, told);
      await claims.retry(run, worker, now + pause, { ...outcome, message });
      return;
    }
    if (!(await claims.finish(run, worker, outcome, now))) return;
    const before = await claims.noteResult(run.jobId, outcome.status, now);
    await tell(job, { before, status: outcome.status, reason: outcome.message });
  }

  return async (run) => {
    try {
      const job = await claims.job(run.jobId);
      const known = job === undefined ? err(messages.missing) : workOf(run, job, dependencies);
      if (job === undefined || !known.ok) {
        const message = known.ok ? messages.missing : known.error;
        const outcome = { status: 'failed', message, errorId: null, progress: null } as const;
        // What cannot begin is not tried again.
        if (job === undefined) await claims.finish(run, worker, outcome, clock.now());
        else await settle(run, { ...job, retries: 0 }, outcome);
        return;
      }
      const outcome = await perform(run, job, known.value, dependencies);
      if (outcome !== undefined) await settle(run, job, outcome);
    } catch (error) {
      // The database is away: the claim expires, and the run is taken over.
      logger.error('job.unsettled', errorForLog(error));
    }
  };
}

/** What a run does, if its job names a handler and parameters that there are. */
function workOf(run: ClaimedRun, job: RunnableJob, { database }: RunnerDependencies): Result<Work, LocalizedText> {
  const handler = jobHandler(job.handler);
  if (handler === undefined || !isJobHandler(job.handler)) return err(jobMessages.unknownHandler(job.handler));
  if (handler.engine !== undefined && handler.engine !== database.engine) return err(messages.otherEngine);
  const parameters = parseParameters(handler, run.parameter ?? job.parameter);
  return parameters.ok ? ok({ handler: job.handler, parameters: parameters.value }) : err(parameters.error.text);
}

/** Does the work; undefined where the run became another's. */
async function perform(
  run: ClaimedRun,
  job: RunnableJob,
  { handler, parameters }: Work,
  { claims, works, database, clock, logger, worker }: RunnerDependencies,
): Promise<JobRunOutcome | undefined> {
  const deadline = clock.now() + minutes(job.minutes);
  let last: RunProgress | null = null;
  let ended: RunEnded | undefined;

  async function hold(): Promise<void> {
    if (ended !== undefined) throw ended;
    if (clock.now() > deadline) ended = new RunEnded('timedOut');
    else {
      const held = await claims.renew(run, worker, clock.now());
      if (held !== 'held') ended = new RunEnded(held === 'lost' ? 'lost' : 'stopped');
    }
    if (ended !== undefined) throw ended;
  }

  const context: JobContext = {
    parameters,
    systemCall: (tenantId) => systemCall(handler, tenantId, clock.now()),
    alive: hold,
    step: async (work) =>
      database.transaction(async () => {
        await hold();
        return work();
      }),
    async progress(done, total) {
      last = { done, total };
      await claims.progress(run, worker, last);
    },
  };
  let timer: unknown;
  let expire: ((error: RunEnded) => void) | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    expire = reject;
  });
  // Work that waits for something outside of the database renews its claim, too, and does not wait for ever.
  const renewLater = (): void => {
    timer = clock.setTimeout(() => {
      hold().then(renewLater, (error: unknown) => {
        if (error instanceof RunEnded) expire?.(error);
        else renewLater();
      });
    }, RENEWAL);
  };
  renewLater();
  try {
    const result = await Promise.race([works[handler](context), expired]);
    return {
      status: result.ok ? 'done' : 'failed',
      message: result.ok ? result.value : result.error,
      errorId: null,
      progress: last,
    };
  } catch (error) {
    if (error instanceof RunEnded) {
      if (error.why === 'lost') return undefined;
      const isStopped = error.why === 'stopped';
      const message = isStopped ? messages.stopped : messages.timedOut(job.minutes);
      return { status: isStopped ? 'stopped' : 'failed', message, errorId: null, progress: last };
    }
    const errorId = randomUUID();
    logger.error('job.broke', { errorId, handler, ...errorForLog(error) });
    return { status: 'failed', message: messages.broken(errorId), errorId, progress: last };
  } finally {
    clock.clearTimeout(timer);
  }
}

function joined(first: LocalizedText, second: LocalizedText): LocalizedText {
  return { 'zh-CN': first['zh-CN'] + second['zh-CN'], 'en-US': first['en-US'] + second['en-US'] };
}
