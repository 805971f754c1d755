import { describe, expect, it } from 'vitest';

import { columnWidths, defaultWidth, minimumWidth } from './default-widths.ts';

describe('default widths', () => {
  it('TABLE-19 are 120 px, 200 px for date-times, 220 px for users, 160 px for departments', () => {
    expect(['input', 'date', 'datetime', 'sel_user', 'sel_depart', 'my-own'].map((type) => defaultWidth(type))).toEqual(
      [120, 120, 200, 220, 160, 120],
    );
  });

  it('TABLE-19 are at least 135 px for dates, 190 px for date-times, users and departments', () => {
    expect(['input', 'date', 'datetime', 'sel_user', 'sel_depart'].map((type) => minimumWidth({ type }))).toEqual([
      0, 135, 190, 190, 190,
    ]);
  });

  it('TABLE-19 are overridden by the minimum at an unknown table width', () => {
    expect(
      columnWidths(
        [{ type: 'input' }, { type: 'date' }, { type: 'datetime' }, { type: 'sel_user' }, { type: 'sel_depart' }],
        null,
      ),
    ).toEqual([120, 135, 200, 220, 190]);
  });
});

describe('configured width or minimum', () => {
  it('TABLE-19 applies, but not below the minimum', () => {
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

describe('known table width', () => {
  it('TABLE-19 columns share 92 % of it', () => {
    expect(columnWidths([{ type: 'input' }, { type: 'input' }], 1000)).toEqual([460, 460]);
  });

  it('TABLE-19 configured widths are not shared', () => {
    expect(columnWidths([{ type: 'input', width: 120 }, { type: 'input' }, { type: 'select' }], 1000)).toEqual([
      120, 400, 400,
    ]);
  });

  it('TABLE-19 whole pixels only, so that they never exceed their share', () => {
    expect(columnWidths([{ type: 'input' }, { type: 'input' }, { type: 'input' }], 1000)).toEqual([306, 306, 306]);
  });

  it('TABLE-19 in a narrow table the defaults apply, and the table scrolls', () => {
    expect(
      columnWidths(
        [{ type: 'input' }, { type: 'datetime' }, { type: 'sel_depart' }, { type: 'input', width: 500 }],
        600,
      ),
    ).toEqual([120, 200, 190, 500]);
  });

  it('without both configured and default widths, nothing is shared', () => {
    expect([columnWidths([{ type: 'input', width: 50 }], 1000), columnWidths([], 1000)]).toEqual([[50], []]);
  });
});
