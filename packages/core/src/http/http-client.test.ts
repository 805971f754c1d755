import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { activityTypeResource, resourceEndpoints } from '../resources/index.ts';
import { authEndpoints, defineEndpoint, dictionaryEndpoints, SIGNED_IN } from '../contract/index.ts';
import { localized, type Locale } from '../kernel/index.ts';
import { settled, type PendingCall, type scriptedHttp } from '../testing/index.ts';
import { openClient } from './http-client.testing.ts';
import type { HttpFailure } from './http-failure.ts';

const read = defineEndpoint({
  name: 'test.read',
  method: 'GET',
  path: '/test/read',
  summary: localized('读', 'Read'),
  access: SIGNED_IN,
  query: v.object({ keyword: v.optional(v.string()) }),
  answer: v.object({ count: v.number() }),
});

const write = defineEndpoint({
  name: 'test.write',
  method: 'POST',
  path: '/test/write',
  summary: localized('写', 'Write'),
  access: SIGNED_IN,
  body: v.object({ title: v.string() }),
  answer: v.unknown(),
});

function makeClient(session: { token?: string; tenantId?: string; locale?: Locale } = {}) {
  return openClient({
    token: () => session.token ?? null,
    tenantId: () => session.tenantId ?? null,
    locale: () => session.locale ?? 'zh-CN',
  });
}

