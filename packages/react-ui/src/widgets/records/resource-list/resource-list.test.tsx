import { activityResource } from '@evergreen/core/resources';
import { createListPage, defaultListQuery } from '@evergreen/core/list-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { ResourceList } from './resource-list.tsx';

const EVERYTHING = ['list', 'add', 'edit', 'delete', 'batch_delete'].map((action) => `activity:${action}`);

const titles = ['健康讲座', '书法交流', '太极拳'];
const rows = titles.map((title, index) => ({
  id: `a${index + 1}`,
  title,
  typeId: 't1',
  typeId_dictText: '讲座',
  status: '0',
}));
const page = (total = 25) => ({ records: rows, total, size: 10, current: 1, pages: 3 });

async function shown(granted: readonly string[] = EVERYTHING) {
  const stage = await signedIn(...granted);
  const list = stage.core.open((dependencies) =>
    createListPage({ ...dependencies, resource: activityResource, query: defaultListQuery(activityResource) }),
  );
  const asked: string[] = [];
  drawWidget(
    stage,
    <ResourceList
      resource={activityResource}
      list={list}
      onAdd={() => asked.push('add')}
      onEdit={(id) => asked.push(`edit ${id}`)}
      onShow={(id) => asked.push(`show ${id}`)}
    />,
  );
  stage.ports.http.take('/isps/activity/list').succeed(page());
  await heard();
  return { ...stage, list, asked, user: userEvent.setup() };
}

/** The rows of the table, without its head and the hidden copy of it that antd measures by. */
const tableRows = () =>
  within(screen.getByRole('table', { name: '活动管理' }))
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-hidden') === null)
    .slice(1);
const rowOf = (words: string) => {
  const row = screen.getAllByRole('row').find((candidate) => candidate.textContent?.includes(words));
  if (row === undefined) throw new Error(`There is no row with ${words}`);
  return within(row);
};
const parametersOf = (url: string) => new URL(url, 'http://host').searchParams;

