import { expect, it } from 'vitest';

import type { HttpOutcome } from '../../../ports/index.ts';
import { fakeContent, scriptedHttp } from '../../../testing/index.ts';
import { createHttpUpload } from './http-upload.ts';

const content = fakeContent('x', 'text/plain');
const { signal } = new AbortController();
const onProgress = () => {};
const random = { integer: () => 1, id: () => 'key-1' };

/** One file being uploaded to `action`. */
function sent(action: string) {
  const http = scriptedHttp();
  const outcome = createHttpUpload({ http, random, basePath: '/api', locale: () => 'zh-CN' }).send(
    { name: 'a.txt', content },
    { action, headers: { 'x-access-token': 'secret' }, fields: [['isup', '1']], fileField: 'file', onProgress, signal },
  );
  return { http, outcome };
}

it('TABLE-15 a file is sent as multipart with its fields, without a timeout, with an idempotency key', async () => {
  const { http, outcome } = sent('/sys/common/upload');
  http.take('/sys/common/upload').succeed(null, 'temp/a.txt');
  expect([http.requests, await outcome]).toEqual([
    [
      {
        method: 'POST',
        url: '/api/sys/common/upload',
        headers: {
          accept: 'application/json',
          'accept-language': 'zh-CN',
          'idempotency-key': 'key-1',
          'x-access-token': 'secret',
        },
        form: { fields: [['isup', '1']], files: [{ field: 'file', name: 'a.txt', content }] },
        timeout: null,
        signal,
        onProgress,
      },
    ],
    { ok: true, value: { success: true, message: 'temp/a.txt', code: 200, result: null, timestamp: 0 } },
  ]);
});

it('an action may lack its slash, or be an absolute URL', () => {
  expect(
    ['own/upload', '//own/upload', 'https://files.example.cn/up', 'HTTP://files.example.cn/up', 'proxy/https://x'].map(
      (action) => sent(action).http.requests[0]?.url,
    ),
  ).toEqual([
    '/api/own/upload',
    '/api/own/upload',
    'https://files.example.cn/up',
    'HTTP://files.example.cn/up',
    '/api/proxy/https://x',
  ]);
});

it('an error response with a message is an answer, whatever its status', async () => {
  const { http, outcome } = sent('/up');
  http.take('/up').status(413, '文件过大');
  expect(await outcome).toEqual({
    ok: true,
    value: { success: false, message: '文件过大', code: 413, result: null, timestamp: 0 },
  });
});

const unreadable = '服务器返回的数据无法识别，请稍后重试或联系管理员';

it.each([
  [{ kind: 'unreachable' }, '无法连接服务器，请检查网络后重试'],
  [{ kind: 'cancelled' }, '请求已取消'],
  [
    { kind: 'answered', status: 413, headers: {}, body: '<html>Too large</html>' },
    '文件太大，服务器不接受；请压缩后再试',
  ],
  [{ kind: 'answered', status: 415, headers: {}, body: '' }, '服务器不接受这种文件，请换一种格式'],
  [{ kind: 'answered', status: 500, headers: {}, body: 'x' }, '请求失败（500）'],
  [{ kind: 'answered', status: 302, headers: {}, body: '' }, '请求失败（302）'],
  [{ kind: 'answered', status: 300, headers: {}, body: '' }, '请求失败（300）'],
  [{ kind: 'answered', status: 101, headers: {}, body: '' }, '请求失败（101）'],
  [{ kind: 'answered', status: 299, headers: {}, body: '' }, unreadable],
  [{ kind: 'answered', status: 200, headers: {}, body: '<html>' }, unreadable],
  [{ kind: 'answered', status: 200, headers: {}, body: '5' }, unreadable],
  [{ kind: 'answered', status: 200, headers: {}, body: 'null' }, unreadable],
  [{ kind: 'answered', status: 200, headers: {}, body: '{"error":"x"}' }, unreadable],
] satisfies readonly (readonly [HttpOutcome, string])[])(
  'every other outcome is an error with a message: %j',
  async (end, words) => {
    const { http, outcome } = sent('/up');
    http.take('/up').end(end);
    const answer = await outcome;
    expect(answer.ok || answer.error['zh-CN']).toBe(words);
  },
);
