import { expect, it } from 'vitest';

import { defaultCoreConfig } from '../../../core.config.ts';
import { createHttpClient } from '../../../http/index.ts';
import { ok, type LocalizedText } from '../../../kernel/index.ts';
import {
  activityResource,
  activityTypeResource,
  resourceEndpoints,
  retireeResource,
  type Resource,
  type ResourceRow,
} from '../../../resources/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts, settled, type PendingCall } from '../../../testing/index.ts';
import { createTableMemory } from '../../grid/editable-table/index.ts';
import { createRowWatch } from '../../live/row-watch/index.ts';
import { listedColumns } from './listed-columns.ts';
import { createResourceTable } from './resource-table.service.ts';

const t = (words: LocalizedText) => words['zh-CN'];
const audit = { createBy: 'admin', createTime: null, updateBy: null, updateTime: null };
const talk: ResourceRow = {
  id: 'a1',
  version: 3,
  title: '健康讲座',
  typeId: 't1',
  typeId_dictText: '讲座',
  status: '1',
  targetGroup: '3',
  organizerName: '老干部局',
  address: '活动中心',
  startTime: '2026-12-01 09:00:00',
  endTime: '2026-12-01 11:00:00',
  needAudit: 'N',
  isTop: 'N',
  quota: 20,
  ...audit,
};
const chess: ResourceRow = { ...talk, id: 'a2', title: '棋牌' };

const bodyOf = ({ request }: PendingCall): unknown => JSON.parse(request.body ?? '');

function openedTable(
  given: Pick<Parameters<typeof createResourceTable>[0], 'listed' | 'whole'>,
  resource: Resource,
  ports = fakePorts(),
) {
  const { http, clock, random } = ports;
  const client = createHttpClient({
    http,
    clock,
    random,
    basePath: defaultCoreConfig.basePath,
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN' as const,
    onFailure: () => undefined,
  });
  const rowWatch = createRowWatch();
  const table = createResourceTable({
    resource,
    client,
    t,
    isAllowed: () => true,
    rowWatch,
    ...given,
    table: {
      clock,
      random,
      memory: createTableMemory(createTypedStorage(ports)),
      userId: () => 'u1',
      loadOptions: () => Promise.resolve(ok([])),
    },
  });
  const write = async (position: number, column: string, value: string | number) => {
    table.send({ type: 'cells.write', cells: [{ row: table.rows.keyAt(position) ?? '', column, value }] });
    await settled();
  };
  return { ports, http, table, write, rowWatch };
}

async function opened(listed: readonly ResourceRow[], ports = fakePorts()) {
  const table = openedTable({ listed }, activityResource, ports);
  await settled();
  return table;
}

const typeRow = (number: number): ResourceRow => ({
  id: `t${number}`,
  version: 1,
  name: `类型${number}`,
  code: `T${number}`,
  sort: number,
  status: '1',
  remark: null,
  ...audit,
});
const typeRows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => typeRow(from + index));

/** The whole list of 230 types, of which the first hundred are read. */
async function openedWhole() {
  const resource = activityTypeResource;
  const query = {
    pageNo: 3,
    pageSize: 10,
    sorter: { column: 'sort', order: 'desc' },
    search: { name: '类型' },
  } as const;
  const scope = { endpoint: resourceEndpoints(resource).list, fixed: { status: '1' } };
  const table = openedTable({ whole: { query, scope } }, resource);
  const answer = async (records: readonly ResourceRow[], total = 230) => {
    await settled();
    const call = table.http.take('/isps/activityType/list');
    call.succeed({ records, total, size: 100, current: 1, pages: 1 });
    await settled();
    return new URL(call.request.url, 'http://host').searchParams;
  };
  return { ...table, answer, asked: await answer(typeRows(0, 100)) };
}

