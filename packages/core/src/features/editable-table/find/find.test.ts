import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CellPlace } from '../cell.types.ts';
import { wordsPattern } from './find-words.ts';
import { atOnce, counted, searched, type FindRequest } from './find.model.ts';

/** Rows r0, r1, … of words apart by blanks, columns a, b, … */
function lines(words: string, ...rows: readonly string[]): FindRequest {
  const cells = rows.map((row) => row.split(' '));
  const columns = Array.from(cells[0] ?? [], (_, index) => String.fromCharCode(97 + index));
  return {
    words,
    columns,
    rows: {
      rowCount: () => rows.length,
      keyAt: (position) => (position in rows ? `r${position}` : undefined),
      positionOf: (key) => (Number(key.slice(1)) in rows ? Number(key.slice(1)) : -1),
      text: (row, column) => cells[Number(row.slice(1))]?.[columns.indexOf(column)] ?? '',
    },
  };
}
const place = (name: string): CellPlace => ({ row: name.slice(0, -1), column: name.slice(-1) });
const next = (request: FindRequest, from: string | null, direction: 'next' | 'previous' = 'next') => {
  const found = atOnce(searched(request, from === null ? null : place(from), direction));
  return found === null ? null : found.row + found.column;
};

describe('words in a text', () => {
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
    ['É', 'é', true],
    ['', 'a', false],
    ['  ', ' ', false],
  ])('are found as they are read: %j in %j is %s', (words, text, isFound) => {
    expect(wordsPattern(words)?.test(text) ?? false).toBe(isFound);
  });
});

describe('finding', () => {
  const request = lines('甲', '甲 乙 甲', '乙 甲 乙', '甲 乙 乙');

  it('TABLE-29 goes from match to match, round the table, forwards and backwards', () => {
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

  it('TABLE-29 comes back to the only match, and finds none where there is none', () => {
    const only = lines('x', 'x y', 'y y');
    expect([next(only, 'r0a'), next(only, 'r0a', 'previous'), next(lines('z', 'x y'), 'r0a'), next(lines('', 'x'), null), next(lines('x'), null), next(only, 'r9a')]).toEqual([
      'r0a',
      'r0a',
      null,
      null,
      null,
      'r0a',
    ]);
  });

  it('TABLE-29 counts the matches, and which one is the current', () => {
    expect([place('r1b'), place('r1a'), null].map((at) => atOnce(counted(request, at)))).toEqual([
      { matches: 4, current: 3 },
      { matches: 4, current: 0 },
      { matches: 4, current: 0 },
    ]);
    expect(atOnce(counted(lines(' ', '甲'), null))).toEqual({ matches: 0, current: 0 });
  });

  it('looks through a hundred thousand rows in slices, and stops at the first match', () => {
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
    expect([count.next().value, atOnce(count)]).toEqual([{ matches: 0, current: 0 }, { matches: 1, current: 1 }]);
  });

  it('TABLE-29 visits every match once before it comes round, in any table and in both directions', () => {
    const table = fc.integer({ min: 1, max: 3 }).chain((width) =>
      fc.array(fc.array(fc.constantFrom('x', 'y'), { minLength: width, maxLength: width }).map((row) => row.join(' ')), { minLength: 1, maxLength: 5 }),
    );
    fc.assert(
      fc.property(table, (rows) => {
        const given = lines('x', ...rows);
        const all = rows.flatMap((row, position) => row.split(' ').flatMap((word, index) => (word === 'x' ? [`r${position}${String.fromCharCode(97 + index)}`] : [])));
        const forwards = all.map(() => '');
        const backwards = all.map(() => '');
        for (let index = 0; index < all.length; index += 1) {
          forwards[index] = next(given, forwards[index - 1] ?? null) ?? '';
          backwards[index] = next(given, backwards[index - 1] ?? null, 'previous') ?? '';
        }
        expect([forwards, backwards.toReversed(), atOnce(counted(given, null)).matches]).toEqual([all, all, all.length]);
      }),
      { seed: 20260115, numRuns: 300 },
    );
  });
});
