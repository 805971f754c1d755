import { describe, expect, it } from 'vitest';

import type { ToolbarButton } from '../table-options.types.ts';
import { isTooSoon } from './insert-guard.ts';
import { rowMenu } from './row-menu.model.ts';
import { offeredButtons, permittedButtons, STARTS_COLLAPSED } from './toolbar.model.ts';

const all: readonly ToolbarButton[] = ['add', 'save', 'remove', 'clearSelection', 'collapse', 'undo', 'redo', 'find'];

describe('toolbar', () => {
  it('TABLE-08 shows delete and clear selection only with a selection', () => {
    expect([
      offeredButtons(all, { selectedCount: 0, isDisabled: false }),
      offeredButtons(all, { selectedCount: 1, isDisabled: false }) === all,
      offeredButtons(all, { selectedCount: 2, isDisabled: true }),
      offeredButtons(all, { selectedCount: 0, isDisabled: true }),
    ]).toEqual([
      ['add', 'save', 'collapse', 'undo', 'redo', 'find'],
      true,
      ['clearSelection', 'collapse', 'find'],
      ['collapse', 'find'],
    ]);
  });

  it('TABLE-08 omits forbidden buttons, by the prefix of the table', () => {
    const asked: string[] = [];
    const nobody = (code: string) => {
      asked.push(code);
      return false;
    };
    expect([
      permittedButtons(all, 'shop:order', nobody),
      permittedButtons(all, undefined, nobody),
      permittedButtons(all, '', nobody),
      asked,
    ]).toEqual([
      ['save', 'clearSelection', 'collapse', 'undo', 'redo', 'find'],
      all,
      all,
      ['shop:order:add', 'shop:order:batch_delete'],
    ]);
    expect(permittedButtons(all, 'shop:order', (code) => code === 'shop:order:add')).toEqual([
      'add',
      'save',
      'clearSelection',
      'collapse',
      'undo',
      'redo',
      'find',
    ]);
  });

  it('TABLE-08 is initially collapsed', () => {
    expect(STARTS_COLLAPSED).toBe(true);
  });
});

describe('row menu', () => {
  const keys = ['a', 'b', 'c'];
  const rows = { rowCount: () => keys.length, positionOf: (key: string) => keys.indexOf(key) };
  const closed = (row: string, isDisabled = false) =>
    rowMenu(rows, row, isDisabled)
      .filter((item) => item.isDisabled)
      .map(({ name }) => name);

  it('TABLE-09 moves a row up or down except at the ends, and inserts one below', () => {
    expect([rowMenu(rows, 'b', false), closed('a'), closed('c')]).toEqual([
      [
        { name: 'moveUp', isDisabled: false, event: { type: 'row.move', row: 'b', by: 'up' } },
        { name: 'moveDown', isDisabled: false, event: { type: 'row.move', row: 'b', by: 'down' } },
        { name: 'insert', isDisabled: false, event: { type: 'row.insert', after: 'b' } },
      ],
      ['moveUp'],
      ['moveDown'],
    ]);
  });

  it('TABLE-09 is disabled in a read-only table and for a removed row', () => {
    expect([closed('b', true), closed('x')]).toEqual([
      ['moveUp', 'moveDown', 'insert'],
      ['moveUp', 'moveDown', 'insert'],
    ]);
  });
});

describe('repeated insertion', () => {
  it('TABLE-21 is too soon within 1500 ms', () => {
    expect([isTooSoon(null, 0), isTooSoon(1_000, 1_000), isTooSoon(1_000, 2_499), isTooSoon(1_000, 2_500)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
