import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { MOST_MADE_UP } from '@evergreen/core/schedule/jobs';
import { err, localized, minutes, ok, seconds } from '@evergreen/core/kernel';
import { fakeClock, type FakeClock } from '@evergreen/core/testing';

import { propertyRounds } from '../../../../test/property-rounds.ts';
import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import type { Database } from '../../../db/index.ts';
import { sysJobRun } from '../../../db/schema/index.ts';
import { createClaimRepository, LEASE, type ClaimRepository } from './claim.repository.ts';
import { addJob, withoutSeededJobs, worksOfTest } from './job-engine.testing.ts';
import type { ClaimedRun } from './job-run.types.ts';
import { jobTable } from './job-table.ts';
import { createRunner } from './job-runner.ts';
import type { JobWork } from './job-work.types.ts';
import { createPlanRepository } from './plan.repository.ts';
import { createRunRepository } from './run.repository.ts';
import { createScheduler } from './scheduler.ts';

const START = Date.UTC(2026, 10, 27, 1, 0, 0);
const PERIOD = seconds(20);
const LEAST_FIRES = propertyRounds(100_000, 2000);
const done = { status: 'done', message: localized('好', 'Done'), errorId: null, progress: null } as const;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const rowsOf = ({ orm }: Pick<Database, 'orm'>, jobId: string) =>
  orm.select().from(sysJobRun).where(eq(sysJobRun.jobId, jobId)).orderBy(asc(sysJobRun.plannedAt));

function runnerOf(
  {
    database,
    claims,
    clock,
    worker = 'w',
  }: {
    readonly database: Database;
    readonly claims: ClaimRepository;
    readonly clock: FakeClock;
    readonly worker?: string;
  },
  work: JobWork,
  told: string[] = [],
) {
  return createRunner({
    claims,
    works: worksOfTest({ sessionTrim: work }),
    database,
    clock,
    logger: silent,
    worker,
    async tell(_job, { before, status }) {
      told.push(`${status} after ${before}`);
    },
  });
}

async function claimed(claims: ClaimRepository, worker: string, now: number): Promise<ClaimedRun> {
  const run = await claims.claim(worker, now);
  if (run === undefined) throw new Error('Nothing waits');
  return run;
}

