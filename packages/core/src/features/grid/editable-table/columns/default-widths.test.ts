import { describe, expect, it } from 'vitest';

import { columnWidths, defaultWidth, minimumWidth } from './default-widths.ts';

describe('without anything said', () => {
  it('TABLE-19 a column is 120 px wide, a moment’s 200, a user’s 220, a department’s 160', () => {
    expect(['input', 'date', 'datetime', 'sel_user', 'sel_depart', 'my-own'].map((type) => defaultWidth(type))).toEqual(
      [120, 120, 200, 220, 160, 120],
    );
  });

  it('TABLE-19 days have at least 135 px, moments, users and departments 190', () => {
    expect(['input', 'date', 'datetime', 'sel_user', 'sel_depart'].map((type) => minimumWidth({ type }))).toEqual([
      0, 135, 190, 190, 190,
    ]);
  });

  it('TABLE-19 the minimum goes before the default, where the room is not known', () => {
    expect(
      columnWidths(
        [{ type: 'input' }, { type: 'date' }, { type: 'datetime' }, { type: 'sel_user' }, { type: 'sel_depart' }],
        null,
      ),
    ).toEqual([120, 135, 200, 220, 190]);
  });
});

describe('a width or minimum of the column’s own', () => {
  it('TABLE-19 is kept, but not below the minimum', () => {
    const columns = [
      { type: 'input', width: 60 },
      { type: 'date', width: 60 },
      { type: 'date', width: 60, minWidth: 80 },
      { type: 'date', width: 300 },
      { type: 'input', minWidth: 150 },
    ];
    expect(columnWidths(columns, null)).toEqual([60, 135, 80, 300, 150]);
  });
});

describe('in a room that is known', () => {
  it('TABLE-19 columns share 92 % of it', () => {
    expect(columnWidths([{ type: 'input' }, { type: 'input' }], 1000)).toEqual([460, 460]);
  });

  it('TABLE-19 what is named is not shared', () => {
    expect(columnWidths([{ type: 'input', width: 120 }, { type: 'input' }, { type: 'select' }], 1000)).toEqual([
      120, 400, 400,
    ]);
  });

  it('TABLE-19 whole pixels only, so that they never take more than their part', () => {
    expect(columnWidths([{ type: 'input' }, { type: 'input' }, { type: 'input' }], 1000)).toEqual([306, 306, 306]);
  });

  it('TABLE-19 where it is too narrow the defaults hold, and the table scrolls', () => {
    expect(
      columnWidths(
        [{ type: 'input' }, { type: 'datetime' }, { type: 'sel_depart' }, { type: 'input', width: 500 }],
        600,
      ),
    ).toEqual([120, 200, 190, 500]);
  });

  it('columns that all name a width, or none, divide nothing', () => {
    expect([columnWidths([{ type: 'input', width: 50 }], 1000), columnWidths([], 1000)]).toEqual([[50], []]);
  });
});
