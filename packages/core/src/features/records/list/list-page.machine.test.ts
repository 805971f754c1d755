import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  activityResource,
  activityTypeResource,
  resourceEndpoints,
  resourceRowSchema,
  type ResourceRow,
} from '../../../resources/index.ts';
import { createHttpClient, httpMessages } from '../../../http/index.ts';
import { sameText, localized, type Notice } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';
import type { ListEndpoints } from './list-page.api.ts';
import { listPageMessages } from './list-page.messages.ts';
import { createListPage } from './list-page.service.ts';
import type { ListPageEmitted, ListQuery } from './list-page.types.ts';
import { defaultListQuery } from './list-query.model.ts';

const resource = activityTypeResource;
const query = defaultListQuery(resource);

function row(id: string): ResourceRow {
  return v.parse(resourceRowSchema(resource), {
    id,
    name: `Type ${id}`,
    code: id,
    sort: 1,
    status: '1',
    status_dictText: '有效',
  });
}

function page(ids: readonly string[], total: number) {
  return { records: ids.map(row), total, size: 10, current: 1, pages: Math.ceil(total / 10) };
}

const decision = (kind: PermissionDecision['decision']): PermissionDecision => ({
  decision: kind,
  reason: { policy: 'strict', rule: 1, list: 'own', entry: null },
});

/** A list over a scripted network. */
function open(start: ListQuery = query, endpoints?: ListEndpoints) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const list = createListPage({
    resource,
    client,
    clock: ports.clock,
    permit: (action) => decision(action.endsWith(':add') ? 'show' : 'hide'),
    query: start,
    ...(endpoints === undefined ? {} : { endpoints }),
  });
  const emitted: ListPageEmitted[] = [];
  let written = 0;
  list.on((event) => {
    if (event.type === 'rows.written') written += 1;
    else emitted.push(event);
  });
  return {
    list,
    ports,
    /** Events emitted since the last call, without those that rows were written. */
    news: () => emitted.splice(0),
    /** How often rows were written. */
    written: () => written,
    answer: async (part: string, result: unknown, message?: string) => {
      ports.http.take(part).succeed(result, message);
      await settled();
    },
    refuse: async (part: string, message: string, code?: number) => {
      ports.http.take(part).reject(message, code);
      await settled();
    },
    /** Facts without the permissions, which are constant here. */
    shown: () => {
      const { status, query: asked, rows, total, selection, failure, confirmation } = list.facts();
      return { status, query: asked, ids: rows.map(({ id }) => id), total, selection, failure, confirmation };
    },
    asked: () => ports.http.requests.map(({ method, url }) => `${method} ${url.replace(/_t=\d+&?/u, '')}`),
  };
}

async function opened(start?: ListQuery, endpoints?: ListEndpoints) {
  const journey = open(start, endpoints);
  await journey.answer('/list', page(['a', 'b', 'c'], 23));
  return journey;
}

const resting = {
  status: 'loaded',
  query,
  ids: ['a', 'b', 'c'],
  total: 23,
  selection: [],
  failure: null,
  confirmation: null,
} as const;

const warning = (words: Notice['text']): ListPageEmitted => ({
  type: 'notice.raised',
  notice: { level: 'warning', text: words },
});

it('marks the row that a form saved, until the query changes', async () => {
  const { list, answer } = await opened();
  expect(list.facts().savedId).toBe(null);
  list.send({ type: 'row.saved', id: 'b', isNew: false });
  await answer('/list', page(['a', 'b', 'c'], 23));
  expect(list.facts().savedId).toBe('b');
  list.send({ type: 'page.change', pageNo: 2, pageSize: 10 });
  expect(list.facts().savedId).toBe(null);
});

