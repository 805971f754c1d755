import { DESKTOP, PHONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const PLATFORM = '企业退休人员服务平台';

// Each device has an account of its own: a number gets one code a minute.
for (const { device, look, mobile } of [
  { device: 'a desktop', look: DESKTOP, mobile: '15400001002' },
  { device: 'a phone', look: PHONE, mobile: '15400001003' },
])
  test.describe(`on ${device}`, () => {
    test.use(look);

    test('AUTH-02 signs in by a code, whose minute survives the other tab and a reload', async ({ on, outbox }) => {
      const login = on(LoginModel);
      const shell = on(ShellModel);
      await login.open();
      await login.chooseTab('手机号登录');
      await login.askForCode('');
      await login.seeFieldMessage(login.mobile, '请输入手机号');
      await expect(login.mobile).toBeFocused();
      await login.askForCode('12345678901');
      await login.seeFieldMessage(login.mobile, '请输入正确手机号');
      await login.askForCode('13900009999');
      await login.seeFieldMessage(login.code, '该用户不存在或未绑定手机号');
      await login.askForCode(mobile);
      await login.seeCodeAskedFor();
      await login.chooseTab('账号密码登录');
      await login.chooseTab('手机号登录');
      await login.seeCodeWaiting();
      await expect(login.mobile).toHaveValue(mobile);
      await shell.reload();
      await login.chooseTab('手机号登录');
      await login.seeCodeWaiting();
      await login.mobile.fill(mobile);
      await login.signInByCode('12');
      await login.seeFieldMessage(login.code, '验证码为6位数字');
      const code = await outbox.codeFor(mobile);
      await login.signInByCode(code === '000000' ? '000001' : '000000');
      await login.seeFieldMessage(login.code, '手机验证码错误');
      await expect(login.code).toBeFocused();
      await login.signInByCode(code);
      await shell.seeHome(PLATFORM);
    });

    test('AUTH-01 a missing value is reported under its field, which gets the focus, without a layout shift', async ({
      on,
    }) => {
      const login = on(LoginModel);
      const shell = on(ShellModel);
      await login.open();
      const place = await login.placeOfButton();
      await login.submit();
      await login.seeFieldMessage(login.username, '请输入用户名');
      await login.seeFieldMessage(login.password, '请输入密码');
      await expect(login.username).toBeFocused();
      await login.signIn('nobody', 'wrong-password');
      await login.seeMessage('用户名或密码错误');
      await expect(login.password).toBeFocused();
      expect(await login.placeOfButton()).toBe(place);
      await login.chooseTab('手机号登录');
      expect(await login.placeOfButton()).toBe(place);
      await login.submit();
      await login.seeFieldMessage(login.mobile, '请输入手机号');
      await login.seeFieldMessage(login.code, '请输入验证码');
      expect(await login.placeOfButton()).toBe(place);
      await shell.seeNoSidewaysScroll();
    });

    test('shows the password, fills in what a keeper keeps, and remembers a name when asked to', async ({
      on,
      page,
    }) => {
      const login = on(LoginModel);
      const shell = on(ShellModel);
      await login.open();
      await expect(login.username).toHaveAttribute('autocomplete', 'username');
      await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
      await login.password.fill('secret');
      await expect(login.password).toHaveAttribute('type', 'password');
      await login.showPassword.click();
      await expect(login.password).toHaveAttribute('type', 'text');
      await login.remember.check();
      await login.signIn('clerk', DEMO_PASSWORD);
      await shell.seeHome(PLATFORM);
      await shell.signOut();
      await login.see();
      await expect(login.username).toHaveValue('clerk');
      await expect(login.password).toHaveValue('');
      await expect(login.password).toBeFocused();
      await login.chooseTab('手机号登录');
      await expect(login.mobile).toHaveAttribute('autocomplete', 'tel');
      await expect(login.code).toHaveAttribute('autocomplete', 'one-time-code');
      await login.chooseTab('账号密码登录');
      await login.remember.uncheck();
      await page.reload();
      await expect(login.username).toHaveValue('');
    });
  });

for (const [call, status] of [
  ['succeeds', null],
  ['fails', 500],
] as const)
  test(`AUTH-06 signing out leaves nothing of the sign-in in the browser when the call ${call}`, async ({
    on,
    page,
  }) => {
    const login = on(LoginModel);
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    const stored = () =>
      page.evaluate(() => {
        const names = [
          'Access-Token',
          'Login_Username',
          'Login_Userinfo',
          'UI_CACHE_DB_DICT_DATA',
          'CACHE_INCLUDED_ROUTES',
        ].map((name) => `pro__${name}`);
        const lists = ['LOGIN_USER_BUTTON_AUTH', 'SYS_BUTTON_AUTH'];
        return [
          ...names.filter((name) => localStorage.getItem(name) !== null),
          ...lists.filter((name) => sessionStorage.getItem(name) !== null),
        ];
      });
    await login.open();
    await login.signIn('clerk', DEMO_PASSWORD);
    await shell.seeHome(PLATFORM);
    await shell.move('/isps/activity');
    await list.see();
    expect(await stored()).toHaveLength(7);
    if (status !== null) await page.route('**/api/sys/logout', (route) => route.fulfill({ status, body: '' }));
    const asked = page.waitForRequest('**/api/sys/logout');
    await shell.signOut();
    await asked;
    await login.see();
    expect(await stored()).toEqual([]);
  });

test('Caps Lock is reported while a password is typed', async ({ on, page }) => {
  const login = on(LoginModel);
  await login.open();
  await login.password.focus();
  // A key that comes while it is on says so; the automated keyboard has none.
  await login.password.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
  );
  await expect(page.getByText('大写锁定已打开')).toBeVisible();
  await login.username.focus();
  await expect(page.getByText('大写锁定已打开')).toBeHidden();
});

test('a small phone whose keyboard is open shows the login page without scrolling sideways', async ({ on }) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  await login.open();
  await shell.resize(320, 280);
  await login.submit();
  await shell.seeNoSidewaysScroll();
  await login.chooseTab('手机号登录');
  await login.askForCode('13900009999');
  await login.seeFieldMessage(login.code, '该用户不存在或未绑定手机号');
  await shell.seeNoSidewaysScroll();
});

test('LAYOUT-15 greets by the hour who signs in, and not who comes back by a reload', async ({ on, page }) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  await page.clock.setSystemTime(new Date('2026-12-01T08:59:00+08:00'));
  await login.open();
  await login.signIn('admin', DEMO_PASSWORD);
  await shell.seeHome(PLATFORM);
  const note = page.locator('.ant-notification-notice');
  await expect(note).toHaveText(/^欢迎早上好，管理员，欢迎回来$/u);
  await shell.reload();
  await shell.seeHome(PLATFORM);
  await expect(note).toHaveCount(0);
});
