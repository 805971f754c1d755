import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { loginMethodsEndpoints, loginResult } from '@evergreen/core/contract';
import { minutes, seconds } from '@evergreen/core/kernel';
import { fakeLogger } from '@evergreen/core/testing';

import { startCasServer, type CasError, type CasServer } from '../../../../test/cas-server.ts';
import { describeApplication, describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';
import { casVerdict } from './cas-answer.ts';
import { createCasClient } from './cas-client.ts';

const SERVICE = 'https://home.example/user/login';
const UNREACHABLE = '统一身份认证服务器无法连接或应答异常，请稍后重试或使用账号密码登录';
const REFUSED = '统一身份认证票据无效、已使用或已过期，请重新登录';

let cas: CasServer;
const place = { url: '', service: SERVICE };
beforeAll(async () => {
  cas = await startCasServer();
  place.url = cas.url;
});
beforeEach(() => cas.misbehave(null));
afterAll(() => cas.close());

const refusal = (message: string) => ({ success: false, message, code: 500, result: null });

describeApplicationOnBothEngines(
  'signing in by a CAS ticket',
  (application) => {
    const validate = (ticket: string, service = SERVICE) =>
      application().call({
        method: 'GET',
        url: `/sys/cas/client/validateLogin?${new URLSearchParams({ ticket, service }).toString()}`,
      });

    it('AUTH-04 answers a good ticket with success true, token and user, and tells nobody else’s', async () => {
      const { call, log } = application();
      const ticket = cas.issue('clerk', SERVICE);
      const { status, envelope, headers } = await validate(ticket);
      const { token, userInfo } = v.parse(loginResult, envelope.result);
      expect([status, envelope.success, userInfo.username, headers['cache-control']]).toEqual([
        200,
        true,
        'clerk',
        'no-store',
      ]);
      expect((await call({ method: 'GET', url: '/sys/permission/getUserPermissionByToken', token })).status).toBe(200);
      expect(log.join('')).not.toContain(ticket);
    });

    it('T-23 takes a ticket once, for the configured service, and while it is young', async () => {
      const used = cas.issue('clerk', SERVICE);
      await validate(used);
      const old = cas.issue('clerk', SERVICE);
      cas.age(seconds(11));
      const elsewhere = cas.issue('clerk', 'https://other.example/');
      expect([
        (await validate(used)).envelope,
        (await validate(old)).envelope,
        (await validate(elsewhere)).envelope,
      ]).toEqual(Array.from({ length: 3 }, () => refusal(REFUSED)));
    });

    it('T-23 asks the CAS server about nothing but a well-formed ticket for the configured service', async () => {
      const before = cas.asked.length;
      const foreign = cas.issue('clerk', 'https://evil.example/');
      expect((await validate(foreign, 'https://evil.example/')).envelope).toEqual(
        refusal('统一身份认证的服务地址与配置不符，请重新登录'),
      );
      for (const ticket of [
        '',
        'ST-',
        'TGT-1',
        'st-1',
        'ST-a b',
        'ST-1\r\nHost: evil',
        'ST-1&service=x',
        'ST-../../x',
        `ST-${'a'.repeat(251)}`,
        'ST-票',
      ])
        expect([ticket, (await validate(ticket)).envelope.success]).toEqual([ticket, false]);
      expect(cas.asked.length).toBe(before);
    });

    it.each<CasError>(['huge', 'bomb', 'redirect', 'html', 'error'])(
      'T-23 signs nobody in by an answer that is %s',
      async (fault) => {
        cas.misbehave(fault);
        expect((await validate(cas.issue('admin', SERVICE))).envelope).toEqual(refusal(UNREACHABLE));
        expect(cas.asked).not.toContain('/p3/elsewhere');
      },
    );

    it('T-23 waits for a silent CAS server for its time only', async () => {
      cas.misbehave('silent');
      const logger = fakeLogger();
      expect(await createCasClient(place, logger, 50).validate('ST-1')).toEqual({ kind: 'unreachable' });
      expect(logger.lines).toEqual(['error cas.failed']);
      expect(await createCasClient({ ...place, url: 'http://127.0.0.1:1' }, logger).validate('ST-1')).toEqual({
        kind: 'unreachable',
      });
    });

    it('says that somebody is unknown here, or frozen', async () => {
      const messages = [await validate(cas.issue('stranger', SERVICE)), await validate(cas.issue('sunlei', SERVICE))];
      expect(messages.map(({ envelope }) => envelope)).toEqual([
        refusal('该用户不存在，请注册'),
        refusal('该用户已冻结'),
      ]);
    });

    it('T-10 slows down who tries tickets', async () => {
      for (let time = 0; time < 30; time += 1) await validate('ST-guess');
      const slowed = await validate('ST-guess');
      expect([slowed.status, slowed.envelope.message]).toEqual([429, '操作过于频繁，请 60 秒后再试']);
      application().clock.advance(minutes(1));
      expect((await validate(cas.issue('clerk', SERVICE))).envelope.success).toBe(true);
    });

    it('AUTH-04 says where to sign in, and at the sign-out where else to sign out', async () => {
      const { call, signIn } = application();
      const service = encodeURIComponent(SERVICE);
      const ways = await call({ method: 'GET', url: '/sys/signInWays' });
      expect(ways.envelope.result).toMatchObject({
        thirdParties: [],
        cas: { loginUrl: `${cas.url}/login?service=${service}`, service: SERVICE },
      });
      const out = await call({ method: 'POST', url: '/sys/logout', token: await signIn('clerk') });
      expect(out.envelope.result).toEqual({ logoutUrl: `${cas.url}/logout?service=${service}` });
    });
  },
  { cas: place },
);

describeApplication('where CAS is switched off', (application) => {
  it('AUTH-04 offers it to nobody and takes no ticket', async () => {
    const { call } = application();
    expect((await call({ method: 'GET', url: '/sys/signInWays' })).envelope.result).toMatchObject({
      thirdParties: [],
      cas: null,
    });
    const tried = await call({ method: 'GET', url: '/sys/cas/client/validateLogin?ticket=ST-1' });
    expect(tried.envelope).toEqual(refusal('未启用统一身份认证登录，请使用账号密码登录'));
  });
});

describeApplicationOnBothEngines('the accounts of a new platform', (application) => {
  it('HOME-05 are named before a sign-in, one of each role, until the password that all of them have is changed for the administrator', async () => {
    const { call, database } = application();
    const named = async () => {
      const { envelope } = await call({ method: 'GET', url: '/sys/signInWays' });
      const { demonstration } = v.parse(loginMethodsEndpoints.read.answer, envelope.result);
      return demonstration.map(({ username, role, about }) => [username, role, about.split('，')[0]]);
    };
    const all = [
      ['admin', '平台管理员', '拥有全部权限 · Platform administrator: everything'],
      ['clerk', '活动专员', '维护活动、报名、课程、资讯和政策'],
      ['supervisor', '监管人员', '查看并导出业务数据'],
      ['desk', '办事员', '登记退休人员、企业、认证和报名'],
      ['auditor', '审核员', '审核活动、报名、认证、企业、作品、商品和帖子'],
    ];
    const hashIs = (username: string, hash: string) =>
      database.orm.update(sysUser).set({ passwordHash: hash }).where(eq(sysUser.username, username));
    const before = await named();
    await hashIs('supervisor', 'another');
    const withOther = await named();
    await hashIs('admin', 'mine');
    expect([before, withOther, await named()]).toEqual([
      all,
      [all[0], all[1], ['yangli', ...(all[2] ?? []).slice(1)], all[3], all[4]],
      [],
    ]);
  });
});

describe('the answer of a CAS server', () => {
  const wrapped = (inner: string) =>
    `<cas:serviceResponse xmlns:cas='http://www.yale.edu/tp/cas'>${inner}</cas:serviceResponse>`;

  it('AUTH-04 is read as the protocol writes it', () => {
    expect([
      casVerdict(wrapped('<cas:authenticationSuccess><cas:user> 0042 </cas:user></cas:authenticationSuccess>')),
      casVerdict(wrapped('<cas:authenticationSuccess><cas:user>a&amp;b</cas:user></cas:authenticationSuccess>')),
      casVerdict(wrapped('<cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure>')),
    ]).toEqual([
      { kind: 'accepted', username: '0042' },
      { kind: 'accepted', username: 'a&b' },
      { kind: 'refused', code: 'INVALID_TICKET' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['no XML', 'yes\nclerk\n'],
    ['cut off', wrapped('<cas:authenticationSuccess><cas:user>clerk</cas:user>').slice(0, 90)],
    ['no user', wrapped('<cas:authenticationSuccess></cas:authenticationSuccess>')],
    ['an empty user', wrapped('<cas:authenticationSuccess><cas:user> </cas:user></cas:authenticationSuccess>')],
    [
      'two users',
      wrapped('<cas:authenticationSuccess><cas:user>a</cas:user><cas:user>b</cas:user></cas:authenticationSuccess>'),
    ],
    [
      'markup for a user',
      wrapped('<cas:authenticationSuccess><cas:user><b>a</b></cas:user></cas:authenticationSuccess>'),
    ],
    [
      'a user outside of the answer',
      '<cas:authenticationSuccess><cas:user>admin</cas:user></cas:authenticationSuccess>',
    ],
    [
      'a document type',
      `<!doctype x>${wrapped('<cas:authenticationSuccess><cas:user>admin</cas:user></cas:authenticationSuccess>')}`,
    ],
    ['a name of the prototype', '<__proto__><user>admin</user></__proto__>'],
  ])('T-23 is strange when it is %s', (_, xml) => {
    expect(casVerdict(xml)).toEqual({ kind: 'strange' });
  });
});
