import { expect, it } from 'vitest';

import { createHttpClient } from '../../../../http/index.ts';
import { activityTypeResource } from '../../../../resources/index.ts';
import { createTypedStorage } from '../../../../storage/index.ts';
import { fakeContent, fakeLive, fakePorts, settled } from '../../../../testing/index.ts';
import { createRecordImport, type RecordImportDependencies } from './record-import.service.ts';
import type { RecordImportEmitted } from './record-import.types.ts';

function drive(given: Pick<RecordImportDependencies, 'foreignKeys' | 'biz'> = {}) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const { clock, random } = ports;
  const storage = createTypedStorage(ports);
  const resource = activityTypeResource;
  const service = createRecordImport({
    resource,
    client,
    clock,
    random,
    storage,
    live: fakeLive(),
    userId: 'u1',
    ...given,
  });
  const emitted: RecordImportEmitted[] = [];
  service.on((event) => emitted.push(event));
  service.send({ type: 'import.open', form: 'short' });
  return { service, http: ports.http, emitted };
}

const file = (name = '类型.xlsx', text = 'rows') => ({ name, content: fakeContent(text) });

it('UP-07 sends the file as files[] with foreignKeys, and closes on success', async () => {
  const { service, http, emitted } = drive({ foreignKeys: ['t1', 't2'], biz: 'volunteer' });
  service.send({ type: 'files.choose', files: [file()] });
  service.send({ type: 'import.start' });
  const call = http.take('/isps/activityType/importExcel');
  expect([call.request.method, call.request.timeout, call.request.form]).toEqual([
    'POST',
    null,
    {
      fields: [
        ['foreignKeys', 't1,t2'],
        ['isSingleTableImport', 'volunteer'],
        ['progressKey', expect.any(String)],
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
    ['writing', 0],
    ['writing', 33],
    ['writing', 100],
    ['closed', 0],
  ]);
  const text = '文件导入成功！新增 2 行，修改 0 行';
  expect(emitted).toEqual([
    { type: 'notice.raised', notice: { level: 'success', text: { 'zh-CN': text, 'en-US': text } } },
    { type: 'rows.imported' },
  ]);
});

it('UP-07 stays with a warning and the link to the marked file, from which another try begins', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'files.choose', files: [file()] });
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
  service.send({ type: 'files.choose', files: [file('改好.xls')] });
  expect(service.facts()).toMatchObject({ status: 'choosing', fileNames: ['改好.xls'], report: null });
  expect(emitted).toEqual([]);
});

it('UP-07 takes .xls and .xlsx alone, says what is wrong with any other file, and keeps the file after a failure', async () => {
  const { service, http } = drive();
  const problems: (string | undefined)[] = [];
  const note = () => problems.push(service.facts().problem?.['zh-CN']);
  service.send({ type: 'import.start' });
  note();
  for (const wrong of [file('表.csv'), file('表.xlsx', '')]) {
    service.send({ type: 'files.choose', files: [file(), wrong] });
    note();
  }
  service.send({ type: 'files.choose', files: [file('表.XLS')] });
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
  expect(service.facts()).toMatchObject({ status: 'choosing', fileNames: ['表.XLS'] });
});

it('UP-07 imports several files one after the other, and stays at the first that is wrong, with those after it', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'files.choose', files: [file('一.xlsx'), file('二.xlsx'), file('三.xlsx')] });
  service.send({ type: 'import.start' });
  const first = http.take('importExcel');
  const sent = [first.request.form?.files.map(({ field, name }) => [field, name])];
  first.succeed(null, '文件导入成功！');
  await settled();
  const second = http.take('importExcel');
  sent.push(second.request.form?.files.map(({ field, name }) => [field, name]));
  const waiting = service.facts();
  const body = JSON.stringify({
    success: false,
    code: 201,
    message: '3 行中有 1 行有错误',
    result: null,
    timestamp: 0,
  });
  second.end({ kind: 'answered', status: 200, headers: {}, body });
  await settled();
  const { status, fileNames, report } = service.facts();
  expect([sent, waiting.status, waiting.fileNames]).toEqual([
    [[['files[]', '一.xlsx']], [['files[]', '二.xlsx']]],
    'writing',
    ['二.xlsx', '三.xlsx'],
  ]);
  expect([status, fileNames, report?.title['zh-CN'], report?.detail['zh-CN'], emitted]).toEqual([
    'refused',
    ['二.xlsx', '三.xlsx'],
    '“二.xlsx”：3 行中有 1 行有错误',
    '（尚未导入：三.xlsx）',
    [
      {
        type: 'notice.raised',
        notice: {
          level: 'success',
          text: { 'zh-CN': '“一.xlsx”：文件导入成功！', 'en-US': '“一.xlsx”: 文件导入成功！' },
        },
      },
      { type: 'rows.imported' },
    ],
  ]);
});

it('is stopped while it sends, and the answer of the stopped call changes nothing', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'files.choose', files: [file()] });
  service.send({ type: 'import.start' });
  const call = http.take('importExcel');
  call.request.onProgress?.({ loaded: 1, total: 2 });
  service.send({ type: 'import.stop' });
  call.succeed(null);
  await settled();
  expect([call.request.signal?.aborted, service.facts().status, service.facts().fileNames, emitted]).toEqual([
    true,
    'choosing',
    ['类型.xlsx'],
    [
      {
        type: 'notice.raised',
        notice: { level: 'info', text: expect.objectContaining({ 'zh-CN': '已停止，没有写入任何数据' }) },
      },
    ],
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
