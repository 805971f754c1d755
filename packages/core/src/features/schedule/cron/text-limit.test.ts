import { expect, it } from 'vitest';
import { describeCron, fromDraft, nextFire, parseCron, toDraft } from './index.ts';

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

it('parses the largest expression of the grammar, and rejects a longer text by its length', () => {
  const values = {
    second: from(0, 59),
    minute: from(0, 59),
    hour: from(0, 23),
    month: from(1, 12),
    year: from(1970, 2199),
  };
  const list = (key: keyof typeof values) => ({ mode: 'list' as const, values: values[key] });
  const longest = fromDraft({
    second: list('second'),
    minute: list('minute'),
    hour: list('hour'),
    month: list('month'),
    year: list('year'),
    day: { mode: 'days', values: from(1, 31) },
  });
  expect([longest.length, parseCron(longest).ok, parseCron(longest.padEnd(2000)).ok]).toEqual([1664, true, true]);
  expect(parseCron(longest.padEnd(2001))).toEqual({
    ok: false,
    error: {
      kind: 'tooLong',
      field: null,
      start: 2000,
      end: 2001,
      sentence: {
        'zh-CN': 'Cron 表达式最多 2000 个字符，这里有 2001 个。重复的值可以删去，连续的值可以写成范围，如 0-59',
        'en-US':
          'A cron expression has at most 2000 characters; this has 2001. Remove repeated values, and write neighbouring ones as a range, as in 0-59',
      },
      mended: null,
    },
  });
});

it.each([
  ['seconds', `${'0,'.repeat(60_000)}0 0 0 * * ?`],
  ['a blank text', ' '.repeat(1_000_000)],
  ['a macro', `@${'daily'.repeat(60_000)}`],
  ['full-width blanks', '\u3000'.repeat(1_000_000)],
])('rejects an oversized text whatever its content: %s', (_name, text) => {
  const parsed = parseCron(text, { dialect: 'unix' });
  expect(parsed.ok ? null : [parsed.error.kind, parsed.error.start, parsed.error.end]).toEqual([
    'tooLong',
    2000,
    text.length,
  ]);
});

it.each([
  ['0 0 0 W * ?'.replace('W', Array.from({ length: 520 }, (_, index) => `${(index % 31) + 1}W`).join(','))],
  [
    '0 0 0 ? * N'.replace(
      'N',
      Array.from({ length: 480 }, (_, index) => `${(index % 7) + 1}#${(index % 5) + 1}`).join(','),
    ),
  ],
  ['0 0 0 L * ?'.replace('L', Array.from({ length: 390 }, (_, index) => `L-${(index % 29) + 1}`).join(','))],
  [`${Array.from({ length: 990 }, () => '5').join(',')} 0 0 * * ?`],
])('returns a result for a text at the limit: %#', (text) => {
  const parsed = parseCron(text);
  if (!parsed.ok) throw new Error(parsed.error.sentence['en-US']);
  expect([
    text.length > 1_700,
    describeCron(parsed.value, 'zh-CN').length > 0,
    nextFire(parsed.value, 0, 'UTC') !== null,
    fromDraft(toDraft(parsed.value)).length <= 2000,
  ]).toEqual([true, true, true, true]);
});
