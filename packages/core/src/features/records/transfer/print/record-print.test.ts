import { expect, it } from 'vitest';

import { createHttpClient } from '../../../../http/index.ts';
import { activitySignUpResource } from '../../../../resources/index.ts';
import { fakePorts, settled } from '../../../../testing/index.ts';
import { defaultListQuery } from '../../list/index.ts';
import { createRecordPrint } from './record-print.service.ts';
import type { ListOnPaper } from './printed-sheet.types.ts';
import type { RecordPrintEmitted } from './record-print.types.ts';

function drive() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const service = createRecordPrint({
    resource: activitySignUpResource,
    client,
    clock: ports.clock,
    locale: () => 'zh-CN',
  });
  const emitted: RecordPrintEmitted[] = [];
  service.on((event) => emitted.push(event));
  return { service, http: ports.http, emitted };
}

const list: ListOnPaper = {
  query: { ...defaultListQuery(activitySignUpResource), pageNo: 3, search: { name: '王' } },
  selection: [],
  fixed: { activityId: 'a1' },
  shown: ['name', 'status', 'createTime'],
  conditions: [],
};
const row = {
  id: '1',
  version: 1,
  createBy: null,
  createTime: '2026-11-01 08:00:00',
  updateBy: null,
  updateTime: null,
  name: '王秀兰',
  phone: '138****8000',
  status: '1',
};
const page = { records: [row], total: 1, size: 2000, current: 1, pages: 1 };
const parametersOf = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams);

it('reads everything that a list finds with the columns that it shows, and holds it until it is on paper', async () => {
  const { service, http } = drive();
  service.send({ type: 'print.start', list, sheet: null });
  const call = http.take('/isps/activitySignUp/print');
  expect([service.facts().status, parametersOf(call.request.url)]).toEqual([
    'reading',
    {
      _t: expect.any(String),
      name: '王',
      activityId: 'a1',
      column: 'createTime',
      order: 'desc',
      field: 'name,status,activityId',
    },
  ]);
  call.succeed(page);
  await settled();
  expect([service.facts().status, service.facts().sheet?.table.rows[0]?.cells[1]]).toEqual(['ready', '王秀兰']);
  service.send({ type: 'print.end' });
  expect(service.facts()).toEqual({ status: 'idle', sheet: null });
});

it('prints the selected rows alone, and a form of those that belong on it', () => {
  const { service, http } = drive();
  service.send({ type: 'print.start', list: { ...list, selection: ['1', '2'] }, sheet: null });
  expect(parametersOf(http.take('/print').request.url)).toMatchObject({ selections: '1,2' });
  const other = drive();
  other.service.send({ type: 'print.start', list, sheet: 'signIn' });
  const asked = parametersOf(other.http.take('/print').request.url);
  expect([asked['field'], JSON.parse(decodeURIComponent(asked['superQueryParams'] ?? ''))]).toEqual([
    'name,activityId,activityStart,phone',
    [expect.objectContaining({ field: 'status', rule: 'in' })],
  ]);
});

it('says why nothing was printed, and that there is nothing to print', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'print.start', list, sheet: null });
  http.take('/print').reject('导出过于频繁，请 20 秒后再试');
  await settled();
  service.send({ type: 'print.start', list, sheet: null });
  http.take('/print').succeed({ ...page, records: [], total: 0 });
  await settled();
  expect([service.facts().status, emitted.map(({ notice }) => [notice.level, notice.text['zh-CN']])]).toEqual([
    'idle',
    [
      ['error', '未能打印：导出过于频繁，请 20 秒后再试'],
      ['info', '没有可打印的数据'],
    ],
  ]);
});
