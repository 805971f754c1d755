import { createResourcePage } from '@evergreen/core/records/page';
import { activityResource, type Resource } from '@evergreen/core/resources';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { NoticeOutlet } from '../../../feedback/index.ts';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fill } from '../../../testing/fill.ts';
import { newUser } from '../../../testing/new-user.ts';
import { ResourceList } from './resource-list.tsx';
import { askedOf } from './testing/asked-of-page.ts';
import { ROWS_CALL } from './testing/shown-list.tsx';

const FIELDS = 'title typeId status auditStatus organizerName address startTime endTime quota signedCount isTop'.split(
  ' ',
);

/** Activities with the third of their fields that the list shows, searches or reads. */
const listedResource: Resource = {
  ...activityResource,
  fields: Object.fromEntries(
    Object.entries<Resource['fields'][string]>(activityResource.fields).filter(([key]) => FIELDS.includes(key)),
  ),
};

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
  const shownPage = stage.core.open((given) => createResourcePage({ ...given, resource: listedResource }));
  const { list } = shownPage;
  const asked = askedOf(shownPage);
  drawWidget(stage, <ResourceList page={shownPage} />);
  stage.ports.http.take(ROWS_CALL).succeed(page());
  await heard();
  return { ...stage, stage, list, asked, user: newUser() };
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
  it('LIST-02 says which rows of how many it shows and in which order, and asks for another page', async () => {
    const { ports, user } = await shown();
    const order = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
    expect({ title: order('活动标题'), created: order('创建时间') }).toEqual({ title: null, created: 'descending' });
    expect(screen.getByText('1-10 共 25 条')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByTitle('3'));
    const asked = parametersOf(ports.http.take(ROWS_CALL).request.url);
    expect({ pageNo: asked.get('pageNo'), pageSize: asked.get('pageSize') }).toEqual({ pageNo: '3', pageSize: '10' });
  });

  it('says where counting stopped, goes on to the page after the counted ones, and has all rows counted', async () => {
    const { ports, user, list } = await shown();
    list.send({ type: 'list.refresh' });
    ports.http.take(ROWS_CALL).succeed({ ...page(10_001), isTotalLowerBound: true });
    await heard();
    expect(screen.getByText('1-10 共 10000+ 条')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByTitle('1001'));
    const beyond = ports.http.take(ROWS_CALL);
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
    const counted = ports.http.take(ROWS_CALL);
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

  it('LIST-03 warns when nothing is selected; asks about exactly what is, deletes it in one call and clears the selection', async () => {
    const { core, ports, user, list } = await shown();
    const warned: string[] = [];
    core.on((notice) => warned.push(`${notice.level} ${notice.text['zh-CN']}`));
    await user.click(screen.getByRole('button', { name: '批量删除' }));
    expect({ warned, dialogs: screen.queryAllByRole('dialog') }).toEqual({
      warned: ['warning 请选择一条记录！'],
      dialogs: [],
    });
    await user.click(rowOf('健康讲座').getByRole('checkbox', { name: '选择 健康讲座' }));
    await user.click(rowOf('太极拳').getByRole('checkbox', { name: '选择 太极拳' }));
    expect(screen.getByText('已选择 2 项')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '批量删除' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('确定要删除这 2 项吗?')).toBeInstanceOf(HTMLElement);
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['健康讲座', '太极拳']);
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
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

  it('has no add, no batch delete and no check boxes for those who may not, nor 编辑 in the rows', async () => {
    await shown(['activity:list']);
    expect({
      add: screen.queryByRole('button', { name: '新增' }),
      removeMany: screen.queryByRole('button', { name: '批量删除' }),
      ofRow: rowOf('健康讲座')
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
      boxes: screen.queryAllByRole('checkbox'),
    }).toEqual({ add: null, removeMany: null, ofRow: ['健康讲座', '健康讲座 的操作'], boxes: [] });
  });

  it('searches by what was typed when Enter is pressed, and starts over by 重置', async () => {
    const { ports, user } = await shown();
    fill(screen.getByRole('textbox', { name: '活动标题' }), '讲座');
    await user.type(screen.getByRole('textbox', { name: '活动标题' }), '{Enter}');
    const searched = ports.http.take(ROWS_CALL);
    searched.succeed(page(1));
    await heard();
    await user.click(screen.getByRole('button', { name: '重置' }));
    const reset = ports.http.take(ROWS_CALL);
    expect({
      searched: parametersOf(searched.request.url).get('title'),
      reset: parametersOf(reset.request.url).get('title'),
      typed: screen.getByRole('textbox', { name: '活动标题' }).getAttribute('value'),
    }).toEqual({ searched: '讲座', reset: null, typed: '' });
  });

  it('LIST-19 reads typed dates when Enter searches, a day alone as its whole, does not search by what it cannot read, and has ready ranges', async () => {
    const { ports, user } = await shown();
    fireEvent.click(screen.getByRole('button', { name: '展开' }));
    const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: '开始时间 开始' });
    const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: '开始时间 结束' });
    fill(from(), '20261201');
    fireEvent.blur(from());
    const read = from().value;
    fill(to(), '2026/12/1');
    fireEvent.keyDown(to(), { key: 'Enter' });
    await heard();
    const asked = parametersOf(ports.http.take(ROWS_CALL).request.url);
    const shownDates = [read, to().value];
    fill(to(), '2026-02-30');
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
      lists: ports.http.requests.filter(({ url }) => ROWS_CALL.test(url)).length,
    }).toEqual({
      asked: ['2026-12-01 00:00:00', '2026-12-01 23:59:59'],
      shownDates: ['2026-12-01 00:00:00', '2026-12-01 23:59:59'],
      typed: '2026-02-30',
      invalid: 'true',
      said: '日历上没有“2026-02-30”，请核对后写成2026-03-08',
      isFocused: true,
      lists: 2,
    });
    await user.click(screen.getByRole('button', { name: '开始时间：常用范围' }));
    await user.click(await screen.findByRole('menuitem', { name: '本月' }));
    expect([from().value, to().value, to().getAttribute('aria-invalid')]).toEqual([
      '2026-01-01 00:00:00',
      '2026-01-31 23:59:59',
      'false',
    ]);
  });

  it('keeps the rows it has when reading again fails, says why, and tries again', async () => {
    const { ports, user } = await shown();
    await user.click(screen.getByRole('button', { name: '刷新' }));
    ports.http.take(ROWS_CALL).status(403, '');
    await heard();
    const alert = screen.getByRole('alert');
    expect({ said: alert.textContent, rows: tableRows().length }).toEqual({
      said: '列表加载失败拒绝访问 下面是上一次读到的内容。重试',
      rows: 3,
    });
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    ports.http.take(ROWS_CALL).succeed(page());
    await heard();
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('LIST-18 draws states as tags and shares as bars, opens a record by its name, and names what is deleted', async () => {
    const { user, asked, list, ports } = await shown();
    const row = { ...rows[0], status_dictText: '草稿', quota: 100, signedCount: 25, isTop: 'Y' };
    list.send({ type: 'list.refresh' });
    ports.http.take(ROWS_CALL).succeed({ ...page(1), records: [row] });
    await heard();
    const drawn = rowOf('健康讲座');
    expect([drawn.getByText('草稿').classList.contains('ant-tag'), drawn.getByText('25 / 100').className]).toEqual([
      true,
      'share-bar-text',
    ]);
    expect(drawn.getByText('置顶')).toBeInstanceOf(HTMLElement);
    await user.click(drawn.getByRole('button', { name: '健康讲座' }));
    await user.dblClick(drawn.getByText('25 / 100'));
    await user.click(drawn.getByRole('button', { name: '编辑' }));
    expect(asked).toEqual(['show a1', 'show a1', 'edit a1']);
    await user.click(drawn.getByRole('button', { name: '健康讲座 的操作' }));
    const entry = await screen.findByRole('menuitem', { name: '删除' });
    // The menu takes the focus a moment after it opens; a press before that would leave the focus there.
    await waitFor(() => expect(entry.closest('[role="menu"]')?.contains(document.activeElement)).toBe(true));
    await user.click(entry);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('删除“健康讲座”？')).toBeInstanceOf(HTMLElement);
    const cancel = within(dialog).getByRole('button', { name: '取消' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
  });

  it('LIST-18 names the conditions that leave nothing, and ends them one by one or together', async () => {
    const { user, list, ports } = await shown();
    const nothing = { records: [], total: 0, size: 10, current: 1, pages: 0 };
    const answer = async () => {
      const call = ports.http.take(ROWS_CALL);
      call.succeed(nothing);
      await heard();
      return [parametersOf(call.request.url).get('title'), parametersOf(call.request.url).get('status')];
    };
    act(() => list.send({ type: 'search.submit', search: { title: '义诊', status: '0' } }));
    await answer();
    expect(screen.getByText('没有符合“活动标题：义诊、活动状态：草稿”的活动')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '去掉条件：活动标题：义诊' }));
    expect(await answer()).toEqual([null, '0']);
    const [inList] = screen.getAllByRole('button', { name: '清除条件' });
    if (inList !== undefined) await user.click(inList);
    expect(await answer()).toEqual([null, null]);
    expect(screen.getByText('还没有活动')).toBeInstanceOf(HTMLElement);
  });

  it('LIST-04 shows the words of a code 510 as a warning, and keeps the rows', async () => {
    const { ports, user, stage } = await shown();
    drawWidget(stage, <NoticeOutlet />);
    await user.click(screen.getByRole('button', { name: '刷新' }));
    ports.http.take(ROWS_CALL).reject('没有权限查看部分数据', 510);
    await heard();
    const said = await screen.findByText('没有权限查看部分数据');
    const note = said.closest('.ant-notification-notice');
    expect([note?.querySelector('.anticon-exclamation-circle') instanceof Element, tableRows().length]).toEqual([
      true,
      3,
    ]);
  });

  it('calls a list empty only once it is known to be', async () => {
    const stage = await signedIn(...EVERYTHING);
    const opened = stage.core.open((given) => createResourcePage({ ...given, resource: listedResource }));
    drawWidget(stage, <ResourceList page={opened} />);
    const before = screen.queryByText('还没有活动', { selector: 'div' });
    act(() => stage.ports.http.take(ROWS_CALL).succeed({ records: [], total: 0, size: 10, current: 1, pages: 0 }));
    await heard();
    expect({ before, after: screen.getByText('还没有活动', { selector: 'div' }).textContent }).toEqual({
      before: null,
      after: '还没有活动',
    });
  });

  it('LIST-30 marks what others changed in its place, what is gone, and shows added rows when asked', async () => {
    const { list, user, ports } = await shown();
    const [first, second] = list.facts().rows;
    if (first === undefined || second === undefined) throw new Error('The list has three rows');
    const { query } = list.facts();
    const told = (version: number, fresh: readonly string[]) =>
      act(() =>
        list.send({
          type: 'rows.told',
          query,
          rows: [{ ...first, title: `新标题${version}`, version }],
          gone: [second.id],
          fresh,
        }),
      );
    told(2, ['n1', 'n2']);
    const classes = () =>
      tableRows().map(({ className }) => className.split(' ').find((one) => /list-(changed|gone)/u.test(one)) ?? '');
    const marks = [classes()];
    told(3, []);
    marks.push(classes());
    const status = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .find((text) => text.includes('新记录'));
    const names = tableRows().map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    await user.click(screen.getByRole('button', { name: '有 2 条新记录' }));
    const call = ports.http.take(ROWS_CALL);
    expect([marks, status, names[0], parametersOf(call.request.url).get('pageNo')]).toEqual([
      [
        ['resource-list-changed', 'resource-list-gone', ''],
        ['resource-list-changed-again', 'resource-list-gone', ''],
      ],
      '有 2 条新记录1 条已被他人删除或移出，点此刷新',
      '新标题3',
      '1',
    ]);
  });
});

it('SPEED-03 the list is not rendered again while a record opens over it and closes', async () => {
  const stage = await signedIn(...EVERYTHING);
  const below = stage.core.open((given) => createResourcePage({ ...given, resource: listedResource }));
  let renders = 0;
  drawWidget(
    stage,
    <Profiler id="list" onRender={() => (renders += 1)}>
      <ResourceList page={below} />
    </Profiler>,
  );
  stage.ports.http.take(ROWS_CALL).succeed(page());
  await heard();
  const before = renders;
  act(() => below.send({ type: 'record.open', mode: { kind: 'add' } }));
  await heard();
  const opened = below.facts().record?.mode;
  act(() => below.send({ type: 'record.close' }));
  await heard();
  expect([opened, before > 0, renders - before]).toEqual([{ kind: 'add' }, true, 0]);
});
