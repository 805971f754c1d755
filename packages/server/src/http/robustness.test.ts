import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';

import { propertyRounds } from '../../test/property-rounds.ts';
import { describeApplication, PASSWORD } from '../../test/test-application.ts';
import { buildApp } from '../app.ts';
import { DatabaseError, type Database } from '../db/index.ts';
import { sysSession } from '../db/schema/index.ts';

const json = { 'content-type': 'application/json' };

describeApplication('input that no client of ours sends', (application) => {
  const post = (payload: string, headers: Record<string, string> = json) =>
    application().call({ method: 'POST', url: '/sys/login', payload, headers });
  const right = JSON.stringify({ username: 'clerk', password: PASSWORD });

  it('T-07 reads JSON only, whatever the body is called', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json-patch+json',
      'text/json',
      'application/jsonx',
      'text/plain; application/json',
      '',
    ];
    const answers: unknown[] = [];
    for (const type of types) {
      const { status, envelope } = await post(right, { 'content-type': type });
      answers.push([type, status, envelope.message]);
    }
    expect(answers).toEqual(types.map((type) => [type, 415, '只接受 application/json 格式的请求内容']));
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON'])
      expect([type, (await post(right, { 'content-type': type })).status]).toEqual([type, 200]);
  });

  it('T-05 answers broken, deep, huge and odd bodies with 4xx', async () => {
    const bodies: [string, number, string][] = [
      ['{"username":', 400, '请求内容不是正确的 JSON'],
      ['\ufeff{}', 400, '请求内容不是正确的 JSON'],
      [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400, '请求内容不是正确的 JSON'],
      ['"text"', 400, '请求内容不正确'],
      ['[]', 400, '缺少“用户名”'],
      ['', 400, '请求内容不正确'],
      [
        JSON.stringify({ username: 'a', password: 'b', filler: 'x'.repeat(1024 * 1024) }),
        413,
        '请求内容过大，最多 1 MB',
      ],
    ];
    const answers: unknown[] = [];
    for (const [body] of bodies) {
      const { status, envelope } = await post(body);
      answers.push([body, status, envelope.message]);
    }
    expect(answers).toEqual(bodies);
  });

  it('T-05 refuses a body that is not UTF-8 before anything is stored', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const before = (await call({ method: 'GET', url: '/isps/activityType/list', token })).envelope.result;
    const spellings = ['ff', 'c3', 'e4b8', 'c080', 'eda080', 'f4908080', 'b0a1'];
    const answers: unknown[] = [];
    for (const bytes of spellings) {
      const payload = Buffer.concat([
        Buffer.from('{"name":"'),
        Buffer.from(bytes, 'hex'),
        Buffer.from('","code":"BAD","sort":1,"status":"1","remark":null}'),
      ]);
      const { status, envelope } = await call({
        method: 'POST',
        url: '/isps/activityType/add',
        token,
        headers: json,
        payload,
      });
      answers.push([bytes, status, envelope.message]);
    }
    expect(answers).toEqual(
      spellings.map((bytes) => [bytes, 400, '请求内容不是正确的 UTF-8 文本，请用 UTF-8 编码后重新提交']),
    );
    expect((await call({ method: 'GET', url: '/isps/activityType/list', token })).envelope.result).toEqual(before);
  });

  it('T-05 answers any JSON at all with something below 500', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const targets = [
      ['POST', '/sys/login'],
      ['POST', '/isps/activity/add'],
      ['PUT', '/isps/activityType/edit'],
    ] as const;
    const record = fc.dictionary(
      fc.constantFrom(
        'username',
        'password',
        'id',
        'title',
        'name',
        'code',
        'status',
        'quota',
        'startTime',
        '__proto__',
        'constructor',
      ),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...targets), fc.oneof(record, fc.jsonValue()), async ([method, url], body) => {
        const { status } = await call({ method, url, token, headers: json, payload: JSON.stringify(body) });
        expect(status).toBeLessThan(500);
      }),
      { seed: 20_261_121, numRuns: propertyRounds(300) },
    );
  });

  it('T-06 leaves every prototype as it is', async () => {
    const { signIn, call } = application();
    const token = await signIn('admin');
    const polluted =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"name":"污染","code":"P1","sort":1,"status":"1"}';
    await call({ method: 'POST', url: '/isps/activityType/add', token, headers: json, payload: polluted });
    await call({
      method: 'GET',
      url: '/isps/activity/list?__proto__[polluted]=1&constructor.prototype.polluted=1&__proto__=1',
      token,
    });
    const probe: Record<string, unknown> = {};
    expect([probe['polluted'], Object.keys(Object.prototype)]).toEqual([undefined, []]);
  });

  it('answers unknown addresses and methods with an envelope of code 404', async () => {
    const { call } = application();
    const unknown = { success: false, message: '路径不存在，请检查路径是否正确', code: 404, result: null };
    const answers = [
      await call({ method: 'GET', url: '/nothing' }),
      await call({ method: 'DELETE', url: '/sys/login' }),
      await call({ method: 'GET', url: '' }),
      await call({ method: 'GET', url: '/sys/dict/getDictItems/../../../../etc/passwd' }),
      await call({ method: 'GET', url: '//health' }),
      await call({ method: 'POST', url: '//sys///login', payload: { username: 'clerk', password: PASSWORD } }),
    ];
    expect(answers.map(({ status, envelope }) => [status, envelope])).toEqual(answers.map(() => [404, unknown]));
    const english = await call({ method: 'GET', url: '/nothing', headers: { 'accept-language': 'en' } });
    expect(english.envelope.message).toBe('There is nothing at this path. Check the address.');
    const bad = await call({ method: 'GET', url: '/%zz' });
    expect([bad.status, bad.envelope.message]).toEqual([400, '请求格式不正确']);
  });
});

