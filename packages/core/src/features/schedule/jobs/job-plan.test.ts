import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minutes } from '../../../kernel/index.ts';
import { propertyRuns } from '../../../testing/index.ts';
import { fires } from '../cron/index.ts';
import { jobSchedule, MOST_MADE_UP, nextFireOf, planFires, retryPause, streakNews, type JobSchedule } from './index.ts';

const at = (text: string) => Date.parse(`2026-11-27T${text}Z`);
const scheduled = (text: string, zone = 'UTC'): JobSchedule => {
  const schedule = jobSchedule(text, zone, at('00:00:00'));
  if (!schedule.ok) throw new Error(schedule.error['en-US']);
  return schedule.value;
};
const everyTenMinutes = scheduled('0 */10 * * * ? *');

describe('the plan of a job', () => {
  it('JOB-02 runs a fire that is on time, makes up missed ones once, and counts what is dropped', () => {
    const due = at('09:00:00');
    expect(planFires(everyTenMinutes, due, at('09:00:02'), 'once')).toEqual({
      runs: [{ plannedAt: due, cause: 'plan' }],
      dropped: 0,
      next: at('09:10:00'),
    });
    expect(planFires(everyTenMinutes, due, at('12:05:00'), 'once')).toEqual({
      runs: [{ plannedAt: at('12:00:00'), cause: 'missed' }],
      dropped: 18,
      next: at('12:10:00'),
    });
  });

  it('leaves missed fires out where the job says so, and runs the one that is on time', () => {
    const due = at('09:00:00');
    expect(planFires(everyTenMinutes, due, at('12:05:00'), 'skip')).toMatchObject({ runs: [], dropped: 19 });
    expect(planFires(everyTenMinutes, due, at('12:00:59'), 'skip')).toMatchObject({
      runs: [{ plannedAt: at('12:00:00'), cause: 'plan' }],
      dropped: 18,
    });
  });

  it('makes up the last fires one by one, and drops the oldest', () => {
    const { runs, dropped } = planFires(everyTenMinutes, at('09:00:00'), at('12:05:00'), 'all');
    expect([runs.length, runs[0]?.plannedAt, runs.at(-1)?.plannedAt, dropped]).toEqual([
      MOST_MADE_UP,
      at('10:30:00'),
      at('12:00:00'),
      9,
    ]);
  });

  it('has no run before its time, and none after the last fire of the expression', () => {
    expect(planFires(everyTenMinutes, at('09:00:00'), at('08:59:59'), 'all')).toEqual({
      runs: [],
      dropped: 0,
      next: at('09:00:00'),
    });
    const once = scheduled('0 0 9 27 11 ? 2026');
    expect(planFires(once, at('09:00:00'), at('09:00:01'), 'once')).toMatchObject({ next: null });
    expect(nextFireOf(once, at('09:00:00'))).toBe(null);
  });

  it('JOB-02 accounts for every fire of the cron core, whatever the hour it is asked at', () => {
    const expressions = ['0 */10 * * * ? *', '30 0/7 9-17 * * ? *', '0 0 3 ? * 2-6 *', '*/15 * * * * ? *'];
    fc.assert(
      fc.property(
        fc.constantFrom(...expressions),
        fc.constantFrom('skip' as const, 'once' as const, 'all' as const),
        fc.array(fc.integer({ min: 1, max: minutes(90) }), { minLength: 1, maxLength: 20 }),
        (text, missed, steps) => {
          const schedule = scheduled(text);
          const start = at('08:00:00');
          let now = start;
          let due = nextFireOf(schedule, start);
          const planned: number[] = [];
          let dropped = 0;
          for (const step of steps) {
            now += step;
            if (due === null || due > now) continue;
            const plan = planFires(schedule, due, now, missed);
            planned.push(...plan.runs.map(({ plannedAt }) => plannedAt));
            dropped += plan.dropped;
            due = plan.next;
          }
          const all = [...fires(schedule.expression, { from: start + 1, to: now + 1 }, 'UTC')];
          expect(new Set(planned).size).toBe(planned.length);
          expect(planned.every((fire) => all.includes(fire))).toBe(true);
          expect(planned.length + dropped).toBe(all.length);
        },
      ),
      { seed: 20261127, numRuns: propertyRuns(100) },
    );
  });
});

describe('the schedule of a job', () => {
  const problem = (text: string, zone = 'Asia/Shanghai') => {
    const schedule = jobSchedule(text, zone, at('00:00:00'));
    return schedule.ok ? null : schedule.error['zh-CN'];
  };

  it('is refused where it never fires again, fires more often than every ten seconds, or has no zone', () => {
    expect([
      problem('0 0 9 1 1 ? 2020'),
      problem('0 0 0 30 2 ? *'),
      problem('*/9 * * * * ? *'),
      problem('0,5 0 9 * * ? *'),
      problem('*/10 * * * * ? *'),
      problem('0 0 9 * * ? *', 'Mars/Olympus'),
    ]).toEqual([
      '该表达式不会再触发',
      '该表达式不会再触发',
      '间隔不能小于 10 秒',
      '间隔不能小于 10 秒',
      null,
      '没有时区“Mars/Olympus”',
    ]);
    expect(problem('x')).not.toBe(null);
  });
});

it('JOB-05 tries again after growing pauses, and tells of a streak once and of its end once', () => {
  expect([1, 2, 3, 4, 5, 6].map((failed) => retryPause(failed, 5))).toEqual([
    minutes(1),
    minutes(5),
    minutes(30),
    minutes(30),
    minutes(30),
    null,
  ]);
  expect(retryPause(1, 0)).toBe(null);
  const streaks = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 0],
    [1, 0],
  ] as const;
  expect(streaks.map(([before, after]) => streakNews(before, after, 3))).toEqual([
    null,
    null,
    'failing',
    null,
    'recovered',
    null,
  ]);
  expect(streakNews(0, 1, 0)).toBe(null);
});
