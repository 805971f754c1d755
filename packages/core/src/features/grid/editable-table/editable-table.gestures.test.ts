import { describe, expect, it } from 'vitest';

import type { GivenRow } from './table-options.types.ts';
import type { TableEmitted } from './editable-table.types.ts';
import { openTable } from './editable-table.testing.ts';

/** Emitted events, without the content of commits. */
const short = (told: readonly TableEmitted[]) =>
  told.map((emitted) =>
    emitted.type === 'message.announced'
      ? emitted.text['zh-CN']
      : emitted.type === 'notice.raised'
        ? `! ${emitted.notice.text['zh-CN']}`
        : emitted.type,
  );

describe('focus', () => {
  it('moves to existing cells only, and extends the range from its origin', () => {
    const { table, cell } = openTable();
    const seen = () => [table.facts().active, table.facts().range];
    table.send({ type: 'cell.focus', place: { row: 'gone', column: 'name' } });
    table.send({ type: 'cell.focus', place: cell(0, 'gone') });
    const nowhere = seen();
    table.send({ type: 'cell.focus', place: cell(1, 'name'), extend: true });
    const without = seen();
    table.send({ type: 'cell.focus', place: cell(2, 'age'), extend: true });
    const drawn = seen();
    table.send({ type: 'cell.focus', place: cell(0, 'age'), extend: true });
    const further = seen();
    table.send({ type: 'cell.focus', place: cell(0, 'age') });
    expect([nowhere, without, drawn, further, seen()]).toEqual([
      [null, null],
      [cell(1, 'name'), null],
      [cell(2, 'age'), { anchor: cell(1, 'name'), head: cell(2, 'age') }],
      [cell(0, 'age'), { anchor: cell(1, 'name'), head: cell(0, 'age') }],
      [cell(0, 'age'), null],
    ]);
  });

  it('is at the head of an extended range, if both its corners exist', () => {
    const { table, cell } = openTable();
    const range = { anchor: cell(2, 'age'), head: cell(1, 'name') };
    table.send({ type: 'range.select', range });
    const drawn = [table.facts().active, table.facts().range];
    table.send({ type: 'range.select', range: { anchor: { row: 'gone', column: 'age' }, head: cell(0, 'name') } });
    table.send({ type: 'range.select', range: { anchor: cell(0, 'age'), head: { row: 'gone', column: 'name' } } });
    expect([drawn, table.facts().active, table.facts().range]).toEqual([
      [cell(1, 'name'), range],
      cell(1, 'name'),
      range,
    ]);
  });

  it('moves when its column is hidden, together with the range', () => {
    const { table, cell } = openTable();
    table.send({ type: 'range.select', range: { anchor: cell(0, 'age'), head: cell(1, 'name') } });
    table.send({ type: 'column.hide', column: 'age', isHidden: true });
    const stays = [table.facts().active, table.facts().range];
    table.send({ type: 'column.hide', column: 'age', isHidden: false });
    table.send({ type: 'cell.focus', place: cell(0, 'age') });
    table.send({ type: 'column.hide', column: 'age', isHidden: true });
    expect([stays, table.facts().active]).toEqual([[cell(1, 'name'), null], null]);
  });

  it('stays when a column is resized to a valid width', () => {
    const { table, cell } = openTable();
    table.send({ type: 'cell.focus', place: cell(0, 'age') });
    for (const [column, width] of [
      ['age', Number.NaN],
      ['gone', 90],
      ['age', 90],
    ] as const)
      table.send({ type: 'column.resize', column, width });
    expect([table.facts().columns.map(({ width }) => width), table.facts().active]).toEqual([
      [120, 90],
      cell(0, 'age'),
    ]);
  });
});

