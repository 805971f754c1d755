import { describe, expect, it } from 'vitest';

import { defaultCoreConfig } from '../../../core.config.ts';
import { createCore } from '../../../create-core.ts';
import { localized, sameText, type LocalizedText } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createThirdBinding, createThirdSignIns, type ThirdBindingEmitted } from './index.ts';

const TOKEN = 'code-code-code-code';
const STATE = 'state-state-state-1';
const own = { id: 'b1', name: 'wx-clerk', boundAt: '2026-01-10 09:00:00', lastUsedAt: null };
const offered = { thirdType: 'test', name: '测试身份提供方', isOffered: true };
const nothing = { providers: [{ ...offered, bindings: [] }], hasPassword: true };
const bound = { providers: [{ ...offered, bindings: [own] }], hasPassword: true };
const resting = {
  status: 'loaded',
  hasPassword: true,
  canUnbind: true,
  asksPassword: true,
  waitingFor: null,
  failure: null,
  question: null,
  password: '',
  passwordError: null,
};
const bodyOf = (call: { readonly request: { readonly body?: unknown } }): unknown =>
  JSON.parse(String(call.request.body));

async function opened(first: object = nothing) {
  const ports = fakePorts({ random: { integer: () => 0, id: () => STATE } });
  const core = createCore(ports, defaultCoreConfig);
  const bindings = core.open(createThirdBinding);
  const emitted: ThirdBindingEmitted['type'][] = [];
  bindings.on(({ type }) => emitted.push(type));
  ports.http.take('/sys/thirdLogin/bindings').succeed(first);
  await settled();
  const answer = (changes: object = {}, isFromOrigin = true) =>
    ports.popup.tell({
      kind: 'posted',
      isFromOrigin,
      data: {
        kind: 'evergreen.thirdParty.answered',
        thirdType: 'test',
        token: TOKEN,
        state: STATE,
        isKnown: false,
        ...changes,
      },
    });
  return { core, bindings, emitted, popup: ports.popup, http: ports.http, answer };
}

