import { describe, expect, it } from 'vitest';

import { defaultCoreConfig } from '../../../core.config.ts';
import { createCore } from '../../../create-core.ts';
import { sameText, localized, type LocalizedText } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createLoginForm } from '../login-form/index.ts';
import { createLoginMethods } from '../login-methods/index.ts';
import { createThirdPartyLogin } from './index.ts';

const TOKEN = 'code-code-code-code';
const user = { id: 'u1', username: 'clerk', realname: '王秀兰', avatar: '' };

function opened() {
  const ports = fakePorts({ random: { integer: () => 0, id: () => 'state-state-state-1' } });
  const core = createCore(ports, defaultCoreConfig);
  const thirdParty = core.open(createThirdPartyLogin);
  const answer = (changes: object = {}, isFromOrigin = true) =>
    ports.popup.tell({
      kind: 'posted',
      isFromOrigin,
      data: {
        kind: 'evergreen.thirdParty.answered',
        thirdType: 'test',
        token: TOKEN,
        state: 'state-state-state-1',
        isKnown: true,
        ...changes,
      },
    });
  thirdParty.send({ type: 'provider.choose', thirdType: 'test' });
  return { core, thirdParty, popup: ports.popup, http: ports.http, answer };
}

describe('third-party login', () => {
  it("AUTH-03 opens the provider's window with a secret, and logs in with the posted code", async () => {
    const { core, thirdParty, popup, http, answer } = opened();
    expect([thirdParty.facts(), popup.addresses, popup.openCount()]).toEqual([
      { status: 'waiting', failure: null },
      ['/api/sys/thirdLogin/render/test?state=state-state-state-1'],
      1,
    ]);
    answer();
    expect([thirdParty.facts(), popup.openCount(), core.auth.facts().status]).toEqual([
      { status: 'idle', failure: null },
      0,
      'loggingIn',
    ]);
    const call = http.take(`/sys/thirdLogin/getLoginUser/${TOKEN}/test`);
    expect(new URLSearchParams(call.request.url.split('?')[1]).get('state')).toBe('state-state-state-1');
    call.succeed({ token: 'T1', userInfo: user });
    await settled();
    expect([core.auth.facts().status, core.auth.facts().user]).toEqual(['loadingPermissions', user]);
  });

  it('AUTH-03 shows beside the login methods why a code was rejected', async () => {
    const { core, http, answer } = opened();
    const ways = core.open(createLoginMethods);
    answer();
    http.take('getLoginUser').reject('登录凭证已过期，请重新发起第三方登录');
    await settled();
    expect([core.auth.facts().status, ways.facts().failure, core.open(createLoginForm).facts().failure]).toEqual([
      'loggedOut',
      sameText('登录凭证已过期，请重新发起第三方登录'),
      null,
    ]);
  });

  const strange = localized(
    '登录窗口的应答无法识别，请重试',
    'The answer of the window could not be understood. Try again',
  );
  const mismatched = localized('应答与本次登录不符，请重新登录', 'The answer is not of this sign-in. Start again');
  const wrong: readonly (readonly [string, (driven: ReturnType<typeof opened>) => void, LocalizedText])[] = [
    [
      'from a foreign origin',
      ({ answer }) => answer({}, false),
      localized(
        '收到来自其他网站的应答，未予采用，请重新登录',
        'Another site answered, which was not accepted. Start again',
      ),
    ],
    ['with another secret', ({ answer }) => answer({ state: 'state-state-state-2' }), mismatched],
    ['of another provider', ({ answer }) => answer({ thirdType: 'github' }), mismatched],
    ['without a code', ({ answer }) => answer({ token: undefined }), strange],
    ['with markup for a code', ({ answer }) => answer({ token: '<script>alert(1)</script>' }), strange],
    ['that is no object', ({ popup }) => popup.tell({ kind: 'posted', data: 'token', isFromOrigin: true }), strange],
    [
      'that the person cancelled',
      ({ answer }) => answer({ kind: 'evergreen.thirdParty.refused' }),
      localized('您取消了第三方登录', 'You cancelled signing in by the third party'),
    ],
    [
      'never, the window closed',
      ({ popup }) => popup.tell({ kind: 'closed' }),
      localized('登录窗口已关闭，未完成登录', 'The window was closed before you had signed in'),
    ],
  ];

  it.each(wrong)('T-22 rejects a message %s, closes the window and shows the reason', (_, act, failure) => {
    const driven = opened();
    act(driven);
    expect([
      driven.thirdParty.facts(),
      driven.popup.openCount(),
      driven.core.auth.facts().status,
      driven.http.requests,
    ]).toEqual([{ status: 'idle', failure }, 0, 'loggedOut', []]);
    driven.answer();
    expect(driven.http.requests).toEqual([]);
  });

  it('AUTH-03 reports a blocked popup', () => {
    const { thirdParty, popup } = opened();
    thirdParty.send({ type: 'flow.cancel' });
    popup.block();
    thirdParty.send({ type: 'provider.choose', thirdType: 'test' });
    expect(thirdParty.facts()).toEqual({
      status: 'idle',
      failure: localized(
        '登录窗口被浏览器拦截，请允许本站弹出窗口后重试',
        'The browser blocked the window. Allow this site to open windows, then try again',
      ),
    });
  });

  it('AUTH-03 creates an account for an unknown user, and logs in with the new code', async () => {
    const { core, thirdParty, http, answer } = opened();
    answer({ isKnown: false });
    expect([thirdParty.facts().status, core.auth.facts().status]).toEqual(['choosing', 'loggedOut']);
    thirdParty.send({ type: 'account.create' });
    thirdParty.send({ type: 'account.create' });
    const call = http.take('/sys/thirdLogin/user/create');
    expect([JSON.parse(call.request.body ?? ''), http.pending()]).toEqual([
      { thirdType: 'test', state: 'state-state-state-1', token: TOKEN },
      0,
    ]);
    call.succeed('fresh-fresh-fresh-1');
    await settled();
    expect([
      thirdParty.facts().status,
      http.take('getLoginUser').request.url.includes('/fresh-fresh-fresh-1/test'),
    ]).toEqual(['idle', true]);
  });

  it('AUTH-03 binds an account by password, validates required fields, and allows correcting a wrong password', async () => {
    const { thirdParty, http, answer } = opened();
    answer({ isKnown: false });
    thirdParty.send({ type: 'account.bind' });
    thirdParty.send({ type: 'binding.submit', username: ' ', password: 'p' });
    expect(thirdParty.facts()).toEqual({ status: 'binding', failure: localized('请输入账号', 'Enter your username') });
    thirdParty.send({ type: 'binding.submit', username: ' clerk ', password: 'wrong' });
    const first = http.take('/sys/thirdLogin/user/checkPassword');
    expect(JSON.parse(first.request.body ?? '')).toEqual({
      thirdType: 'test',
      state: 'state-state-state-1',
      token: TOKEN,
      username: 'clerk',
      password: 'wrong',
    });
    first.reject('用户名或密码错误');
    await settled();
    expect(thirdParty.facts()).toEqual({ status: 'binding', failure: sameText('用户名或密码错误') });
    thirdParty.send({ type: 'binding.submit', username: 'clerk', password: 'right' });
    http.take('/sys/thirdLogin/user/checkPassword').succeed('fresh-fresh-fresh-2');
    await settled();
    expect(http.take('getLoginUser').request.url).toContain('/fresh-fresh-fresh-2/test');
  });

  it('AUTH-03 can be cancelled at every step', () => {
    const { thirdParty, popup, answer, http } = opened();
    thirdParty.send({ type: 'flow.cancel' });
    expect([thirdParty.facts().status, popup.openCount()]).toEqual(['idle', 0]);
    thirdParty.send({ type: 'provider.choose', thirdType: 'test' });
    answer({ isKnown: false });
    thirdParty.send({ type: 'account.bind' });
    thirdParty.send({ type: 'account.back' });
    expect(thirdParty.facts().status).toBe('choosing');
    thirdParty.send({ type: 'flow.cancel' });
    expect([thirdParty.facts(), http.requests]).toEqual([{ status: 'idle', failure: null }, []]);
  });
});
