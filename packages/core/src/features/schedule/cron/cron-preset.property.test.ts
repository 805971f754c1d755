import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyExpression, anyPreset, cron } from './cron.testing.ts';
import { fires, presetOf, presetText } from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const seeded = { seed: 20261123, numRuns: propertyRuns(1000) };
const START = Date.UTC(2026, 0, 15);
const ZONE = 'Asia/Shanghai';

/** The first forty fires after the start. */
function firesOf(text: string): readonly number[] {
  const found: number[] = [];
  for (const instant of fires(cron(text), { from: START }, ZONE)) if (found.push(instant) === 40) break;
  return found;
}

it('CRON-11 reads every ready-made schedule back from its text', () => {
  fc.assert(
    fc.property(anyPreset, (preset) => {
      expect(presetOf(presetText(preset))).toEqual(preset);
    }),
    seeded,
  );
});

it('CRON-11 takes no text for a ready-made schedule that fires at other times', () => {
  const plain = fc.tuple(
    fc.constantFrom('0', '0', '0', '30', '*'),
    fc.constantFrom('0', '30', '0,30', '0/5', '*'),
    fc.constantFrom('8', '8,17', '8-10', '8/2', '*'),
    fc.constantFrom(
      ['*', '?'],
      ['?', '*'],
      ['?', 'MON-FRI'],
      ['?', '7-2'],
      ['?', '2/2'],
      ['?', '6L'],
      ['?', '6#3'],
      ['1,15', '?'],
      ['31', '?'],
      ['28-31,L', '?'],
      ['L', '?'],
      ['L-3', '?'],
      ['15W', '?'],
      ['1/5', '?'],
    ),
    fc.constantFrom('*', '*', '*', '2', '1/3'),
    fc.constantFrom('*', '*', '2026'),
  );
  const text = fc.oneof(
    anyExpression,
    plain.map(([second, minute, hour, [day, weekday], month, year]) =>
      [second, minute, hour, day, month, weekday, year].join(' '),
    ),
  );
  fc.assert(
    fc.property(text, (written) => {
      const preset = presetOf(written);
      fc.pre(preset !== undefined);
      expect(firesOf(presetText(preset))).toEqual(firesOf(written));
    }),
    { ...seeded, numRuns: propertyRuns(300) },
  );
});