describe('search', () => {
  it('is unchanged when opened again, and does nothing while closed', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'find.next' });
    table.send({ type: 'find.previous' });
    table.send({ type: 'find.open' });
    table.send({ type: 'find.words', words: '张' });
    table.send({ type: 'find.open' });
    expect([table.facts().find, table.facts().active, told]).toEqual([
      { words: '张', matches: 1, current: 1, isCounted: true },
      cell(2, 'name'),
      [
        { type: 'cell.revealed', place: cell(2, 'name') },
        { type: 'message.announced', text: { 'zh-CN': '第 1 个，共 1 个', 'en-US': '1 of 1' } },
      ],
    ]);
  });

  it('stays in a cell that already matches', () => {
    const { table, cell, told } = openTable({
      rows: [
        { id: 'a', name: '王' },
        { id: 'b', name: '王' },
      ],
    });
    table.send({ type: 'cell.focus', place: cell(1, 'name') });
    table.send({ type: 'find.open' });
    table.send({ type: 'find.words', words: '王' });
    const here = [table.facts().active, table.facts().find, short(told)];
    table.send({ type: 'find.next' });
    expect([here, table.facts().active]).toEqual([
      [cell(1, 'name'), { words: '王', matches: 2, current: 2, isCounted: true }, ['第 2 个，共 2 个']],
      cell(0, 'name'),
    ]);
  });
});

describe('undo', () => {
  it('announces added and removed rows, and reveals the position', () => {
    const { table, cell, row, told } = openTable();
    table.send({ type: 'cell.focus', place: cell(0, 'age') });
    const second = row(1);
    table.send({ type: 'rows.remove', rows: second });
    told.length = 0;
    table.send({ type: 'change.undo' });
    const back = [[...told], table.facts().active];
    told.length = 0;
    table.send({ type: 'change.redo' });
    expect(back).toEqual([
      [
        { type: 'cell.revealed', place: { row: second, column: 'age' } },
        { type: 'rows.inserted', rows: [second], at: 1 },
        { type: 'message.announced', text: { 'zh-CN': '已撤销', 'en-US': 'Undone' } },
      ],
      { row: second, column: 'age' },
    ]);
    expect(told).toEqual([
      { type: 'rows.removed', rows: [second], ids: ['b'], mustConfirm: false },
      { type: 'message.announced', text: { 'zh-CN': '已重做', 'en-US': 'Done again' } },
    ]);
  });

  it('moves to the first visible cell that it wrote, and clears the range', () => {
    const { table, cell, told } = openTable();
    table.send({
      type: 'cells.write',
      cells: [
        { ...cell(2, 'age'), value: 1 },
        { ...cell(1, 'name'), value: '甲' },
      ],
    });
    table.send({ type: 'column.hide', column: 'age', isHidden: true });
    table.send({ type: 'range.select', range: { anchor: cell(0, 'name'), head: cell(2, 'name') } });
    told.length = 0;
    table.send({ type: 'change.undo' });
    expect([table.facts().active, table.facts().range, short(told)]).toEqual([
      cell(1, 'name'),
      null,
      ['value.changed', 'cell.revealed', '已撤销'],
    ]);
  });

  it('reports when there is nothing to undo or redo', () => {
    const { table, told } = openTable();
    table.send({ type: 'change.undo' });
    table.send({ type: 'change.redo' });
    expect(short(told)).toEqual(['没有可撤销或重做的操作', '没有可撤销或重做的操作']);
  });
});

describe('programmatic writes', () => {
  it('write several rows in one step', () => {
    const { table, row, told } = openTable();
    table.send({
      type: 'values.set',
      rows: [
        { row: row(0), values: { name: '甲', age: 1 } },
        { row: row(2), values: { name: '丙', unknown: 1 } },
        { row: 'gone', values: { name: '无' } },
      ],
    });
    expect([table.readNow().rows.map(({ name, age }) => [name, age]), short(told)]).toEqual([
      [
        ['甲', 1],
        ['李娜', 58],
        ['丙', 70],
      ],
      ['value.changed'],
    ]);
    table.send({ type: 'change.undo' });
    expect(table.facts().isDirty).toBe(false);
  });

  it("are shown beside the editor's value", () => {
    const { table, cell } = openTable();
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    table.send({
      type: 'cells.write',
      cells: [
        { ...cell(1, 'name'), value: '乙' },
        { ...cell(0, 'age'), value: 5 },
      ],
    });
    const elsewhere = table.facts().edited?.remoteValue;
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '甲' }] });
    expect([elsewhere, table.facts().edited?.remoteValue, table.facts().edited?.draft]).toEqual([
      undefined,
      '甲',
      '王伟',
    ]);
  });
});

