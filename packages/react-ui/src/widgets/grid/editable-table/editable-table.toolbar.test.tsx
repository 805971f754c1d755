import { tableDependencies } from '@evergreen/core';
import {
  createEditableTable,
  type EditableTableService as Table,
  type TableOptions,
} from '@evergreen/core/grid/editable-table';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { newStage, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { EditableTable, type EditableTableProps } from './editable-table.tsx';
import { loadParts } from './testing/load-parts.ts';
import { pretendSize } from './testing/pretend-size.ts';
import { realTable } from './testing/real-table.ts';

beforeAll(loadParts);
beforeEach(() => pretendSize(1000, 650));

const options: TableOptions = {
  columns: [{ key: 'name', title: '姓名', type: 'input' }],
  rows: ['甲', '乙', '丙'].map((name, at) => ({ id: `${at}`, name })),
  rowSelection: 'checkbox',
  toolbar: ['add', 'remove', 'clearSelection', 'collapse'],
};

const toolbar = () => screen.getByRole('toolbar', { name: '表格操作' });
/** The words of what stands in the toolbar, in its order; the choice of columns is every table's own. */
const inToolbar = () =>
  [...toolbar().querySelectorAll('button, output')]
    .map((one) => one.textContent || one.getAttribute('aria-label'))
    .filter((words) => words !== '列设置');

function drawn(given: Partial<TableOptions> = {}, props: Partial<EditableTableProps> = {}) {
  const stage = newStage();
  const { table, heard } = realTable(stage, { ...options, ...given });
  drawWidget(stage, <EditableTable table={table} {...props} />);
  return { stage, table, heard, user: newUser() };
}

it('TABLE-08 the toolbar starts collapsed with add between what the page puts before and behind it, and shows delete and clear selection only with a selection', async () => {
  const { user, table } = drawn(
    {},
    { toolbarPrefix: <output>前</output>, toolbarSuffix: <output data-collapse>后</output> },
  );
  const collapsed = [
    inToolbar(),
    toolbar().classList.contains('is-collapsed'),
    screen.getByRole('button', { name: '展开' }).getAttribute('aria-expanded'),
  ];
  await user.click(screen.getByRole('button', { name: '展开' }));
  const unfolded = [
    inToolbar(),
    toolbar().classList.contains('is-collapsed'),
    screen.getByRole('button', { name: '收起' }).getAttribute('aria-expanded'),
  ];
  await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
  const selected = inToolbar();
  await user.click(screen.getByRole('button', { name: '清空选择' }));
  const cleared = [inToolbar(), table.facts().selection.count];
  await user.click(screen.getByRole('button', { name: '新增' }));
  const added = table.rows.rowCount();
  await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
  await user.click(screen.getByRole('button', { name: '删除' }));
  await user.click(await screen.findByRole('button', { name: '确定' }));
  await waitFor(() => expect(table.rows.rowCount()).toBe(3));
  expect({
    collapsed,
    unfolded,
    selected,
    cleared,
    added,
    names: table.readNow().rows.map(({ name }) => name),
  }).toEqual({
    collapsed: [['前', '新增', '展开', '后'], true, 'false'],
    unfolded: [['前', '新增', '收起', '后'], false, 'true'],
    selected: ['前', '新增', '删除', '清空选择', '收起', '后'],
    cleared: [['前', '新增', '收起', '后'], 0],
    added: 4,
    names: ['乙', '丙', null],
  });
});

/** The buttons for rows that a table with a prefix shows to somebody who holds these permissions, while a row is ticked. */
async function buttonsFor(granted: readonly string[], authPre?: string): Promise<readonly (string | null)[]> {
  const stage = await signedIn(...granted);
  const table: Table = stage.core.open((page) =>
    createEditableTable(
      { ...options, toolbar: ['add', 'remove'], ...(authPre === undefined ? {} : { authPre }) },
      tableDependencies(page),
    ),
  );
  const { unmount } = drawWidget(stage, <EditableTable table={table} />);
  act(() => void table.send({ type: 'rows.selectAll', isSelected: true }));
  const shown = screen.queryByRole('toolbar') === null ? [] : inToolbar();
  unmount();
  return shown;
}

it('PERM-06 add and batch delete are hidden where the lists name them and the person does not hold them; with no prefix both show', async () => {
  expect([
    await buttonsFor([], 'activity'),
    await buttonsFor(['activity:add'], 'activity'),
    await buttonsFor(['activity:batch_delete'], 'activity'),
    await buttonsFor(['activity:add', 'activity:batch_delete'], 'activity'),
    await buttonsFor([], 'unlisted'),
    await buttonsFor([]),
  ]).toEqual([[], ['新增'], ['删除'], ['新增', '删除'], ['新增', '删除'], ['新增', '删除']]);
});

it('PERM-06 neither shows with a prefix while the lists are not loaded', () => {
  const stage = newStage();
  const open = (authPre: string | undefined): Table =>
    stage.core.open((page) =>
      createEditableTable(
        { ...options, toolbar: ['add', 'remove'], ...(authPre === undefined ? {} : { authPre }) },
        tableDependencies(page),
      ),
    );
  drawWidget(
    stage,
    <>
      <section aria-label="前缀">
        <EditableTable table={open('activity')} />
      </section>
      <section aria-label="无前缀">
        <EditableTable table={open(undefined)} />
      </section>
    </>,
  );
  const adds = ['前缀', '无前缀'].map(
    (name) => screen.getByRole('region', { name }).querySelectorAll('.ant-btn-primary').length,
  );
  expect(adds).toEqual([0, 1]);
});

it('TABLE-21 a row that is inserted again within 1500 ms is not, and the person is warned', async () => {
  const stage = newStage();
  const warned: string[] = [];
  stage.core.on(({ level, text }) => warned.push(`${level} ${text['zh-CN']}`));
  const table: Table = stage.core.open((page) => createEditableTable(options, tableDependencies(page)));
  drawWidget(stage, <EditableTable table={table} />);
  const user = newUser();
  act(() => screen.getByRole('grid').focus());
  const insert = async () => {
    await user.keyboard('{Insert}');
    return table.rows.rowCount();
  };
  const first = await insert();
  stage.ports.clock.advance(1_499);
  const second = await insert();
  stage.ports.clock.advance(1);
  expect([first, second, await insert(), warned]).toEqual([4, 4, 5, ['warning 你点击的太快了，请慢点点击!']]);
});

it('TABLE-22 rows are as high as the size says, which is medium until somebody chooses another', async () => {
  const { user } = drawn();
  const seen = [];
  const look = () => [
    screen.getByRole('grid').className.match(/is-(?:medium|small|mini|tiny)/u)?.[0],
    screen.getByRole('grid').style.getPropertyValue('--row-height'),
  ];
  seen.push(look());
  await user.click(screen.getByRole('button', { name: '列设置' }));
  for (const name of ['适中', '紧凑', '最小', '宽松']) {
    // Under jsdom antd's radios say that they take no pointer.
    fireEvent.click(await screen.findByRole('radio', { name }));
    seen.push(look());
  }
  expect(seen).toEqual([
    ['is-medium', '61px'],
    ['is-small', '49px'],
    ['is-mini', '41px'],
    ['is-tiny', '33px'],
    ['is-medium', '61px'],
  ]);
});

it('TABLE-22 a cell of tags puts a semicolon after every two characters while they are typed', async () => {
  const { user, table } = drawn({
    columns: [{ key: 'codes', title: '编码', type: 'tags' }],
    rows: [{ id: '1', codes: '' }],
  });
  act(() => screen.getByRole('grid').focus());
  const seen: (string | null)[] = [];
  for (const letter of ['a', 'b', 'c', '常', '青']) {
    await user.keyboard(letter);
    seen.push(document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null);
  }
  await user.keyboard('{Enter}');
  expect([seen, table.readNow().rows[0]?.['codes']]).toEqual([['a', 'ab', 'ab;c', 'ab;c常', 'ab;c常;青'], 'ab;c常;青']);
});

it('VAL-11 a column that names its dictionary by an empty code says 字典Code不能为空!', () => {
  drawn({ columns: [{ key: 'sex', title: '性别', type: 'select', dictCode: ' ' }] });
  expect(screen.getByRole('alert').querySelector('.table-problems')?.textContent).toBe('“性别”：字典Code不能为空!');
});
