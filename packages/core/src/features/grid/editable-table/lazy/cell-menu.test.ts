import { describe, expect, it } from 'vitest';

import { openTable } from '../editable-table.testing.ts';
import type { TableOptions } from '../table-options.types.ts';
import { cellMenu, menuFocus } from './cell-menu.model.ts';
import { clipboardRefused } from './clipboard-notice.ts';

const FIVE = Array.from({ length: 5 }, (_, index) => ({ id: `${index}`, name: `第${index}`, age: index }));

function opened(options: Partial<TableOptions> = {}) {
  const stage = openTable({ rows: FIVE, ...options });
  const { table, cell } = stage;
  const mark = (top: number, bottom: number) => {
    table.send({ type: 'range.select', range: { anchor: cell(top, 'name'), head: cell(bottom, 'age') } });
  };
  /** The menu as somebody reads it. */
  const menu = (row: number, column: string | null) =>
    cellMenu(table, { row: stage.row(row), column }).map(
      ({ label, reason }) => label['zh-CN'] + (reason === null ? '' : `（${reason['zh-CN']}）`),
    );
  const choose = (row: number, column: string | null, name: string) => {
    const item = cellMenu(table, { row: stage.row(row), column }).find((one) => one.name === name);
    if (item !== undefined && item.event !== null) table.send(item.event);
  };
  const names = () => table.readNow().rows.map(({ name }) => name);
  return { ...stage, mark, menu, choose, names };
}

describe('the context menu', () => {
  it('TABLE-34 acts on the marked rows: copy, paste, fill, insert above and below, delete, freeze', () => {
    const { mark, menu } = opened();
    mark(1, 3);
    expect([menu(2, 'age'), menu(0, 'age')]).toEqual([
      ['复制', '粘贴', '向下填充', '向上移', '向下移', '在下方插入 3 行', '在上方插入 3 行', '删除 3 行', '冻结到此列'],
      [
        '复制',
        '粘贴',
        '向下填充',
        '向上移（已经是第一行）',
        '向下移',
        '插入一行',
        '在上方插入一行',
        '删除此行',
        '冻结到此列',
      ],
    ]);
  });

  it('TABLE-34 says why something does not apply: read-only, locked rows, nothing above, the ends of the table', () => {
    const readOnly = opened({ disabled: true });
    const locked = opened({ disabledRows: { age: [4] }, dragSort: true });
    locked.table.send({ type: 'cell.focus', place: locked.cell(4, 'name') });
    const top = opened();
    top.table.send({ type: 'cell.focus', place: top.cell(0, 'name') });
    readOnly.table.send({ type: 'cell.focus', place: readOnly.cell(1, 'name') });
    expect([
      readOnly.menu(1, 'name'),
      locked.menu(4, 'name'),
      top.menu(0, 'name').slice(2, 4),
      top.menu(0, null),
    ]).toEqual([
      [
        '复制',
        '粘贴（表格现在只读）',
        '向下填充（表格现在只读）',
        '向上移（表格现在只读）',
        '向下移（表格现在只读）',
        '插入一行（表格现在只读）',
        '在上方插入一行（表格现在只读）',
        '删除此行（表格现在只读）',
        '冻结到此列',
      ],
      [
        '复制',
        '粘贴（选中的单元格不能填写）',
        '向下填充（选中的单元格不能填写）',
        '向上移',
        '向下移（已经是最后一行）',
        '插入一行',
        '在上方插入一行',
        '用方向键移动此行',
        '删除此行（这些行已锁定）',
        '冻结到此列',
      ],
      ['向下填充（上面没有可以填充的内容）', '向上移（已经是第一行）'],
      ['向上移（已经是第一行）', '向下移', '插入一行', '在上方插入一行', '删除此行'],
    ]);
  });

  it('TABLE-34 inserts as many rows as are marked, deletes those that are not locked, and each is one undo step', () => {
    const { mark, choose, names, table, clock } = opened({ disabledRows: { age: [2] } });
    mark(1, 2);
    choose(1, 'name', 'insertAbove');
    const above = names();
    table.send({ type: 'change.undo' });
    clock.advance(2_000);
    mark(1, 2);
    choose(1, 'name', 'insertBelow');
    const below = names();
    table.send({ type: 'change.undo' });
    mark(1, 3);
    choose(2, 'name', 'remove');
    const removed = names();
    table.send({ type: 'change.undo' });
    expect([above, below, removed, names()]).toEqual([
      ['第0', null, null, '第1', '第2', '第3', '第4'],
      ['第0', '第1', '第2', null, null, '第3', '第4'],
      ['第0', '第2', '第4'],
      ['第0', '第1', '第2', '第3', '第4'],
    ]);
  });

  it('TABLE-32 freezes the columns up to one, remembers it, and lets go of them again', () => {
    const { table, menu, choose, localStorage } = opened({
      tableCode: 'people',
      columns: ['a', 'b', 'c', 'd'].map((key) => ({
        key,
        title: key,
        type: 'input',
        ...(key === 'd' ? { fixed: 'right' as const } : {}),
      })),
    });
    const fixed = () => table.facts().columns.map(({ column, fixed: side }) => `${column.key} ${side ?? '-'}`);
    choose(0, 'b', 'freeze');
    const frozen = [fixed(), menu(0, 'a').at(-1), menu(0, 'b').at(-1), menu(0, 'd').at(-1)];
    const stored = JSON.stringify(localStorage.entries()).includes('frozen');
    choose(0, 'b', 'freeze');
    expect([frozen, stored, fixed()]).toEqual([
      [['a left', 'b left', 'c -', 'd right'], '冻结到此列', '取消冻结', '冻结到此列（此列固定在右侧）'],
      true,
      ['a -', 'b -', 'c -', 'd right'],
    ]);
  });

  it('opens for the cell that was pressed, and keeps the range around it', () => {
    const { table, mark, row, cell } = opened();
    mark(1, 3);
    expect([
      menuFocus(table, { row: row(2), column: 'name' }),
      menuFocus(table, { row: row(4), column: 'name' }),
      menuFocus(table, { row: row(4), column: null }),
    ]).toEqual([null, cell(4, 'name'), null]);
  });

  it('says which keys copy and paste where the clipboard is out of reach', () => {
    const { table, told } = opened();
    table.send(clipboardRefused('copy'));
    table.send(clipboardRefused('paste'));
    expect(told.map((one) => (one.type === 'notice.raised' ? one.notice.text['zh-CN'] : one.type))).toEqual([
      '浏览器不允许从菜单复制，请按 Ctrl+C',
      '浏览器不允许从菜单粘贴，请按 Ctrl+V',
    ]);
  });
});
