import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { defineEndpoint, SIGNED_IN } from '../contract/index.ts';
import { localized } from '../kernel/index.ts';
import type { HttpOutcome, TransferProgress } from '../ports/index.ts';
import { fakeContent } from '../testing/index.ts';
import { openClient } from './http-client.testing.ts';
import type { HttpFailure } from './http-failure.ts';

const common = { summary: localized('试', 'Try'), access: SIGNED_IN };
const item = v.object({ id: v.string() });
const read = defineEndpoint({
  ...common,
  name: 'test.read',
  method: 'GET',
  path: '/test/read',
  query: item,
  answer: item,
});
const add = defineEndpoint({
  ...common,
  name: 'test.add',
  method: 'POST',
  path: '/test/add',
  body: item,
  answer: item,
});
const edit = defineEndpoint({
  ...common,
  name: 'test.edit',
  method: 'PUT',
  path: '/test/edit',
  body: item,
  answer: item,
});
const remove = defineEndpoint({
  ...common,
  name: 'test.delete',
  method: 'DELETE',
  path: '/test/delete',
  query: item,
  answer: item,
});
const exported = defineEndpoint({
  ...common,
  name: 'test.export',
  method: 'GET',
  path: '/test/export',
  query: item,
  answer: v.unknown(),
});
const upload = defineEndpoint({
  ...common,
  name: 'test.upload',
  method: 'POST',
  path: '/test/upload',
  body: v.object({ biz: v.string(), isup: v.optional(v.number()) }),
  answer: v.unknown(),
});

const headers = { 'accept-language': 'zh-CN', 'tenant-id': '0', 'x-access-token': 'T' };

describe('transfers of the client', () => {
  it('HTTP-02 sends get and delete with a query, post and put with a body', async () => {
    const { client, http } = openClient();
    const calls = [
      client.call(read, { query: { id: '1' } }),
      client.call(remove, { query: { id: '1' } }),
      client.call(add, { body: { id: '1' } }),
      client.call(edit, { body: { id: '1' } }),
    ];
    for (const path of ['read', 'delete', 'add', 'edit']) http.take(`/test/${path}`).succeed({ id: '1' }, path);
    expect(await Promise.all(calls)).toEqual(
      ['read', 'delete', 'add', 'edit'].map((message) => ({ ok: true, value: { result: { id: '1' }, message } })),
    );
    expect(http.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/test/read?_t=1768438800&id=1', undefined],
      ['DELETE', '/api/test/delete?id=1', undefined],
      ['POST', '/api/test/add', '{"id":"1"}'],
      ['PUT', '/api/test/edit', '{"id":"1"}'],
    ]);
  });

  it('HTTP-02 downloads a file without a timeout, with its name and progress', async () => {
    const { client, http, failures } = openClient();
    const seen: TransferProgress[] = [];
    const download = client.download(exported, { query: { id: '1' }, onProgress: (progress) => seen.push(progress) });
    const call = http.takeFile('/test/export');
    const { onProgress, ...request } = call.request;
    onProgress?.({ loaded: 3, total: null });
    const content = fakeContent('a,b', 'text/csv');
    call.end({
      kind: 'answered',
      status: 200,
      headers: { 'content-disposition': 'attachment; filename="a.csv"' },
      body: content,
    });
    expect(await download).toEqual({ ok: true, value: { name: 'a.csv', content } });
    expect({ request, seen, failures }).toEqual({
      request: {
        method: 'GET',
        url: '/api/test/export?_t=1768438800&id=1',
        headers: { accept: '*/*', ...headers },
        timeout: null,
      },
      seen: [{ loaded: 3, total: null }],
      failures: [],
    });
  });

  it('HTTP-02 uploads files with form fields, without a timeout, with an idempotency key', async () => {
    const { client, http } = openClient();
    const files = [{ field: 'file', name: '活动,1.png', content: fakeContent('png', 'image/png') }];
    const sent = client.upload(upload, { files, body: { biz: 'temp', isup: 1 } });
    http.take('/test/upload').succeed(null, 'temp/a.png');
    expect(await sent).toEqual({ ok: true, value: { result: null, message: 'temp/a.png' } });
    expect(http.requests).toEqual([
      {
        method: 'POST',
        url: '/api/test/upload',
        headers: { accept: 'application/json', ...headers, 'idempotency-key': 'id-1' },
        form: {
          fields: [
            ['biz', 'temp'],
            ['isup', '1'],
          ],
          files,
        },
        timeout: null,
      },
    ]);
  });

  it("HTTP-02 forwards the caller's abort signal to the transfer", async () => {
    const { client, http } = openClient();
    const { signal } = new AbortController();
    const transfers = [
      client.download(exported, { query: { id: '1' }, signal }),
      client.upload(upload, { files: [], body: { biz: 'temp' }, signal }),
    ];
    expect(http.requests.map((request) => request.signal)).toEqual([signal, signal]);
    http.takeFile('/test/export').end({ kind: 'cancelled' });
    http.take('/test/upload').end({ kind: 'cancelled' });
    expect(await Promise.all(transfers)).toEqual([
      { ok: false, error: { kind: 'cancelled' } },
      { ok: false, error: { kind: 'cancelled' } },
    ]);
  });

  it('HTTP-02 treats an upload as successful only if the envelope does', async () => {
    const { client, http, failures } = openClient();
    const sent = client.upload(upload, { files: [], body: { biz: 'temp' } });
    http.take('/test/upload').reject('文件类型不允许');
    const failure = { kind: 'rejected', code: 500, message: '文件类型不允许' };
    expect({ answer: await sent, failures }).toEqual({ answer: { ok: false, error: failure }, failures: [failure] });
  });
});