describe('createHttpClient', () => {
  it('HTTP-01 sends token, tenant and timestamp, and times out after nine seconds', async () => {
    const { client, http } = makeClient({ token: 'T', tenantId: '3', locale: 'en-US' });
    const call = client.call(read, { query: { keyword: '重阳' } });
    http.take('/test/read').succeed({ count: 1 }, 'done');
    expect(await call).toEqual({ ok: true, value: { result: { count: 1 }, message: 'done' } });
    expect(http.requests).toEqual([
      {
        method: 'GET',
        url: '/api/test/read?_t=1768438800&keyword=%E9%87%8D%E9%98%B3',
        headers: { accept: 'application/json', 'accept-language': 'en-US', 'tenant-id': '3', 'x-access-token': 'T' },
        timeout: 9000,
      },
    ]);
  });

  it('HTTP-01 sends tenant 0 and no token by default, and no timestamp for dictionary items', async () => {
    const { client, http } = makeClient();
    const call = client.call(dictionaryEndpoints.getDictItems, { params: { code: 'sex' } });
    http.take('getDictItems').succeed([]);
    await call;
    expect(http.requests).toEqual([
      {
        method: 'GET',
        url: '/api/sys/dict/getDictItems/sex',
        headers: { accept: 'application/json', 'accept-language': 'zh-CN', 'tenant-id': '0' },
        timeout: 9000,
      },
    ]);
  });

  it('HTTP-07 retries a read without a connection after 300 and 900 milliseconds', async () => {
    const { client, clock, http, failures } = makeClient();
    const call = client.call(read);
    http.take('/test/read').end({ kind: 'unreachable' });
    await settled();
    clock.advance(299);
    expect(http.pending()).toBe(0);
    clock.advance(1);
    await settled();
    http.take('/test/read').end({ kind: 'unreachable' });
    await settled();
    clock.advance(900);
    await settled();
    http.take('/test/read').succeed({ count: 2 });
    expect(await call).toEqual({ ok: true, value: { result: { count: 2 }, message: '' } });
    expect(failures).toEqual([]);
  });

  it('HTTP-07 never retries a write, and gives every settled write its own key', async () => {
    const { client, clock, http, failures } = makeClient();
    for (const end of ['unreachable', 'answered', 'answered'] as const) {
      const call = client.call(write, { body: { title: 'a' } });
      if (end === 'answered') http.take('/test/write').succeed(null);
      else http.take('/test/write').end({ kind: end });
      await call;
      clock.advance(10_000);
    }
    expect(http.requests.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual([
      ['id-1', '{"title":"a"}'],
      ['id-1', '{"title":"a"}'],
      ['id-2', '{"title":"a"}'],
    ]);
    expect(failures).toEqual([{ kind: 'unreachable' }]);
  });

  const retries: readonly [
    string,
    (call: PendingCall) => void,
    next: { title: string; after: number },
    isSame: boolean,
  ][] = [
    ['a lost answer, the same again', (call) => call.end({ kind: 'timedOut' }), { title: 'a', after: 1000 }, true],
    ['a lost answer, another content', (call) => call.end({ kind: 'timedOut' }), { title: 'b', after: 1000 }, false],
    [
      'a lost answer, ten minutes later',
      (call) => call.end({ kind: 'timedOut' }),
      { title: 'a', after: 600_000 },
      false,
    ],
    ['a gateway without an answer', (call) => call.status(504), { title: 'a', after: 1000 }, true],
    ['a refusal', (call) => call.reject('no'), { title: 'a', after: 1000 }, false],
  ];

  it.each(retries)(
    'R-03 a second attempt by the user reuses the key only if the first outcome is unknown: %s',
    async (_, end, next, isSame) => {
      const { client, clock, http } = makeClient();
      const first = client.call(write, { body: { title: 'a' } });
      end(http.take('/test/write'));
      await first;
      clock.advance(next.after);
      const second = client.call(write, { body: { title: next.title } });
      http.take('/test/write').succeed(null);
      await second;
      const [one, other] = http.requests.map(({ headers }) => headers['idempotency-key']);
      expect(one === other).toBe(isSame);
    },
  );

  const faults: readonly [
    string,
    Parameters<ReturnType<ReturnType<typeof scriptedHttp>['take']>['end']>[0],
    HttpFailure,
  ][] = [
    ['no time', { kind: 'timedOut' }, { kind: 'timedOut' }],
    [
      'HTML',
      { kind: 'answered', status: 200, headers: {}, body: '<html>' },
      { kind: 'malformed', detail: 'auth.login: no JSON' },
    ],
    [
      'a list',
      { kind: 'answered', status: 200, headers: {}, body: '[]' },
      { kind: 'malformed', detail: 'auth.login: no envelope' },
    ],
    [
      'a result of another shape',
      { kind: 'answered', status: 200, headers: {}, body: '{"success":true,"code":200,"result":{"token":1}}' },
      { kind: 'malformed', detail: 'auth.login: result: Invalid type: Expected Object but received Object' },
    ],
    [
      'a refusal',
      {
        kind: 'answered',
        status: 200,
        headers: {},
        body: '{"success":false,"code":"500","message":"用户名或密码错误"}',
      },
      { kind: 'rejected', code: 500, message: '用户名或密码错误' },
    ],
    [
      'a refusal that names the fields',
      {
        kind: 'answered',
        status: 200,
        headers: {},
        body: '{"success":false,"code":500,"message":"a; b","error":{"kind":"business","fields":{"username":"a","email":"b"}}}',
      },
      { kind: 'rejected', code: 500, message: 'a; b', fields: { username: 'a', email: 'b' } },
    ],
    [
      '401',
      { kind: 'answered', status: 401, headers: {}, body: '{"message":"Token无效"}' },
      { kind: 'unauthorised', message: 'Token无效' },
    ],
    [
      'the older form of an ended session',
      { kind: 'answered', status: 500, headers: {}, body: '{"message":"Token失效，请重新登录"}' },
      { kind: 'tokenExpired', message: 'Token失效，请重新登录' },
    ],
    ['403 with no body', { kind: 'answered', status: 403, headers: {}, body: '' }, { kind: 'forbidden', message: '' }],
    [
      'ten thousand characters of words',
      { kind: 'answered', status: 500, headers: {}, body: JSON.stringify({ message: 'x'.repeat(10_000) }) },
      { kind: 'status', status: 500, message: `${'x'.repeat(500)}...` },
    ],
  ];

  it.each(faults)('HTTP-03 maps a failure to its kind: %s', async (_, outcome, failure) => {
    const { client, http, failures } = makeClient();
    const call = client.call(authEndpoints.login, { body: { username: 'a', password: 'b' } });
    http.take('/sys/login').end(outcome);
    expect(await call).toEqual({ ok: false, error: failure });
    expect(failures).toEqual([failure]);
  });

  it('R-10 cancels every authenticated call when the session ends, retries none, and keeps anonymous ones', async () => {
    const { client, clock, http, failures } = makeClient({ token: 'T' });
    const ended = [client.call(read, { query: {} }), client.call(write, { body: { title: 'a' } })];
    const open = client.call(authEndpoints.login, { body: { username: 'a', password: 'b' } });
    const lost = client.call(read, { query: {} });
    const [answered, saved] = [http.take('/test/read'), http.take('/test/write')];
    http.take('/test/read').end({ kind: 'unreachable' });
    await settled();
    client.endSession();
    expect(await Promise.all([...ended, lost])).toEqual(
      Array.from({ length: 3 }, () => ({ ok: false, error: { kind: 'sessionEnded' } })),
    );
    answered.succeed({ count: 1 });
    saved.succeed(null);
    clock.advance(10_000);
    http.take('/sys/login').reject('no');
    expect(await open).toEqual({ ok: false, error: { kind: 'rejected', code: 500, message: 'no' } });
    await settled();
    expect({ pending: http.pending(), failures: failures.map(({ kind }) => kind) }).toEqual({
      pending: 0,
      failures: ['sessionEnded', 'sessionEnded', 'sessionEnded', 'rejected'],
    });
  });
});

describe('oversized response', () => {
  const excessive = (detail: string) => ({ ok: false, error: { kind: 'excessive', detail } });
  const nested = (levels: number, [open, close]: readonly [string, string]) =>
    `${open.repeat(levels)}1${close.repeat(levels)}`;

  it('T-05 rejects a hundred thousand rows for ten, and accepts the maximum page size', async () => {
    const { client, http } = makeClient({ token: 'T' });
    const { list } = resourceEndpoints(activityTypeResource);
    const row = {
      id: '1',
      createBy: null,
      createTime: null,
      updateBy: null,
      updateTime: null,
      name: '棋牌',
      code: 'CHESS',
      sort: 1,
      status: '1',
      remark: null,
    };
    const kindOf = async (rows: number) => {
      const call = client.call(list, { query: { pageSize: 10 } });
      http
        .take('/list')
        .succeed({ records: Array.from({ length: rows }, () => row), total: rows, size: 10, current: 1, pages: 1 });
      const answer = await call;
      return answer.ok ? answer.value.result.records.length : answer;
    };
    expect([await kindOf(1000), await kindOf(1001), await kindOf(100_000)]).toEqual([
      1000,
      excessive('activityType.list: more than 1000 rows'),
      excessive('activityType.list: too deep or too many values'),
    ]);
  });

  it.each([
    [50, true],
    [10_000, false],
    [1_000_000, false],
  ])('T-05 never overflows the stack on a menu of %i levels', async (levels, isRead) => {
    const { client, http } = makeClient({ token: 'T' });
    const call = client.call(authEndpoints.getUserPermissionByToken);
    const node = '{"id":"m","path":"/m","meta":{"title":"m"},"children":[';
    const menu = `${node.repeat(levels)}${']}'.repeat(levels)}`;
    http.take('getUserPermissionByToken').end({
      kind: 'answered',
      status: 200,
      headers: {},
      body: `{"success":true,"message":"","code":200,"result":{"menu":[${menu}],"auth":[],"allAuth":[]},"timestamp":0}`,
    });
    const answer = await call;
    expect([answer.ok, answer.ok || ['excessive', 'malformed'].includes(answer.error.kind)]).toEqual([isRead, true]);
  });

  it.each<[string, string]>([
    ['[', ']'],
    ['{"a":', '}'],
  ])('T-05 parses 200 levels of %j and rejects the next', async (...signs) => {
    const { client, http } = makeClient({ token: 'T' });
    const anything = defineEndpoint({
      name: 'test.any',
      method: 'GET',
      path: '/test/any',
      summary: localized('读', 'Read'),
      access: SIGNED_IN,
      answer: v.unknown(),
    });
    const isRead = async (levels: number) => {
      const call = client.call(anything);
      http.take('/test/any').end({
        kind: 'answered',
        status: 200,
        headers: {},
        body: `{"success":true,"message":"","code":200,"result":${nested(levels, signs)},"timestamp":0}`,
      });
      return (await call).ok;
    };
    expect([await isRead(200), await isRead(201)]).toEqual([true, false]);
  });
});