describe('the list of a resource', () => {
  it('LIST-02 says which rows of how many it shows, and asks for another page', async () => {
    const { ports, user } = await shown();
    expect(screen.getByText('1-10 共 25 条')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByTitle('3'));
    const asked = parametersOf(ports.http.take('/isps/activity/list').request.url);
    expect({ pageNo: asked.get('pageNo'), pageSize: asked.get('pageSize') }).toEqual({ pageNo: '3', pageSize: '10' });
  });

  it('says where counting stopped, goes on to the page after the counted ones, and has all rows counted', async () => {
    const { ports, user, list } = await shown();
    list.send({ type: 'list.refresh' });
    ports.http.take('/isps/activity/list').succeed({ ...page(10_001), isTotalLowerBound: true });
    await heard();
    expect(screen.getByText('1-10 共 10000+ 条')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByTitle('1001'));
    const beyond = ports.http.take('/isps/activity/list');
    beyond.succeed({ ...page(10_011), isTotalLowerBound: true });
    await heard();
    expect([parametersOf(beyond.request.url).get('pageNo'), parametersOf(beyond.request.url).get('total')]).toEqual([
      '1001',
      null,
    ]);
    expect([screen.getByText('10001-10010 共 10010+ 条'), screen.getByTitle('1002')]).toEqual([
      expect.any(HTMLElement),
      expect.any(HTMLElement),
    ]);
    await user.click(screen.getByRole('button', { name: '统计总数' }));
    const counted = ports.http.take('/isps/activity/list');
    counted.succeed(page(123_456));
    await heard();
    expect([parametersOf(counted.request.url).get('pageNo'), parametersOf(counted.request.url).get('total')]).toEqual([
      '1001',
      'exact',
    ]);
    expect([
      screen.getByText('10001-10010 共 123456 条'),
      screen.getByTitle('12346'),
      screen.queryByRole('button', { name: '统计总数' }),
    ]).toEqual([expect.any(HTMLElement), expect.any(HTMLElement), null]);
  });

  it('LIST-03 asks about exactly what is selected, deletes it in one call and clears the selection', async () => {
    const { ports, user, list } = await shown();
    await user.click(rowOf('健康讲座').getByRole('checkbox', { name: '选择 健康讲座' }));
    await user.click(rowOf('太极拳').getByRole('checkbox', { name: '选择 太极拳' }));
    expect(screen.getByText('已选择 2 项')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '批量删除' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('确定要删除这 2 项吗?')).toBeInstanceOf(HTMLElement);
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    const call = ports.http.take('/isps/activity/deleteBatch');
    call.succeed(null, '删除成功');
    await heard();
    expect({
      method: call.request.method,
      ids: parametersOf(call.request.url).get('ids'),
      selection: list.facts().selection,
      rows: tableRows().map((row) => within(row).getAllByRole('cell')[1]?.textContent),
    }).toEqual({ method: 'DELETE', ids: 'a1,a3', selection: [], rows: ['书法交流'] });
  });

  it('LIST-03 warns when nothing is selected', async () => {
    const { core, user } = await shown();
    const warned: string[] = [];
    core.notices.subscribe((notice) => warned.push(`${notice.level} ${notice.text['zh-CN']}`));
    await user.click(screen.getByRole('button', { name: '批量删除' }));
    expect({ warned, dialogs: screen.queryAllByRole('dialog') }).toEqual({
      warned: ['warning 请选择一条记录！'],
      dialogs: [],
    });
  });

  it('has no add and no batch delete for those who may not, nor buttons in the rows', async () => {
    await shown(['activity:list']);
    expect({
      add: screen.queryByRole('button', { name: '新增' }),
      removeMany: screen.queryByRole('button', { name: '批量删除' }),
      ofRow: rowOf('健康讲座')
        .getAllByRole('button')
        .map((button) => button.textContent),
    }).toEqual({ add: null, removeMany: null, ofRow: ['详情'] });
  });

  it('searches by what was typed when Enter is pressed, and starts over by 重置', async () => {
    const { ports, user } = await shown();
    await user.type(screen.getByRole('textbox', { name: '活动标题' }), '讲座{Enter}');
    const searched = ports.http.take('/isps/activity/list');
    searched.succeed(page(1));
    await heard();
    await user.click(screen.getByRole('button', { name: '重置' }));
    const reset = ports.http.take('/isps/activity/list');
    expect({
      searched: parametersOf(searched.request.url).get('title'),
      reset: parametersOf(reset.request.url).get('title'),
      typed: screen.getByRole('textbox', { name: '活动标题' }).getAttribute('value'),
    }).toEqual({ searched: '讲座', reset: null, typed: '' });
  });

  it('reads typed dates when Enter searches, a day alone as its whole, and does not search by what it cannot read', async () => {
    const { ports } = await shown();
    fireEvent.click(screen.getByRole('button', { name: '展开' }));
    const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: '开始时间 开始' });
    const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: '开始时间 结束' });
    fireEvent.change(from(), { target: { value: '20261201' } });
    fireEvent.blur(from());
    const read = from().value;
    fireEvent.change(to(), { target: { value: '2026/12/1' } });
    fireEvent.keyDown(to(), { key: 'Enter' });
    await heard();
    const asked = parametersOf(ports.http.take('/isps/activity/list').request.url);
    const shownDates = [read, to().value];
    fireEvent.change(to(), { target: { value: '2026-02-30' } });
    fireEvent.blur(to());
    fireEvent.click(screen.getByRole('button', { name: '查询' }));
    await heard();
    expect({
      asked: [asked.get('startTime_begin'), asked.get('startTime_end')],
      shownDates,
      typed: to().value,
      invalid: to().getAttribute('aria-invalid'),
      said: document.getElementById(to().getAttribute('aria-describedby') ?? '')?.textContent,
      isFocused: document.activeElement === to(),
      lists: ports.http.requests.filter(({ url }) => url.includes('/isps/activity/list')).length,
    }).toEqual({
      asked: ['2026-12-01 00:00:00', '2026-12-01 23:59:59'],
      shownDates: ['2026-12-01 00:00:00', '2026-12-01 23:59:59'],
      typed: '2026-02-30',
      invalid: 'true',
      said: '日历上没有“2026-02-30”，请核对后写成2026-03-08',
      isFocused: true,
      lists: 2,
    });
  });

  it('says the order of the rows in the head of the table', async () => {
    await shown();
    const order = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
    expect({ title: order('活动标题'), created: order('创建时间') }).toEqual({ title: null, created: 'descending' });
  });

  it('keeps the rows it has when reading again fails, says why, and tries again', async () => {
    const { ports, user } = await shown();
    await user.click(screen.getByRole('button', { name: '刷新' }));
    ports.http.take('/isps/activity/list').status(403, '');
    await heard();
    const alert = screen.getByRole('alert');
    expect({ said: alert.textContent, rows: tableRows().length }).toEqual({
      said: '列表加载失败拒绝访问 下面是上一次读到的内容。重试',
      rows: 3,
    });
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    ports.http.take('/isps/activity/list').succeed(page());
    await heard();
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('calls a list empty only once it is known to be', async () => {
    const stage = await signedIn(...EVERYTHING);
    const list = stage.core.open((dependencies) =>
      createListPage({ ...dependencies, resource: activityResource, query: defaultListQuery(activityResource) }),
    );
    const nothing = () => undefined;
    drawWidget(
      stage,
      <ResourceList resource={activityResource} list={list} onAdd={nothing} onEdit={nothing} onShow={nothing} />,
    );
    const before = screen.queryByText('暂无数据', { selector: 'div' });
    act(() =>
      stage.ports.http.take('/isps/activity/list').succeed({ records: [], total: 0, size: 10, current: 1, pages: 0 }),
    );
    await heard();
    expect({ before, after: screen.getByText('暂无数据', { selector: 'div' }).textContent }).toEqual({
      before: null,
      after: '暂无数据',
    });
  });
});