describe('bindings of third parties', () => {
  it('somebody binds an account by the window of its provider, and the list is read anew', async () => {
    const { bindings, emitted, popup, http, answer } = await opened();
    expect(bindings.facts()).toEqual({ ...resting, providers: nothing.providers });
    bindings.send({ type: 'provider.bind', thirdType: 'github' });
    bindings.send({ type: 'provider.bind', thirdType: 'test' });
    bindings.send({ type: 'provider.bind', thirdType: 'test' });
    expect([bindings.facts().status, bindings.facts().waitingFor, popup.addresses]).toEqual([
      'waiting',
      'test',
      [`/api/sys/thirdLogin/render/test?state=${STATE}`],
    ]);
    answer();
    const call = http.take('/sys/thirdLogin/user/bind');
    expect([bodyOf(call), popup.openCount(), bindings.facts().waitingFor]).toEqual([
      { thirdType: 'test', state: STATE, token: TOKEN },
      0,
      'test',
    ]);
    call.succeed(null);
    await settled();
    http.take('/sys/thirdLogin/bindings').succeed(bound);
    await settled();
    expect([bindings.facts(), emitted]).toEqual([
      { ...resting, providers: bound.providers },
      ['notice.raised', 'bindings.changed'],
    ]);
  });

  const strange = localized(
    '窗口的应答无法识别，请重试',
    'The answer of the window could not be understood. Try again',
  );
  const mismatched = localized('应答与本次绑定不符，请重新绑定', 'The answer is not of this binding. Start again');
  const failures: readonly (readonly [string, (driven: Awaited<ReturnType<typeof opened>>) => void, LocalizedText])[] =
    [
      [
        'from a foreign origin',
        ({ answer }) => answer({}, false),
        localized(
          '收到来自其他网站的应答，未予采用，请重新绑定',
          'Another site answered, which was not accepted. Start again',
        ),
      ],
      ['with another secret', ({ answer }) => answer({ state: 'state-state-state-2' }), mismatched],
      ['of another provider', ({ answer }) => answer({ thirdType: 'github' }), mismatched],
      ['with markup for a code', ({ answer }) => answer({ token: '<script>alert(1)</script>' }), strange],
      [
        'that the person cancelled',
        ({ answer }) => answer({ kind: 'evergreen.thirdParty.refused' }),
        localized('您取消了绑定', 'You cancelled the binding'),
      ],
      [
        'never, the window closed',
        ({ popup }) => popup.tell({ kind: 'closed' }),
        localized('窗口已关闭，没有绑定', 'The window was closed, and nothing was bound'),
      ],
    ];

  it.each(failures)('T-22 rejects a message %s, binds nothing and shows the reason', async (_, act, failure) => {
    const driven = await opened();
    driven.bindings.send({ type: 'provider.bind', thirdType: 'test' });
    act(driven);
    expect([driven.bindings.facts(), driven.popup.openCount(), driven.http.pending()]).toEqual([
      { ...resting, providers: nothing.providers, failure },
      0,
      0,
    ]);
  });

  it('reports a blocked window, and cancelling closes an open one', async () => {
    const { bindings, popup } = await opened();
    bindings.send({ type: 'provider.bind', thirdType: 'test' });
    bindings.send({ type: 'bind.cancel' });
    expect([bindings.facts(), popup.openCount()]).toEqual([{ ...resting, providers: nothing.providers }, 0]);
    popup.block();
    bindings.send({ type: 'provider.bind', thirdType: 'test' });
    expect(bindings.facts()).toEqual({
      ...resting,
      providers: nothing.providers,
      failure: localized(
        '窗口被浏览器拦截，请允许本站弹出窗口后重试',
        'The browser blocked the window. Allow this site to open windows, then try again',
      ),
    });
  });

  it('shows why the server binds nothing', async () => {
    const { bindings, http, answer } = await opened();
    bindings.send({ type: 'provider.bind', thirdType: 'test' });
    answer({ isKnown: true });
    http.take('/sys/thirdLogin/user/bind').reject('该第三方账号已绑定其他账号');
    await settled();
    expect(bindings.facts()).toEqual({
      ...resting,
      providers: nothing.providers,
      failure: sameText('该第三方账号已绑定其他账号'),
    });
  });

  it('asks for the password before it unbinds, and lets a wrong one be corrected', async () => {
    const { bindings, emitted, http } = await opened(bound);
    bindings.send({ type: 'binding.remove', id: 'of nobody' });
    expect(bindings.facts().status).toBe('loaded');
    bindings.send({ type: 'binding.remove', id: 'b1' });
    bindings.send({ type: 'form.submit' });
    const question = { binding: own, provider: '测试身份提供方' };
    const asking = { ...resting, status: 'asking', providers: bound.providers, question };
    expect(bindings.facts()).toEqual({
      ...asking,
      passwordError: localized('请输入当前密码', 'Enter your current password'),
    });
    bindings.send({ type: 'password.change', value: 'wrong' });
    bindings.send({ type: 'form.submit' });
    bindings.send({ type: 'dialog.close' });
    const first = http.take('/sys/thirdLogin/user/unbind');
    expect(bodyOf(first)).toEqual({ id: 'b1', password: 'wrong' });
    first.reject('密码不正确', 500, { password: '密码不正确' });
    await settled();
    expect(bindings.facts()).toEqual({ ...asking, password: 'wrong', passwordError: sameText('密码不正确') });
    bindings.send({ type: 'password.change', value: 'right' });
    bindings.send({ type: 'form.submit' });
    http.take('/sys/thirdLogin/user/unbind').succeed(null);
    await settled();
    http.take('/sys/thirdLogin/bindings').succeed(nothing);
    await settled();
    expect([bindings.facts(), emitted]).toEqual([
      { ...resting, providers: nothing.providers },
      ['form.refused', 'form.refused', 'bindings.changed', 'notice.raised', 'bindings.changed'],
    ]);
  });

  it('closes the question and reads anew when the binding is gone, and says so', async () => {
    const { bindings, http } = await opened(bound);
    bindings.send({ type: 'binding.remove', id: 'b1' });
    bindings.send({ type: 'password.change', value: 'right' });
    bindings.send({ type: 'form.submit' });
    http.take('/sys/thirdLogin/user/unbind').reject('该绑定已不存在，列表已刷新');
    await settled();
    http.take('/sys/thirdLogin/bindings').succeed(nothing);
    await settled();
    expect(bindings.facts()).toEqual({
      ...resting,
      providers: nothing.providers,
      failure: sameText('该绑定已不存在，列表已刷新'),
    });
  });

  it('of somebody else are seen and unbound without a password, and nothing is bound', async () => {
    const ports = fakePorts();
    const core = createCore(ports, defaultCoreConfig);
    const bindings = core.open((page) => createThirdBinding({ ...page, accountId: 'u7' }));
    const asked = ports.http.take('/sys/user/thirdBindings/list');
    asked.succeed({ ...bound, hasPassword: false });
    await settled();
    const others = { ...resting, providers: bound.providers, hasPassword: false, asksPassword: false };
    bindings.send({ type: 'provider.bind', thirdType: 'test' });
    expect(bindings.facts()).toEqual(others);
    bindings.send({ type: 'binding.remove', id: 'b1' });
    expect(bindings.facts()).toMatchObject({ status: 'asking', question: { binding: own } });
    bindings.send({ type: 'form.submit' });
    const ended = ports.http.take('/sys/user/thirdBindings/delete');
    const parameters = [asked, ended].map(({ request }) => new URL(request.url, 'http://x').searchParams);
    expect(parameters.map((sent) => [sent.get('userId'), sent.get('id')])).toEqual([
      ['u7', null],
      ['u7', 'b1'],
    ]);
    ended.succeed(null);
    await settled();
    ports.http.take('/sys/user/thirdBindings/list').succeed(nothing);
    await settled();
    expect(bindings.facts()).toEqual({ ...others, providers: nothing.providers, hasPassword: true });
  });

  it('names the providers anew in another language', async () => {
    const { core, bindings, http } = await opened();
    const providers = [{ ...offered, name: 'Test identity provider', bindings: [] }];
    core.settings.send({ type: 'setting.choose', change: { locale: 'en-US' } });
    http.take('/sys/thirdLogin/bindings').succeed({ ...nothing, providers });
    await settled();
    expect(bindings.facts()).toEqual({ ...resting, providers });
    bindings.dispose();
    core.settings.send({ type: 'setting.choose', change: { locale: 'zh-CN' } });
    expect(http.requests.filter(({ url }) => url.includes('/sys/thirdLogin/bindings'))).toHaveLength(2);
  });

  it('unbinds nothing of an account without a password, and can be cancelled', async () => {
    const without = await opened({ ...bound, hasPassword: false });
    without.bindings.send({ type: 'binding.remove', id: 'b1' });
    expect(without.bindings.facts()).toEqual({
      ...resting,
      hasPassword: false,
      canUnbind: false,
      providers: bound.providers,
    });
    const { bindings } = await opened(bound);
    bindings.send({ type: 'binding.remove', id: 'b1' });
    bindings.send({ type: 'password.change', value: 'typed' });
    bindings.send({ type: 'dialog.close' });
    expect(bindings.facts()).toEqual({ ...resting, providers: bound.providers });
  });

  it('shows why reading failed, tries again, and keeps what was read', async () => {
    const ports = fakePorts();
    const bindings = createCore(ports, defaultCoreConfig).open(createThirdBinding);
    ports.http.take('/sys/thirdLogin/bindings').reject('读不到');
    await settled();
    const failed = { ...resting, status: 'failed', failure: sameText('读不到') };
    expect(bindings.facts()).toEqual({ ...failed, hasPassword: false, canUnbind: false, providers: null });
    bindings.send({ type: 'list.refresh' });
    expect(bindings.facts().status).toBe('loading');
    ports.http.take('/sys/thirdLogin/bindings').succeed(bound);
    await settled();
    bindings.send({ type: 'list.refresh' });
    ports.http.take('/sys/thirdLogin/bindings').reject('读不到');
    await settled();
    expect(bindings.facts()).toEqual({ ...failed, providers: bound.providers });
  });
});