describeApplication('a database that fails', (application) => {
  /** The same database, in which one thing goes wrong. */
  async function failing(changes: Partial<Database>) {
    const { clock, database, files, logger } = application();
    const app = await buildApp({ database: { ...database, ...changes }, clock, files, logger });
    return async (method: 'GET' | 'POST', url: string, token: string, payload?: object) => {
      const answer = await app.inject({
        method,
        url: `/api${url}`,
        headers: { 'x-access-token': token },
        ...(payload === undefined ? {} : { payload }),
      });
      const isFile = answer.headers['content-disposition'] !== undefined;
      const { timestamp: _timestamp, ...envelope } = isFile ? {} : JSON.parse(answer.body);
      return { status: answer.statusCode, envelope, requestId: answer.headers['x-request-id'] };
    };
  }

  it('T-08 tells the caller a request number, the log what failed, and neither of them a value', async () => {
    const { clock, database, call, log, signIn } = application();
    const token = await signIn('admin');
    await database.orm.execute(sql`alter table activity_type rename column remark to remark_gone`);
    const payload = { name: 'CANARY-NAME', code: 'CANARY', sort: 1, status: '1', remark: 'CANARY-REMARK' };
    const failed = await call({ method: 'POST', url: '/isps/activityType/add', token, payload });
    await database.orm.execute(sql`alter table activity_type rename column remark_gone to remark`);
    const requestId = String(failed.headers['x-request-id']);
    expect([failed.status, failed.envelope]).toEqual([
      500,
      {
        success: false,
        message: `操作失败，请稍后重试；如仍失败，请将请求编号 ${requestId} 告知管理员`,
        code: 500,
        result: null,
      },
    ]);
    expect(log.map((line): unknown => JSON.parse(line))).toEqual([
      {
        time: new Date(clock.now()).toISOString(),
        level: 'error',
        message: 'request.failed',
        requestId,
        method: 'POST',
        route: '/api/isps/activityType/add',
        kind: 'refused',
        code: '42703',
        stack: expect.stringMatching(/^ +at /u),
      },
    ]);
    const everything = [...log, failed.text].join('\n');
    for (const secret of ['CANARY', token, PASSWORD, 'remark', 'insert into', 'select'])
      expect([secret, everything.includes(secret)]).toEqual([secret, false]);
  });

  it('T-08 never answers with a hash, whatever is asked', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const [session] = await database.orm.select().from(sysSession);
    const answers = [];
    for (const url of [
      '/sys/permission/getUserPermissionByToken',
      '/sys/dict/queryAllDictItems',
      '/isps/activity/list?pageSize=100',
      '/isps/activityType/list',
      '/sys/dict/loadDict/activity',
    ])
      answers.push((await call({ method: 'GET', url, token })).text);
    answers.push(
      (await call({ method: 'POST', url: '/sys/login', payload: { username: 'clerk', password: PASSWORD } })).text,
    );
    const everything = answers.join('\n');
    for (const secret of ['argon2', 'passwordHash', 'password_hash', PASSWORD, session?.tokenHash ?? 'none', token])
      expect([secret, everything.includes(secret)]).toEqual([secret, false]);
  });

  it('says that the disk is full before it changes anything, and goes on reading', async () => {
    const { signIn } = application();
    const token = await signIn('admin');
    const call = await failing({ assertRoomForWrites: () => Promise.reject(new DatabaseError('storageFull', 'full')) });
    const written = await call('POST', '/isps/activityType/add', token, {
      name: 'x',
      code: 'X1',
      sort: 1,
      status: '1',
    });
    expect([written.status, written.envelope]).toEqual([
      507,
      {
        success: false,
        message: '服务器存储空间不足，暂时不能保存；请联系管理员清理空间后重试',
        code: 507,
        result: null,
      },
    ]);
    expect((await call('GET', '/isps/activityType/list', token)).status).toBe(200);
  });

  it('R-25 lets people sign in, choose their department, open a locked screen and sign out on a full disk', async () => {
    const call = await failing({ assertRoomForWrites: () => Promise.reject(new DatabaseError('storageFull', 'full')) });
    const signedIn = await call('POST', '/sys/login', '', { username: 'liuyang', password: PASSWORD });
    const { token, departs } = v.parse(
      v.object({ token: v.string(), departs: v.array(v.object({ orgCode: v.string() })) }),
      signedIn.envelope.result,
    );
    const answers = [];
    for (const [url, payload] of [
      ['/sys/selectDepart', { username: 'liuyang', orgCode: departs[0]?.orgCode }],
      ['/sys/user/verifyPassword', { password: PASSWORD }],
      ['/sys/sms', { mobile: '10600000000', smsmode: '0' }],
      ['/sys/logout', {}],
    ] as const) {
      const { status } = await call('POST', url, token, payload);
      answers.push([url, status === 507]);
    }
    expect(answers).toEqual(answers.map(([url]) => [url, false]));
    expect((await call('GET', '/isps/activityType/list', token)).status).toBe(401);
  });

  it('R-25 signs in again and again and exports on a disk without any room, and notes what it can', async () => {
    const { database, log } = application();
    const full = () => new DatabaseError('storageFull', 'full');
    // The row of a session still fits; whatever else is written does not.
    const orm: Database['orm'] = new Proxy(database.orm, {
      get(target, name) {
        if (name === 'update')
          return () => {
            throw full();
          };
        if (name !== 'insert') return Reflect.get(target, name, target);
        return (table: PgTable) => {
          if (table !== sysSession) throw full();
          return target.insert(table);
        };
      },
    });
    const call = await failing({ orm, assertRoomForWrites: () => Promise.reject(full()) });
    const tokens: string[] = [];
    for (const round of [1, 2, 3]) {
      const signedIn = await call('POST', '/sys/login', '', { username: 'admin', password: PASSWORD });
      expect([round, signedIn.status]).toEqual([round, 200]);
      tokens.push(v.parse(v.object({ token: v.string() }), signedIn.envelope.result).token);
    }
    for (const url of ['/isps/activityType/list', '/isps/activityType/exportXls?format=csv&field=name'])
      expect([url, (await call('GET', url, tokens[2] ?? '')).status]).toEqual([url, 200]);
    const written = await call('POST', '/isps/activityType/add', tokens[2] ?? '', { name: 'x', code: 'X1' });
    expect([written.status, written.envelope.message]).toEqual([
      507,
      '服务器存储空间不足，暂时不能保存；请联系管理员清理空间后重试',
    ]);
    expect(log.filter((line) => line.includes('audit.unwritten'))).toHaveLength(3);
  });

  it('says that the database cannot be used just now', async () => {
    const call = await failing({ ping: () => Promise.reject(new DatabaseError('connectionLost', 'gone')) });
    const answer = await call('GET', '/health', '');
    expect([answer.status, answer.envelope]).toEqual([
      503,
      {
        success: false,
        message: `数据库暂时无法使用，请稍后重试（请求编号 ${String(answer.requestId)}）`,
        code: 503,
        result: null,
      },
    ]);
  });
});

