import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const PLATFORM = '企业退休人员服务平台';
const MOBILE = '15400001002';

test('the login page helps with typing, signs in, and leaves nothing behind after signing out', async ({
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
  const signInAndOpenAList = async () => {
    await login.signIn('clerk', DEMO_PASSWORD);
    await shell.seeHome(PLATFORM);
    await shell.open('/isps/activity');
    await list.see();
    expect(await stored()).toHaveLength(7);
  };
  const signOut = async () => {
    const asked = page.waitForRequest('**/api/sys/logout');
    await shell.signOut();
    await asked;
    await login.see();
    expect(await stored()).toEqual([]);
  };
  await login.open();

  await test.step('AUTH-01 a missing value is reported under its field, which gets the focus, without a layout shift', async () => {
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
  });

  await test.step('a password manager knows every field', async () => {
    await expect(login.mobile).toHaveAttribute('autocomplete', 'tel');
    await expect(login.code).toHaveAttribute('autocomplete', 'one-time-code');
    await login.chooseTab('账号密码登录');
    await expect(login.username).toHaveAttribute('autocomplete', 'username');
    await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  });

  await test.step('HOME-05 a new platform names an account of each role, and choosing one leaves the password to be typed', async () => {
    await login.chooseTab('手机号登录');
    const accounts = page.getByRole('region', { name: '演示账号' });
    await expect(accounts.getByRole('button')).toHaveText([
      /^admin/u,
      /^clerk/u,
      /^supervisor/u,
      /^desk/u,
      /^auditor/u,
    ]);
    await accounts.getByRole('button', { name: 'desk · 办事员' }).click();
    await login.seeTyped('desk');
    await expect(login.password).toBeFocused();
  });

  await test.step('Caps Lock is reported while a password is typed, and the password is shown on request', async () => {
    await login.password.focus();
    // A key that comes while it is on says so; the automated keyboard has none.
    await login.password.evaluate((input) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
    );
    await expect(page.getByText('大写锁定已打开')).toBeVisible();
    await login.username.focus();
    await expect(page.getByText('大写锁定已打开')).toBeHidden();
    await expect(login.password).toHaveAttribute('type', 'password');
    await login.showPassword.click();
    await expect(login.password).toHaveAttribute('type', 'text');
  });

  await test.step('AUTH-06 signing out leaves nothing of the sign-in in the browser but the name that it is to remember', async () => {
    await login.remember.check();
    await signInAndOpenAList();
    await signOut();
    await expect(login.username).toHaveValue('clerk');
    await expect(login.password).toHaveValue('');
    await expect(login.password).toBeFocused();
  });

  await test.step('PAGE-25 the desk clerk registers and decides nothing, the auditor decides and registers nothing', async () => {
    const decide = page.getByRole('button', { name: '审核通过', exact: true });
    for (const [account, isDesk] of [
      ['desk', true],
      ['auditor', false],
    ] as const) {
      await login.signIn(account, DEMO_PASSWORD);
      await shell.seeHome(PLATFORM);
      await shell.open('/isps/certification?status=0');
      await list.see();
      await expect(list.addButton).toBeVisible({ visible: isDesk });
      if (!isDesk) await list.select(await list.firstName());
      await expect(decide.first()).toBeVisible({ visible: !isDesk });
      await signOut();
    }
  });

  await test.step('AUTH-06 signing out leaves nothing when the call fails either', async () => {
    await signInAndOpenAList();
    await page.route('**/api/sys/logout', (route) => route.fulfill({ status: 500, body: '' }));
    await signOut();
  });

  await test.step('a name that is not to be remembered is gone after a reload', async () => {
    await login.remember.uncheck();
    await shell.reload();
    await expect(login.username).toHaveValue('');
  });
});

test('AUTH-02 signs in by a code, whose minute survives the other tab and a reload', async ({ on, outbox }) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  await login.open();
  await login.chooseTab('手机号登录');
  await login.askForCode('');
  await login.seeFieldMessage(login.mobile, '请输入手机号');
  await expect(login.mobile).toBeFocused();
  await login.askForCode(MOBILE);
  await login.seeCodeAskedFor();
  await login.chooseTab('账号密码登录');
  await login.chooseTab('手机号登录');
  await login.seeCodeWaiting();
  await expect(login.mobile).toHaveValue(MOBILE);
  await shell.reload();
  await login.chooseTab('手机号登录');
  await login.seeCodeWaiting();
  await login.mobile.fill(MOBILE);
  const code = await outbox.codeFor(MOBILE);
  await login.signInByCode(code === '000000' ? '000001' : '000000');
  await login.seeFieldMessage(login.code, '手机验证码错误');
  await expect(login.code).toBeFocused();
  await login.signInByCode(code);
  await shell.seeHome(PLATFORM);
});