it('gives the log about third parties in words, and refusals as such', async () => {
  const ports = fakePorts();
  const signIns = createCore(ports, defaultCoreConfig).open(createThirdSignIns);
  expect(signIns.facts()).toEqual({ status: 'loading', signIns: [], failure: null });
  const entry = { id: '1', device: '', address: '127.0.0.1', times: 1, time: '2026-01-10 09:00:00' };
  ports.http.take('/sys/thirdLogin/signIns').succeed([
    { ...entry, event: 'thirdParty.used', provider: '测试身份提供方' },
    { ...entry, id: '2', event: 'thirdParty.passwordRefused', provider: '' },
  ]);
  await settled();
  const shown = {
    address: '127.0.0.1',
    times: 1,
    time: '2026-01-10 09:00:00',
    device: localized('未知设备', 'Unknown device'),
  };
  expect(signIns.facts()).toEqual({
    status: 'loaded',
    failure: null,
    signIns: [
      {
        ...shown,
        id: '1',
        isRefusal: false,
        provider: '测试身份提供方',
        what: localized('第三方身份验证通过', 'Vouched for by a third party'),
      },
      {
        ...shown,
        id: '2',
        isRefusal: true,
        provider: '',
        what: localized(
          '解除第三方账号绑定失败：密码错误',
          'Unbinding an account of a third party refused: wrong password',
        ),
      },
    ],
  });
  signIns.send({ type: 'list.refresh' });
  ports.http.take('/sys/thirdLogin/signIns').reject('读不到');
  await settled();
  expect([signIns.facts().status, signIns.facts().failure, signIns.facts().signIns.length]).toEqual([
    'failed',
    sameText('读不到'),
    2,
  ]);
});
