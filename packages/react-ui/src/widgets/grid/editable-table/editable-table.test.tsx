import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { EditableTable } from './editable-table.tsx';
import { fakeTable, type FakeOptions } from './testing/fake-table.ts';
import { loadParts } from './testing/load-parts.ts';
import { pretendSize } from './testing/pretend-size.ts';

beforeAll(loadParts);
beforeEach(() => pretendSize(1000, 650));

const columns = [
  { key: 'name', title: '姓名', type: 'input' },
  { key: 'age', title: '年龄', type: 'inputNumber', editor: 'number' },
  { key: 'city', title: '城市', type: 'input' },
] as const;

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `n${at}`, age: at, city: `c${at}` }));

function drawn(options: Partial<FakeOptions> = {}) {
  const table = fakeTable({ columns, rows: people(1000), ...options });
  drawWidget(newStage(), <EditableTable table={table} isFilled maxHeight={650} />);
  const grid = screen.getByRole('grid');
  return {
    table,
    grid,
    /** The rows of the data that are in the page, by `aria-rowindex`, and their words. */
    rows: () =>
      [...grid.querySelectorAll('.table-row')].map((row) => [
        Number(row.getAttribute('aria-rowindex')),
        row.textContent,
      ]),
    scroll: (top: number) => {
      grid.scrollTop = top;
      fireEvent.scroll(grid);
    },
    cell: (row: number, column: number) => grid.querySelector(`[aria-rowindex="${row}"] [aria-colindex="${column}"]`),
  };
}

