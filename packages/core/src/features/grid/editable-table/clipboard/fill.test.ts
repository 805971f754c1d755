import { describe, expect, it } from 'vitest';

import type { CellValue } from '../cell.types.ts';
import type { CellRange } from '../editable-table.types.ts';
import { planClear } from './clear.model.ts';
import { copied } from './copy.model.ts';
import { fillArea, planFillDown, planFillTo } from './fill.model.ts';
import { range, rowsOf } from './filled-rows.testing.ts';
import { testRows } from './planned-rows.testing.ts';
import { seriesOf } from './series.ts';

describe('series continuation', () => {
  it.each<[string, CellValue[], CellValue[]]>([
    ['one number', [5], [5, 5, 5]],
    ['two numbers', [1, 2], [3, 4, 5]],
    ['a falling series', [10, 7, 4], [1, -2, -5]],
    ['decimals, exactly', [0.1, 0.2], [0.3, 0.4, 0.5]],
    ['numbers without a step', [1, 2, 4], [1, 2, 4]],
    ['words', ['甲', '乙'], ['甲', '乙', '甲']],
    ['numbers and words', [1, '甲'], [1, '甲', 1]],
    ['numbers and nothing', [1, null], [1, null, 1]],
    ['one day', ['2026-03-08'], ['2026-03-08', '2026-03-08', '2026-03-08']],
    ['days', ['2026-02-26', '2026-02-27'], ['2026-02-28', '2026-03-01', '2026-03-02']],
    ['weeks, backwards', ['2026-01-15', '2026-01-08'], ['2026-01-01', '2025-12-25', '2025-12-18']],
    ['months', ['2025-12-31', '2026-01-31'], ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['years', ['2023-02-01', '2024-02-01'], ['2025-02-01', '2026-02-01', '2027-02-01']],
    ['the same day twice', ['2026-03-08', '2026-03-08'], ['2026-03-08', '2026-03-08', '2026-03-08']],
    [
      'moments',
      ['2026-03-08 09:30:00', '2026-03-10 09:30:00'],
      ['2026-03-12 09:30:00', '2026-03-14 09:30:00', '2026-03-16 09:30:00'],
    ],
    [
      'moments at other hours',
      ['2026-03-08 09:30:00', '2026-03-10 10:30:00'],
      ['2026-03-08 09:30:00', '2026-03-10 10:30:00', '2026-03-08 09:30:00'],
    ],
    ['days that no calendar has', ['2026-02-30', '2026-02-31'], ['2026-02-30', '2026-02-31', '2026-02-30']],
    ['numbers around a word', [1, '甲', 2], [1, '甲', 2]],
    ['days around a word', ['2026-03-08', '甲', '2026-03-09'], ['2026-03-08', '甲', '2026-03-09']],
    ['months over the end of a year', ['2025-10-15', '2025-11-15'], ['2025-12-15', '2026-01-15', '2026-02-15']],
    ['two days of two months', ['2026-01-30', '2026-02-15'], ['2026-03-03', '2026-03-19', '2026-04-04']],
    [
      'other days of every month',
      ['2026-01-31', '2026-02-28', '2026-03-31'],
      ['2026-01-31', '2026-02-28', '2026-03-31'],
    ],
    [
      'moments to the minute',
      ['2026-03-08 09:30', '2026-03-09 09:30'],
      ['2026-03-10 09:30', '2026-03-11 09:30', '2026-03-12 09:30'],
    ],
    ['days with something before them', ['x2026-03-08', 'x2026-03-09'], ['x2026-03-08', 'x2026-03-09', 'x2026-03-08']],
    ['days with something behind them', ['2026-03-08x', '2026-03-09x'], ['2026-03-08x', '2026-03-09x', '2026-03-08x']],
    ['months that no calendar has', ['2026-13-01', '2026-13-02'], ['2026-13-01', '2026-13-02', '2026-13-01']],
    ['numbers too fine to count', [1e-20, 2e-20], [1e-20, 2e-20, 1e-20]],
    ['numbers too large to count', [9e15, 9.1e15], [9e15, 9.1e15, 9e15]],
  ])('TABLE-28 %s', (_, values, next) => {
    const series = seriesOf(values);
    expect([0, 1, 2].map((index) => series(values.length + index))).toEqual(next);
  });

  it.each<[string, CellValue[], CellValue[]]>([
    ['one weekday', ['周五'], ['周六', '周日', '周一']],
    ['weekdays in full', ['星期一', '星期二'], ['星期三', '星期四', '星期五']],
    ['every other weekday', ['周一', '周三'], ['周五', '周日', '周二']],
    ['weekdays backwards', ['周一', '周日'], ['周六', '周五', '周四']],
    ['weekdays over the end of a week', ['Fri', 'Sat', 'Sun'], ['Mon', 'Tue', 'Wed']],
    ['English weekdays', ['Monday'], ['Tuesday', 'Wednesday', 'Thursday']],
    ['the same weekday twice', ['周一', '周一'], ['周一', '周一', '周一']],
    ['weekdays without a step', ['周一', '周二', '周五'], ['周一', '周二', '周五']],
    ['weekdays of two kinds', ['周一', 'Tue'], ['周一', 'Tue', '周一']],
  ])('TABLE-33 %s', (_, values, next) => {
    const series = seriesOf(values);
    expect([0, 1, 2].map((index) => series(values.length + index))).toEqual(next);
  });

  it('TABLE-28 continues before its first value as after its last', () => {
    expect(
      [
        [3, 5],
        ['甲', '乙', '丙'],
        ['2026-03-01', '2026-03-02'],
      ].map((values) => [-1, -2, -3].map(seriesOf(values))),
    ).toEqual([
      [1, -1, -3],
      ['丙', '乙', '甲'],
      ['2026-02-28', '2026-02-27', '2026-02-26'],
    ]);
  });
});

describe('filling', () => {
  const rows = rowsOf(
    ['2026-03-08', 1, 0.5, 'Y', 'A'],
    ['2026-03-09', 2, null, 'N', 'B'],
    [null, null, null, 'N', 'C'],
    [null, null, null, 'N', 'D'],
  );
  const request = (from: CellRange) => ({ rows, columns: rows.keys, from });

  it('TABLE-28 fills a range down from its first row, skipping locked cells', () => {
    const plan = planFillDown(request(range('r0 count', 'r2 code')));
    expect([rows.after(plan), plan.skipped]).toEqual([
      ['2026-03-08|1|0.5|是|A', '2026-03-09|1|0.5|是|B', '|1|0.5|是|C', '|||否|D'],
      2,
    ]);
  });

  it('TABLE-28 fills one row from the row above, and the first row not at all', () => {
    expect([
      rows.after(planFillDown(request(range('r2 day', 'r2 count'))))[2],
      planFillDown(request(range('r0 day', 'r0 day'))),
    ]).toEqual(['2026-03-09|2||否|C', { cells: [], skipped: 0, bad: [] }]);
  });

  it('TABLE-28 drags a range down and continues its numbers and dates', () => {
    const plan = planFillTo(request(range('r1 done', 'r0 day')), { row: 'r3', column: 'count' });
    expect(rows.after(plan)).toEqual([
      '2026-03-08|1|0.5|是|A',
      '2026-03-09|2||否|B',
      '2026-03-10|3|0.5|是|C',
      '2026-03-11|4||否|D',
    ]);
  });

  it('TABLE-28 drags a range up', () => {
    const plan = planFillTo(request(range('r1 day', 'r1 day')), { row: 'r0', column: 'day' });
    expect(plan).toEqual({ cells: [{ row: 'r0', column: 'day', value: '2026-03-09' }], skipped: 0, bad: [] });
    const counts = rowsOf([], [], [null, 5], [null, 7]);
    const upwards = planFillTo(
      { rows: counts, columns: counts.keys, from: range('r2 count', 'r3 count') },
      { row: 'r0', column: 'count' },
    );
    expect(upwards.cells).toEqual([
      { row: 'r0', column: 'count', value: 1 },
      { row: 'r1', column: 'count', value: 3 },
    ]);
  });

  it('TABLE-28 drags a range to the right, parsing texts by the other column', () => {
    const plan = planFillTo(request(range('r0 day', 'r0 count')), { row: 'r0', column: 'code' });
    expect([plan.cells, plan.skipped, plan.bad.map(({ message: _, ...bad }) => bad)]).toEqual([
      [
        { row: 'r0', column: 'sum', value: '2026-03-08' },
        { row: 'r0', column: 'done', value: 'Y' },
      ],
      1,
      [{ row: 'r0', column: 'sum', position: 0, text: '2026-03-08', isKept: true }],
    ]);
  });

  it('TABLE-28 drags a range to the left, parsing texts by each column', () => {
    const plan = planFillTo(request(range('r1 sum', 'r0 done')), { row: 'r1', column: 'day' });
    expect(plan.bad.map(({ row, column, text }) => [row, column, text])).toEqual([
      ['r0', 'day', '0.5'],
      ['r0', 'count', '是'],
      ['r1', 'count', '否'],
    ]);
    expect(plan.cells).toEqual([
      { row: 'r0', column: 'day', value: '0.5' },
      { row: 'r0', column: 'count', value: '是' },
      { row: 'r1', column: 'day', value: null },
      { row: 'r1', column: 'count', value: '否' },
    ]);
  });

  it('TABLE-28 fills down if the target is as far down as to the right', () => {
    expect(planFillTo(request(range('r1 count', 'r1 count')), { row: 'r2', column: 'sum' }).cells).toEqual([
      { row: 'r2', column: 'count', value: 2 },
    ]);
  });

  it('TABLE-28 keeps a choice if the text is not an option', () => {
    const table = testRows(
      [
        { key: 'name', title: '姓名', type: 'input' },
        { key: 'sex', title: '性别', type: 'select', options: [{ value: 1, text: '男' }] },
      ],
      [{ name: '男' }, { name: '甲' }],
    );
    const plan = planFillTo(
      { rows: table, columns: table.keys, from: range('r0 name', 'r1 name') },
      { row: 'r1', column: 'sex' },
    );
    expect([plan.cells, plan.bad.map(({ row, text, isKept }) => [row, text, isKept])]).toEqual([
      [{ row: 'r0', column: 'sex', value: 1 }],
      [['r1', '甲', false]],
    ]);
  });

  it('TABLE-28 does nothing if the target is inside the range or missing', () => {
    const nothing = { cells: [], skipped: 0, bad: [] };
    const gone = { row: 'r9', column: 'day' };
    expect([
      planFillTo(request(range('r1 count', 'r2 sum')), { row: 'r1', column: 'sum' }),
      planFillTo(request(range('r0 day', 'r0 day')), gone),
      planFillTo({ rows, columns: rows.keys, from: gone }, { row: 'r0', column: 'day' }),
      planFillDown({ rows, columns: rows.keys, from: gone }),
      planClear({ rows, columns: rows.keys, from: gone }),
    ]).toEqual([nothing, nothing, nothing, nothing, nothing]);
  });
});

describe('fill range', () => {
  const rows = rowsOf([], [], [], [], []);
  const area = (to: string) => {
    const [row = '', column = ''] = to.split(' ');
    return fillArea(rows, rows.keys, range('r1 count', 'r2 sum'), { row, column });
  };

  it.each([
    ['below', 'r4 count', { top: 3, bottom: 4, left: 1, right: 2 }],
    ['above', 'r0 sum', { top: 0, bottom: 0, left: 1, right: 2 }],
    ['to the right', 'r2 code', { top: 1, bottom: 2, left: 3, right: 4 }],
    ['to the left', 'r1 day', { top: 1, bottom: 2, left: 0, right: 0 }],
    ['whichever is further', 'r4 done', { top: 3, bottom: 4, left: 1, right: 2 }],
    ['nothing inside of the range', 'r2 count', null],
    ['nothing where the row is gone', 'r9 count', null],
  ])('%s', (_, to, expected) => expect(area(to)).toEqual(expected));
});

describe('clearing', () => {
  it('TABLE-28 clears writable cells, and unchecks boxes', () => {
    const rows = rowsOf(['2026-03-08', 1, 2, 'Y', 'A'], ['2026-03-09', 3, 4, 'Y', 'B']);
    const plan = planClear({ rows, columns: rows.keys, from: range('r0 count', 'r0 code') });
    expect(plan).toEqual({
      cells: [
        { row: 'r0', column: 'count', value: null },
        { row: 'r0', column: 'sum', value: null },
        { row: 'r0', column: 'done', value: 'N' },
      ],
      skipped: 1,
      bad: [],
    });
  });
});

describe('copying', () => {
  it('TABLE-28 copies the display texts of a range, visible columns only, as text and HTML', () => {
    const rows = rowsOf(['2026-03-08', 1.5, null, 'Y', '007'], ['2026-03-09', 2, null, 'N', '008']);
    const shown = ['day', 'count', 'done', 'code'];
    expect([
      copied({ rows, columns: shown, from: range('r1 code', 'r0 count') }),
      copied({ rows, columns: shown, from: { row: 'r0', column: 'day' } })?.text,
      copied({ rows, columns: shown, from: { row: 'r9', column: 'day' } }),
    ]).toEqual([
      {
        text: '1.5\t是\t007\r\n2\t否\t008',
        html:
          `<table><tbody><tr><td>1.5</td><td style='mso-number-format:"\\@"'>是</td><td style='mso-number-format:"\\@"'>007</td></tr>` +
          `<tr><td>2</td><td style='mso-number-format:"\\@"'>否</td><td style='mso-number-format:"\\@"'>008</td></tr></tbody></table>`,
      },
      '2026-03-08',
      null,
    ]);
  });

  it('TABLE-28 copies one row, with numeric HTML cells for number columns only', () => {
    const rows = rowsOf(['2026-03-08', 1, 2, 'Y', '12'], ['2026-03-09', 3.5, null, 'N', '13']);
    expect(copied({ rows, columns: ['day', 'code', 'count'], from: range('r1 code', 'r1 count') })).toEqual({
      text: '13\t3.5',
      html: `<table><tbody><tr><td style='mso-number-format:"\\@"'>13</td><td>3.5</td></tr></tbody></table>`,
    });
  });

  it('TABLE-28 copies more than two hundred thousand cells as text only', () => {
    const columns = Array.from({ length: 500 }, (_, index) => `c${index}`);
    const rows = {
      ...rowsOf(),
      keyAt: (position: number) => `r${position}`,
      positionOf: (key: string) => Number(key.slice(1)),
      text: () => '甲',
    };
    const size = (last: string) => {
      const taken = copied({ rows, columns, from: range('r0 c0', `${last} c499`) });
      return [taken?.text.length, taken?.html === ''];
    };
    expect([size('r399'), size('r400')]).toEqual([
      [400 * 999 + 399 * 2, false],
      [401 * 999 + 400 * 2, true],
    ]);
  });
});
