import { expect, it } from 'vitest';

import { createHttpClient } from '../../../../http/index.ts';
import { activityResource, retireeResource, type Resource } from '../../../../resources/index.ts';
import { fakeContent, fakePorts, settled } from '../../../../testing/index.ts';
import { defaultListQuery } from '../../list/index.ts';
import { createRecordExport } from './record-export.service.ts';
import type { ExportedList, RecordExportEmitted } from './record-export.types.ts';

function drive(resource: Resource = activityResource, decision: 'show' | 'hide' = 'show') {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const service = createRecordExport({
    resource,
    client,
    clock: ports.clock,
    permit: () => ({ decision, reason: { policy: 'strict', rule: 0, list: 'none', entry: null } }),
  });
  const emitted: RecordExportEmitted[] = [];
  service.on((event) => emitted.push(event));
  return { service, http: ports.http, emitted };
}

const listed = (list: Partial<ExportedList> = {}): ExportedList => ({
  query: { ...defaultListQuery(activityResource), search: { title: '春游' } },
  selection: [],
  fixed: {},
  shown: ['title', 'status'],
  ...list,
});

const parametersOf = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams);

it('UP-08 exports the selected rows by their identifiers, and gives the file under the name of the server', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'export.open', list: listed({ selection: ['a1', 'a2'], fixed: { typeId: 't1' } }) });
  expect(service.facts()).toMatchObject({
    status: 'choosing',
    format: 'xlsx',
    scope: 'selected',
    selected: 2,
    mayReveal: false,
  });
  service.send({ type: 'export.start' });
  const { request, end } = http.takeFile('/isps/activity/exportXls');
  expect(parametersOf(request.url)).toEqual({
    _t: expect.any(String),
    title: '春游',
    typeId: 't1',
    column: 'createTime',
    order: 'desc',
    field: 'title,status',
    format: 'xlsx',
    selections: 'a1,a2',
  });
  request.onProgress?.({ loaded: 4096, total: null });
  expect(service.facts()).toMatchObject({ status: 'running', received: 4096 });
  const content = fakeContent('file');
  end({
    kind: 'answered',
    status: 200,
    headers: { 'content-disposition': "attachment; filename*=UTF-8''%E6%B4%BB%E5%8A%A8.xlsx" },
    body: content,
  });
  await settled();
  expect([service.facts().status, emitted.map(({ type }) => type)]).toEqual([
    'saved',
    ['file.received', 'notice.raised'],
  ]);
  expect(emitted[0]).toEqual({ type: 'file.received', name: '活动.xlsx', content });
});

it('UP-08 exports all that the list finds with chosen columns in another format, by paramsStr', () => {
  const { service, http } = drive();
  service.send({ type: 'export.open', list: listed({ selection: ['a1'] }) });
  service.send({ type: 'scope.choose', scope: 'found' });
  service.send({ type: 'format.choose', format: 'xls' });
  service.send({ type: 'column.choose', key: 'title', isChosen: false });
  service.send({ type: 'column.choose', key: 'quota', isChosen: true });
  service.send({ type: 'export.start' });
  const { paramsStr = '', ...rest } = parametersOf(http.takeFile('exportXls').request.url);
  expect(rest).toEqual({ _t: expect.any(String), format: 'xls' });
  expect(JSON.parse(paramsStr)).toEqual({ title: '春游', column: 'createTime', order: 'desc', field: 'status,quota' });
});

it('starts with a column at least, and offers the columns of the list first', () => {
  const { service, http } = drive();
  service.send({ type: 'export.open', list: listed() });
  expect(
    service
      .facts()
      .columns.slice(0, 3)
      .map(({ key, isChosen }) => [key, isChosen]),
  ).toEqual([
    ['title', true],
    ['status', true],
    ['typeId', false],
  ]);
  for (const key of ['title', 'status']) service.send({ type: 'column.choose', key, isChosen: false });
  service.send({ type: 'export.start' });
  expect([service.facts().problem?.['zh-CN'], http.pending()]).toEqual(['请至少选择一列', 0]);
  service.send({ type: 'columns.chooseAll' });
  expect([service.facts().problem, service.facts().columns.every(({ isChosen }) => isChosen)]).toEqual([null, true]);
  service.send({ type: 'columns.chooseShown' });
  expect(service.facts().columns.filter(({ isChosen }) => isChosen)).toHaveLength(2);
});

it('selects no rows where none are selected, and more than one call names are exported by the search', () => {
  const { service } = drive();
  service.send({
    type: 'export.open',
    list: listed({ selection: Array.from({ length: 1001 }, (_, index) => `a${index}`) }),
  });
  service.send({ type: 'scope.choose', scope: 'selected' });
  expect(service.facts().scope).toBe('found');
});

it('asks why whole values are exported, and only somebody who may reveal them', () => {
  const { service, http } = drive(retireeResource);
  service.send({ type: 'export.open', list: listed({ shown: ['name', 'idCard'] }) });
  service.send({ type: 'reveal.choose', isRevealed: true });
  service.send({ type: 'export.start' });
  expect(service.facts().problem?.['zh-CN']).toBe('请填写导出完整信息的原因（2–200 个字）');
  service.send({ type: 'reason.type', reason: ' 核对年审 ' });
  service.send({ type: 'export.start' });
  expect(parametersOf(http.takeFile('exportXls').request.url)['reason']).toBe('核对年审');
  const other = drive(retireeResource, 'hide').service;
  other.send({ type: 'export.open', list: listed() });
  other.send({ type: 'reveal.choose', isRevealed: true });
  expect(other.facts()).toMatchObject({ mayReveal: false, isRevealed: false });
});

