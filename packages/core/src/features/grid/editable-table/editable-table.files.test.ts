import { describe, expect, it } from 'vitest';

import type { Column } from './column.types.ts';
import { openTable } from './editable-table.testing.ts';
import type { TableOptions } from './table-options.types.ts';

const KEPT: Column = { key: 'archive', title: '归档材料', type: 'upload', allowRemove: false };
const FREE: Column = { key: 'papers', title: '附件', type: 'file' };
const rows = [
  { id: 'a', archive: 'temp/1/a.pdf', papers: 'temp/2/b.pdf' },
  { id: 'b', archive: 'temp/3/c.pdf', papers: null },
];

function open(options: Partial<TableOptions> = {}) {
  const opened = openTable({ columns: [KEPT, FREE], rows, alwaysEdit: false, ...options });
  const { table, cell, told } = opened;
  return {
    ...opened,
    held: () => table.readNow().rows.map(({ archive, papers }) => [archive ?? null, papers ?? null]),
    select: () => table.send({ type: 'range.select', range: { anchor: cell(0, 'archive'), head: cell(1, 'papers') } }),
    asked: () => told.flatMap((one) => (one.type === 'picker.requested' ? [one.place] : [])),
  };
}

const stored = rows.map(({ archive, papers }) => [archive, papers]);

describe('undeletable files', () => {
  it('TABLE-15 are kept when cells are cleared or cut', () => {
    for (const type of ['range.clear', 'clipboard.cut'] as const) {
      const { table, select, held } = open();
      select();
      table.send({ type });
      expect([type, held()]).toEqual([
        type,
        [
          ['temp/1/a.pdf', null],
          ['temp/3/c.pdf', null],
        ],
      ]);
    }
  });

  it('TABLE-15 are kept when another value is pasted, which may add files', () => {
    const { table, held, cell } = open();
    const paste = (text: string) => {
      table.send({ type: 'cell.focus', place: cell(0, 'archive') });
      table.send({ type: 'clipboard.paste', text, html: '' });
      return held()[0];
    };
    expect([paste('temp/9/z.pdf\ttemp/9/z.pdf'), paste('temp/9/z.pdf,temp/1/a.pdf')]).toEqual([
      ['temp/1/a.pdf', 'temp/9/z.pdf'],
      ['temp/9/z.pdf,temp/1/a.pdf', 'temp/9/z.pdf'],
    ]);
  });

  it('TABLE-15 are kept when cells are filled', () => {
    const { table, select, held, cell } = open();
    select();
    table.send({ type: 'range.fillDown' });
    expect(held()).toEqual([stored[0], ['temp/3/c.pdf', 'temp/2/b.pdf']]);
    table.send({ type: 'range.select', range: { anchor: cell(0, 'papers'), head: cell(0, 'papers') } });
    table.send({ type: 'range.fillTo', place: cell(0, 'archive') });
    expect(held()[0]).toEqual(stored[0]);
  });
});

describe('read-only files', () => {
  it.each<Partial<TableOptions>>([
    { disabledRows: { id: 'a' } },
    { disabled: true },
    { columns: [KEPT, { ...FREE, disabled: true }] },
  ])('TABLE-15 can be viewed: %j', (options) => {
    const { table, cell, asked } = open(options);
    table.send({ type: 'edit.start', place: cell(0, 'papers') });
    const chord = { key: 'Enter', control: false, shift: false, alt: false };
    const isTaken = table.send({ type: 'key.press', chord, pageRows: 1 });
    expect([asked(), isTaken]).toEqual([[cell(0, 'papers'), cell(0, 'papers')], true]);
  });

  it('are not opened if there are none', () => {
    const { table, cell, asked } = open({ disabled: true });
    table.send({ type: 'edit.start', place: cell(1, 'papers') });
    expect(asked()).toEqual([]);
  });
});
