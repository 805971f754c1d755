import { expect, it } from 'vitest';

import { CHOSEN_KINDS, USUAL_CHOICE, type NoticeChoice } from '../../../contract/index.ts';
import { minutes } from '../../../kernel/index.ts';
import { deliveryAt, isDigestDue, isWantedBy, mayTellNow, pauseEnd } from './notice-delivery.ts';

/** A time of the week of Monday, 12 January 2026, in UTC+8. */
const at = (day: number, time: string) => Date.parse(`2026-01-${String(day).padStart(2, '0')}T${time}:00+08:00`);
const quiet = { from: '22:00', to: '07:30', weekdays: [1, 2, 3, 4, 5], urgentPasses: true };
const choice: NoticeChoice = { ...USUAL_CHOICE, quiet };

it('quiet hours begin on the days that were chosen and go on over midnight; urgent messages pass, and a pause lets nothing pass', () => {
  const moments = [
    [12, '21:59'],
    [12, '22:00'],
    [13, '07:29'],
    [13, '07:30'],
    // Those of Friday end on Saturday, and none begin there.
    [17, '07:29'],
    [17, '22:00'],
    [18, '23:00'],
    [12, '03:00'],
  ] as const;
  expect(moments.map(([day, time]) => deliveryAt(choice, at(day, time)))).toEqual([
    'normal',
    'quiet',
    'quiet',
    'normal',
    'quiet',
    'normal',
    'normal',
    'normal',
  ]);
  const night = at(13, '02:00');
  const urgent = { kind: 'alert', priority: 'H' } as const;
  const paused = { ...choice, pausedUntil: night + 1 };
  const strict = { ...choice, quiet: { ...quiet, urgentPasses: false } };
  expect([
    mayTellNow(choice, urgent, night),
    mayTellNow(choice, { ...urgent, priority: 'M' }, night),
    mayTellNow(strict, urgent, night),
    mayTellNow(paused, urgent, night),
    mayTellNow(choice, { ...urgent, priority: 'L' }, at(13, '12:00')),
    deliveryAt(paused, night + 1),
  ]).toEqual([true, false, false, false, true, 'quiet']);
});

it('quiet hours within a day, and those that are a whole day', () => {
  const noon = { ...quiet, from: '12:00', to: '13:30', weekdays: [1] };
  const whole = { ...quiet, from: '08:00', to: '08:00', weekdays: [7] };
  const asked = (one: typeof quiet, day: number, time: string) => deliveryAt({ ...choice, quiet: one }, at(day, time));
  expect([
    asked(noon, 12, '12:00'),
    asked(noon, 12, '13:30'),
    asked(noon, 13, '12:30'),
    asked(whole, 18, '08:00'),
    asked(whole, 19, '07:59'),
    asked(whole, 19, '08:00'),
  ]).toEqual(['quiet', 'normal', 'normal', 'quiet', 'quiet', 'normal']);
});

it('each kind is told by the channels that were chosen, security always, a digest never', () => {
  const some: NoticeChoice = { ...USUAL_CHOICE, toast: ['job'], desktop: ['alert'] };
  const kinds = [...CHOSEN_KINDS, 'security', 'digest'] as const;
  const toldBy = (channel: 'toast' | 'desktop') =>
    kinds.filter((kind) => isWantedBy(channel, some, { kind, priority: 'M' }));
  expect([toldBy('toast'), toldBy('desktop')]).toEqual([
    ['job', 'security'],
    ['alert', 'security'],
  ]);
  expect(isWantedBy('desktop', USUAL_CHOICE, { kind: 'security', priority: 'M' })).toBe(false);
});

it('a pause lasts an hour, or until half past eight', () => {
  const evening = at(12, '20:00');
  expect([
    pauseEnd('hour', evening) - evening,
    pauseEnd('morning', evening),
    pauseEnd('morning', at(13, '08:29')),
    pauseEnd('morning', at(13, '08:30')),
  ]).toEqual([minutes(60), at(13, '08:30'), at(13, '08:30'), at(14, '08:30')]);
});

it('a digest is due once its time has come since the last one, over a week', () => {
  const daily = { weekday: 0, hour: 9 };
  const weekly = { weekday: 1, hour: 9 };
  const madeBy = (time: typeof daily) => {
    let last = at(12, '08:00');
    const made: string[] = [];
    for (let hour = 0; hour < 24 * 8; hour += 1) {
      const now = at(12, '08:05') + minutes(60 * hour);
      if (!isDigestDue(time, last, now)) continue;
      last = now;
      made.push(new Date(now + minutes(480)).toISOString().slice(8, 16));
    }
    return made;
  };
  expect([madeBy(daily), madeBy(weekly)]).toEqual([
    ['12T09:05', '13T09:05', '14T09:05', '15T09:05', '16T09:05', '17T09:05', '18T09:05', '19T09:05'],
    ['12T09:05', '19T09:05'],
  ]);
  // A server that was away makes up one.
  expect([
    isDigestDue(weekly, at(12, '08:00'), at(15, '03:00')),
    isDigestDue(weekly, at(12, '09:30'), at(15, '03:00')),
  ]).toEqual([true, false]);
});