it('LIST-22 edits the rows of a list, sends what was typed with the version of the row, and adds and removes none', async () => {
  const { http, table, write } = await opened([talk, chess]);
  await write(0, 'quota', 30);
  const call = http.take('/isps/activity/edit');
  call.succeed({ ...talk, quota: 30, version: 4 });
  await settled();
  await write(0, 'title', '保健讲座');
  const again = http.take('/isps/activity/edit');
  const locked = table.facts().columns.flatMap(({ column }) => (column.disabled === true ? [column.key] : []));
  expect([
    bodyOf(call),
    Object.keys(Object(bodyOf(again))).includes('typeId'),
    bodyOf(again),
    table.facts().buttons,
    locked.includes('typeId_dictText'),
    table.rows.text(table.rows.keyAt(0) ?? '', 'typeId_dictText'),
  ]).toMatchObject([
    { id: 'a1', version: 3, title: '健康讲座', quota: 30 },
    false,
    { id: 'a1', version: 4, title: '保健讲座', quota: 30 },
    ['undo', 'redo', 'find'],
    true,
    '讲座',
  ]);
});

it('LIST-22 merges what a colleague changed in other cells, shows it, and names the cell that both changed', async () => {
  const { http, table, write } = await opened([talk]);
  await write(0, 'quota', 30);
  http.take('/isps/activity/edit').reject('这条数据刚刚被他人修改过，请核对后再保存', 409);
  await settled();
  const theirs = { ...talk, title: '新讲座', typeId: 't2', typeId_dictText: '培训', version: 4 };
  http.take('/isps/activity/queryById').succeed(theirs);
  await settled();
  http.take('/isps/activity/edit').succeed({ ...theirs, quota: 30, version: 5 });
  await settled();
  const row = table.rows.keyAt(0) ?? '';
  expect([
    ['title', 'quota', 'typeId_dictText'].map((key) => table.rows.text(row, key)),
    table.facts().isDirty,
  ]).toEqual([['新讲座', '30', '培训'], false]);

  await write(0, 'quota', 40);
  http.take('/isps/activity/edit').reject('这条数据刚刚被他人修改过，请核对后再保存', 409);
  await settled();
  http.take('/isps/activity/queryById').succeed({ ...theirs, quota: 35, version: 6 });
  await settled();
  expect([table.facts().failure?.['zh-CN'], table.rows.text(row, 'quota'), table.facts().isDirty]).toEqual([
    '有 1 行没有保存，您填写的内容还在表格里。第 1 行：他人刚刚改过这一行，“名额”他人改为“35”，您填的是“40”。点“重试”按您填写的保存，或把单元格改成他人的内容',
    '40',
    true,
  ]);
});

it('LIST-22 keeps rows that could not be saved as a draft, and brings their rows back where the list shows others', async () => {
  const first = await opened([talk, chess]);
  await first.write(1, 'quota', 50);
  first.http.take('/isps/activity/edit').reject('名额太多');
  await settled();
  first.table.send({ type: 'draft.keep' });
  first.table.dispose();
  const second = await opened([talk], first.ports);
  second.http.take('/isps/activity/queryById').succeed(chess);
  await settled();
  const offered = [second.table.rows.rowCount(), second.table.facts().hasDraft];
  second.table.send({ type: 'draft.restore' });
  await settled();
  second.table.retry();
  await settled();
  expect([offered, second.table.rows.text(second.table.rows.keyAt(1) ?? '', 'quota')]).toEqual([[2, true], '50']);
});

it('LIST-22 a masked value, a file and a text of the server are read-only, and long texts are left to the form', () => {
  const locked = (resource: Resource) =>
    listedColumns(resource, t).map(({ key, disabled }) => `${key}${disabled === true ? ' locked' : ''}`);
  const columns = locked(retireeResource);
  expect([columns.includes('idCard locked'), columns.includes('name')]).toEqual([true, true]);
  const kinds = new Set(
    Object.entries(activityResource.fields).flatMap(([key, field]) =>
      locked(activityResource).some((column) => column.startsWith(key)) ? [field.type] : [],
    ),
  );
  expect([kinds.has('richText'), kinds.has('text')]).toEqual([false, true]);
});

