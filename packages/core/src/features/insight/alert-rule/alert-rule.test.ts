import { expect, it } from 'vitest';

import { minutes } from '../../../kernel/index.ts';
import { fakeClock } from '../../../testing/index.ts';
import {
  ALERT_METRICS,
  alertText,
  areThresholdsOrdered,
  freshAlert,
  nextAlert,
  worstValue,
  type AlertRule,
} from './index.ts';

const loop: AlertRule = { comparison: 'gt', threshold: 200, clearThreshold: 150, minutes: 5, pauseHours: 0 };

/** A rule that is looked at every minute; says in which minute what was told, and the phase at the end. */
function watching(rule: AlertRule = loop) {
  const clock = fakeClock();
  const begin = clock.now();
  let setBack = 0;
  const now = () => clock.now() - setBack;
  let state = freshAlert(begin);
  const told: string[] = [];
  return {
    told,
    setBack: (duration: number) => void (setBack += duration),
    phase: () => state.phase,
    pass: (duration: number) => clock.advance(duration),
    see(...values: readonly (number | null)[]) {
      for (const value of values) {
        const step = nextAlert(rule, state, value, now());
        state = step.state;
        if (step.news !== null) told.push(`${(now() - begin) / minutes(1)} ${step.news}`);
        clock.advance(minutes(1));
      }
    },
  };
}
const times = (count: number, value: number | null) => Array.from({ length: count }, () => value);

it('MON-03 a metric that is out of order for long enough is told once, and once when it is in order for as long', () => {
  const watch = watching();
  watch.see(100, ...times(5, 300));
  expect([watch.told, watch.phase()]).toEqual([[], 'pending']);
  watch.see(...times(60, 300));
  expect([watch.told, watch.phase()]).toEqual([['6 firing'], 'firing']);
  watch.see(...times(5, 100));
  expect([watch.told, watch.phase()]).toEqual([['6 firing'], 'clearing']);
  watch.see(...times(60, 100));
  expect([watch.told, watch.phase()]).toEqual([['6 firing', '71 over'], 'ok']);
});

it('a metric that swings around its threshold is never told, and one that is told is not taken back by a swing', () => {
  const watch = watching();
  for (let minute = 0; minute < 200; minute += 1) watch.see(minute % 2 === 0 ? 300 : 100);
  expect(watch.told).toEqual([]);

  const told = watching();
  told.see(...times(6, 300));
  // Between the thresholds nothing changes, and below the lower one it has to stay.
  for (let round = 0; round < 50; round += 1) told.see(199, 151, 149, 150, 201, 300);
  expect([told.told, told.phase()]).toEqual([['5 firing'], 'firing']);
});

it('a metric that is out of order again and again is told once in the pause, and its end only where its beginning was', () => {
  const watch = watching({ ...loop, pauseHours: 1 });
  for (let round = 0; round < 6; round += 1) watch.see(...times(10, 300), ...times(10, 100));
  expect(watch.told).toEqual(['5 firing', '15 over', '65 firing', '75 over']);
  const long = watching({ ...loop, minutes: 0, pauseHours: 1 });
  long.see(300, 100, ...times(60, 300), 100, 300, 100);
  expect(long.told).toEqual(['0 firing', '1 over', '60 firing', '62 over']);
});

it('a metric that is missing is unknown after three minutes, told of for itself, and no end of an alert', () => {
  const watch = watching();
  watch.see(...times(4, 300), null, null, 300);
  expect([watch.told, watch.phase()]).toEqual([['6 firing'], 'firing']);
  watch.see(...times(30, null));
  expect([watch.told, watch.phase()]).toEqual([['6 firing'], 'unknown']);
  watch.see(...times(6, 100));
  expect([watch.told, watch.phase()]).toEqual([['6 firing', '42 over'], 'ok']);

  const silent = watching();
  silent.see(100, ...times(3, null));
  expect([silent.told, silent.phase()]).toEqual([[], 'ok']);
  silent.see(...times(10, null), 100);
  expect([silent.told, silent.phase()]).toEqual([['6 unmeasured', '14 over'], 'ok']);
});

it('a state that nobody looked at meanwhile is no duration: it has to last anew', () => {
  const watch = watching();
  watch.see(300);
  // A rule that was taken out of the bin, a backup that was restored, a server that stood still.
  watch.pass(minutes(600));
  watch.see(...times(5, 300));
  expect([watch.told, watch.phase()]).toEqual([[], 'pending']);
  watch.see(300, 300, 100);
  expect([watch.told, watch.phase()]).toEqual([['606 firing'], 'clearing']);
  watch.pass(minutes(600));
  watch.see(...times(5, 100));
  expect(watch.phase()).toBe('clearing');
  watch.see(100);
  expect(watch.phase()).toBe('ok');
});

it('a clock that is set back tells nothing twice and keeps what goes on', () => {
  const watch = watching();
  watch.see(...times(6, 300));
  watch.setBack(minutes(30));
  watch.see(...times(6, 300), ...times(6, 100));
  expect(watch.told.map((line) => line.split(' ')[1])).toEqual(['firing', 'over']);
});

it('reads shares and amounts of a sample, and the worst of several processes', () => {
  const sample = {
    diskFree: 5,
    diskTotal: 40,
    callsDone: 197,
    callsFailed: 3,
    clockOffset: -6500,
    eventLoopP99: 12.345,
  };
  expect([
    ALERT_METRICS.diskFreeShare.read(sample),
    ALERT_METRICS.failedCallShare.read(sample),
    ALERT_METRICS.failedCallShare.read({ callsFailed: 0 }),
    ALERT_METRICS.clockDifference.read(sample),
    ALERT_METRICS.eventLoopP99.read(sample),
    ALERT_METRICS.memoryShare.read(sample),
  ]).toEqual([12.5, 1.5, 0, 6.5, 12.35, null]);
  expect([worstValue('gt', [1, null, 3]), worstValue('lt', [1, null, 3]), worstValue('lt', [null])]).toEqual([
    3,
    1,
    null,
  ]);
  const below: AlertRule = { ...loop, comparison: 'lt', threshold: 10, clearThreshold: 12 };
  expect(
    [loop, below, { ...loop, clearThreshold: 201 }, { ...below, clearThreshold: 9 }].map(areThresholdsOrdered),
  ).toEqual([true, true, false, false]);
  expect(alertText(below, ALERT_METRICS.diskFreeShare, { news: 'firing', value: 8.5 })).toEqual({
    'zh-CN': '数据盘剩余空间为 8.5 %，低于 10 % 已 5 分钟',
    'en-US': 'Free space on the volume of the data is 8.5 %, below 10 % for 5 minutes',
  });
});
