import { describe, expect, it } from 'vitest';

import { activityTypeResource } from '../../../resources/index.ts';
import { defaultCoreConfig } from '../../../core.config.ts';
import { createHttpClient } from '../../../http/index.ts';
import { ok, sameText, localized, type LocalizedText } from '../../../kernel/index.ts';
import { fakePorts, settled, type PendingCall } from '../../../testing/index.ts';
import type { TableEmitted } from '../../grid/editable-table/index.ts';
import { createRowWatch } from '../../live/row-watch/index.ts';
import { createResourceTable } from './resource-table.service.ts';
import { unsavedText } from './unsaved-text.ts';

const t = (words: LocalizedText) => words['zh-CN'];
const audit = { createBy: 'admin', createTime: null, updateBy: null, updateTime: null };
const painting = { id: 't1', version: 1, name: '书画', code: 'A1', sort: 1, status: '1', remark: null, ...audit };
const singing = { id: 't2', version: 1, name: '合唱', code: 'A2', sort: 2, status: '1', remark: null, ...audit };

const bodyOf = ({ request }: PendingCall): unknown => JSON.parse(request.body ?? '');

async function opened(isAllowed: (code: string) => boolean = () => true) {
  const ports = fakePorts();
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
  const table = createResourceTable({
    rowWatch: createRowWatch(),
    resource: activityTypeResource,
    client,
    t,
    isAllowed,
    table: { clock, random, loadOptions: () => Promise.resolve(ok([{ value: '1', text: '启用' }])) },
  });
  const told: TableEmitted['type'][] = [];
  table.on(({ type }) => told.push(type));
  await settled();
  http
    .take('/isps/activityType/list')
    .succeed({ records: [painting, singing], total: 2, size: 100, current: 1, pages: 1 });
  await settled();
  const cell = (position: number, column: string) => ({ row: table.rows.keyAt(position) ?? '', column });
  return { ports, table, told, cell };
}

it('a row is saved as soon as it changes, and is clean once the server has it', async () => {
  const { ports, table, cell } = await opened();
  table.send({ type: 'cells.write', cells: [{ ...cell(1, 'name'), value: '戏曲' }] });
  await settled();
  const isDirtyBefore = table.facts().isDirty;
  const call = ports.http.take('/isps/activityType/edit');
  call.succeed({ ...singing, name: '戏曲' });
  await settled();
  expect({ isDirtyBefore, body: bodyOf(call), isDirty: table.facts().isDirty, pending: ports.http.pending() }).toEqual({
    isDirtyBefore: true,
    body: { id: 't2', version: 1, name: '戏曲', code: 'A2', sort: 2, status: '1', remark: null },
    isDirty: false,
    pending: 0,
  });
});

it('rejected values stay in the cells, are reported, and stay unsaved while another row is saved', async () => {
  const { ports, table, told, cell } = await opened();
  table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '合唱队' }] });
  await settled();
  ports.http.take('/isps/activityType/edit').reject('类型名称已存在');
  await settled();
  const { failure } = table.facts();
  table.send({ type: 'cells.write', cells: [{ ...cell(1, 'sort'), value: 9 }] });
  await settled();
  ports.http.take('/isps/activityType/edit').succeed({ ...singing, sort: 9 });
  await settled();
  expect({
    failure,
    told: told.filter((type) => type === 'notice.raised'),
    name: table.rows.text(cell(0, 'name').row, 'name'),
    isDirty: table.facts().isDirty,
  }).toEqual({
    failure: localized(
      '有 1 行没有保存，您填写的内容还在表格里。第 1 行：类型名称已存在',
      '1 row was not saved; what you wrote is still in the table. Row 1: 类型名称已存在',
    ),
    told: ['notice.raised'],
    name: '合唱队',
    isDirty: true,
  });
});

