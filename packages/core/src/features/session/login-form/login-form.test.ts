import { describe, expect, it } from 'vitest';

import { createCore, defaultCoreConfig } from '../../../index.ts';
import { sameText } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createLoginForm, type LoginField, type LoginFormEvent, type LoginFormFacts } from './index.ts';

const user = { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '' };
const menu = [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动管理' } }];
const SLIDER_NEEDED = 4001;
const CAPTCHA_NEEDED = 4002;
const PICTURE = 'data:image/png;base64,AAAA';

function drive(ports = fakePorts()) {
  const core = createCore(ports, defaultCoreConfig);
  const form = core.open(createLoginForm);
  const refused: LoginField[] = [];
  form.on(({ fields }) => refused.push(...fields.slice(0, 1)));
  const send = (...events: readonly LoginFormEvent[]) => {
    for (const event of events) form.send(event);
  };
  const type = (values: Partial<LoginFormFacts['values']>) => {
    for (const field of ['username', 'password', 'captcha', 'mobile', 'code'] as const) {
      const value = values[field];
      if (value !== undefined) form.send({ type: 'value.change', field, value });
    }
  };
  const words = () =>
    Object.fromEntries(Object.entries(form.facts().errors).map(([field, error]) => [field, error['zh-CN']]));
  const body = (path: string): unknown => JSON.parse(ports.http.take(path).request.body ?? '');
  const refuse = async (message: string, code?: number) => {
    ports.http.take('/sys/login').reject(message, code);
    await settled();
  };
  const signIn = async () => {
    ports.http.take('ogin').succeed({ token: 'T1', userInfo: user });
    await settled();
    ports.http.take('getUserPermissionByToken').succeed({ menu, auth: [], allAuth: [] });
    await settled();
  };
  return { core, form, ports, http: ports.http, send, type, words, refused, refuse, body, signIn };
}

const submit: LoginFormEvent = { type: 'form.submit' };
const byPhone: LoginFormEvent = { type: 'mode.choose', mode: 'phone' };
const byPassword: LoginFormEvent = { type: 'mode.choose', mode: 'password' };

describe('login form', () => {
  it('shows no errors before submit, then those of the current tab, and focuses the first', () => {
    const { send, words, refused, type, http } = drive();
    expect(words()).toEqual({});
    send(submit);
    expect(words()).toEqual({ username: '请输入用户名', password: '请输入密码' });
    type({ username: 'clerk' });
    send(submit, byPhone);
    expect(words()).toEqual({});
    send(submit);
    expect(words()).toEqual({ mobile: '请输入手机号', code: '请输入验证码' });
    type({ mobile: '12345678901', code: '12' });
    expect(words()).toEqual({ mobile: '请输入正确手机号', code: '验证码为6位数字' });
    type({ mobile: '13900001234' });
    send(submit, byPassword);
    expect([words(), refused, http.requests]).toEqual([
      { password: '请输入密码' },
      ['username', 'password', 'mobile', 'code'],
      [],
    ]);
  });

  it('AUTH-01 posts username and password once, and keeps both on rejection', async () => {
    const { form, send, type, body, refused, http, refuse } = drive();
    type({ username: ' clerk ', password: ' p ' });
    send(submit, submit);
    expect([form.facts().isBusy, http.pending()]).toEqual([true, 1]);
    await refuse('用户名或密码错误');
    expect([form.facts().values, form.facts().failure, form.facts().isBusy, refused]).toEqual([
      { username: ' clerk ', password: ' p ', captcha: '', mobile: '', code: '' },
      sameText('用户名或密码错误'),
      false,
      ['password'],
    ]);
    send(submit);
    expect([form.facts().failure, body('/sys/login')]).toEqual([null, { username: 'clerk', password: ' p ' }]);
  });

  it('AUTH-02 posts number and code; its failure does not appear on the other tab', async () => {
    const { form, send, type, http, refused } = drive();
    send(byPhone);
    type({ mobile: ' 13900001234 ', code: ' 012345 ' });
    send(submit);
    const call = http.take('/sys/phoneLogin');
    expect(call.request.body).toBe('{"mobile":"13900001234","captcha":"012345"}');
    call.reject('手机验证码错误');
    await settled();
    expect([form.facts().failure, refused]).toEqual([sameText('手机验证码错误'), ['code']]);
    send(byPassword);
    expect(form.facts().failure).toBe(null);
  });

  it('marks the field of the code or the captcha that the server names, instead of a message above the button', async () => {
    const { form, send, type, http, refused, words } = drive();
    send(byPhone);
    type({ mobile: '13900001234', code: '012345' });
    send(submit);
    http.take('/sys/phoneLogin').reject('手机验证码错误', 500, { captcha: '手机验证码错误' });
    await settled();
    expect([words(), form.facts().failure, refused]).toEqual([{ code: '手机验证码错误' }, null, ['code']]);
    send(byPassword);
    expect(words()).toEqual({});
    send(byPhone);
    type({ code: '01234' });
    expect(words()).toEqual({});
    send(byPassword);
    type({ username: 'clerk', password: 'p' });
    send(submit);
    http.take('/sys/login').reject('验证码错误', CAPTCHA_NEEDED, { captcha: '验证码错误' });
    await settled();
    expect([words(), form.facts().failure, refused]).toEqual([{ captcha: '验证码错误' }, null, ['code', 'captcha']]);
  });

  it("AUTH-14 requires the slider on the server's demand, once for all attempts", async () => {
    const { form, send, type, words, body, refuse, refused } = drive();
    type({ username: 'clerk', password: 'wrong' });
    send(submit);
    await refuse('用户名或密码错误', SLIDER_NEEDED);
    expect([form.facts().challenge, form.facts().failure, words()]).toEqual([
      'slider',
      sameText('用户名或密码错误'),
      {},
    ]);
    send(submit);
    expect(words()).toEqual({ slider: '请拖动滑块完成验证' });
    send({ type: 'slider.passed' });
    expect(words()).toEqual({});
    send(submit);
    expect(body('/sys/login')).toEqual({ username: 'clerk', password: 'wrong', sliderPassed: true });
    expect(refused).toEqual(['password', 'slider']);
  });

  it('AUTH-14 requires the text of a new captcha at every attempt that needs one', async () => {
    const { form, send, type, words, http, refuse, refused } = drive();
    type({ username: 'clerk', password: 'wrong' });
    send(submit);
    await refuse('用户名或密码错误', CAPTCHA_NEEDED);
    http.take('/sys/randomImage/').succeed(PICTURE);
    await settled();
    expect([form.facts().challenge, form.facts().captchaImage]).toEqual(['captcha', PICTURE]);
    send(submit);
    expect(words()).toEqual({ captcha: '请输入验证码', slider: '请拖动滑块完成验证' });
    type({ captcha: ' ab12 ' });
    send({ type: 'slider.passed' }, submit);
    const call = http.take('/sys/login');
    expect(JSON.parse(call.request.body ?? '')).toMatchObject({ sliderPassed: true, captcha: 'ab12' });
    call.reject('验证码错误', CAPTCHA_NEEDED);
    await settled();
    expect([form.facts().values.captcha, form.facts().captchaImage, words(), refused]).toEqual([
      '',
      null,
      {},
      ['password', 'captcha', 'captcha'],
    ]);
    expect(http.pending()).toBe(1);
  });

  it('remembers the username if requested, and forgets it immediately when disabled', async () => {
    const { core, ports, form, send, type, signIn } = drive();
    type({ username: ' clerk ', password: 'p' });
    send({ type: 'username.remember', isRemembered: true }, submit);
    await signIn();
    form.dispose();
    core.auth.send({ type: 'logout.request' });
    core.auth.send({ type: 'logout.confirm' });
    ports.http.take('/sys/logout').succeed(null);
    await settled();
    const shape = ({ values, isRemembered }: LoginFormFacts) => [values.username, values.password, isRemembered];
    const later = drive(ports);
    expect(shape(later.form.facts())).toEqual(['clerk', '', true]);
    later.send({ type: 'username.remember', isRemembered: false });
    expect([shape(later.form.facts()), shape(drive(ports).form.facts())]).toEqual([
      ['clerk', '', false],
      ['', '', false],
    ]);
  });

  it('remembers no username unless requested, and none of an SMS login', async () => {
    const unasked = drive();
    unasked.type({ username: 'clerk', password: 'p' });
    unasked.send(submit);
    await unasked.signIn();
    const phone = drive();
    phone.type({ username: 'clerk' });
    phone.send({ type: 'username.remember', isRemembered: true }, byPhone);
    phone.type({ mobile: '13900001234', code: '012345' });
    phone.send(submit);
    await phone.signIn();
    expect(
      [unasked.ports, phone.ports].map(({ localStorage }) => localStorage.entries()['pro__REMEMBERED_USERNAME']),
    ).toEqual([undefined, undefined]);
  });
});
