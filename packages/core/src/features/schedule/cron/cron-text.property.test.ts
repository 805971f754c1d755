import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { anyDraft, anyExpression, cron, meaningOf } from './cron.testing.ts';
import { checkDraft, formatCron, fromDraft, parseCron, toDraft, weekdayNumbering } from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Number of parser runs; `pnpm fuzz` increases it. */
    readonly parserRuns: number;
  }
}

const seeded = { seed: 20260115, numRuns: propertyRuns(1000) };

describe('text and draft', () => {
  it('CRON-03 parses back every draft that the editor can write', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(checkDraft(draft)).toEqual([]);
        expect(toDraft(cron(fromDraft(draft)))).toEqual(draft);
      }),
      seeded,
    );
  });

  it('CRON-03 writes an opened expression with the same fires', () => {
    fc.assert(
      fc.property(anyExpression, (text) => {
        const written = fromDraft(toDraft(cron(text)));
        expect(meaningOf(cron(written))).toEqual(meaningOf(cron(text)));
      }),
      seeded,
    );
  });

  it('CRON-05 formats to a text that parses to the same expression and formats idempotently', () => {
    fc.assert(
      fc.property(anyExpression, (text) => {
        const formatted = formatCron(cron(text));
        expect(meaningOf(cron(formatted))).toEqual(meaningOf(cron(text)));
        expect(formatCron(cron(formatted))).toBe(formatted);
      }),
      seeded,
    );
  });

  it('CRON-06 never throws, and reports positions inside the text', () => {
    const nearly = fc.array(
      fc.constantFrom(
        '*',
        '?',
        '0',
        '1',
        '31',
        '/',
        '-',
        ',',
        ' ',
        'L',
        'W',
        '#',
        'MON',
        'jan',
        '，',
        '\u3000',
        '2030',
        '@daily',
      ),
      {
        maxLength: 24,
      },
    );
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      nearly.map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anything, fc.constantFrom('quartz' as const, 'unix' as const), (text, dialect) => {
        const parsed = parseCron(text, { dialect });
        if (parsed.ok) return;
        const { start, end } = parsed.error;
        expect(start >= 0 && start <= end && end <= text.length).toBe(true);
      }),
      { ...seeded, numRuns: inject('parserRuns') },
    );
  });

  it('rejects a text for its length exactly above 2,000 characters, and returns a result for any other', () => {
    const part = fc.constantFrom(
      '0,',
      '*/5,',
      '1-5/2,',
      'L-3W,',
      '6#3,',
      'MON,',
      ' ',
      '\u3000',
      '?',
      '@',
      '1/',
      '😀',
      '，',
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(part, fc.integer({ min: 1, max: 700 })), { maxLength: 4 }),
        fc.constantFrom('', ' 0 0 * * ?'),
        (parts, end) => {
          const text = parts.map(([repeated, times]) => repeated.repeat(times)).join('') + end;
          const parsed = parseCron(text);
          const isTooLong = !parsed.ok && parsed.error.kind === 'tooLong';
          const { start, end: stop } = parsed.ok ? { start: 0, end: 0 } : parsed.error;
          expect([isTooLong, start <= stop && stop <= text.length]).toEqual([text.length > 2000, true]);
        },
      ),
      seeded,
    );
  });

  it('suggests names for five fields that Quartz parses like unix parses the numbers, and nothing if both agree', () => {
    fc.assert(
      fc.property(anyExpression, (expression) => {
        const text = expression.split(' ').slice(1, 6).join(' ');
        const unix = meaningOf(cron(text, { dialect: 'unix' }));
        const corrected = weekdayNumbering(cron(text))?.corrected ?? text;
        expect(meaningOf(cron(corrected))).toEqual(unix);
      }),
      seeded,
    );
  });
});