/** A built application, and one that is not built. */
const folder = mkdtempSync(join(tmpdir(), 'evergreen-application-'));
const empty = mkdtempSync(join(tmpdir(), 'evergreen-empty-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>应用</title>');
writeFileSync(join(folder, 'assets', 'app-1a2b.js'), `console.log(${JSON.stringify('x'.repeat(5000))})`);
writeFileSync(join(folder, 'assets', 'list-3c4d.js'), 'the list');
writeFileSync(join(folder, 'assets', 'list-3c4d.js.br'), 'the list by Brotli');
writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(folder, '.secret'), 'secret');

describeApplication(
  'the application beside the calls',
  (application) => {
    afterAll(() => {
      for (const one of [folder, empty]) rmSync(one, { recursive: true });
    });
    const get = async (url: string, headers = {}) => {
      const answer = await application().app.inject({ method: 'GET', url, headers });
      return {
        status: answer.statusCode,
        type: answer.headers['content-type'],
        caching: answer.headers['cache-control'],
        body: answer.body,
        encoding: answer.headers['content-encoding'],
      };
    };
    const page = {
      status: 200,
      type: 'text/html; charset=utf-8',
      caching: 'no-cache',
      body: '<!doctype html><title>应用</title>',
      encoding: undefined,
    };

    it('ROUTE-01 answers a deep link opened cold with the page of the application', async () => {
      for (const url of [
        '/',
        '/isps/activity?pageNo=2',
        '/user/login?redirect=%2Fisps%2Factivity',
        '/nothing/at/all',
        '/apis',
        '/x/api/y',
        '/isps//activity',
        '//isps/activity',
        '/isps/activity//',
        '//',
        '/a//v1.2/b',
      ])
        expect([url, await get(url)]).toEqual([url, page]);
    });

    it('lets hashed files be kept for ever and asks for others again', async () => {
      expect(await get('/assets/app-1a2b.js')).toMatchObject({
        status: 200,
        type: 'application/javascript; charset=utf-8',
        caching: 'public, max-age=31536000, immutable',
      });
      expect(await get('/favicon.svg')).toMatchObject({ status: 200, type: 'image/svg+xml', caching: 'no-cache' });
      expect((await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })).encoding).toBe('gzip');
    });

    it('sends what the build compressed to a browser that reads it, and the file itself to any other', async () => {
      const js = { status: 200, type: 'application/javascript; charset=utf-8' };
      const caching = 'public, max-age=31536000, immutable';
      expect(await get('/assets/list-3c4d.js', { 'accept-encoding': 'gzip, br' })).toEqual({
        ...js,
        caching,
        body: 'the list by Brotli',
        encoding: 'br',
      });
      expect(await get('/assets/list-3c4d.js')).toEqual({ ...js, caching, body: 'the list', encoding: undefined });
    });

    it('never answers a file that is not there, hidden, outside, or a call, with the page', async () => {
      const urls = [
        '/assets/gone.js',
        '/.secret',
        '/../package.json',
        '/..%2f..%2fetc/hosts.txt',
        '/assets/..%2f.secret',
        '/api',
        '/api/nothing',
        '/API/nothing',
        '//api/nothing',
        '/%2e%2e/x.txt',
      ];
      for (const url of urls) {
        const answer = await get(url);
        expect([url, [403, 404].includes(answer.status), answer.caching]).toEqual([url, true, 'no-store']);
      }
    });

    it('says clearly that the application is not built', async () => {
      const { clock, database, files, logger } = application();
      const app = await buildApp({ database, clock, files, logger, applicationFolder: empty });
      const answer = await app.inject({ method: 'GET', url: '/isps/activity' });
      expect([answer.statusCode, answer.body.includes('npm run build')]).toEqual([503, true]);
    });

    it('T-62 lets the pages of listed sites into a frame, and no others', async () => {
      const { clock, database, files, logger } = application();
      const app = await buildApp({ database, clock, files, logger, frameHosts: ['https://report.example.org'] });
      const { headers } = await app.inject({ method: 'GET', url: '/api/health' });
      expect(
        String(headers['content-security-policy'])
          .split(';')
          .filter((part) => part.startsWith('frame-')),
      ).toEqual(["frame-src 'self' https://report.example.org", "frame-ancestors 'none'"]);
    });

    it('lets the script, the pictures and the answers of a listed map service into the page, and no others', async () => {
      const { clock, database, files, logger } = application();
      const app = await buildApp({ database, clock, files, logger, mapHosts: ['https://*.amap.com'] });
      const { headers } = await app.inject({ method: 'GET', url: '/api/health' });
      expect(
        String(headers['content-security-policy'])
          .split(';')
          .filter((part) => /^(?:script|img|connect|worker)-/u.test(part)),
      ).toEqual([
        "script-src 'self' https://*.amap.com",
        "img-src 'self' data: blob: https://*.amap.com",
        "connect-src 'self' https://*.amap.com",
        "worker-src 'self' blob:",
      ]);
    });

    it('T-09 sends the headers that keep pages and answers to themselves', async () => {
      const { app, signIn } = application();
      const token = await signIn('clerk');
      const policy =
        "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self' data:;connect-src 'self';frame-src 'self';object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self'";
      const features =
        'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()';
      const kinds: [string, string][] = [
        ['/', 'no-cache'],
        ['/api/health', 'no-store'],
        ['/api/isps/activity/list', 'no-store'],
        ['/api/nothing', 'no-store'],
        ['/gone.js', 'no-store'],
      ];
      for (const [url, caching] of kinds) {
        const { headers } = await app.inject({
          method: 'GET',
          url,
          headers: { 'x-access-token': token, origin: 'https://other.example' },
        });
        expect([
          url,
          headers['content-security-policy'],
          headers['x-frame-options'],
          headers['x-content-type-options'],
          headers['referrer-policy'],
          headers['permissions-policy'],
          headers['cache-control'],
          headers['access-control-allow-origin'],
          headers['set-cookie'],
          headers['x-powered-by'],
        ]).toEqual([url, policy, 'DENY', 'nosniff', 'no-referrer', features, caching, undefined, undefined, undefined]);
      }
    });

    it('sends few headers with the parts of a page, and a policy that runs nothing else', async () => {
      const { headers } = await application().app.inject({ method: 'GET', url: '/assets/list-3c4d.js' });
      expect(Object.keys(headers).toSorted()).toEqual([
        'accept-ranges',
        'cache-control',
        'connection',
        'content-length',
        'content-security-policy',
        'content-type',
        'cross-origin-resource-policy',
        'date',
        'etag',
        'last-modified',
        'vary',
        'x-content-type-options',
      ]);
      expect([headers['content-security-policy'], headers['x-content-type-options']]).toEqual([
        "default-src 'self'",
        'nosniff',
      ]);
      // No page without its own policy: what is no file there is not answered with the application.
      const { statusCode } = await application().app.inject({ method: 'GET', url: '/assets/isps' });
      expect(statusCode).toBe(404);
    });
  },
  { applicationFolder: folder },
);