it('LIST-30 SOCK-04 what a colleague saved is in the cells at once and flashes, what is typed here stays, and saving it meets the newer version', async () => {
  const { http, table, write, rowWatch } = await opened([talk, chess]);
  const told: string[] = [];
  table.on((emitted) => {
    if (emitted.type === 'notice.raised' && emitted.notice.text['zh-CN'].includes('被他人删除'))
      told.push(emitted.notice.text['zh-CN']);
  });
  const tell = (...rows: readonly (readonly [string, number])[]) =>
    rowWatch.tell('activity', { kind: 'rows', rows: rows.map(([id, version]) => ({ id, version, delFlag: 0 })) });
  const row = table.rows.keyAt(0) ?? '';
  tell(['a1', 3], ['unknown', 9]);
  const silent = http.requests.filter(({ url }) => url.includes('/list')).length;

  table.send({ type: 'edit.start', place: { row, column: 'address' }, seed: '三号楼' });
  tell(['a1', 4]);
  const newer = { ...talk, title: '新讲座', typeId_dictText: '培训', version: 4 };
  const asked = http.take('/isps/activity/list');
  asked.succeed({ records: [newer], total: 1, size: 10, current: 1, pages: 1 });
  await settled();
  const shown = ['title', 'typeId_dictText', 'address'].map((key) => table.rows.text(row, key));
  const flashing = Object.keys(table.rows.view(row)?.changedByOthers ?? {});
  const typed = table.facts().edited;
  table.send({ type: 'edit.cancel' });

  await write(0, 'quota', 30);
  const first = http.take('/isps/activity/edit');
  tell(['a1', 5]);
  http
    .take('/isps/activity/list')
    .succeed({ records: [{ ...newer, quota: 25, version: 5 }], total: 1, size: 10, current: 1, pages: 1 });
  await settled();
  const kept = table.rows.text(row, 'quota');
  first.reject('这条数据刚刚被他人修改过，请核对后再保存', 409);
  await settled();
  http.take('/isps/activity/queryById').succeed({ ...newer, quota: 25, version: 5 });
  await settled();
  const clash = table.facts().failure?.['zh-CN'];

  rowWatch.tell('activity', { kind: 'unknown' });
  http.take('/isps/activity/list').succeed({ records: [], total: 0, size: 10, current: 1, pages: 1 });
  await settled();
  // The second row was not touched: it is told in passing, once.
  rowWatch.tell('activity', { kind: 'unknown' });
  http.take('/isps/activity/list').succeed({ records: [], total: 0, size: 10, current: 1, pages: 1 });
  await settled();
  expect([
    silent,
    new URL(asked.request.url, 'http://x').searchParams.get('id'),
    shown,
    flashing,
    typed?.draft,
    [bodyOf(first)].map((body) => Object(body).version),
    kept,
    clash?.includes('“名额”他人改为“25”，您填的是“30”'),
    table.facts().failure?.['zh-CN'],
    told,
  ]).toEqual([
    0,
    'a1',
    ['新讲座', '培训', '活动中心'],
    ['title', 'typeId_dictText'],
    '三号楼',
    [4],
    '30',
    true,
    '有 1 行没有保存，您填写的内容还在表格里。第 1 行：这一行已被删除，不能再保存',
    ['第 2 行已被他人删除'],
  ]);
  table.dispose();
  expect(rowWatch.watched()).toEqual([]);
});