it('PAGE-30 tells those who show figures about its rows when rows were written, here or over the list, and not when it is read again', async () => {
  const { list, answer, written } = await opened(query, {
    list: resourceEndpoints(resource).list,
    delete: resourceEndpoints(resource).delete,
  });
  list.send({ type: 'list.refresh' });
  await answer('/list', page(['a', 'b', 'c'], 23));
  const told = [written()];
  list.send({ type: 'row.saved', id: 'b', isNew: false });
  await answer('/list', page(['a', 'b', 'c'], 23));
  told.push(written());
  list.send({ type: 'row.remove', id: 'b' });
  list.send({ type: 'removal.confirm' });
  await answer('/delete', null);
  await answer('/list', page(['a', 'c'], 22));
  told.push(written());
  list.send({ type: 'rows.changed' });
  await answer('/list', page(['a', 'c'], 22));
  told.push(written());
  expect([told, list.facts().status]).toEqual([[0, 1, 2, 3], 'loaded']);
});

describe('loading', () => {
  it('LIST-01 loads with field, pageNo, pageSize and sorter, then is loaded', async () => {
    const { shown, answer, asked } = open();
    expect(shown()).toEqual({ ...resting, status: 'loading', ids: [], total: 0 });
    await answer('/list', page(['a', 'b', 'c'], 23));
    expect(shown()).toEqual(resting);
    expect(asked()).toEqual([
      'GET /isps/activityType/list?pageNo=1&pageSize=10&column=sort&order=asc&field=id%2Cname%2Ccode%2Csort%2Cstatus%2Cremark',
    ]);
  });

  it('LIST-01 keeps the rows and shows the reason when a load fails, and reloads on request', async () => {
    const { list, shown, ports, answer, news } = await opened();
    list.send({ type: 'list.refresh' });
    expect(shown()).toEqual({ ...resting, status: 'loading' });
    ports.http.take('/list').end({ kind: 'timedOut' });
    await settled();
    expect(shown()).toEqual({ ...resting, status: 'failed', failure: httpMessages.timedOut });
    list.send({ type: 'list.refresh' });
    await answer('/list', page(['a', 'b'], 2));
    expect(shown()).toEqual({ ...resting, ids: ['a', 'b'], total: 2 });
    // The client reports the failure once for the application; the list does not repeat it.
    expect(news()).toEqual([]);
  });

  it('LIST-04 shows code 510 as a warning and keeps the rows', async () => {
    const { list, shown, refuse, news } = await opened();
    list.send({ type: 'list.refresh' });
    await refuse('/list', '没有权限，请联系管理员授权', 510);
    expect(shown()).toEqual(resting);
    expect(news()).toEqual([warning(sameText('没有权限，请联系管理员授权'))]);
  });

  it("treats any other rejection as a failure with the server's message", async () => {
    const { shown, refuse, news } = open();
    await refuse('/list', '查询失败', 500);
    expect(shown()).toEqual({ ...resting, status: 'failed', ids: [], total: 0, failure: sameText('查询失败') });
    expect(news()).toEqual([]);
  });

  it('aborts a superseded load and ignores its response', async () => {
    const { list, shown, ports, answer } = open();
    list.send({ type: 'page.change', pageNo: 2, pageSize: 10 });
    const [first, second] = ports.http.requests;
    expect([first?.signal?.aborted, second?.signal?.aborted]).toEqual([true, false]);
    const overtaken = ports.http.take('pageNo=1');
    await answer('pageNo=2', page(['k', 'l'], 23));
    overtaken.succeed(page(['a', 'b', 'c'], 23));
    await settled();
    expect(shown()).toEqual({ ...resting, query: { ...query, pageNo: 2 }, ids: ['k', 'l'] });
  });

  it('aborts the pending load on disposal', () => {
    const { list, ports } = open();
    list.dispose();
    expect(ports.http.requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
  });

  it('returns the permission of every action', () => {
    expect(open().list.facts().permitted).toEqual({
      add: decision('show'),
      edit: decision('hide'),
      remove: decision('hide'),
      removeMany: decision('hide'),
      recycle: decision('hide'),
      history: decision('hide'),
      // It offers nothing to reveal.
      reveal: { decision: 'hide' },
      export: decision('hide'),
      import: decision('hide'),
    });
  });
});

describe('changing the query', () => {
  it('searches from the first page and emits the query', async () => {
    const { list, shown, answer, news, asked } = await opened({ ...query, pageNo: 2 });
    list.send({ type: 'search.submit', search: { name: ' 讲座 ', code: ' ', unknown: 'x' } });
    const searched = { ...query, search: { name: '讲座' } };
    await answer('/list', page(['n'], 1));
    expect(shown()).toEqual({ ...resting, query: searched, ids: ['n'], total: 1 });
    expect(news()).toEqual([{ type: 'query.changed', query: searched }]);
    expect(asked().at(-1)).toContain('name=%E8%AE%B2%E5%BA%A7&pageNo=1&');
    list.send({ type: 'search.reset' });
    expect(news()).toEqual([{ type: 'query.changed', query }]);
  });

  it('LIST-02 changes to any page, and to the first when the page size changes', async () => {
    const { list, news, asked } = await opened();
    list.send({ type: 'page.change', pageNo: 3, pageSize: 10 });
    list.send({ type: 'page.change', pageNo: 3, pageSize: 20 });
    expect(news()).toEqual([
      { type: 'query.changed', query: { ...query, pageNo: 3 } },
      { type: 'query.changed', query: { ...query, pageSize: 20 } },
    ]);
    expect(
      asked()
        .slice(1)
        .map((call) => /pageNo=\d+&pageSize=\d+/u.exec(call)?.[0]),
    ).toEqual(['pageNo=3&pageSize=10', 'pageNo=1&pageSize=20']);
  });

  it("sorts from the first page, and by the resource's default without a column", async () => {
    const { list, news } = await opened({ ...query, pageNo: 2 });
    list.send({ type: 'sort.change', sorter: { column: 'name', order: 'desc' } });
    list.send({ type: 'sort.change', sorter: null });
    expect(news()).toEqual([
      { type: 'query.changed', query: { ...query, sorter: { column: 'name', order: 'desc' } } },
      { type: 'query.changed', query },
    ]);
  });

  it('LIST-11 follows an external URL change, and does not emit it back', async () => {
    const { list, shown, answer, news, asked } = await opened();
    list.send({ type: 'address.changed', query: { ...query } });
    expect(asked().length).toBe(1);
    list.send({ type: 'address.changed', query: { ...query, pageNo: 2 } });
    await answer('pageNo=2', page(['k'], 23));
    expect(shown()).toEqual({ ...resting, query: { ...query, pageNo: 2 }, ids: ['k'] });
    expect(news()).toEqual([]);
  });

  it('loads the last page when a URL requests one beyond it', async () => {
    const { shown, answer, news } = open({ ...query, pageNo: 99 });
    await answer('pageNo=99', page([], 23));
    await answer('pageNo=3', page(['x'], 23));
    expect(shown()).toEqual({ ...resting, query: { ...query, pageNo: 3 }, ids: ['x'] });
    expect(news()).toEqual([{ type: 'query.changed', query: { ...query, pageNo: 3 } }]);
  });

  it('reloads the first page for a new row and the current one for a changed row, and clears the selection', async () => {
    const { list, shown, news, answer } = await opened({ ...query, pageNo: 2 });
    list.send({ type: 'selection.change', ids: ['a'] });
    list.send({ type: 'row.saved', id: 'a', isNew: false });
    expect(shown()).toEqual({ ...resting, status: 'loading', query: { ...query, pageNo: 2 } });
    await answer('pageNo=2', page(['a', 'b', 'c'], 23));
    list.send({ type: 'row.saved', id: 'z', isNew: true });
    await answer('pageNo=1', page(['z'], 24));
    expect(shown()).toEqual({ ...resting, ids: ['z'], total: 24 });
    expect(news()).toEqual([{ type: 'query.changed', query }]);
  });
});

describe('total with an early count limit', () => {
  it('is shown as a lower bound, counted exactly on request for every page of the search, and limited again for another search', async () => {
    const { list, answer, asked } = await opened();
    const total = () => ({ total: list.facts().total, isTotalLowerBound: list.facts().isTotalLowerBound });
    const isExact = () => asked().map((call) => call.includes('total=exact'));
    const before = asked().length;
    list.send({ type: 'list.refresh' });
    await answer('/list', { ...page(['a'], 10_001), isTotalLowerBound: true });
    expect(total()).toEqual({ total: 10_001, isTotalLowerBound: true });
    list.send({ type: 'total.count' });
    await answer('/list', page(['a'], 123_456));
    expect(total()).toEqual({ total: 123_456, isTotalLowerBound: false });
    list.send({ type: 'page.change', pageNo: 12_346, pageSize: 10 });
    await answer('/list', page(['z'], 123_456));
    list.send({ type: 'search.submit', search: { code: 'A' } });
    await answer('/list', { ...page(['a'], 10_001), isTotalLowerBound: true });
    expect([total(), isExact().slice(before)]).toEqual([
      { total: 10_001, isTotalLowerBound: true },
      [false, true, true, false],
    ]);
  });
});

describe('selection', () => {
  it('keeps the selection by id across pages and sorting, and clears it on another search', async () => {
    const { list, shown, answer } = await opened();
    list.send({ type: 'selection.change', ids: ['a', 'b', 'a'] });
    list.send({ type: 'page.change', pageNo: 2, pageSize: 10 });
    await answer('pageNo=2', page(['k'], 23));
    list.send({ type: 'sort.change', sorter: { column: 'code', order: 'asc' } });
    expect(shown().selection).toEqual(['a', 'b']);
    list.send({ type: 'search.submit', search: { code: 'A' } });
    expect(shown().selection).toEqual([]);
  });

  it('clears the selection on request', async () => {
    const { list, shown } = await opened();
    list.send({ type: 'selection.change', ids: ['a', 'b'] });
    list.send({ type: 'selection.clear' });
    expect(shown().selection).toEqual([]);
  });
});

describe('deleting', () => {
  it('LIST-03 asks 确定要删除这 N 项吗?, deletes by id and reports success', async () => {
    const { list, shown, answer, news, asked } = await opened();
    list.send({ type: 'selection.change', ids: ['a', 'b'] });
    list.send({ type: 'row.remove', id: 'b' });
    const confirmation = {
      ids: ['b'],
      title: localized('删除“Type b”？', 'Delete “Type b”?'),
      text: localized('确定要删除这 1 项吗?', 'Delete this item?'),
      names: [],
      losses: null,
    };
    expect(shown()).toEqual({ ...resting, selection: ['a', 'b'], confirmation });
    list.send({ type: 'removal.confirm' });
    expect(shown()).toEqual({ ...resting, status: 'removing', selection: ['a', 'b'] });
    await answer('/delete', null);
    expect(shown()).toEqual({ ...resting, status: 'loading', ids: ['a', 'c'], total: 22, selection: ['a'] });
    await answer('/list', page(['a', 'c', 'd'], 22));
    expect(shown()).toEqual({ ...resting, ids: ['a', 'c', 'd'], total: 22, selection: ['a'] });
    expect(asked()[1]).toBe('DELETE /isps/activityType/delete?id=b');
    expect(news()).toEqual([
      { type: 'notice.raised', notice: { level: 'success', text: localized('删除成功', 'Deleted') } },
    ]);
  });

  it("LIST-03 deletes a selection as comma-separated ids, shows the server's message and clears the selection", async () => {
    const { list, shown, answer, news, asked } = await opened();
    list.send({ type: 'selection.change', ids: ['a', 'c', 'far'] });
    list.send({ type: 'selection.remove' });
    expect(shown().confirmation).toEqual({
      ids: ['a', 'c', 'far'],
      text: localized('确定要删除这 3 项吗?', 'Delete these 3 items?'),
      title: localized('删除 3 项？', 'Delete 3 items?'),
      names: ['Type a', 'Type c'],
      losses: null,
    });
    list.send({ type: 'removal.confirm' });
    await answer('/deleteBatch', null, '批量删除成功!');
    await answer('/list', page(['b'], 20));
    expect(shown()).toEqual({ ...resting, ids: ['b'], total: 20 });
    expect(asked()[1]).toBe('DELETE /isps/activityType/deleteBatch?ids=a%2Cc%2Cfar');
    expect(news()).toEqual([{ type: 'notice.raised', notice: { level: 'success', text: sameText('批量删除成功!') } }]);
  });

  it('LIST-03 warns 请选择一条记录！ without a selection, and does not ask', async () => {
    const { list, shown, news } = await opened();
    list.send({ type: 'selection.remove' });
    list.send({ type: 'row.remove', id: '' });
    expect(shown()).toEqual(resting);
    const words = localized('请选择一条记录！', 'Select a record first!');
    expect(news()).toEqual([warning(words), warning(words)]);
  });

  it('LIST-03 warns 请设置url.delete属性! and 请设置url.deleteBatch属性! without the endpoint', async () => {
    const { list, shown, news } = await opened(query, { list: resourceEndpoints(resource).list });
    list.send({ type: 'row.remove', id: 'a' });
    list.send({ type: 'selection.change', ids: ['a'] });
    list.send({ type: 'selection.remove' });
    expect(shown()).toEqual({ ...resting, selection: ['a'] });
    expect(news()).toEqual([warning(listPageMessages.noDelete), warning(listPageMessages.noDeleteBatch)]);
    expect([listPageMessages.noDelete['zh-CN'], listPageMessages.noDeleteBatch['zh-CN']]).toEqual([
      '请设置url.delete属性!',
      '请设置url.deleteBatch属性!',
    ]);
  });

  it('does nothing when the confirmation is cancelled', async () => {
    const { list, shown, asked } = await opened();
    list.send({ type: 'row.remove', id: 'a' });
    list.send({ type: 'removal.cancel' });
    list.send({ type: 'removal.confirm' });
    expect(shown()).toEqual(resting);
    expect(asked().length).toBe(1);
  });

  it('sends one call however often it is confirmed', async () => {
    const { list, asked } = await opened();
    list.send({ type: 'row.remove', id: 'a' });
    list.send({ type: 'removal.confirm' });
    list.send({ type: 'removal.confirm' });
    expect(asked().filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /isps/activityType/delete?id=a']);
  });

  it('shows the last page when the current one became empty, and never page 0', async () => {
    const last = { ...query, pageNo: 3 };
    const { list, shown, answer, news } = open(last);
    await answer('pageNo=3', page(['u'], 21));
    list.send({ type: 'row.remove', id: 'u' });
    list.send({ type: 'removal.confirm' });
    await answer('/delete', null);
    await answer('pageNo=3', page([], 0));
    await answer('pageNo=1', page([], 0));
    expect(shown()).toEqual({ ...resting, ids: [], total: 0 });
    expect(news()).toEqual([
      { type: 'notice.raised', notice: { level: 'success', text: listPageMessages.removed } },
      { type: 'query.changed', query },
    ]);
  });

  it('shows a rejection as a warning and keeps rows and selection', async () => {
    const { list, shown, refuse, news } = await opened();
    list.send({ type: 'selection.change', ids: ['a'] });
    list.send({ type: 'selection.remove' });
    list.send({ type: 'removal.confirm' });
    await refuse('/deleteBatch', '该类型已被活动使用，不能删除');
    expect(shown()).toEqual({ ...resting, selection: ['a'] });
    expect(news()).toEqual([warning(sameText('该类型已被活动使用，不能删除'))]);
  });

  it('leaves other failures of a deletion to the client', async () => {
    const { list, shown, ports, news } = await opened();
    list.send({ type: 'row.remove', id: 'a' });
    list.send({ type: 'removal.confirm' });
    ports.http.take('/delete').status(403, '拒绝访问');
    await settled();
    expect(shown()).toEqual(resting);
    expect(news()).toEqual([]);
  });
});

describe('service interface', () => {
  it('returns referentially stable facts until a change', async () => {
    const { list } = await opened();
    const before = list.facts();
    expect(list.facts()).toBe(before);
    list.send({ type: 'selection.change', ids: ['a'] });
    expect(list.facts()).not.toBe(before);
  });

  it('opens with the normalised search of its URL', () => {
    const { shown } = open({ ...query, search: { name: ' a\u0000\ud800 ', nothing: 'x' } });
    expect(shown().query).toEqual({ ...query, search: { name: 'a' } });
  });
});

describe('search form', () => {
  const searched = () => {
    const ports = fakePorts();
    const client = createHttpClient({
      ...ports,
      basePath: '',
      token: () => 'T1',
      tenantId: () => null,
      locale: () => 'zh-CN',
      onFailure: () => {},
    });
    const list = createListPage({
      resource: activityResource,
      client,
      clock: ports.clock,
      permit: () => decision('show'),
      query: defaultListQuery(activityResource),
    });
    ports.http.take('/list');
    return { ports, list };
  };

  it('parses dates on blur, a day alone as its first and last second', () => {
    const { list } = searched();
    list.send({ type: 'search.type', search: { startTime_begin: '20261201' } });
    list.send({ type: 'search.type', search: { startTime_end: '2026/12/1' } });
    const before = list.facts().search;
    for (const name of ['startTime_begin', 'startTime_end']) list.send({ type: 'search.leave', name });
    expect([before.typed, list.facts().search]).toEqual([
      { startTime_begin: '20261201', startTime_end: '2026/12/1' },
      { typed: { startTime_begin: '2026-12-01 00:00:00', startTime_end: '2026-12-01 23:59:59' }, errors: {} },
    ]);
  });

  it('parses dates on submit without a blur, and queries the parsed value', () => {
    const { list, ports } = searched();
    list.send({ type: 'search.submit', search: { title: ' 讲座 ', startTime_begin: '今天', startTime_end: '+1' } });
    const asked = new URL(ports.http.take('/list').request.url, 'http://host').searchParams;
    expect([asked.get('title'), asked.get('startTime_begin'), asked.get('startTime_end'), list.facts().search]).toEqual(
      ['讲座', '2026-01-15 00:00:00', '2026-01-16 23:59:59', { typed: list.facts().query.search, errors: {} }],
    );
  });

  it('is not submitted with unparseable input: it stays, is marked, and the rows are unchanged', async () => {
    const { list, ports } = searched();
    list.send({
      type: 'search.submit',
      search: { title: '讲座', startTime_begin: '2026-02-30', startTime_end: '下周一' },
    });
    await settled();
    expect([ports.http.pending(), list.facts().query.search, list.facts().search]).toEqual([
      0,
      {},
      {
        typed: { title: '讲座', startTime_begin: '2026-02-30', startTime_end: '下周一' },
        errors: {
          startTime_begin: localized(
            '日历上没有“2026-02-30”，请核对后写成2026-03-08',
            'There is no “2026-02-30” in the calendar. Check it and write it as 2026-03-08',
          ),
          startTime_end: localized(
            '“下周一”不是日期时间，请写成2026-03-08 09:30:00',
            '“下周一” is no date and time. Write it as 2026-03-08 09:30:00',
          ),
        },
      },
    ]);
    list.send({ type: 'search.type', search: { startTime_begin: '2026-02-28' } });
    expect(Object.keys(list.facts().search.errors)).toEqual(['startTime_end']);
  });

  it('rejects text that URL or server would not accept, instead of dropping it', () => {
    const { list, ports } = searched();
    list.send({ type: 'search.submit', search: { title: '长'.repeat(201) } });
    expect([list.facts().search.errors, ports.http.pending()]).toEqual([
      { title: localized('最大长度200位字符', 'At most 200 characters') },
      0,
    ]);
  });

  it('fills both ends of a range by a preset, and nothing of a field without a range', () => {
    const { list } = searched();
    list.send({ type: 'search.type', search: { title: '写了一半' } });
    list.send({ type: 'search.preset', key: 'startTime', preset: 'today' });
    list.send({ type: 'search.preset', key: 'status', preset: 'today' });
    const { typed } = list.facts().search;
    const day = String(typed['startTime_begin']).slice(0, 10);
    expect(typed).toEqual({
      title: '写了一半',
      startTime_begin: `${day} 00:00:00`,
      startTime_end: `${day} 23:59:59`,
    });
  });

  it('follows URL and reset, and keeps its input while paging', () => {
    const { list } = searched();
    list.send({ type: 'search.type', search: { title: '写了一半' } });
    list.send({ type: 'page.change', pageNo: 2, pageSize: 10 });
    const paged = list.facts().search.typed;
    list.send({ type: 'address.changed', query: { ...defaultListQuery(activityResource), search: { title: '讲座' } } });
    const addressed = list.facts().search.typed;
    list.send({ type: 'search.reset' });
    expect([paged, addressed, list.facts().search]).toEqual([
      { title: '写了一半' },
      { title: '讲座' },
      { typed: {}, errors: {} },
    ]);
  });
});
