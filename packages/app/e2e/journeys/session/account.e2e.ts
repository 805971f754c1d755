import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { OrgSelectionModel } from '../../models/session/org-selection.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const NEW_PASSWORD = 'Changed-2026';
const HOME = '/dashboard/analysis';

// The accounts of this file are no other file's, so that nobody else is signed out or moved to another department.

test('WID-01 T-37 a user changes the password, and is signed out everywhere else', async ({
  on,
  page,
  browser,
  server,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const account = on(AccountModel);
  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' });
  const otherPage = await elsewhere.newPage();
  const otherLogin = new LoginModel(otherPage);

  await test.step('HOME-04 a sign-in without a wanted path leads to the home page, and the bare address does', async () => {
    await login.open();
    await login.signIn('chenjing', DEMO_PASSWORD);
    await shell.seeAddress(HOME);
    await shell.move('/');
    await shell.seeAddress(HOME);
  });

  await test.step('signed in on another machine', async () => {
    await otherLogin.open();
    await otherLogin.signIn('chenjing', DEMO_PASSWORD);
    await otherPage.waitForURL(`**${HOME}`);
    await account.seeEntries(
      '个人中心',
      '账户设置',
      '安全设置',
      '系统设置',
      '修改密码',
      '切换部门',
      '清理缓存',
      '锁定屏幕',
      '退出登录',
    );
  });

  await test.step('a refusal warns in the server’s words, and what was typed stays', async () => {
    await account.choose('修改密码');
    await account.changePassword('not-the-old-one', NEW_PASSWORD);
    await shell.seeNotice('旧密码输入错误!');
    await account.seePasswords('not-the-old-one', NEW_PASSWORD, NEW_PASSWORD);
  });

  await test.step('shown again, the form is empty', async () => {
    await account.closePassword();
    await account.choose('修改密码');
    await account.seePasswords('', '', '');
  });

  await test.step('a success tells in the server’s words and closes', async () => {
    await account.changePassword(DEMO_PASSWORD, NEW_PASSWORD);
    await shell.seeNotice('密码修改成功，其他设备上的登录已退出');
    await account.seeNoPasswordDialog();
  });

  await test.step('here the session goes on, there it has ended', async () => {
    await page.reload();
    await shell.seeAddress(HOME);
    await expect(shell.userMenu).toBeVisible();
    await otherPage.reload();
    await otherLogin.see();
    await otherLogin.signIn('chenjing', DEMO_PASSWORD);
    await otherLogin.seeMessage('用户名或密码错误');
    await otherLogin.signIn('chenjing', NEW_PASSWORD);
    await otherPage.waitForURL(`**${HOME}`);
  });

  await elsewhere.close();
});

test('a user with two departments switches from one to the other, and refreshes the cache', async ({ on, page }) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const account = on(AccountModel);
  const orgSelection = on(OrgSelectionModel);
  await login.open();
  await login.signIn('liuyang', DEMO_PASSWORD);
  await orgSelection.choose('部门', '东湖区退休人员服务站');
  await orgSelection.confirm();
  await shell.seeAddress(HOME);

  await test.step('WID-02 the choice is kept in the browser and on the server', async () => {
    await account.choose('切换部门');
    await account.seeDepartments('部门切换（当前部门 : 东湖区退休人员服务站）');
    await account.chooseDepartment('梨园街道');
    await account.confirmDepartment();
    await shell.seeNotice('已切换到 梨园街道');
    await account.seeNoDepartments();
    expect(await account.keptUser()).toMatchObject({ username: 'liuyang', orgCode: 'A01A04A01' });
    await page.reload();
    await account.choose('切换部门');
    await account.seeDepartments('部门切换（当前部门 : 梨园街道）');
    await account.pressMask();
    await account.seeNoDepartments();
  });

  await test.step('DICT-02 the cache is refreshed, or the failure is reported', async () => {
    await account.choose('清理缓存');
    await shell.seeNotice('刷新缓存完成！');
    const broken = { success: false, message: '维护中', code: 500, result: null };
    await page.route('**/api/sys/dict/queryAllDictItems*', (route) => route.fulfill({ json: broken }));
    await account.choose('清理缓存');
    await shell.seeNotice('刷新缓存失败！');
  });
});