it('two changes of one row are sent in sequence', async () => {
  const { ports, table, cell } = await opened();
  table.send({ type: 'cells.write', cells: [{ ...cell(0, 'sort'), value: 5 }] });
  await settled();
  table.send({ type: 'cells.write', cells: [{ ...cell(0, 'sort'), value: 6 }] });
  await settled();
  const first = ports.http.take('/isps/activityType/edit');
  const waiting = ports.http.pending();
  first.succeed({ ...painting, sort: 5 });
  await settled();
  const second = ports.http.take('/isps/activityType/edit');
  expect({ waiting, sorts: [first, second].map(bodyOf) }).toEqual({
    waiting: 0,
    sorts: [5, 6].map((sort) => ({ id: 't1', version: 1, name: '书画', code: 'A1', sort, status: '1', remark: null })),
  });
});

it('a removed row disappears when the server removed it, and stays on failure', async () => {
  const { ports, table, cell } = await opened();
  table.send({ type: 'rows.remove', rows: [cell(0, 'name').row] });
  await settled();
  const before = table.rows.rowCount();
  ports.http.take('/isps/activityType/deleteBatch').succeed(null);
  await settled();
  expect({ before, after: table.rows.rowCount(), left: table.rows.text(cell(0, 'name').row, 'name') }).toEqual({
    before: 2,
    after: 1,
    left: '合唱',
  });
});

it('without permissions the table is read-only, and add and remove are not offered', async () => {
  const { table } = await opened((code) => code === 'activityType:list');
  expect({ isDisabled: table.facts().isDisabled, buttons: table.facts().buttons }).toEqual({
    isDisabled: true,
    buttons: ['find'],
  });
});

it('a load failure is reported, and rows are reloaded on request', async () => {
  const ports = fakePorts();
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
  const table = createResourceTable({
    rowWatch: createRowWatch(),
    resource: activityTypeResource,
    client,
    t,
    isAllowed: () => true,
    table: { clock, random },
  });
  await settled();
  http.take('/isps/activityType/list').reject('数据库繁忙');
  await settled();
  const { failure } = table.facts();
  table.retry();
  await settled();
  http.take('/isps/activityType/list').succeed({ records: [painting], total: 1, size: 100, current: 1, pages: 1 });
  await settled();
  expect({ failure, after: table.facts().failure, rows: table.rows.rowCount() }).toEqual({
    failure: sameText('数据库繁忙'),
    after: null,
    rows: 1,
  });
});

describe('concurrent changes of a row', () => {
  async function overtaken(theirs: object) {
    const opening = await opened();
    const { ports, table, cell } = opening;
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '国画' }] });
    await settled();
    const first = ports.http.take('/isps/activityType/edit');
    first.reject('这条数据刚刚被他人修改过，请核对后再保存', 409);
    await settled();
    ports.http.take('/isps/activityType/queryById').succeed({ ...painting, version: 4, ...theirs });
    await settled();
    return opening;
  }

  it('changes of different cells are merged and saved, and the remote ones shown', async () => {
    const { ports, table, cell } = await overtaken({ sort: 7, remark: '暑期' });
    const again = ports.http.take('/isps/activityType/edit');
    again.succeed({ ...painting, name: '国画', sort: 7, remark: '暑期', version: 5 });
    await settled();
    const { row } = cell(0, 'name');
    expect([
      bodyOf(again),
      table.rows.view(row)?.values['sort'],
      table.rows.text(row, 'remark'),
      table.facts().isDirty,
      table.facts().failure,
    ]).toEqual([
      { id: 't1', version: 4, name: '国画', code: 'A1', sort: 7, status: '1', remark: '暑期' },
      7,
      '暑期',
      false,
      null,
    ]);
  });

  it('changes of the same cell are not saved: both values are reported, the input stays, and a retry saves it', async () => {
    const { ports, table, cell } = await overtaken({ name: '油画', sort: 7 });
    const { row } = cell(0, 'name');
    const told = table.facts().failure?.['zh-CN'];
    const shown = [table.rows.text(row, 'name'), table.rows.text(row, 'sort'), ports.http.pending()];
    table.retry();
    await settled();
    const again = ports.http.take('/isps/activityType/edit');
    again.succeed({ ...painting, name: '国画', sort: 7, version: 5 });
    await settled();
    expect([told, shown, bodyOf(again), table.facts().failure, table.facts().isDirty]).toEqual([
      '有 1 行没有保存，您填写的内容还在表格里。第 1 行：他人刚刚改过这一行，“类型名称”他人改为“油画”，您填的是“国画”。点“重试”按您填写的保存，或把单元格改成他人的内容',
      ['国画', '7', 0],
      { id: 't1', version: 4, name: '国画', code: 'A1', sort: 7, status: '1', remark: null },
      null,
      false,
    ]);
  });

  it('equal changes count as saved, as after a lost response', async () => {
    const { ports, table } = await overtaken({ name: '国画' });
    expect([ports.http.pending(), table.facts().isDirty, table.facts().failure]).toEqual([0, false, null]);
  });
});