describe('editor', () => {
  it('opens on a character only for text kinds', () => {
    const { table, cell } = openTable({
      columns: [
        { key: 'name', title: '姓名', type: 'input' },
        { key: 'age', title: '年龄', type: 'inputNumber' },
        { key: 'sex', title: '性别', type: 'select', options: [{ value: 1, text: '男' }] },
      ],
      rows: [
        { id: 'a', name: { odd: 1 }, age: 61, sex: 1 },
        { id: 'b', name: null, age: null, sex: null },
      ],
    });
    const opened = (position: number, column: string, seed?: string) => {
      table.send({ type: 'edit.start', place: cell(position, column), ...(seed === undefined ? {} : { seed }) });
      const { draft, isReplacing } = table.facts().edited ?? {};
      table.send({ type: 'edit.cancel' });
      return [draft, isReplacing];
    };
    expect([
      opened(0, 'name'),
      opened(0, 'age'),
      opened(0, 'sex'),
      opened(1, 'name'),
      opened(1, 'age'),
      opened(1, 'sex'),
    ]).toEqual([
      ['{"odd":1}', false],
      ['61', false],
      [1, false],
      ['', false],
      ['', false],
      [null, false],
    ]);
    expect([opened(0, 'name', '甲'), opened(0, 'age', '5'), opened(0, 'age', 'x'), opened(0, 'sex', '男')]).toEqual([
      ['甲', true],
      ['5', true],
      ['', true],
      [1, false],
    ]);
  });

  it('opens on a character in every text kind, without characters the kind rejects', () => {
    const columns = ['textarea', 'input_pop', 'tags', 'date', 'datetime', 'inputNumber'].map((type) => ({
      key: type,
      title: type,
      type,
    }));
    const { table, cell } = openTable({
      columns,
      rows: [
        {
          id: 'a',
          textarea: '旧',
          input_pop: '旧',
          tags: '旧',
          date: '2026-03-08',
          datetime: '2026-03-08 09:30:00',
          inputNumber: 7,
        },
      ],
    });
    const begun = columns.map(({ key }) => {
      table.send({ type: 'edit.start', place: cell(0, key), seed: ';' });
      table.send({ type: 'edit.change', value: '20' });
      const { draft, isReplacing } = table.facts().edited ?? {};
      table.send({ type: 'edit.cancel' });
      return [draft, isReplacing];
    });
    expect(begun).toEqual(columns.map(() => ['20', true]));
  });

  it('keeps invalid input verbatim, and marks it', () => {
    const { table, cell } = openTable({
      columns: [{ key: 'day', title: '日期', type: 'date' }],
      rows: [{ id: 'a', day: null }],
    });
    table.send({ type: 'edit.start', place: cell(0, 'day') });
    table.send({ type: 'edit.change', value: '明年' });
    table.send({ type: 'edit.commit' });
    const wrong = [table.readNow().rows[0]?.['day'], table.errors().map(({ message }) => message['zh-CN'])];
    table.send({ type: 'edit.start', place: cell(0, 'day') });
    const opened = table.facts().edited?.problem?.['zh-CN'];
    table.send({ type: 'edit.change', value: '2026/3/8' });
    table.send({ type: 'edit.commit' });
    expect([wrong, opened, table.readNow().rows[0]?.['day'], table.errors()]).toEqual([
      ['明年', ['“明年”不是日期，请写成2026-03-08']],
      '“明年”不是日期，请写成2026-03-08',
      '2026-03-08',
      [],
    ]);
  });

  it('reports that the cell was locked meanwhile', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '甲' });
    table.send({ type: 'rows.lock', rows: { id: 'a' } });
    table.send({ type: 'edit.commit' });
    expect([table.readNow().rows[0]?.['name'], table.facts().mode, short(told)]).toEqual([
      '王伟',
      'idle',
      ['! 该单元格已锁定，刚才输入的“甲”没有写入'],
    ]);
  });

  it('reports a removed row only if something was typed', () => {
    const { table, cell, row, told } = openTable();
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    table.send({ type: 'rows.remove', rows: row(0) });
    expect([table.facts().edited, short(told)]).toEqual([null, ['rows.removed', '已删除 1 行']]);
  });

  it('moves to the next requested cell, sideways to a writable one', () => {
    const { table, cell } = openTable({ disabledRows: { id: 'b' } });
    const seen = (['up', 'down', 'left', 'right', undefined] as const).map((step) => {
      table.send({ type: 'edit.start', place: cell(2, 'name') });
      table.send({ type: 'edit.commit', ...(step === undefined ? {} : { step }) });
      return table.facts().active;
    });
    expect(seen).toEqual([cell(1, 'name'), cell(2, 'name'), cell(0, 'age'), cell(2, 'age'), cell(2, 'name')]);
  });

  it('opens at the focus, and not without one', () => {
    const { table, cell } = openTable();
    table.send({ type: 'edit.start' });
    table.send({ type: 'edit.start', seed: 'x' });
    const nowhere = table.facts().mode;
    table.send({ type: 'cell.focus', place: cell(1, 'age') });
    table.send({ type: 'edit.start' });
    expect([nowhere, table.facts().edited]).toMatchObject(['idle', { ...cell(1, 'age'), draft: '58' }]);
  });

  it('does not open for slots and read-only cells', () => {
    const columns = ['normal', 'progress', 'slot', 'hidden'].map((type) => ({ key: type, title: type, type }));
    const { table, cell, told } = openTable({ columns, rows: [{ id: 'a' }] });
    for (const { key } of columns) table.send({ type: 'edit.start', place: cell(0, key) });
    expect([table.facts().mode, table.facts().active, told]).toEqual(['idle', cell(0, 'slot'), []]);
  });

  it('requests the dialog for pickers and files', () => {
    const columns = ['popup', 'sel_user', 'sel_depart', 'file', 'image'].map((type) => ({
      key: type,
      title: type,
      type,
    }));
    const { table, cell, told } = openTable({ columns, rows: [{ id: 'a' }] });
    told.length = 0;
    for (const { key } of columns) table.send({ type: 'edit.start', place: cell(0, key) });
    expect([table.facts().mode, told]).toEqual([
      'idle',
      columns.map(({ key }) => ({ type: 'picker.requested', place: cell(0, key) })),
    ]);
  });
});

