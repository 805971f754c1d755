import { expect, it } from 'vitest';

import type { HttpOutcome } from '../../../ports/index.ts';
import { fakeContent, scriptedHttp } from '../../../testing/index.ts';
import { createHttpUpload } from './http-upload.ts';

const content = fakeContent('x', 'text/plain');
const { signal } = new AbortController();
const onProgress = () => {};
const random = { integer: () => 1, id: () => 'key-1' };

/** One file on its way to `action`. */
function sent(action: string) {
  const http = scriptedHttp();
  const outcome = createHttpUpload(http, random, '/api').send(
    { name: 'a.txt', content },
    { action, headers: { 'x-access-token': 'secret' }, fields: [['isup', '1']], fileField: 'file', onProgress, signal },
  );
  return { http, outcome };
}

it('a file is sent as multipart with its fields, without a time limit, under a key', async () => {
  const { http, outcome } = sent('/sys/common/upload');
  http.take('/sys/common/upload').succeed(null, 'temp/a.txt');
  expect([http.requests, await outcome]).toEqual([
    [
      {
        method: 'POST',
        url: '/api/sys/common/upload',
        headers: { accept: 'application/json', 'idempotency-key': 'key-1', 'x-access-token': 'secret' },
        form: { fields: [['isup', '1']], files: [{ field: 'file', name: 'a.txt', content }] },
        timeout: null,
        signal,
        onProgress,
      },
    ],
    { ok: true, value: { success: true, message: 'temp/a.txt', code: 200, result: null, timestamp: 0 } },
  ]);
});

it('an action may lack its slash, or be a whole address', () => {
  expect(['own/upload', '//own/upload', 'https://files.example.cn/up'].map((action) => sent(action).http.requests[0]?.url)).toEqual([
    '/api/own/upload',
    '/api/own/upload',
    'https://files.example.cn/up',
  ]);
});

it('a refusal with words is an answer, whatever its status', async () => {
  const { http, outcome } = sent('/up');
  http.take('/up').status(413, '文件过大');
  expect(await outcome).toEqual({ ok: true, value: { success: false, message: '文件过大', code: 413, result: null, timestamp: 0 } });
});

it.each([
  [{ kind: 'unreachable' }],
  [{ kind: 'cancelled' }],
  [{ kind: 'answered', status: 413, headers: {}, body: '<html>Too large</html>' }],
  [{ kind: 'answered', status: 200, headers: {}, body: '<html>' }],
  [{ kind: 'answered', status: 200, headers: {}, body: '5' }],
  [{ kind: 'answered', status: 200, headers: {}, body: 'null' }],
  [{ kind: 'answered', status: 200, headers: {}, body: '{"error":"x"}' }],
] satisfies readonly (readonly [HttpOutcome])[])('every other end is an error with words: %j', async (end) => {
  const { http, outcome } = sent('/up');
  http.take('/up').end(end);
  const answer = await outcome;
  expect([answer.ok, !answer.ok && answer.error['zh-CN'].length > 3]).toEqual([false, true]);
});
