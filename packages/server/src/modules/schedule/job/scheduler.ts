import { minutes, seconds } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort, TimerHandle } from '@evergreen/core/ports';

import { errorForLog } from '../../../http/failure-of-error.ts';
import type { ClaimRepository } from './claim.repository.ts';
import type { RunJob } from './job-runner.ts';
import type { JobOutlook, PlanRepository } from './plan.repository.ts';
import type { TellOfLostRuns } from './tell-of-job.ts';

/** A process looks at least so often. */
const LONGEST_SLEEP = seconds(30);
/** Between looks while the database is away, doubled each time. */
const FIRST_PAUSE = seconds(1);
/** Runs at a time. */
const SLOTS = 2;
/** A clock that is so much earlier than before was set back. */
const SET_BACK = seconds(1);
/** Between two times that old history is removed. */
const TRIM_PAUSE = minutes(60);
/** How long a stop waits for steps that are being done. */
const STOP_WAIT = seconds(2);

export interface SchedulerDependencies {
  readonly plans: PlanRepository;
  readonly claims: ClaimRepository;
  readonly run: RunJob;
  readonly tellOfLost: TellOfLostRuns;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  readonly worker: string;
}

export interface Scheduler {
  start(): void;
  /** Looks now: somebody has changed something. */
  wake(): void;
  /** Hands back what it runs. */
  stop(): Promise<void>;
}

/** Plans what is due, claims what waits, and takes over what others left. All processes of a platform do so. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its steps share one timer
export function createScheduler(dependencies: SchedulerDependencies): Scheduler {
  const { plans, claims, run, tellOfLost, clock, logger, worker } = dependencies;
  let timer: TimerHandle;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  let isRunning = false;
  let lastLook: number | null = null;
  let trimmedAt = Number.NEGATIVE_INFINITY;
  let pause = FIRST_PAUSE;
  const running = new Set<Promise<void>>();

  async function claimAll(now: number): Promise<void> {
    await claims.skipOverlaps(now);
    while (running.size < SLOTS) {
      const claimed = await claims.claim(worker, now);
      if (claimed === undefined) return;
      const work = run(claimed).finally(() => {
        running.delete(work);
        wake();
      });
      running.add(work);
    }
  }

  async function doWhatIsDue(outlook: JobOutlook, now: number): Promise<void> {
    const isPast = (at: number | null) => at !== null && at <= now;
    if (isPast(outlook.nextLeaseEnd)) await tellOfLost(await claims.takeOver(now));
    if (isPast(outlook.nextFire)) while (!(await plans.plan(now)));
    if (isPast(outlook.nextFire) || isPast(outlook.nextDue) || isPast(outlook.nextLeaseEnd)) await claimAll(now);
    if (now - trimmedAt >= TRIM_PAUSE) {
      trimmedAt = now;
      await claims.trim(now);
    }
  }

  /** @returns milliseconds until the next look */
  async function look(): Promise<number> {
    const now = clock.now();
    // A clock that was wrong while no process ran is found at the start.
    if (lastLook === null || now < lastLook - SET_BACK) await plans.replan(now);
    lastLook = now;
    const before = await plans.look(worker, now);
    const isPast = [before.nextFire, before.nextDue, before.nextLeaseEnd].some((at) => at !== null && at <= now);
    await doWhatIsDue(before, now);
    const after = isPast ? await plans.look(worker, now) : before;
    pause = FIRST_PAUSE;
    // What waits for a free slot is looked at when one is.
    const due = running.size < SLOTS ? after.nextDue : null;
    const next = Math.min(...[after.nextFire, due].map((at) => at ?? Number.POSITIVE_INFINITY));
    return Math.min(LONGEST_SLEEP, Math.max(next - clock.now(), isPast ? seconds(1) : 0));
  }

  async function turn(): Promise<void> {
    let sleep: number;
    try {
      sleep = await look();
    } catch (error) {
      logger.warn('jobs.unlooked', errorForLog(error));
      sleep = pause;
      pause = Math.min(pause * 2, LONGEST_SLEEP);
    }
    if (isRunning) timer = clock.setTimeout(begin, isAskedAgain ? 0 : sleep);
    isAskedAgain = false;
  }

  function begin(): void {
    looking = turn().finally(() => {
      looking = undefined;
    });
  }

  function wake(): void {
    if (!isRunning) return;
    if (looking !== undefined) {
      isAskedAgain = true;
      return;
    }
    clock.clearTimeout(timer);
    begin();
  }

  return {
    start() {
      isRunning = true;
      begin();
    },
    wake,
    async stop() {
      if (!isRunning) return;
      isRunning = false;
      clock.clearTimeout(timer);
      await looking;
      try {
        // What is handed back cannot commit another step here.
        await claims.handBack(worker, clock.now());
        await plans.leave(worker);
      } catch (error) {
        logger.warn('jobs.notHandedBack', errorForLog(error));
      }
      let grace: TimerHandle;
      const waited = new Promise<void>((resolve) => {
        grace = clock.setTimeout(resolve, STOP_WAIT);
      });
      await Promise.race([Promise.all(running), waited]);
      clock.clearTimeout(grace);
    },
  };
}
