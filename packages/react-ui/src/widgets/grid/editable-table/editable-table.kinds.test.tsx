import { tableDependencies } from '@evergreen/core';
import {
  builtInKinds,
  createEditableTable,
  type CellPlace,
  type CellValue,
  type Column,
  type EditableTableService as Table,
  type RowValues,
} from '@evergreen/core/grid/editable-table';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { EditableTable } from './editable-table.tsx';
import type { CellSlots } from './table-context.ts';
import { loadParts } from './testing/load-parts.ts';
import { pretendSize } from './testing/pretend-size.ts';

beforeAll(loadParts);
beforeEach(() => pretendSize(1000, 650));

const UPLOAD = '/api/sys/common/upload';

const slots: CellSlots = {
  page: ({ row }) => (
    <button type="button" onClick={() => document.dispatchEvent(new Event('slot'))}>
      {`页面画的：${row.values['cell'] === '新' ? '新' : '旧'}`}
    </button>
  ),
};

/** A table of one cell of a type, on a page of somebody signed in; a second column takes the focus when the first is done. */
async function opened(type: string, own: Partial<Column>, value: CellValue) {
  const stage = await signedIn();
  const columns: readonly Column[] = [
    {
      key: 'cell',
      title: '单元格',
      type,
      width: 200,
      validateRules: [{ required: true, message: '请填写${title}' }],
      ...own,
    },
    { key: 'other', title: '另一格', type: 'input', width: 200 },
  ];
  const table: Table = stage.core.open((page) =>
    createEditableTable({ columns, rows: [{ id: '1', cell: value }], alwaysEdit: false }, tableDependencies(page)),
  );
  const asked: CellPlace[] = [];
  drawWidget(
    stage,
    <EditableTable table={table} isFilled maxHeight={650} slots={slots} onPick={(place) => asked.push(place)} />,
  );
  const cell = () => document.querySelector<HTMLElement>('.table-row [aria-colindex="1"]') ?? document.body;
  return {
    stage,
    table,
    asked,
    cell,
    user: newUser(),
    place: { row: table.rows.keyAt(0) ?? '', column: 'cell' },
    tap: () => fireEvent.click(cell(), { clientX: 100, clientY: 80 }),
  };
}
type Opened = Awaited<ReturnType<typeof opened>>;
type Editing = (one: Opened) => Promise<void> | void;

const typed =
  (words: string): Editing =>
  async ({ tap, user }) => {
    tap();
    await user.keyboard(`{Escape}${words}{Enter}`);
  };
const chosen =
  (words: string): Editing =>
  async ({ tap, user, table }) => {
    tap();
    await user.click(await screen.findByTitle(words));
    if (table.facts().edited !== null) await user.keyboard('{Tab}');
  };
const inRadios: Editing = async ({ tap, user }) => {
  tap();
  await user.click(await screen.findByRole('radio', { name: '乙' }));
};
const ticked: Editing = async ({ cell, user }) => user.click(within(cell()).getByRole('checkbox'));
const picked =
  (row: RowValues): Editing =>
  ({ tap, asked, table }) => {
    tap();
    const [place] = asked;
    if (place !== undefined) act(() => void table.send({ type: 'rows.picked', place, picked: [row] }));
  };
const uploaded: Editing = async ({ tap, user, stage }) => {
  tap();
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(dialog.querySelector('input[type=file]') ?? dialog, {
    target: { files: [new File(['words'], 'b.png', { type: 'image/png' })] },
  });
  await waitFor(() => expect(stage.ports.http.requests.some(({ url }) => url === UPLOAD)).toBe(true));
  stage.ports.http.take(UPLOAD).succeed(null, 'temp/2/b.png');
  await heard();
  await user.click(within(dialog).getByRole('button', { name: '完成' }));
};
/** By the button that the page draws in the cell. */
const byThePage: Editing = async ({ cell, user, table }) => {
  document.addEventListener(
    'slot',
    () =>
      void table.send({
        type: 'cells.write',
        cells: [{ row: table.rows.keyAt(0) ?? '', column: 'cell', value: '新' }],
      }),
    { once: true },
  );
  await user.click(within(cell()).getByRole('button'));
};
/** A press and letters, which such a cell does not take. */
const inVain: Editing = async ({ tap, user }) => {
  tap();
  await user.keyboard('新{Enter}');
};

