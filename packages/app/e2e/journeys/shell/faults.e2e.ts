import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { storeValue } from '../../models/base/quiet-page.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const ENDED = '登录已过期或已在别处结束，请重新登录；没有保存的内容会保留为草稿，登录后可以继续';
const LOGIN_CALL = '**/api/sys/login';
const MENU_CALL = '**/api/sys/permission/getUserPermissionByToken*';

test('whatever goes wrong while somebody signs in is told, loses no input, and the next try works', async ({
  on,
  page,
  server,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  await shell.load('/isps/activity');

  await test.step('AUTH-01 an unreachable server is reported, and the input is kept', async () => {
    await page.route(LOGIN_CALL, (route) => route.abort('connectionrefused'));
    await login.signIn('admin', DEMO_PASSWORD);
    await login.seeMessage('无法连接服务器，请检查网络后重试');
    await login.seeTyped('admin');
    await page.unroute(LOGIN_CALL);
  });

  await test.step('a response that is not JSON is reported, and the input is kept', async () => {
    await page.route(LOGIN_CALL, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<html>proxy</html>' }),
    );
    await login.signIn('admin', DEMO_PASSWORD);
    await login.seeMessage('服务器返回的数据无法识别，请稍后重试或联系管理员');
    await login.seeTyped('admin');
    await page.unroute(LOGIN_CALL);
  });

  await test.step('ROUTE-05 a failing menu call signs out to login with a redirect', async () => {
    await page.route(MENU_CALL, (route) => route.fulfill({ status: 500, body: 'oops' }), { times: 1 });
    await login.signIn('admin', DEMO_PASSWORD);
    await shell.seeNotice('菜单加载失败，请重新登录');
    await shell.seeAddress('/user/login?redirect=%2Fisps%2Factivity');
  });

  await test.step('ROUTE-05 signing in again works', async () => {
    await login.signIn('admin', DEMO_PASSWORD);
    await list.see();
    await shell.seeAddress('/isps/activity');
  });

  await test.step('ROUTE-05 an empty menu signs out with its message', async () => {
    await shell.signOut();
    await login.see();
    await page.route(
      MENU_CALL,
      (route) =>
        route.fulfill({
          json: { success: true, message: '', code: 200, result: { menu: [], auth: [], allAuth: [] }, timestamp: 0 },
        }),
      { times: 1 },
    );
    await login.signIn('admin', DEMO_PASSWORD);
    await shell.seeNotice('permissions must be a non-null array');
    await login.see();
  });

  for (const crafted of ['//evil.example', 'javascript:alert(1)'])
    await test.step(`ROUTE-03 T-60 T-61 a crafted redirect stays on this site: ${crafted}`, async () => {
      await shell.load(`/user/login?redirect=${encodeURIComponent(crafted)}`);
      await login.signIn('admin', DEMO_PASSWORD);
      await expect(page).toHaveURL(`${server.url}/dashboard/analysis`);
      await shell.signOut();
      await login.see();
    });
});

test('a session that ends in the middle of work leads to login and back, and loses no input', async ({
  on,
  page,
  request,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const title = uniqueName('重阳登高');
  const address = `/isps/activity?title=${encodeURIComponent('重阳')}`;

  await test.step('HTTP-03 an address that is opened after the sign-in ended elsewhere says so on the login page, and opens afterwards: case 21', async () => {
    await storeValue(page, 'Login_Userinfo', { id: 'u', username: 'admin', realname: '李建国', avatar: '' });
    await storeValue(page, 'Access-Token', 'ended-elsewhere');
    await shell.load(address);
    await login.see();
    await login.seeNote(ENDED);
    await login.signIn('admin', DEMO_PASSWORD);
    await shell.seeAddress(address);
  });

  await test.step('HTTP-03 a save after the session ended leads to login', async () => {
    await list.add();
    await form.type('活动标题', title);
    await form.choose('活动类型', '文艺演出');
    await form.type('主办单位', '市企退中心');
    await form.type('活动地点', '东湖公园');
    await form.typeDateTime('开始时间', '2026-12-01 09:00:00');
    await form.typeDateTime('结束时间', '2026-12-01 11:00:00');
    const token: string = await page.evaluate(
      () => JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}').value,
    );
    const revoked = await request.post('/api/sys/logout', { headers: { 'x-access-token': token }, data: {} });
    expect(revoked.status()).toBe(200);
    await form.save();
    await shell.seeNotice('未授权，请重新登录');
    await login.see();
    await login.seeNote(ENDED);
  });

  await test.step('AUTH-17 the input is restored after signing in again, and saved', async () => {
    await login.signIn('admin', DEMO_PASSWORD);
    await shell.seeAddress(address);
    await list.add();
    await form.restoreDraft();
    await form.seeValue('活动标题', title);
    await form.seeValue('活动地点', '东湖公园');
    await form.save();
    await form.seeClosed();
    await list.seeFirstRow(title);
  });

  await test.step('STORE-03 R-13 clearing the storage leads to the login page and back to the previous page', async () => {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await list.search();
    await login.see();
    await login.signIn('clerk', DEMO_PASSWORD);
    await list.see();
    await shell.seePath('/isps/activity');
  });
});