type FileOutcome = HttpOutcome<ReturnType<typeof fakeContent>>;
const answered = (
  status: number,
  body: string,
  type = 'application/json',
  lines: Record<string, string> = {},
): FileOutcome => ({
  kind: 'answered',
  status,
  headers: { 'content-type': type, ...lines },
  body: fakeContent(body, type),
});
const refusal = (message: string, code = 500) =>
  JSON.stringify({ success: false, message, code, result: null, timestamp: 0 });

const refusals: readonly (readonly [what: string, outcome: FileOutcome, failure: HttpFailure])[] = [
  [
    '500 with words',
    answered(500, refusal('导出的行数太多')),
    { kind: 'status', status: 500, message: '导出的行数太多' },
  ],
  [
    '500 of an ended session',
    answered(500, refusal('Token失效，请重新登录')),
    { kind: 'tokenExpired', message: 'Token失效，请重新登录' },
  ],
  ['500 without words', answered(500, '<html>', 'text/html'), { kind: 'status', status: 500, message: '' }],
  [
    '500 with more than words',
    answered(500, refusal('x'.repeat(70_000))),
    { kind: 'status', status: 500, message: '' },
  ],
  ['401', answered(401, refusal('Token无效')), { kind: 'unauthorised', message: 'Token无效' }],
  ['403', answered(403, ''), { kind: 'forbidden', message: '' }],
  ['404', answered(404, ''), { kind: 'notFound', message: '' }],
  ['504', answered(504, ''), { kind: 'gatewayTimedOut', message: '' }],
  ['200 with a refusal', answered(200, refusal('没有权限', 510)), { kind: 'rejected', code: 510, message: '没有权限' }],
  ['200 with nothing', answered(200, '', 'application/vnd.ms-excel'), { kind: 'noFile' }],
  ['no connection', { kind: 'unreachable' }, { kind: 'unreachable' }],
];

describe('error response instead of a file', () => {
  it.each(refusals)(
    'HTTP-03 parses the body of a download and returns the failure by its kind: %s',
    async (_, outcome, failure) => {
      const { client, http, failures } = openClient();
      const download = client.download(exported, { query: { id: '1' } });
      http.takeFile('/test/export').end(outcome);
      expect({ answer: await download, failures }).toEqual({
        answer: { ok: false, error: failure },
        failures: [failure],
      });
    },
  );

  it('HTTP-03 accepts a JSON file sent as a file, whatever it contains', async () => {
    const { client, http } = openClient();
    const download = client.download(exported, { query: { id: '1' } });
    const outcome = answered(200, refusal('x'), 'application/json', {
      'content-disposition': 'attachment; filename=history.json',
    });
    http.takeFile('/test/export').end(outcome);
    expect(await download).toMatchObject({ ok: true, value: { name: 'history.json' } });
  });
});