describe('what is drawn', () => {
  it('TABLE-18 draws the rows in view and one more at each edge, as many wherever they stand, at 61 pixels each', () => {
    const { rows, scroll, grid } = drawn();
    const atFirst = rows();
    scroll(6100);
    const below = rows().map(([index]) => Number(index));
    const heights = [grid.querySelector<HTMLElement>('.table-body')?.style.height];
    expect({
      first: atFirst[0],
      count: atFirst.length,
      from: Math.min(...below),
      to: Math.max(...below),
      heights,
    }).toEqual({
      first: [2, 'n00c0'],
      count: 14,
      from: 100,
      to: 113,
      heights: ['61000px'],
    });
  });

  it('TABLE-30 draws the rows of every leap, wherever the ones before ended', () => {
    const { rows, scroll } = drawn({ rows: people(10_000) });
    const leap = 30_500;
    const firsts = Array.from({ length: 12 }, (_, turn) => {
      scroll((turn + 1) * leap);
      return Math.min(...rows().map(([index]) => Number(index)));
    });
    expect(firsts).toEqual(firsts.map((_, turn) => ((turn + 1) * leap) / 61));
  });

  it('scrolling gives new rows the elements of those that left', () => {
    const { grid, scroll } = drawn();
    scroll(6100);
    const before = new Set(grid.querySelectorAll('.table-row'));
    scroll(6161);
    const fresh = [...grid.querySelectorAll('.table-row')].filter((row) => !before.has(row));
    scroll(6100 + 61 * 24);
    const again = [...grid.querySelectorAll('.table-row')].filter((row) => before.has(row));
    expect({ fresh: fresh.length <= 1, again: again.length > 10 }).toEqual({ fresh: true, again: true });
  });

  it('draws only the columns in view', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ key: `c${at}`, title: `C${at}`, type: 'input' }));
    const { grid } = drawn({ columns: many, rows: [{}] });
    const row = [...grid.querySelectorAll('.table-row [role=gridcell]')].map((cell) =>
      cell.getAttribute('aria-colindex'),
    );
    expect({ row, all: grid.getAttribute('aria-colcount') }).toEqual({
      row: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      all: '50',
    });
  });

  it('TABLE-31 shows 暂无数据 in an empty table, that rows are on their way, and numbers and expanders', () => {
    const { table, grid } = drawn({ rows: [], look: { rowNumber: true, rowExpand: true } });
    const empty = grid.querySelector('.ant-empty-description')?.textContent;
    act(() => table.become({ mode: 'loading' }));
    const loading = screen.getByText('加载中…').textContent;
    expect([empty, loading, [...grid.querySelectorAll('[role=columnheader]')].map((head) => head.textContent)]).toEqual(
      ['暂无数据', '加载中…', ['序号', '展开', '姓名', '年龄', '城市']],
    );
  });

  it('says how many were found, that nothing was once all rows were looked through, and nothing without words', () => {
    const { table } = drawn();
    const said = (words: string, matches: number, current: number, isCounted: boolean) => {
      act(() => table.become({ find: { words, matches, current, isCounted } }));
      return document.querySelector('.table-found')?.textContent;
    };
    expect([
      said('', 0, 0, true),
      said('  ', 0, 0, true),
      said('n', 0, 0, false),
      said('n', 5, 2, false),
      said('n', 5, 2, true),
      said('x', 0, 0, true),
    ]).toEqual(['', '', '', '2 / 5', '2 / 5', '没有找到']);
  });

  it('TABLE-10 the word of a sum stands beside its figure, whether there is one or several', () => {
    const statistics = [
      { column: 'age', statistic: 'sum', text: '16020' },
      { column: 'city', statistic: 'sum', text: '2490' },
      { column: 'city', statistic: 'average', text: '41.5' },
    ] as const;
    const { grid } = drawn({ facts: { statistics } });
    const lines = [...grid.querySelectorAll('.table-statistics .table-cell')].map((cell) =>
      [...cell.querySelectorAll('.table-statistic')].map((line) => [...line.children].map((part) => part.textContent)),
    );
    expect(lines).toEqual([
      [],
      [['合计', '16020']],
      [
        ['合计', '2490'],
        ['平均', '41.5'],
      ],
    ]);
  });

  it('TABLE-29 says how large the table is, where each row and cell stands, what is chosen, locked and wrong', () => {
    const { table, grid, cell } = drawn({ look: { rowSelection: 'checkbox' } });
    act(() =>
      table.show('k1', {
        isLocked: true,
        isSelected: true,
        errors: { name: { 'zh-CN': '请输入姓名', 'en-US': 'Enter a name' } },
      }),
    );
    const bad = cell(3, 2);
    const words = document.getElementById(bad?.getAttribute('aria-describedby') ?? '')?.textContent;
    expect({
      grid: [grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')],
      row: bad?.closest('[role=row]')?.getAttribute('aria-selected'),
      cell: [bad?.getAttribute('aria-readonly'), bad?.getAttribute('aria-invalid'), words],
      other: [cell(2, 2)?.getAttribute('aria-readonly'), cell(2, 2)?.getAttribute('aria-invalid')],
    }).toEqual({ grid: ['1001', '4'], row: 'true', cell: ['true', 'true', '请输入姓名'], other: [null, null] });
  });

  it('an edit draws its own cell and no other', () => {
    const { table, cell } = drawn();
    const other = cell(4, 1);
    act(() => table.show('k1', { values: { name: 'new', age: 1, city: 'c1' } }));
    expect([cell(3, 1)?.textContent, cell(4, 1) === other]).toEqual(['new', true]);
  });

  it('marks what others changed only while it is seen', () => {
    const { table, cell, scroll } = drawn();
    act(() => table.show('k1', { changedByOthers: { name: 7 } }));
    const marked = cell(3, 1)?.className.includes('is-changed');
    scroll(30_500);
    scroll(0);
    expect([marked, cell(3, 1)?.className.includes('is-changed')]).toEqual([true, false]);
  });
});