it('cancels a running export, and begins it again with the same choices', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'export.open', list: listed() });
  service.send({ type: 'format.choose', format: 'csv' });
  service.send({ type: 'export.start' });
  const { request, end } = http.takeFile('exportXls');
  service.send({ type: 'export.cancel' });
  end({ kind: 'cancelled' });
  await settled();
  expect([request.signal?.aborted, service.facts().status, service.facts().format]).toEqual([true, 'cancelled', 'csv']);
  service.send({ type: 'export.start' });
  expect(service.facts().status).toBe('running');
  service.send({ type: 'export.cancel' });
  service.send({ type: 'export.cancel' });
  expect([service.facts().status, emitted]).toEqual(['closed', []]);
});

it('UP-08 says 文件下载失败 with the reason, and 未知的文件 where nothing came', async () => {
  const { service, http } = drive();
  const outcomes: string[] = [];
  service.send({ type: 'export.open', list: listed() });
  for (const outcome of [
    { kind: 'answered', status: 500, headers: {}, body: fakeContent('{"message":"导出的行数太多"}') },
    { kind: 'answered', status: 200, headers: {}, body: fakeContent('') },
  ] as const) {
    service.send({ type: 'export.start' });
    http.takeFile('exportXls').end(outcome);
    await settled();
    outcomes.push(`${service.facts().status} ${service.facts().failure?.['zh-CN']}`);
  }
  expect(outcomes).toEqual(['failed 文件下载失败：导出的行数太多', 'failed 未知的文件']);
});

it('UP-15 has everything that the filter finds exported by the server, whatever is selected, and says why it does not begin', async () => {
  const { service, http, emitted } = drive();
  const list = listed({ selection: ['a1'], fixed: { typeId: 't1' } });
  service.send({ type: 'export.open', list, way: 'background' });
  service.send({ type: 'scope.choose', scope: 'selected' });
  service.send({ type: 'format.choose', format: 'csv' });
  service.send({ type: 'export.start' });
  const call = http.take('/isps/activity/startExport');
  const { paramsStr, ...body } = JSON.parse(call.request.body ?? '');
  expect([service.facts().status, service.facts().scope, body, JSON.parse(paramsStr)]).toEqual([
    'starting',
    'found',
    { field: 'title,status', format: 'csv' },
    { title: '春游', typeId: 't1', column: 'createTime', order: 'desc' },
  ]);
  call.reject('您已有 3 个导出正在进行');
  await settled();
  expect([service.facts().status, service.facts().failure?.['zh-CN'], service.facts().format]).toEqual([
    'failed',
    '未能开始导出：您已有 3 个导出正在进行',
    'csv',
  ]);
  service.send({ type: 'export.start' });
  http.take('/isps/activity/startExport').succeed(
    {
      id: 'j1',
      resource: 'activity',
      fileName: 'a.csv',
      status: 'waiting',
      total: null,
      written: 0,
      size: null,
      message: null,
      isRevealed: false,
      createTime: '2026-01-15 09:00:00',
      expireTime: null,
    },
    '已开始导出',
  );
  await settled();
  expect([service.facts().status, emitted]).toEqual([
    'closed',
    [
      { type: 'notice.raised', notice: { level: 'success', text: { 'zh-CN': '已开始导出', 'en-US': '已开始导出' } } },
      { type: 'job.started' },
    ],
  ]);
});

it('UP-08 exports everything that the list finds with the columns that it shows by one press, as .xlsx; with selected rows it asks', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'export.quick', list: listed() });
  expect([service.facts().status, service.facts().way]).toEqual(['running', 'quick']);
  const { request, end } = http.takeFile('/isps/activity/exportXls');
  const { format, paramsStr = '' } = parametersOf(request.url);
  expect([format, JSON.parse(paramsStr)]).toEqual([
    'xlsx',
    { title: '春游', column: 'createTime', order: 'desc', field: 'title,status' },
  ]);
  end({ kind: 'answered', status: 200, headers: {}, body: fakeContent('file') });
  await settled();
  expect(emitted.map(({ type }) => type)).toEqual(['file.received', 'notice.raised']);
  service.send({ type: 'export.quick', list: listed({ selection: ['a1'] }) });
  expect(service.facts()).toMatchObject({ status: 'choosing', way: 'download', scope: 'selected' });
});

it('a file that was asked for by one press is stopped without a word, and goes on in the dialog where it failed', async () => {
  const { service, http } = drive();
  service.send({ type: 'export.quick', list: listed() });
  service.send({ type: 'export.cancel' });
  http.takeFile('/isps/activity/exportXls').end({ kind: 'cancelled' });
  expect(service.facts().status).toBe('closed');
  service.send({ type: 'export.quick', list: listed() });
  http.takeFile('/isps/activity/exportXls').end({ kind: 'unreachable' });
  await settled();
  expect([service.facts().status, service.facts().way]).toEqual(['failed', 'download']);
});
