import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { activityTypeResource } from '../../../resources/index.ts';
import { fakeContent, fakePorts, settled } from '../../../testing/index.ts';
import { createRecordImport, type RecordImportEmitted } from './index.ts';

function drive(foreignKeys: readonly string[] = []) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const service = createRecordImport({ resource: activityTypeResource, client, clock: ports.clock, foreignKeys });
  const emitted: RecordImportEmitted[] = [];
  service.on((event) => emitted.push(event));
  service.send({ type: 'import.open' });
  return { service, http: ports.http, emitted };
}

const file = (name = '类型.xlsx', text = 'rows') => ({ name, content: fakeContent(text) });

it('UP-07 sends the file as files[] with isSingleTableImport and foreignKeys, and closes on success', async () => {
  const { service, http, emitted } = drive(['t1', 't2']);
  service.send({ type: 'file.choose', file: file() });
  service.send({ type: 'import.start' });
  const call = http.take('/isps/activityType/importExcel');
  expect([call.request.method, call.request.timeout, call.request.form]).toEqual([
    'POST',
    null,
    {
      fields: [
        ['isSingleTableImport', 'true'],
        ['foreignKeys', 't1,t2'],
      ],
      files: [{ field: 'files[]', name: '类型.xlsx', content: expect.anything() }],
    },
  ]);
  const seen = [service.facts()];
  call.request.onProgress?.({ loaded: 1, total: 3 });
  seen.push(service.facts());
  call.request.onProgress?.({ loaded: 3, total: 3 });
  seen.push(service.facts());
  call.succeed(null, '文件导入成功！新增 2 行，修改 0 行');
  await settled();
  seen.push(service.facts());
  expect(seen.map(({ status, percent }) => [status, percent])).toEqual([
    ['sending', 0],
    ['sending', 33],
    ['checking', 100],
    ['closed', 100],
  ]);
  const text = '文件导入成功！新增 2 行，修改 0 行';
  expect(emitted).toEqual([
    { type: 'notice.raised', notice: { level: 'success', text: { 'zh-CN': text, 'en-US': text } } },
    { type: 'rows.imported' },
  ]);
});

it('UP-07 stays with a warning and the link to the marked file, from which another try begins', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'file.choose', file: file() });
  service.send({ type: 'import.start' });
  const result = { msg: '请下载标出错误的文件', fileUrl: 'temp/f1/错误.xlsx', fileName: '错误.xlsx' };
  const body = JSON.stringify({ success: false, code: 201, message: '3 行中有 1 行有错误', result, timestamp: 0 });
  http.take('importExcel').end({ kind: 'answered', status: 200, headers: {}, body });
  await settled();
  expect(service.facts()).toMatchObject({
    status: 'refused',
    report: {
      title: { 'zh-CN': '3 行中有 1 行有错误' },
      detail: { 'zh-CN': '请下载标出错误的文件' },
      file: { name: '错误.xlsx', path: 'temp/f1/错误.xlsx' },
    },
  });
  service.send({ type: 'file.choose', file: file('改好.xls') });
  expect(service.facts()).toMatchObject({ status: 'choosing', file: { name: '改好.xls' }, report: null });
  expect(emitted).toEqual([]);
});

it('UP-07 takes .xls and .xlsx alone, says what is wrong with any other file, and keeps the file after a failure', async () => {
  const { service, http } = drive();
  const problems: (string | undefined)[] = [];
  const note = () => problems.push(service.facts().problem?.['zh-CN']);
  service.send({ type: 'import.start' });
  note();
  for (const wrong of [file('表.csv'), file('表.xlsx', '')]) {
    service.send({ type: 'file.choose', file: wrong });
    note();
  }
  service.send({ type: 'file.choose', file: file('表.XLS') });
  service.send({ type: 'import.start' });
  http.take('importExcel').reject('这不是 Excel 文件');
  await settled();
  note();
  expect(problems).toEqual([
    '请先选择要导入的文件',
    '“表.csv”不是 Excel 文件，请选择 .xls 或 .xlsx 文件',
    '“表.xlsx”是空文件，请重新选择',
    '这不是 Excel 文件',
  ]);
  expect(service.facts()).toMatchObject({ status: 'choosing', file: { name: '表.XLS' } });
});

it('is cancelled while it sends, and the answer of the cancelled call changes nothing', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'file.choose', file: file() });
  service.send({ type: 'import.start' });
  const call = http.take('importExcel');
  service.send({ type: 'import.cancel' });
  call.succeed(null);
  await settled();
  expect([call.request.signal?.aborted, service.facts().status, service.facts().file?.name, emitted]).toEqual([
    true,
    'choosing',
    '类型.xlsx',
    [],
  ]);
});

it('gives the template, and says why it does not come', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'template.fetch' });
  expect(service.facts().isFetchingTemplate).toBe(true);
  const content = fakeContent('template');
  const headers = { 'content-disposition': 'attachment; filename="t.xlsx"' };
  http.takeFile('importTemplate').end({ kind: 'answered', status: 200, headers, body: content });
  await settled();
  service.send({ type: 'template.fetch' });
  http.takeFile('importTemplate').end({ kind: 'unreachable' });
  await settled();
  expect(emitted).toEqual([{ type: 'file.received', name: 't.xlsx', content }]);
  expect([service.facts().isFetchingTemplate, service.facts().problem === null]).toEqual([false, false]);
});