it('PAGE-33 LIST-22 holds the whole list: its next pages are read on demand, each row once, and what is typed meanwhile stays', async () => {
  const { http, table, write, answer, asked } = await openedWhole();
  const first = [table.rows.rowCount(), table.reading?.facts().total];
  await write(0, 'name', '合唱');
  http.take('/isps/activityType/edit').succeed({ ...typeRow(0), name: '合唱', version: 2 });
  await settled();
  table.send({ type: 'cells.write', cells: [{ row: table.rows.keyAt(1) ?? '', column: 'name', value: '' }] });
  table.readOn();
  table.readOn();
  const second = await answer([...typeRows(98, 100), ...typeRows(100, 198)]);
  const dirtied = [table.facts().isDirty, table.facts().canUndo, table.rows.text(table.rows.keyAt(1) ?? '', 'name')];
  table.readOn(true);
  await answer(typeRows(198, 228));
  // Two rows were pushed to a page that was read already.
  const third = await answer(typeRows(128, 230));
  await answer([]);
  table.readOn();
  await settled();
  await write(229, 'name', '最后');
  const last = http.take('/isps/activityType/edit');
  const names = Array.from({ length: table.rows.rowCount() }, (_, at) =>
    table.rows.text(table.rows.keyAt(at) ?? '', 'code'),
  );
  expect({
    first,
    asked: ['pageNo', 'pageSize', 'column', 'order', 'name', 'status'].map((name) => asked.get(name)),
    pages: [second, third].map((parameters) => parameters.get('pageNo')),
    dirtied,
    unique: new Set(names).size,
    end: [names.length, table.reading?.facts()],
    last: bodyOf(last),
    calls: http.pending(),
  }).toMatchObject({
    first: [100, 230],
    asked: ['1', '100', 'sort', 'desc', '类型', '1'],
    pages: ['2', '1'],
    dirtied: [true, true, ''],
    unique: 230,
    end: [230, { status: 'finished', read: 230, total: 230, failure: null }],
    last: { id: 't229', version: 1, name: '最后' },
    calls: 0,
  });
});

it('PAGE-33 says why the next page is missing and reads it when asked again', async () => {
  const { http, table, answer } = await openedWhole();
  table.readOn();
  await settled();
  http.take('/isps/activityType/list').reject('服务器忙');
  await settled();
  const failed = table.reading?.facts();
  table.retry();
  await answer(typeRows(100, 200));
  expect([failed?.status, failed?.failure?.['zh-CN'], table.rows.rowCount()]).toEqual(['failed', '服务器忙', 200]);
});

it('PAGE-33 adds records whose values are all typed, with what every row of the list has, once they are whole', async () => {
  const { http, table, answer } = await openedWhole();
  table.send({ type: 'rows.add' });
  const added = table.rows.keyAt(100) ?? '';
  const type = async (column: string, value: string | number) => {
    table.send({ type: 'cells.write', cells: [{ row: added, column, value }] });
    await settled();
  };
  await type('name', '太极');
  const early = http.pending();
  await type('code', 'TJ');
  const call = http.take('/isps/activityType/add');
  call.succeed({ ...typeRow(900), id: 'new', name: '太极', code: 'TJ' });
  await settled();
  table.readOn();
  await answer([typeRow(100), { ...typeRow(900), id: 'new', name: '太极', code: 'TJ' }]);
  const offers = (resource: Resource) => {
    const scope = { endpoint: resourceEndpoints(resource).list, fixed: {} };
    const query = { pageNo: 1, pageSize: 10, sorter: resource.defaultSorter, search: {} };
    return openedTable({ whole: { query, scope } }, resource).table.facts().buttons.includes('add');
  };
  expect({
    early,
    body: bodyOf(call),
    isDirty: table.facts().isDirty,
    rows: [table.rows.rowCount(), table.rows.view(added)?.id],
    offers: [activityTypeResource, activityResource].map(offers),
  }).toMatchObject({
    early: 0,
    body: { name: '太极', code: 'TJ', status: '1' },
    isDirty: false,
    rows: [102, 'new'],
    // An activity is of a type, which is looked up in the form.
    offers: [true, false],
  });
});
