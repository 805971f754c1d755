import { describe, expect, it } from 'vitest';

import type { CellPlace, CellValue, RowValues } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { openTable } from '../editable-table.testing.ts';
import type { EditableTableService } from '../editable-table.types.ts';
import { builtInKinds } from './kind-registry.ts';

type Editing = (table: EditableTableService, place: CellPlace) => void;

const typed =
  (words: CellValue): Editing =>
  (table, place) => {
    table.send({ type: 'edit.start', place });
    table.send({ type: 'edit.change', value: words });
    table.send({ type: 'edit.commit' });
  };
const pressed: Editing = (table, place) => void table.send({ type: 'edit.start', place });
const picked =
  (row: RowValues): Editing =>
  (table, place) => {
    pressed(table, place);
    table.send({ type: 'rows.picked', place, picked: [row] });
  };
/** Simulates the file dialog and a page's slot component. */
const written =
  (value: CellValue): Editing =>
  (table, place) => {
    pressed(table, place);
    table.send({ type: 'cells.write', cells: [{ ...place, value }] });
  };

interface Case {
  readonly column?: Partial<Column>;
  /** Value of a stored row, and its display text. */
  readonly held: CellValue;
  readonly shown: string;
  readonly edit: Editing;
  /** Value of the cell after the edit, and its display text. */
  readonly next: CellValue;
  readonly nextShown: string;
  /** Name of the picker if a click opens a dialog. */
  readonly isPicked?: boolean;
  /** An invalid value of the kind, and its error. */
  readonly wrong?: readonly [CellValue, string];
}

const options = [
  { value: 'a', text: '甲' },
  { value: 'b', text: '乙' },
];
const text: Case = { held: '旧', shown: '旧', edit: typed('新'), next: '新', nextShown: '新' };
const choice: Case = { column: { options }, held: 'a', shown: '甲', edit: typed('b'), next: 'b', nextShown: '乙' };
const choices: Case = {
  column: { options },
  held: 'a',
  shown: '甲',
  edit: typed('a,b'),
  next: 'a,b',
  nextShown: '甲,乙',
};
const check: Case = {
  held: 'N',
  shown: '否',
  edit: pressed,
  next: 'Y',
  nextShown: '是',
  wrong: ['也许', '“也许”无法识别，请填“是”或“否”'],
};
const pickedOne: Case = {
  held: 'a',
  shown: 'a',
  edit: picked({ cell: 'b' }),
  next: 'b',
  nextShown: 'b',
  isPicked: true,
};
const file: Case = {
  held: 'temp/a.png',
  shown: 'temp/a.png',
  edit: written('temp/a.png,temp/b.png'),
  next: 'temp/a.png,temp/b.png',
  nextShown: 'temp/a.png,temp/b.png',
  isPicked: true,
  wrong: ['../a.png', '“../a.png”不是已上传文件的路径，请点击上传'],
};
const untouched: Case = { held: '旧', shown: '旧', edit: typed('新'), next: '旧', nextShown: '旧' };

const cases: Readonly<Record<string, Case>> = {
  input: text,
  textarea: { ...text, edit: typed('一行\n二行'), next: '一行\n二行', nextShown: '一行\n二行' },
  input_pop: text,
  normal: untouched,
  hidden: untouched,
  slot: { ...untouched, edit: written('新'), next: '新', nextShown: '新' },
  tags: { ...text, held: 'ab;cd', shown: 'ab;cd', edit: typed('abcde'), next: 'ab;cd;e', nextShown: 'ab;cd;e' },
  inputNumber: {
    held: 1.5,
    shown: '1.5',
    edit: typed('-12.50'),
    next: -12.5,
    nextShown: '-12.5',
    wrong: ['x', '“x”不是数字，请写成1234.5这样的数字'],
  },
  progress: {
    held: 40,
    shown: '40%',
    edit: typed('50'),
    next: 40,
    nextShown: '40%',
    wrong: [101, '请输入0到100之间的数'],
  },
  checkbox: check,
  checkbox_meta: check,
  select: choice,
  radio: choice,
  sel_search: choice,
  'select-search': choice,
  'select-dict-search': choice,
  list_multi: choices,
  'select-multiple': choices,
  sel_depart: pickedOne,
  sel_user: pickedOne,
  popup: { ...pickedOne, column: { popupCode: 'people', orgFields: 'cell', destFields: 'cell' } },
  date: {
    held: '2026-01-05',
    shown: '2026-01-05',
    edit: typed('2026/12/1'),
    next: '2026-12-01',
    nextShown: '2026-12-01',
    wrong: ['明天', '“明天”不是日期，请写成2026-03-08'],
  },
  datetime: {
    held: '2026-01-05 08:00:00',
    shown: '2026-01-05 08:00:00',
    edit: typed('2026/12/1 8:30'),
    next: '2026-12-01 08:30:00',
    nextShown: '2026-12-01 08:30:00',
    wrong: ['明天', '“明天”不是日期时间，请写成2026-03-08 09:30:00'],
  },
  upload: file,
  file,
  image: file,
};

/** A table with one cell of a kind. */
function openOne(type: string, { column = {} }: Case, value: CellValue, more: Partial<Column> = {}) {
  const opened = openTable({
    columns: [{ key: 'cell', title: '单元格', type, ...column, ...more }],
    rows: [{ id: '1', cell: value }],
  });
  const place = opened.cell(0, 'cell');
  return { ...opened, place, text: () => opened.table.rows.text(place.row, 'cell') };
}

describe('cell of every kind', () => {
  it('covers every kind', () => {
    expect(Object.keys(cases)).toEqual([...builtInKinds.keys()]);
  });

  it.each(Object.keys(cases))('TABLE-03 %s is displayed, edited, parsed and validated', async (type) => {
    const one = cases[type] ?? text;
    const { table, place, told, text: shown } = openOne(type, one, one.held);
    const before = shown();
    one.edit(table, place);
    const read = await table.read({ validate: true });
    expect({
      before,
      isPicked: told.some((emitted) => emitted.type === 'picker.requested'),
      mode: table.facts().mode,
      shown: shown(),
      read,
    }).toEqual({
      before: one.shown,
      isPicked: one.isPicked === true,
      mode: 'idle',
      shown: one.nextShown,
      read: { ok: true, value: { rows: [{ id: '1', cell: one.next, orderNum: 1 }], deletedIds: [] } },
    });

    const empty = openOne(type, one, null, {
      validateRules: [{ required: true, message: '请填写${title}' }],
      validateHidden: true,
    });
    const missing = await empty.table.read({ validate: true });
    expect(missing).toEqual({
      ok: false,
      error: {
        kind: 'wrong',
        count: 1,
        first: { ...empty.place, position: 0, message: { 'zh-CN': '请填写单元格', 'en-US': '请填写单元格' } },
      },
    });

    if (one.wrong === undefined) return;
    const [wrong, said] = one.wrong;
    const bad = await openOne(type, one, wrong).table.read({ validate: true });
    expect(bad.ok || (bad.error.kind === 'wrong' && bad.error.first.message['zh-CN'])).toBe(said);
  });
});