it('unsaved rows are listed in order, and saved on retry', async () => {
  const { ports, table, cell } = await opened();
  for (const position of [1, 0]) table.send({ type: 'cells.write', cells: [{ ...cell(position, 'sort'), value: 9 }] });
  await settled();
  ports.http.take('/isps/activityType/edit').reject('数据库繁忙');
  ports.http.take('/isps/activityType/edit').reject('数据库繁忙');
  await settled();
  const told = table.facts().failure?.['zh-CN'];
  table.retry();
  await settled();
  ports.http.take('/isps/activityType/edit').succeed({ ...singing, sort: 9, version: 2 });
  await settled();
  const left = [table.facts().failure?.['zh-CN'], table.facts().isDirty];
  ports.http.take('/isps/activityType/edit').succeed({ ...painting, sort: 9, version: 2 });
  await settled();
  expect([told, left, table.facts().failure, table.facts().isDirty]).toEqual([
    '有 2 行没有保存，您填写的内容还在表格里。第 1、2 行：数据库繁忙',
    ['有 1 行没有保存，您填写的内容还在表格里。第 1 行：数据库繁忙', true],
    null,
    false,
  ]);
});

it('a lost connection is reported once by the call, and shown at the table until it recovers', async () => {
  const { ports, table, told, cell } = await opened();
  table.send({ type: 'cells.write', cells: [{ ...cell(0, 'sort'), value: 9 }] });
  await settled();
  ports.http.take('/isps/activityType/edit').end({ kind: 'unreachable' });
  await settled();
  expect([told.includes('notice.raised'), table.facts().failure?.['zh-CN'], table.facts().isDirty]).toEqual([
    false,
    '有 1 行没有保存，您填写的内容还在表格里。第 1 行：无法连接服务器，请检查网络后重试',
    true,
  ]);
});

it('reasons for unsaved rows are reported once each, with the first of many rows', () => {
  const busy = sameText('数据库繁忙');
  const rows = [7, 2, 9, 4, 11].map((place) => ({ place, reason: busy }));
  expect([unsavedText([]), unsavedText([...rows, { place: 3, reason: sameText('已存在') }])]).toEqual([
    null,
    localized(
      '有 6 行没有保存，您填写的内容还在表格里。第 2、4、7 等 5 行：数据库繁忙；第 3 行：已存在',
      '6 rows were not saved; what you wrote is still in the table. Row 2, 4, 7 and 2 more: 数据库繁忙 Row 3: 已存在',
    ),
  ]);
});

it('a row that could not be removed stays, and is removed on retry', async () => {
  const { ports, table, cell } = await opened();
  table.send({ type: 'rows.remove', rows: [cell(0, 'name').row] });
  await settled();
  ports.http.take('/isps/activityType/deleteBatch').reject('“书画”正被 2 条活动使用，不能删除');
  await settled();
  const told = [table.facts().failure?.['zh-CN'], table.rows.rowCount()];
  table.retry();
  await settled();
  ports.http.take('/isps/activityType/deleteBatch').succeed(null);
  await settled();
  expect([told, table.facts().failure, table.rows.rowCount(), table.facts().isDirty]).toEqual([
    ['要删除的 1 行没有删除：“书画”正被 2 条活动使用，不能删除', 2],
    null,
    1,
    false,
  ]);
});
