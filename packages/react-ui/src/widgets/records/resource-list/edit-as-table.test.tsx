import { tableDependencies } from '@evergreen/core';
import { createResourcePage, type ResourcePageService } from '@evergreen/core/records/page';
import { createResourceTable } from '@evergreen/core/records/table';
import { activityTypeResource, type ResourceRow } from '@evergreen/core/resources';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { useFacts } from '../../../adapter/index.ts';
import { heard, signedIn, type Stage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { EditableTable } from '../../grid/editable-table/index.ts';
import { loadParts } from '../../grid/editable-table/testing/load-parts.ts';
import { pretendSize } from '../../grid/editable-table/testing/pretend-size.ts';
import { ResourceList } from './resource-list.tsx';

beforeAll(loadParts);
beforeEach(() => pretendSize(1000, 650));

const typeRow = (number: number) => ({
  id: `t${number}`,
  version: number,
  name: `类型${number}`,
  code: `T${number}`,
  sort: number,
  status: '1',
});

/** The list, and over it the rows that it gives to the table. */
function ListAndTable({ core }: Pick<Stage, 'core'>) {
  const [page] = useState(() => core.open((given) => createResourcePage({ ...given, resource: activityTypeResource })));
  const { overlay } = useFacts(page);
  return (
    <>
      <ResourceList page={page} />
      {overlay?.kind === 'table' && <Typed core={core} page={page} rows={overlay.rows} />}
    </>
  );
}

interface TypedProps extends Pick<Stage, 'core'> {
  readonly page: ResourcePageService;
  readonly rows: readonly ResourceRow[] | null;
}

function Typed({ core, page: { list }, rows }: TypedProps) {
  const [table] = useState(() =>
    core.open((given) =>
      createResourceTable({
        rowWatch: given.rowWatch,
        resource: activityTypeResource,
        client: given.client,
        t: (text) => text['zh-CN'],
        table: tableDependencies(given),
        isAllowed: () => true,
        ...(rows === null ? { whole: { query: list.facts().query, scope: list.scope } } : { listed: rows }),
      }),
    ),
  );
  return <EditableTable table={table} label="以表格编辑" isFilled onRetry={table.retry} onNearEnd={table.readOn} />;
}

it('LIST-22 edits the chosen rows of a list in the table, and saves each with its version as soon as it is left', async () => {
  const stage = await signedIn('activityType:list', 'activityType:edit', 'activityType:batch_delete');
  const { http } = stage.ports;
  drawWidget(stage, <ListAndTable core={stage.core} />);
  const rows = [1, 2, 3].map(typeRow);
  http.take('/isps/activityType/list').succeed({ records: rows, total: 3, size: 10, current: 1, pages: 1 });
  await heard();
  const user = newUser();
  const boxes = screen.getAllByRole('checkbox');
  for (const box of boxes.slice(-2)) await user.click(box);
  await user.click(screen.getByRole('button', { name: '以表格编辑' }));
  await heard();
  const grid = within(screen.getByRole('grid', { name: '以表格编辑' }));
  expect(['类型1', '类型2', '类型3'].map((name) => grid.queryByText(name) !== null)).toEqual([false, true, true]);

  await user.click(grid.getByText('类型3'));
  await user.keyboard('{Enter}');
  await heard();
  await user.clear(await grid.findByRole('textbox'));
  await user.keyboard('新名称{Enter}');
  await heard();
  const call = http.take('/isps/activityType/edit');
  expect([call.request.method, JSON.parse(call.request.body ?? '')]).toMatchObject([
    'PUT',
    { id: 't3', version: 3, name: '新名称', sort: 3 },
  ]);
  call.succeed({ ...typeRow(3), name: '新名称', version: 4 });
  await heard();
  expect([grid.getByText('新名称').textContent, grid.queryByText('类型3')]).toEqual(['新名称', null]);
});

it('A11Y-03 a list is a table and its rows to be edited are a grid to a screen reader, with heads, order and errors', async () => {
  const stage = await signedIn('activityType:list', 'activityType:edit', 'activityType:batch_delete');
  const { http } = stage.ports;
  drawWidget(stage, <ListAndTable core={stage.core} />);
  http.take('/isps/activityType/list').succeed({ records: [typeRow(1)], total: 1, size: 10, current: 1, pages: 1 });
  await heard();
  const user = newUser();
  const list = within(screen.getByRole('table', { name: '活动类型' }));
  const heads = list.getAllByRole('columnheader').map((head) => [head.textContent, head.getAttribute('aria-sort')]);
  await user.click(list.getByRole('columnheader', { name: /排序/u }));
  http.take('/isps/activityType/list').succeed({ records: [typeRow(1)], total: 1, size: 10, current: 1, pages: 1 });
  await heard();
  const sorted = list.getByRole('columnheader', { name: /排序/u }).getAttribute('aria-sort');
  expect({
    sorts: heads.filter(([, sort]) => sort !== null),
    named: heads.map(([title]) => title).filter((title) => ['类型名称', '类型编码'].includes(title ?? '')),
    sorted,
    cell: list.getByRole('cell', { name: '类型1' }).textContent,
  }).toEqual({
    sorts: [['排序', 'ascending']],
    named: ['类型名称', '类型编码'],
    sorted: 'descending',
    cell: '类型1',
  });

  const [, box] = list.getAllByRole('checkbox');
  if (box !== undefined) await user.click(box);
  await user.click(screen.getByRole('button', { name: '以表格编辑' }));
  await heard();
  const grid = screen.getByRole('grid', { name: '以表格编辑' });
  const cell = within(grid).getByText('类型1').closest('[role="gridcell"]');
  act(() => grid.focus());
  await user.keyboard('{Delete}');
  await heard();
  const wrong = grid.querySelector('[aria-invalid="true"]');
  const said = document.getElementById(wrong?.getAttribute('aria-describedby') ?? '')?.textContent;
  expect({
    rows: [grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount') !== null],
    heads: within(grid)
      .getAllByRole('columnheader')
      .map((head) => head.querySelector('.table-title-words')?.textContent)
      .filter((title) => title?.includes('类型')),
    place: [cell?.getAttribute('aria-colindex') !== null, cell?.closest('[role="row"]')?.getAttribute('aria-rowindex')],
    isWrong: wrong?.getAttribute('aria-colindex') === cell?.getAttribute('aria-colindex'),
    said,
  }).toEqual({
    rows: ['2', true],
    heads: ['*类型名称', '*类型编码'],
    place: [true, '2'],
    isWrong: true,
    said: '请输入类型名称',
  });
});

it('holds the whole list in rows of 41 pixels, reads on as it is scrolled, and adds rows', async () => {
  const stage = await signedIn('activityType:list', 'activityType:edit', 'activityType:add');
  const { http } = stage.ports;
  drawWidget(stage, <ListAndTable core={stage.core} />);
  const answer = async (from: number, to: number) => {
    const call = http.take('/isps/activityType/list');
    const records = Array.from({ length: to - from + 1 }, (_, index) => typeRow(from + index));
    call.succeed({ records, total: 150, size: 100, current: 1, pages: 2 });
    await heard();
    const asked = new URL(call.request.url, 'http://host').searchParams;
    return [asked.get('pageNo'), asked.get('pageSize')];
  };
  await answer(1, 10);
  const user = newUser();
  await user.click(screen.getByRole('button', { name: '以表格编辑' }));
  const first = await answer(1, 100);
  const grid = screen.getByRole('grid', { name: '以表格编辑' });
  const early = http.requests.filter(({ url }) => url.includes('/activityType/list')).length;
  grid.scrollTop = 95 * 41;
  fireEvent.scroll(grid);
  await heard();
  const second = await answer(101, 150);
  const counted = grid.getAttribute('aria-rowcount');
  const toolbar = within(grid.parentElement ?? grid);
  await user.click(toolbar.getByRole('button', { name: /新\s?增/u }));
  await heard();
  const height = (element: Element | null) => element?.getAttribute('style')?.match(/--row-height: (\d+)px/u)?.[1];
  expect({
    first,
    early,
    second,
    counted,
    added: [grid.getAttribute('aria-rowcount'), document.activeElement?.closest('[role="row"]')?.ariaRowIndex],
    height: [height(grid), grid.style.height],
  }).toEqual({
    first: ['1', '100'],
    early: 2,
    second: ['2', '100'],
    counted: '151',
    added: ['152', '152'],
    height: ['41', '400px'],
  });
});