describe('rows', () => {
  it('are added in whole numbers, and never to a read-only table', () => {
    const { table } = openTable();
    const counts = [0, -1, 0.9, 2.7].map((count) => {
      table.send({ type: 'rows.add', count });
      return table.facts().rowCount;
    });
    table.send({ type: 'row.insert', after: 'gone' });
    table.send({ type: 'table.disable', disabled: true });
    table.send({ type: 'rows.add' });
    expect([counts, table.facts().rowCount]).toEqual([[3, 3, 3, 5], 5]);
  });

  it('start with blank ones only if there are none and at least one is requested', () => {
    const counts = [
      openTable({ addDefaultRowNum: 2 }),
      openTable({ rows: [], addDefaultRowNum: 0 }),
      openTable({ rows: [], addDefaultRowNum: -1 }),
    ].map(({ table }) => table.facts().rowCount);
    expect(counts).toEqual([3, 0, 0]);
  });

  it('keep focus, editor and expanded state across a reload, by server id', () => {
    const { table, row, cell, told } = openTable({ rowSelection: 'checkbox' });
    table.send({ type: 'range.select', range: { anchor: cell(0, 'name'), head: cell(1, 'age') } });
    table.send({ type: 'subTable.toggle', row: row(1) });
    for (const position of [0, 1]) table.send({ type: 'row.expand', row: row(position), isExpanded: true });
    table.send({ type: 'row.select', row: row(0), isSelected: true });
    told.length = 0;
    const rows: readonly GivenRow[] = [
      { id: 'x', name: '新' },
      { id: 'b', name: '李' },
    ];
    table.send({ type: 'rows.load', rows });
    const { active, range, subTable, expanded, selection } = table.facts();
    expect([active, range, subTable, [...expanded], selection.count, told]).toEqual([
      cell(1, 'age'),
      null,
      row(1),
      [row(1)],
      0,
      [{ type: 'selection.changed', rows: [] }],
    ]);
    table.send({ type: 'rows.load', rows: [{ id: 'x', name: '新' }] });
    expect([table.facts().active, table.facts().subTable, table.facts().expanded, told.length]).toEqual([
      null,
      null,
      new Set(),
      1,
    ]);
  });

  it('show the loaded value beside the editor', () => {
    const { table, cell } = openTable();
    table.send({ type: 'edit.start', place: cell(1, 'name'), seed: '甲' });
    table.send({ type: 'rows.load', rows: [{ id: 'b', name: '李丽' }] });
    expect(table.facts().edited).toEqual({
      ...cell(0, 'name'),
      draft: '甲',
      isReplacing: true,
      isUntouched: false,
      problem: null,
      remoteValue: '李丽',
    });
  });

  it('open one sub-table at a time, and close it on the second click', () => {
    const { table, row } = openTable();
    const seen = [row(0), row(1), row(1), row(2), 'gone'].map((key) => {
      table.send({ type: 'subTable.toggle', row: key });
      return table.facts().subTable;
    });
    table.send({ type: 'row.expand', row: 'gone', isExpanded: true });
    const before = table.facts().expanded;
    table.send({ type: 'row.expand', row: row(0), isExpanded: false });
    expect([seen, before, table.facts().expanded === before]).toEqual([
      [row(0), row(1), null, row(2), null],
      new Set(),
      true,
    ]);
  });

  it('extend a selection from the row itself without a previous one, and not if the row no longer exists', () => {
    const { table, row } = openTable({ rowSelection: 'checkbox' });
    table.send({ type: 'row.select', row: 'gone', isSelected: true });
    table.send({ type: 'row.select', row: row(2), isSelected: true, extend: true });
    const one = table.facts().selection.count;
    table.send({ type: 'row.select', row: row(0), isSelected: true, extend: true });
    expect([one, table.facts().selection.count]).toEqual([1, 3]);
  });

  it('lose their selection when locked, with an event, and others keep theirs', () => {
    const { table, row, told } = openTable({ rowSelection: 'checkbox' });
    table.send({ type: 'rows.selectAll', isSelected: true });
    told.length = 0;
    table.send({ type: 'rows.lock', rows: { id: 'b' } });
    table.send({ type: 'rows.lock', rows: { id: 'b' } });
    expect(told).toEqual([{ type: 'selection.changed', rows: [row(0), row(2)] }]);
  });

  it('are sorted with numbers before texts, texts by pinyin and number, and empty ones last', () => {
    const given = ['第10行', 5, '', '第9行', -1, null, '阿', true];
    const { table } = openTable({
      columns: [{ key: 'name', title: '姓名', type: 'input' }],
      rows: given.map((name, index) => ({ id: `${index}`, name })),
    });
    const sorted = (['ascending', 'descending'] as const).map((direction) => {
      table.send({ type: 'rows.sort', column: 'name', direction });
      return table.readNow().rows.map(({ name }) => name);
    });
    const order = table.facts().orderRevision;
    table.send({ type: 'rows.sort', column: 'gone', direction: 'ascending' });
    table.send({ type: 'table.disable', disabled: true });
    table.send({ type: 'rows.sort', column: 'name', direction: 'ascending' });
    expect([sorted, table.facts().orderRevision === order]).toEqual([
      [
        [-1, 5, '阿', '第9行', '第10行', true, '', null],
        [true, '第10行', '第9行', '阿', 5, -1, '', null],
      ],
      true,
    ]);
  });

  it('are matched with remote changes by numeric ids too, and unknown ids are ignored', () => {
    const { table, told } = openTable({ rows: [{ id: 7, name: '甲' }] });
    table.send({ type: 'live.updated', rows: [{ id: 7, name: '乙' }, { name: '丙' }, { id: true, name: '丁' }] });
    const heard = short(told);
    table.send({ type: 'live.updated', rows: [{ id: 'x', name: '丙' }] });
    expect([table.readNow().rows[0]?.['name'], heard, told.length]).toEqual(['乙', ['value.changed'], 1]);
  });
});

