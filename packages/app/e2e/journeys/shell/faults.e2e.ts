import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD, runServer } from '../../fixtures/server-process.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const LOGIN_CALL = '**/api/sys/login';
const MENU_CALL = '**/api/sys/permission/getUserPermissionByToken*';

test.describe('faults while signing in', () => {
  test('AUTH-01 an unreachable server is reported, and the input is kept', async ({ on, page }) => {
    const login = on(LoginModel);
    await page.route(LOGIN_CALL, (route) => route.abort('connectionrefused'));
    await login.open();
    await login.signIn('admin', DEMO_PASSWORD);
    await login.seeMessage('无法连接服务器，请检查网络后重试');
    await login.seeTyped('admin');
  });

  test('HTTP-01 a request without a response times out after nine seconds with 网络超时', async ({ on, page }) => {
    const login = on(LoginModel);
    await page.route(LOGIN_CALL, () => {});
    await login.open();
    const sent = page.waitForRequest(LOGIN_CALL).then(() => Date.now());
    const ended = page.waitForEvent('requestfailed', { timeout: 15_000 }).then(() => Date.now());
    await login.signIn('admin', DEMO_PASSWORD);
    const waited = (await ended) - (await sent);
    // Both ends are seen from outside of the browser, which tells of either when it comes to it.
    expect(waited).toBeGreaterThanOrEqual(8500);
    expect(waited).toBeLessThan(9900);
    await login.seeMessage('网络超时');
    await login.seeTyped('admin');
  });

  test('a response that is not JSON is reported, and the input is kept', async ({ on, page }) => {
    const login = on(LoginModel);
    await page.route(LOGIN_CALL, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<html>proxy</html>' }),
    );
    await login.open();
    await login.signIn('admin', DEMO_PASSWORD);
    await login.seeMessage('服务器返回的数据无法识别，请稍后重试或联系管理员');
    await login.seeTyped('admin');
  });

  test('ROUTE-05 an empty menu signs out with its message', async ({ on, page }) => {
    const login = on(LoginModel);
    const shell = on(ShellModel);
    await page.route(MENU_CALL, (route) =>
      route.fulfill({
        json: { success: true, message: '', code: 200, result: { menu: [], auth: [], allAuth: [] }, timestamp: 0 },
      }),
    );
    await login.open();
    await login.signIn('admin', DEMO_PASSWORD);
    await shell.seeNotice('permissions must be a non-null array');
    await login.see();
  });

  test('ROUTE-05 a failing menu call signs out to login with a redirect, and signing in again works', async ({
    on,
    page,
  }) => {
    const login = on(LoginModel);
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    await page.route(MENU_CALL, (route) => route.fulfill({ status: 500, body: 'oops' }), { times: 1 });
    await shell.open('/isps/activity');
    await login.signIn('admin', DEMO_PASSWORD);
    await shell.seeNotice('菜单加载失败，请重新登录');
    await shell.seeAddress('/user/login?redirect=%2Fisps%2Factivity');
    await login.signIn('admin', DEMO_PASSWORD);
    await list.see();
  });

  test('STORE-03 corrupted local storage breaks nothing', async ({ on, page }) => {
    const login = on(LoginModel);
    const list = on(ResourceListModel);
    const shell = on(ShellModel);
    await page.addInitScript(() => {
      if (sessionStorage.getItem('corrupted') !== null) return;
      sessionStorage.setItem('corrupted', 'yes');
      for (const key of [
        'Access-Token',
        'Login_Userinfo',
        'UI_CACHE_DB_DICT_DATA',
        'DEFAULT_THEME',
        'LOCALE',
        'SIDEBAR_TYPE',
      ])
        localStorage.setItem(`pro__${key}`, '{"value":{"__proto__":{"polluted":1}},"expire":"soon"');
      sessionStorage.setItem('LOGIN_USER_BUTTON_AUTH', '[[[');
    });
    await shell.open('/isps/activity');
    await login.signIn('admin', DEMO_PASSWORD);
    await list.see();
  });

  test('STORE-03 blocked storage still lets staff sign in and work', async ({ on, page }) => {
    const login = on(LoginModel);
    const list = on(ResourceListModel);
    const shell = on(ShellModel);
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Storage.prototype.setItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    await shell.open('/isps/activity');
    await login.signIn('admin', DEMO_PASSWORD);
    await list.see();
  });
});

for (const crafted of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '%2F%2Fevil.example',
  'javascript:alert(1)',
  '/user/login?redirect=/user/login',
])
  test(`ROUTE-03 T-60 T-61 a crafted redirect stays on this site: ${crafted}`, async ({ on, page, server }) => {
    const login = on(LoginModel);
    await page.goto(`/user/login?redirect=${encodeURIComponent(crafted)}`);
    await login.signIn('admin', DEMO_PASSWORD);
    await expect(page).toHaveURL(`${server.url}/dashboard/analysis`);
  });

test('AUTH-17 HTTP-03 input entered when the session ended is restored after signing in again', async ({
  on,
  page,
  request,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const title = uniqueName('重阳登高');
  await shell.open('/isps/activity');
  await login.signIn('admin', DEMO_PASSWORD);
  await list.add();
  await form.type('活动标题', title);
  await form.choose('活动类型', '文艺演出');
  await form.type('主办单位', '市企退中心');
  await form.type('活动地点', '东湖公园');
  await form.typeDateTime('开始时间', '2026-12-01 09:00:00');
  await form.typeDateTime('结束时间', '2026-12-01 11:00:00');

  const token: string = await page.evaluate(() => JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}').value);
  const revoked = await request.post('/api/sys/logout', { headers: { 'x-access-token': token }, data: {} });
  expect(revoked.status()).toBe(200);

  await form.save();
  await shell.seeNotice('未授权，请重新登录');
  await login.see();
  await login.signIn('admin', DEMO_PASSWORD);
  await shell.seeAddress('/isps/activity');
  await list.add();
  await form.restoreDraft();
  await form.seeValue('活动标题', title);
  await form.seeValue('活动地点', '东湖公园');
  await form.save();
  await form.seeClosed();
  await list.seeFirstRow(title);
});

test('R-27 a second server on the same data folder refuses to start and names the process that holds it', async ({
  server,
}) => {
  const { code, stdout, stderr } = await runServer(server.dataFolder);
  expect({ code, stdout, isNamed: stderr.includes(String(server.processId)) }).toEqual({
    code: 1,
    stdout: '',
    isNamed: true,
  });
});