describe('the active cell', () => {
  const active = { row: 'k2', column: 'name' } as const;
  const target = () => document.activeElement;

  function focused(options: Partial<FakeOptions> = {}) {
    const drawing = drawn(options);
    act(() => drawing.grid.focus());
    act(() => drawing.table.become({ active }));
    return drawing;
  }

  it('TABLE-29 takes one stop of Tab, and the focus of the page goes with it', () => {
    const { table, grid, cell } = focused();
    const first = table.sent[0];
    const inside = cell(4, 1)?.contains(target());
    act(() => table.become({ active: { row: 'k3', column: 'age' } }));
    expect({
      first,
      inside,
      next: cell(5, 2)?.contains(target()),
      label: target()?.getAttribute('aria-label'),
      tab: grid.tabIndex,
    }).toEqual({
      first: { type: 'cell.focus', place: { row: 'k0', column: 'name' } },
      inside: true,
      next: true,
      label: '年龄 3',
      tab: -1,
    });
  });

  it('TABLE-29 gives keys to the table, and leaves alone what it does not take', () => {
    const { table } = focused();
    const before = table.sent.length;
    const taken = fireEvent.keyDown(target() ?? document, { key: 'ArrowDown', shiftKey: true });
    const left = fireEvent.keyDown(target() ?? document, { key: 'F5' });
    expect([taken, left, table.sent.slice(before)]).toEqual([
      false,
      true,
      [
        {
          type: 'key.press',
          chord: { key: 'ArrowDown', control: false, shift: true, alt: false, hasCaret: false, isComposing: false },
          pageRows: 9,
        },
      ],
    ]);
  });

  it('stays in the page when it is scrolled away, with what is typed in it', () => {
    const { table, scroll, cell } = focused();
    act(() =>
      table.become({
        edited: {
          ...active,
          draft: 'half',
          isReplacing: true,
          isUntouched: false,
          problem: null,
          remoteValue: undefined,
        },
      }),
    );
    const input = target();
    scroll(30_500);
    expect([target() === input, input instanceof HTMLInputElement && input.value, cell(4, 1) !== null]).toEqual([
      true,
      'half',
      true,
    ]);
  });

  it('what an input method composes is left to it, and told once', () => {
    const { table } = focused();
    const input = target();
    if (!(input instanceof HTMLInputElement)) throw new Error('The active cell has no input');
    const before = table.sent.length;
    fireEvent.keyDown(input, { key: 'Process', keyCode: 229 });
    fireEvent.compositionStart(input);
    act(() =>
      table.become({
        edited: { ...active, draft: '', isReplacing: true, isUntouched: false, problem: null, remoteValue: undefined },
      }),
    );
    const isSame = target() === input;
    for (const part of ['n', 'ni', 'ni h', '你好'])
      fireEvent.input(input, { target: { value: part }, isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 });
    const during = input.value;
    fireEvent.compositionEnd(input, { data: '你好' });
    expect({ isSame, during, sent: table.sent.slice(before) }).toEqual({
      isSame: true,
      during: '你好',
      sent: [
        { type: 'edit.start', place: active, seed: '' },
        { type: 'edit.change', value: '你好' },
      ],
    });
  });

  it('TABLE-29 Alt+Enter breaks the line in a cell of several lines', () => {
    const note = { row: 'k0', column: 'note' };
    const edited = {
      ...note,
      draft: 'ab',
      isReplacing: false,
      isUntouched: true,
      problem: null,
      remoteValue: undefined,
    };
    const { table } = drawn({
      columns: [{ key: 'note', title: '备注', type: 'textarea', editor: 'longText' }],
      rows: [{ note: 'ab' }],
      facts: { active: note, edited },
    });
    const area = screen.getByRole<HTMLTextAreaElement>('textbox');
    area.setSelectionRange(1, 1);
    const before = table.sent.length;
    fireEvent.keyDown(area, { key: 'Enter', altKey: true });
    expect([table.sent.slice(before), area.selectionStart]).toEqual([[{ type: 'edit.change', value: 'a\nb' }], 2]);
  });

  it('TABLE-28 copies, cuts and pastes cells, and leaves the clipboard to an editor', () => {
    const { table } = focused();
    const before = table.sent.length;
    const kept = new Map<string, string>();
    const clipboardData = {
      setData: (type: string, data: string) => kept.set(type, data),
      getData: (type: string) => `pasted ${type}`,
    };
    fireEvent.copy(target() ?? document, { clipboardData });
    fireEvent.cut(target() ?? document, { clipboardData });
    fireEvent.paste(target() ?? document, { clipboardData });
    act(() =>
      table.become({
        edited: { ...active, draft: 'x', isReplacing: true, isUntouched: false, problem: null, remoteValue: undefined },
      }),
    );
    const isLeft = fireEvent.paste(target() ?? document, { clipboardData });
    expect({ kept: [...kept], isLeft, sent: table.sent.slice(before) }).toEqual({
      kept: [
        ['text/plain', 'n2'],
        ['text/html', '<table></table>'],
      ],
      isLeft: true,
      sent: [
        { type: 'clipboard.copy' },
        { type: 'clipboard.cut' },
        { type: 'clipboard.paste', text: 'pasted text/plain', html: 'pasted text/html' },
      ],
    });
  });
});