describe('ranges', () => {
  it('are pasted without new rows if adding is disabled', () => {
    const { table, cell } = openTable({ toolbar: ['save'] });
    table.send({ type: 'cell.focus', place: cell(2, 'name') });
    table.send({ type: 'clipboard.paste', text: '甲\n乙', html: '' });
    table.send({ type: 'clipboard.paste', text: '', html: '<p>没有表格</p>' });
    expect(table.readNow().rows.map(({ name }) => name)).toEqual(['王伟', '李娜', '甲']);
  });

  it('TABLE-08 are pasted without new rows without the permission to add', () => {
    const { table, cell } = openTable({ authPre: 'people' }, { isShown: (code) => code !== 'people:add' });
    table.send({ type: 'cell.focus', place: cell(2, 'name') });
    table.send({ type: 'clipboard.paste', text: '甲\n乙', html: '' });
    expect(table.readNow().rows.map(({ name }) => name)).toEqual(['王伟', '李娜', '甲']);
  });

  it('are changed under the name of each gesture', () => {
    const columns = [
      { key: 'done', title: '完成', type: 'checkbox' },
      { key: 'who', title: '人', type: 'sel_user' },
      { key: 'name', title: '姓名', type: 'input' },
    ];
    const { table, cell, told } = openTable({
      columns,
      rows: [
        { id: 'a', done: 'N', name: '甲' },
        { id: 'b', done: 'N', name: '乙' },
      ],
    });
    table.send({ type: 'cell.toggle', place: cell(0, 'done') });
    const ticked = table.facts().active;
    table.send({ type: 'cell.toggle', place: cell(0, 'gone') });
    table.send({ type: 'rows.picked', place: cell(0, 'who'), picked: [{ who: 'u1' }] });
    table.send({ type: 'values.set', rows: [{ row: cell(0, 'name').row, values: { name: '丙' } }] });
    table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '丁' });
    table.send({ type: 'edit.commit' });
    table.send({ type: 'range.select', range: { anchor: cell(0, 'name'), head: cell(1, 'name') } });
    table.send({ type: 'range.fillDown' });
    table.send({ type: 'range.clear' });
    table.send({ type: 'clipboard.paste', text: '戊', html: '' });
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '己' }], origin: 'import' });
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '庚' }] });
    table.send({ type: 'live.updated', rows: [{ id: 'a', name: '辛' }] });
    expect([
      ticked,
      told.flatMap((emitted) => (emitted.type === 'value.changed' ? [emitted.commit.origin] : [])),
    ]).toEqual([
      cell(0, 'done'),
      ['typing', 'program', 'program', 'typing', 'fill', 'clear', 'paste', 'import', 'program', 'live'],
    ]);
  });

  it('report skipped cells on fill and clear, and do nothing without focus', () => {
    const { table, cell, told } = openTable({ disabledRows: { id: 'b' } });
    table.send({ type: 'range.clear' });
    table.send({ type: 'range.fillDown' });
    table.send({ type: 'range.fillTo', place: cell(0, 'name') });
    table.send({ type: 'clipboard.paste', text: '甲', html: '' });
    table.send({ type: 'clipboard.copy' });
    table.send({ type: 'clipboard.cut' });
    expect(told).toEqual([]);
    table.send({ type: 'range.select', range: { anchor: cell(0, 'name'), head: cell(2, 'name') } });
    table.send({ type: 'range.fillDown' });
    table.send({ type: 'cell.focus', place: cell(1, 'name') });
    table.send({ type: 'range.clear' });
    table.send({ type: 'clipboard.copy' });
    table.send({ type: 'clipboard.cut' });
    expect(short(told)).toEqual([
      'value.changed',
      '已填写 1 个单元格，跳过 1 个不能填写的单元格',
      '! 已填写 1 个单元格，跳过 1 个不能填写的单元格',
      '已清空 0 个单元格，跳过 1 个不能填写的单元格',
      '! 已清空 0 个单元格，跳过 1 个不能填写的单元格',
      '已复制 1 个单元格',
      'cells.copied',
      '已复制 1 个单元格；已清空 0 个单元格，跳过 1 个不能填写的单元格',
      '! 已清空 0 个单元格，跳过 1 个不能填写的单元格',
    ]);
  });

  it('extend over filled cells in every direction', () => {
    const { table, cell } = openTable({
      columns: ['a', 'b', 'c'].map((key) => ({ key, title: key, type: 'input' })),
      rows: ['1', '2', '3'].map((id) => ({ id, a: '甲', b: '乙', c: '丙' })),
    });
    const filled = (column: string, position: number) => {
      table.send({ type: 'range.select', range: { anchor: cell(1, 'b'), head: cell(1, 'b') } });
      table.send({ type: 'range.fillTo', place: cell(position, column) });
      return table.facts().range;
    };
    expect([filled('b', 0), filled('b', 2), filled('a', 1), filled('c', 1), filled('b', 1)]).toEqual([
      { anchor: cell(0, 'b'), head: cell(1, 'b') },
      { anchor: cell(1, 'b'), head: cell(2, 'b') },
      { anchor: cell(1, 'a'), head: cell(1, 'b') },
      { anchor: cell(1, 'b'), head: cell(1, 'c') },
      { anchor: cell(1, 'b'), head: cell(1, 'b') },
    ]);
  });
});
