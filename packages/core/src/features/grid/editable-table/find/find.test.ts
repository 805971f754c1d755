import { describe, expect, it } from 'vitest';

import { wordsPattern } from './find-words.ts';
import { atOnce, counted, searched, type FindRequest } from './find.model.ts';
import { lines, next, place } from './found-lines.testing.ts';

describe('search text', () => {
  it.each<[string, string, boolean]>([
    ['abc', 'xABCx', true],
    ['ＡＢ', 'ab', true],
    ['ab', 'ＡＢ１', true],
    ['１2', 'x1２', true],
    ['退休', '已退休人员', true],
    [' 退休 ', '退休', true],
    ['张 三', '张　三', true],
    ['张三', '张 三', false],
    ['.', 'a', false],
    ['a.b', 'a．b', true],
    ['[x]', '［X］', true],
    ['\\d', '5', false],
    ['¥1', '¥1', true],
    ['😀', 'a😀', true],
    ['！～', '!~', true],
    ['!~', '！～', true],
    ['é', '\uffc9', false],
    ['É', 'é', true],
    ['', 'a', false],
    ['  ', ' ', false],
  ])('matches display text: %j in %j is %s', (words, text, isFound) => {
    expect(wordsPattern(words)?.test(text) ?? false).toBe(isFound);
  });
});

describe('search', () => {
  const request = lines('甲', '甲 乙 甲', '乙 甲 乙', '甲 乙 乙');

  it('TABLE-29 steps from match to match, wrapping around, forwards and backwards', () => {
    const walk = (from: string | null, direction: 'next' | 'previous') => {
      const names: (string | null)[] = [];
      for (let at = next(request, from, direction); names.length < 5; at = next(request, at, direction)) names.push(at);
      return names.join(' ');
    };
    expect([walk(null, 'next'), walk(null, 'previous'), walk('r1a', 'next'), walk('r1a', 'previous')]).toEqual([
      'r0a r0c r1b r2a r0a',
      'r2a r1b r0c r0a r2a',
      'r1b r2a r0a r0c r1b',
      'r0c r0a r2a r1b r0c',
    ]);
  });

  it('TABLE-29 returns to the only match, and finds none if there is none', () => {
    const only = lines('x', 'x y', 'y y');
    expect([
      next(only, 'r0a'),
      next(only, 'r0a', 'previous'),
      next(lines('z', 'x y'), 'r0a'),
      next(lines('', 'x'), null),
      next(lines('x'), null),
      next(only, 'r9a'),
    ]).toEqual(['r0a', 'r0a', null, null, null, 'r0a']);
  });

  it('TABLE-29 starts at an end of the table if its row or column no longer exists, and without a place', () => {
    const full = lines('x', 'x x', 'x x', 'x x');
    expect([
      next(full, 'r9a'),
      next(full, 'r9a', 'previous'),
      next(full, 'r1z'),
      next(full, 'r1z', 'previous'),
      next(full, null),
      next(full, null, 'previous'),
    ]).toEqual(['r0a', 'r2b', 'r0a', 'r2b', 'r0a', 'r2b']);
  });

  it('TABLE-29 counts the matches, and the index of the current one', () => {
    expect([place('r1b'), place('r1a'), null].map((at) => atOnce(counted(request, at)))).toEqual([
      { matches: 4, current: 3 },
      { matches: 4, current: 0 },
      { matches: 4, current: 0 },
    ]);
    expect(atOnce(counted(lines(' ', '甲'), null))).toEqual({ matches: 0, current: 0 });
  });

  it('searches a hundred thousand rows in slices, and stops at the first match', () => {
    let asked = 0;
    const rows: FindRequest['rows'] = {
      rowCount: () => 100_000,
      keyAt: (position) => String(position),
      positionOf: Number,
      text: (row) => {
        asked += 1;
        return row === '50000' ? '找到' : '无';
      },
    };
    const search = searched({ rows, columns: ['a'], words: '找到' }, { row: '10', column: 'a' }, 'next');
    let pauses = 0;
    let step = search.next();
    for (; step.done !== true; step = search.next()) pauses += 1;
    expect([step.value, pauses, asked]).toEqual([{ row: '50000', column: 'a' }, 49, 49_990]);
    const count = counted({ rows, columns: ['a'], words: '找到' }, { row: '50000', column: 'a' });
    expect(
      Array.from({ length: 100 }, () => count.next()).map(({ done, value }) =>
        done === true ? 'over' : value.matches,
      ),
    ).toEqual(Array.from({ length: 100 }, (_, slice) => (slice < 50 ? 0 : 1)));
    expect(count.next()).toEqual({ done: true, value: { matches: 1, current: 1 } });
  });
});