describeApplicationOnBothEngines('the engine of jobs', (application) => {
  async function engine() {
    const { database } = application();
    await withoutSeededJobs(database);
    const clock = fakeClock(START);
    return { database, clock, plans: createPlanRepository(database), claims: createClaimRepository(database) };
  }

  it(
    'JOB-02 three processes run each of 2,000 fires once, of 100,000 with --thorough, whichever is killed, away or set back: none twice, none missing but what the policy drops',
    async () => {
      const { database, plans, claims } = await engine();
      const fireAfter = (at: number) => (Math.floor(at / PERIOD) + 1) * PERIOD;
      let [round, fired] = [0, 0];
      const step = fc.record({
        who: fc.integer({ min: 0, max: 2 }),
        what: fc.constantFrom('claim' as const, 'finish' as const, 'kill' as const, 'renew' as const),
        // After nine minutes without any process there are more fires than are made up.
        passed: fc.constantFrom(0, seconds(7), seconds(20), seconds(65), minutes(3), minutes(9)),
        setBack: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, minutes(3)),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
          const jobId = `job${(round += 1)}`;
          let [now, next] = [START, START + PERIOD];
          await addJob(database, jobId, { next, cronExpression: '*/20 * * * * ? *' });
          /** Every fire that the clock has passed, but for those that are dropped. */
          const due = new Set<number>();
          const held: (ClaimedRun | undefined)[] = [undefined, undefined, undefined];
          const finished: string[] = [];
          for (const { who, what, passed, setBack } of steps) {
            now += passed - setBack;
            if (setBack > 0) next = Math.min(next, fireAfter(now));
            const oldest = Math.max(next, fireAfter(now) - MOST_MADE_UP * PERIOD);
            for (let fire = oldest; fire <= now; fire += PERIOD) due.add(fire);
            if (next <= now) next = fireAfter(now);
            const worker = `p${who}`;
            if (setBack > 0) await plans.replan(now);
            await claims.takeOver(now);
            await plans.plan(now);
            const run = held[who];
            if (what === 'claim' && run === undefined) held[who] = await claims.claim(worker, now);
            if (what === 'kill') held[who] = undefined;
            if (what === 'renew' && run !== undefined && (await claims.renew(run, worker, now)) === 'lost')
              held[who] = undefined;
            if (what === 'finish' && run !== undefined) {
              if (await claims.finish(run, worker, done, now)) finished.push(run.id);
              held[who] = undefined;
            }
          }
          const planned = (await rowsOf(database, jobId)).map(({ plannedAt }) => plannedAt);
          expect(planned).toEqual([...due].toSorted((one, other) => one - other));
          expect(new Set(finished).size).toBe(finished.length);
          fired += due.size;
          await database.orm.delete(sysJobRun).where(eq(sysJobRun.jobId, jobId));
          await database.orm.delete(jobTable);
        }),
        { seed: 20261127, numRuns: propertyRounds(1000, 20) },
      );
      expect(fired).toBeGreaterThan(LEAST_FIRES);
      // All rounds take a quarter of an hour.
    },
    minutes(60),
  );

  it('JOB-02 of several processes one plans a fire and one claims it, and one run of a job goes on at a time', async () => {
    const { database, plans, claims } = await engine();
    await addJob(database, 'job', { next: START });
    const other = await database.neighbour();
    const otherPlans = createPlanRepository(other);
    const otherClaims = createClaimRepository(other);
    await Promise.all([plans.plan(START), otherPlans.plan(START), plans.plan(START)]);
    expect((await rowsOf(database, 'job')).length).toBe(1);
    const claims2 = await Promise.all(
      ['a', 'b', 'c'].map((worker, index) => (index === 1 ? otherClaims : claims).claim(worker, START)),
    );
    expect(claims2.filter((run) => run !== undefined).length).toBe(1);
    // The next fire waits until the first run is over.
    await plans.plan(START + minutes(1));
    expect(await otherClaims.claim('b', START + minutes(1))).toBe(undefined);
    await other.close();
  });

  it('JOB-02 leaves a fire out, or lets one wait, while the run before goes on', async () => {
    const { database, plans, claims } = await engine();
    for (const overlap of ['skip', 'wait'] as const) await addJob(database, overlap, { next: START, overlap });
    await plans.plan(START);
    await claimed(claims, 'a', START);
    await claimed(claims, 'a', START);
    for (const at of [1, 2, 3]) {
      const now = START + minutes(at);
      await plans.plan(now);
      await claims.skipOverlaps(now);
    }
    const states = async (id: string) => (await rowsOf(database, id)).map(({ status }) => status);
    expect([await states('skip'), await states('wait')]).toEqual([
      ['running', 'skipped', 'skipped', 'skipped'],
      ['running', 'waiting', 'skipped', 'skipped'],
    ]);
    expect((await rowsOf(database, 'skip'))[1]?.message).toContain('上一次执行未结束，本次跳过');
  });

  it('JOB-03 takes a run over when its process is gone, and what that process still writes is undone', async () => {
    const { database, clock, plans, claims } = await engine();
    await addJob(database, 'job', { next: START, retries: 0 });
    await plans.plan(START);
    const dead = await claimed(claims, 'dead', START);
    const late = START + LEASE + 1;
    expect(await claims.claim('heir', late)).toBe(undefined);
    await claims.takeOver(late);
    const heir = await claimed(claims, 'heir', late);
    expect([heir.id, heir.attempt, heir.cause]).toEqual([dead.id, 2, 'retry']);

    // The first process wakes up in the middle of a step: nothing of it is committed, and its end is not noted.
    clock.advance(LEASE);
    let isWritten = false;
    const run = runnerOf({ database, claims, clock, worker: 'dead' }, async ({ step }) => {
      await step(async () => {
        isWritten = true;
      });
      return ok(done.message);
    });
    await run(dead);
    expect(isWritten).toBe(false);
    expect(await claims.finish(heir, 'heir', done, late)).toBe(true);

    // A run that loses its process again and again is given up.
    await addJob(database, 'unlucky', { next: START, cronExpression: '0 0 * * * ? *' });
    await plans.plan(START);
    const given: (readonly string[])[] = [];
    for (const turn of [0, 1, 2]) {
      const now = START + turn * (LEASE + 1);
      await claimed(claims, 'dead', now);
      given.push(await claims.takeOver(now + LEASE + 1));
    }
    expect([given, (await rowsOf(database, 'unlucky')).map(({ status }) => status)]).toEqual([
      [[], [], ['unlucky']],
      ['lost'],
    ]);
  });

  it('JOB-05 tries a failed run again after a pause, and counts failures in a row', async () => {
    const { database, clock, plans, claims } = await engine();
    await addJob(database, 'job', { next: START, retries: 1, alertAfter: 1 });
    await plans.plan(START);
    const told: string[] = [];
    const fail = runnerOf({ database, claims, clock }, async () => err(localized('坏了', 'Broken')), told);
    await fail(await claimed(claims, 'w', START));
    const [first] = await rowsOf(database, 'job');
    expect([first?.status, first?.dueAt, first?.message, told]).toEqual([
      'waiting',
      START + minutes(1),
      '坏了，1 分钟后重试 · Broken; tried again in 1 minutes',
      [],
    ]);
    await fail(await claimed(claims, 'w', START + minutes(1)));
    expect([(await rowsOf(database, 'job'))[0]?.status, told]).toEqual(['failed', ['failed after 0']]);
    await plans.plan(START + minutes(1));
    const succeed = runnerOf({ database, claims, clock }, async () => ok(done.message), told);
    await succeed(await claimed(claims, 'w', START + minutes(1)));
    expect([told, (await claims.job('job'))?.failures]).toEqual([['failed after 0', 'done after 1'], 0]);
  });

  it('ends a run that was asked to stop, takes too long, or names what is not there', async () => {
    const { database, clock, plans, claims } = await engine();
    await addJob(database, 'job', { next: START, minutes: 1 });
    const outcomes: unknown[] = [];
    async function outcomeOf(work: JobWork, at: number) {
      await plans.plan(START + minutes(at));
      const run = await claimed(claims, 'w', START + minutes(at));
      await runnerOf({ database, claims, clock }, work)(run);
      const row = (await rowsOf(database, 'job')).find(({ id }) => id === run.id);
      outcomes.push([row?.status, row?.message?.split(' · ')[0]]);
    }
    await outcomeOf(async ({ alive, progress }) => {
      await progress(3, 10);
      await createRunRepository(database).askStop({ jobId: 'job' });
      await alive();
      return ok(done.message);
    }, 0);
    await outcomeOf(async ({ step }) => {
      clock.advance(seconds(61));
      await step(async () => undefined);
      return ok(done.message);
    }, 1);
    await outcomeOf(async () => {
      throw new Error('a secret');
    }, 2);
    await database.orm.execute(`update sys_quartz_job set handler = 'constructor'`);
    await outcomeOf(async () => ok(done.message), 3);
    expect(outcomes).toEqual([
      ['stopped', '已终止'],
      ['failed', '超过 1 分钟'],
      ['failed', expect.stringMatching(/^执行出错，错误编号 /u)],
      ['failed', '处理程序 constructor 不存在'],
    ]);
    const [stopped] = await rowsOf(database, 'job');
    expect([stopped?.done, stopped?.total]).toEqual([3, 10]);
  });

  it('CRON-09 a process wakes for the next fire by the cron core, makes up what was missed, and hands back what it runs', async () => {
    const { database, clock, plans, claims } = await engine();
    await addJob(database, 'job', { next: START - minutes(5), missed: 'once', cronExpression: '0 */5 * * * ? *' });
    const ran: number[] = [];
    let isStuck = false;
    const run = runnerOf({ database, claims, clock }, async ({ alive }) => {
      ran.push(clock.now());
      await new Promise<void>((resolve) => {
        if (!isStuck) resolve();
      });
      await alive();
      return ok(done.message);
    });
    const scheduler = createScheduler({
      plans,
      claims,
      run,
      tellOfLost: async () => undefined,
      clock,
      logger: silent,
      worker: 'w',
    });
    /** Lets what is being done come to its end, and time pass in the steps of the scheduler. */
    const pass = async (time: number) => {
      for (let passed = 0; passed < time; passed += seconds(10)) {
        await settledWork();
        clock.advance(seconds(10));
      }
      await settledWork();
    };
    scheduler.start();
    await pass(minutes(11));
    expect(ran.map((at) => Math.round((at - START) / minutes(1)))).toEqual([0, 5, 10]);
    expect((await plans.state(clock.now())).runners).toBe(1);
    isStuck = true;
    await pass(minutes(5));
    const stopped = scheduler.stop();
    await pass(seconds(20));
    await stopped;
    const rows = await rowsOf(database, 'job');
    expect(rows.map(({ status, cause }) => `${status} ${cause}`)).toEqual([
      'done missed',
      'done plan',
      'done plan',
      'waiting retry',
    ]);
    expect((await plans.state(clock.now())).runners).toBe(0);
  });
});

/** Statements of an embedded database take a few turns of the event loop. */
async function settledWork(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}
