import { expect, it } from 'vitest';

import { createTypedStorage, storageKeys } from '../../../storage/index.ts';
import { fakeContent, fakePorts, settled } from '../../../testing/index.ts';
import type { HttpOutcome } from '../../../ports/index.ts';
import { createFileUpload, type FileUploadSettings } from './file-upload.service.ts';

function opened(settings: Partial<FileUploadSettings> = {}) {
  const ports = fakePorts();
  const storage = createTypedStorage(ports);
  storage.set(storageKeys.token, 'T1');
  const list = createFileUpload(
    { ...ports, storage, locale: () => 'zh-CN', config: { basePath: '/api' }, userId: 'u1', resumableUploads: null },
    { accepts: 'any', value: null, ...settings },
  );
  const told: string[] = [];
  list.on((emitted) => {
    if (emitted.type === 'paths.changed') told.push(emitted.value ?? 'nothing');
    if (emitted.type === 'notice.raised') told.push(emitted.notice.text['zh-CN']);
    if (emitted.type === 'report.received')
      told.push(`${emitted.report.detail['zh-CN']} ${emitted.report.file?.path ?? ''}`);
  });
  return {
    http: ports.http,
    list,
    told,
    choose: (...names: readonly string[]) =>
      list.send({ type: 'files.add', files: names.map((name) => ({ name, content: fakeContent('x', 'image/png') })) }),
    take: () => ports.http.take('/sys/common/upload'),
    state: () => list.facts().files.map(({ status, message }) => `${status} ${message?.['zh-CN'] ?? ''}`.trim()),
  };
}

it('UP-03 a file goes as multipart with its folder, temp by default, and the token in a header', () => {
  const sent = (settings: Partial<FileUploadSettings>) => {
    const { choose, take } = opened(settings);
    choose('a.png');
    const { request } = take();
    return {
      url: request.url,
      token: request.headers['x-access-token'],
      tenant: request.headers['tenant-id'],
      fields: request.form?.fields,
      files: request.form?.files.map(({ field, name }) => [field, name]),
      timeout: request.timeout,
    };
  };
  const expected = {
    url: '/api/sys/common/upload',
    token: 'T1',
    tenant: '0',
    fields: [['biz', 'temp']],
    files: [['file', 'a.png']],
    timeout: null,
  };
  expect([sent({}), sent({ folder: 'jeditor' })]).toEqual([
    expected,
    {
      ...expected,
      fields: [
        ['biz', 'jeditor'],
        ['jeditor', '1'],
      ],
    },
  ]);
});

it.each<readonly [HttpOutcome, string, readonly string[]]>([
  [
    { kind: 'answered', status: 200, headers: {}, body: '{"success":true,"message":"temp/1/a.png","code":200}' },
    'done',
    ['temp/1/a.png'],
  ],
  [
    { kind: 'answered', status: 200, headers: {}, body: '{"success":false,"message":"文件类型不允许","code":500}' },
    'error 文件类型不允许',
    ['a.png 上传失败.'],
  ],
  [
    {
      kind: 'answered',
      status: 200,
      headers: {},
      body: '{"success":true,"message":"部分成功","code":201,"result":{"msg":"第 3 行有误","fileUrl":"temp/1/e.xls","fileName":"e.xls"}}',
    },
    'error 部分成功',
    ['第 3 行有误 temp/1/e.xls'],
  ],
  [
    { kind: 'answered', status: 200, headers: {}, body: '<html>login</html>' },
    'error 服务器返回的数据无法识别，请稍后重试或联系管理员',
    ['a.png 上传失败.'],
  ],
  [
    { kind: 'answered', status: 413, headers: {}, body: '<html>' },
    'error 文件太大，服务器不接受；请压缩后再试',
    ['a.png 上传失败.'],
  ],
  [
    { kind: 'answered', status: 415, headers: {}, body: '{"success":false,"message":"不支持的文件类型","code":415}' },
    'error 不支持的文件类型',
    ['a.png 上传失败.'],
  ],
  [{ kind: 'unreachable' }, 'error 无法连接服务器，请检查网络后重试', ['a.png 上传失败.']],
])('UP-04 an answer %j is told as what it is', async (outcome, state, told) => {
  const upload = opened();
  upload.choose('a.png');
  upload.take().end(outcome);
  await settled();
  expect([upload.state(), upload.told]).toEqual([[state], told]);
});

it('UP-01 number keeps the last files, maximum refuses more', () => {
  const last = opened({ number: 1, maximum: 3, value: 'temp/1/old.png' });
  const most = opened({ maximum: 1, value: 'temp/1/old.png' });
  last.choose('a.png');
  most.choose('a.png');
  const names = ({ list }: typeof last) => list.facts().files.map(({ name }) => name);
  expect([names(last), names(most), most.told]).toEqual([['a.png'], ['old.png'], ['最多上传 1 个文件，“a.png”未上传']]);
});