interface Case {
  readonly column?: Partial<Column>;
  readonly held: CellValue;
  readonly shown: string;
  readonly edit: Editing;
  readonly next: CellValue;
  readonly nextShown: string;
}

const options = [
  { value: 'a', text: '甲' },
  { value: 'b', text: '乙' },
];
const text: Case = { held: '旧', shown: '旧', edit: typed('新'), next: '新', nextShown: '新' };
const choice: Case = {
  column: { options, allowSearch: true },
  held: 'a',
  shown: '甲',
  edit: chosen('乙'),
  next: 'b',
  nextShown: '乙',
};
const choices: Case = {
  column: { options },
  held: 'a',
  shown: '甲',
  edit: chosen('乙'),
  next: 'a,b',
  nextShown: '甲+1',
};
const box: Case = { held: 'N', shown: '', edit: ticked, next: 'Y', nextShown: '' };
const pickedOne: Case = { held: 'a', shown: 'a', edit: picked({ cell: 'b' }), next: 'b', nextShown: 'b' };
const file: Case = {
  held: 'temp/1/a.png',
  shown: ' a.png',
  edit: uploaded,
  next: 'temp/1/a.png,temp/2/b.png',
  nextShown: ' a.png b.png',
};
const read: Case = { held: '旧', shown: '旧', edit: inVain, next: '旧', nextShown: '旧' };

const cases: Readonly<Record<string, Case>> = {
  input: text,
  textarea: { ...text, edit: typed('一行{Alt>}{Enter}{/Alt}二行'), next: '一行\n二行', nextShown: '一行\n二行' },
  input_pop: text,
  normal: read,
  slot: {
    column: { slotName: 'page' },
    held: '旧',
    shown: '页面画的：旧',
    edit: byThePage,
    next: '新',
    nextShown: '页面画的：新',
  },
  tags: { ...text, held: 'ab;cd', shown: 'abcd', edit: typed('abcde'), next: 'ab;cd;e', nextShown: 'abcde' },
  inputNumber: { held: 1.5, shown: '1.5', edit: typed('-12.5'), next: -12.5, nextShown: '-12.5' },
  progress: { ...read, held: 40, shown: '40%', next: 40, nextShown: '40%' },
  checkbox: box,
  checkbox_meta: box,
  select: choice,
  radio: { ...choice, edit: inRadios },
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
  },
  datetime: {
    held: '2026-01-05 08:00:00',
    shown: '2026-01-05 08:00:00',
    edit: typed('2026/12/1 8:30'),
    next: '2026-12-01 08:30:00',
    nextShown: '2026-12-01 08:30:00',
  },
  upload: file,
  file,
  image: file,
};

describe('a cell of every type', () => {
  it('each is there but the hidden one', () => {
    expect([...Object.keys(cases), 'hidden'].toSorted()).toEqual([...builtInKinds.keys()].toSorted());
  });

  it.each(Object.keys(cases))('TABLE-03 %s is drawn, edited, read and marked where it is missing', async (type) => {
    const one = cases[type] ?? text;
    const drawn = await opened(type, one.column ?? {}, one.held);
    const before = drawn.cell().textContent;
    await one.edit(drawn);
    await waitFor(() => expect(drawn.table.facts().mode).toBe('idle'));
    const after = drawn.cell().textContent;
    const values = await drawn.table.read({ validate: true });
    expect({ before, after, values }).toEqual({
      before: one.shown,
      after: one.nextShown,
      values: { ok: true, value: { rows: [{ id: '1', cell: one.next, orderNum: 1 }], deletedIds: [] } },
    });
    act(() => void drawn.table.send({ type: 'cells.write', cells: [{ ...drawn.place, value: null }] }));
    await act(async () => void (await drawn.table.read({ validate: true })));
    expect([
      drawn.cell().getAttribute('aria-invalid'),
      document.getElementById(drawn.cell().getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['true', '请填写单元格']);
  });

  it('TABLE-03 hidden is not drawn, is read, and is not validated unless asked', async () => {
    const { table, cell } = await opened('hidden', {}, null);
    const free = await table.read({ validate: true });
    expect([screen.getAllByRole('columnheader').map((head) => head.textContent), cell().textContent, free]).toEqual([
      ['另一格'],
      '',
      { ok: true, value: { rows: [{ id: '1', cell: null, orderNum: 1 }], deletedIds: [] } },
    ]);
  });
});
