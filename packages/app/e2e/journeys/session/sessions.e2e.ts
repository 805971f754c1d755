import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { AccountSecurityModel } from '../../models/session/account-security.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const HOME = '**/dashboard/analysis';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';

// An account of no other file, so that nobody else's sessions are listed or ended.
test('AUTH-18 somebody sees where they are signed in, ends one of their sessions and all others, and sees who tried', async ({
  on,
  page,
  browser,
  server,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const accessibility = on(AccessibilityModel);
  const signedInElsewhere = async (userAgent: string) => {
    const context = await browser.newContext({ baseURL: server.url, userAgent, locale: 'zh-CN' });
    const other = await context.newPage();
    const otherLogin = new LoginModel(other);
    await otherLogin.open();
    await otherLogin.signIn('yangli', DEMO_PASSWORD);
    await other.waitForURL(HOME);
    return { context, page: other, login: otherLogin };
  };
  const security = new AccountSecurityModel(page);
  const account = new AccountModel(page);
  await login.open();
  await login.signIn('yangli', 'not-the-password');
  await login.seeMessage('用户名或密码错误');
  await login.signIn('yangli', DEMO_PASSWORD);
  await page.waitForURL(HOME);
  const phone = await signedInElsewhere(IPHONE);
  const office = await signedInElsewhere(WINDOWS);

  await test.step('the user menu leads to the page, which names every device', async () => {
    await account.choose('安全设置');
    await security.see();
    await security.seeSessions(/^Chrome · (?:Linux|Android|Windows|macOS)当前$/u, 'Edge · Windows', 'Safari · iPhone');
    await security.seeEvent('登录失败：密码或验证码错误');
    await shell.seeNoSidewaysScroll();
    await accessibility.seeNothingWrong();
  });

  await test.step('one that is ended is signed out in all windows of its browser', async () => {
    const second = await phone.context.newPage();
    await second.goto('/dashboard/analysis');
    await expect(second.getByRole('button', { name: '用户菜单' })).toBeVisible();
    await security.askToEnd('Safari · iPhone');
    await accessibility.seeNothingWrongOnTop();
    await security.cancel();
    await security.askToEnd('Safari · iPhone');
    await security.confirm();
    await shell.seeNotice('已结束该登录');
    await security.seeSessions(/当前$/u, 'Edge · Windows');
    await expect(security.refreshButton).toBeFocused();
    await phone.page.reload();
    await phone.login.see();
    await new LoginModel(second).see();
  });

  await test.step('all others end, and this one goes on', async () => {
    await security.askToEndOthers();
    await security.confirm();
    await security.seeSessions(/当前$/u);
    await security.seeNoOthersToEnd();
    await security.seeEvent('结束了其他全部登录');
    await office.page.reload();
    await office.login.see();
  });

  await test.step('a failure is told, and what was read stays', async () => {
    const broken = { success: false, message: '维护中', code: 500, result: null, timestamp: 0 };
    await page.route('**/api/sys/session/list*', (route) => route.fulfill({ json: broken }));
    await security.refresh();
    await security.seeFailure();
    await security.seeSessions(/当前$/u);
    await page.unroute('**/api/sys/session/list*');
    await security.retry();
  });

  await test.step('the password is changed from here', async () => {
    await security.openPasswordDialog();
    await account.closePassword();
    await expect(security.passwordButton).toBeFocused();
  });
  await phone.context.close();
  await office.context.close();
});
