import { expect, it } from 'vitest';

import type { ExportJob } from '../../../../contract/index.ts';
import { createHttpClient } from '../../../../http/index.ts';
import { fakeContent, fakeLive, fakePorts, settled } from '../../../../testing/index.ts';
import { createExportHistory } from './export-history.service.ts';
import type { ExportHistoryEmitted } from './export-history.types.ts';

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
  const live = fakeLive();
  const service = createExportHistory({ client, clock: ports.clock, live });
  const emitted: ExportHistoryEmitted[] = [];
  service.on((event) => emitted.push(event));
  const answer = async (...jobs: readonly ExportJob[]) => {
    ports.http.take('/sys/exportJob/list').succeed({ jobs });
    await settled();
  };
  return { service, live, http: ports.http, clock: ports.clock, emitted, answer };
}

const job = (changes: Partial<ExportJob> = {}): ExportJob => ({
  id: 'j1',
  resource: 'activity',
  fileName: '活动管理 2026-01-15.xlsx',
  status: 'running',
  total: 2000,
  written: 500,
  size: null,
  message: null,
  isRevealed: false,
  createTime: '2026-01-15 09:00:00',
  expireTime: null,
  ...changes,
});
const done = job({ status: 'done', written: 2000, size: 9000, expireTime: '2026-01-16 09:00:00' });

it('UP-15 follows the exports that are under way, and gives the file of one that is done', async () => {
  const { service, http, clock, emitted, answer } = drive();
  const seen: unknown[] = [];
  const note = () =>
    seen.push([service.facts().status, ...service.facts().jobs.map(({ percent, deeds }) => [percent, ...deeds])]);
  service.send({ type: 'exports.open' });
  note();
  await answer(job({ status: 'waiting', total: null, written: 0 }));
  note();
  clock.advance(1500);
  await answer(job());
  note();
  clock.advance(1500);
  await answer(done);
  note();
  clock.advance(60_000);
  expect([seen, http.pending()]).toEqual([
    [['loading'], ['shown', [null, 'cancel']], ['shown', [25, 'cancel']], ['shown', [null, 'download', 'remove']]],
    0,
  ]);
  service.send({ type: 'export.do', deed: 'download', id: 'j1' });
  const file = http.takeFile('/sys/exportJob/download?');
  const content = fakeContent('rows');
  file.end({ kind: 'answered', status: 200, headers: {}, body: content });
  await settled();
  expect([new URL(file.request.url, 'http://x').searchParams.get('id'), emitted]).toEqual([
    'j1',
    [{ type: 'file.received', name: '活动管理 2026-01-15.xlsx', content }],
  ]);
});

it('UP-15 stops and removes an export, says so, and reads the others again', async () => {
  const { service, http, emitted, answer } = drive();
  service.send({ type: 'exports.open' });
  await answer(job());
  service.send({ type: 'export.do', deed: 'cancel', id: 'j1' });
  expect(service.facts().acting).toEqual({ type: 'export.do', deed: 'cancel', id: 'j1' });
  http.take('/sys/exportJob/cancel').succeed(null, '已停止导出');
  await settled();
  await answer(job({ status: 'cancelled' }));
  service.send({ type: 'export.do', deed: 'remove', id: 'j1' });
  http.take('/sys/exportJob/delete').reject('没有这个导出记录，请刷新', 404);
  await settled();
  await answer();
  expect([service.facts().jobs, service.facts().acting, emitted]).toEqual([
    [],
    null,
    [
      { type: 'notice.raised', notice: { level: 'success', text: { 'zh-CN': '已停止导出', 'en-US': '已停止导出' } } },
      {
        type: 'notice.raised',
        notice: { level: 'error', text: expect.objectContaining({ 'zh-CN': '没有这个导出记录，请刷新' }) },
      },
    ],
  ]);
});

it('says why the exports could not be read and keeps those that were; closed, it asks no more', async () => {
  const { service, http, clock, answer } = drive();
  service.send({ type: 'exports.open' });
  await answer(job());
  clock.advance(1500);
  http.take('/sys/exportJob/list').reject('请稍后再试');
  await settled();
  expect(service.facts()).toMatchObject({
    status: 'failed',
    failure: { 'zh-CN': '请稍后再试' },
    jobs: [{ id: 'j1' }],
  });
  service.send({ type: 'exports.refresh' });
  await answer(job());
  service.send({ type: 'exports.close' });
  clock.advance(60_000);
  expect([service.facts().status, http.pending()]).toEqual(['closed', 0]);
});

it('UP-15 reads as soon as the server tells of progress, and hardly ever by itself while it does', async () => {
  const { service, live, http, clock, answer } = drive();
  const hint = { kind: 'job', id: 'j1', status: 'running', done: 900, total: 2000 } as const;
  live.report({ isOpen: true, isBlocked: false });
  live.tell(hint);
  const closed = http.pending();
  service.send({ type: 'exports.open' });
  live.tell(hint);
  live.tell(hint);
  await answer(job());
  await answer(job({ written: 900 }));
  clock.advance(14_999);
  const quiet = http.pending();
  live.tell(hint);
  await answer(job({ written: 1000 }));
  clock.advance(15_000);
  await answer(done);
  service.dispose();
  live.tell(hint);
  expect([closed, quiet, service.facts().jobs.map(({ percent }) => percent), http.pending()]).toEqual([
    0,
    0,
    [null],
    0,
  ]);
});
