import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { OrgSelectionModel } from '../../models/session/org-selection.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const NEW_PASSWORD = 'Changed-2026';
const HOME = '/dashboard/analysis';

// The accounts of this file are no other file's, so that nobody else is signed out or moved to another department.

test('WID-01 VAL-06 T-37 a user changes the password, and is signed out everywhere else', async ({
  on,
  page,
  browser,
  server,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const account = new AccountModel(page);
  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' });
  const otherPage = await elsewhere.newPage();
  const otherLogin = new LoginModel(otherPage);

  await test.step('signed in here and on another machine', async () => {
    await login.open();
    await login.signIn('chenjing', DEMO_PASSWORD);
    await shell.seeAddress(HOME);
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

  await test.step('every rule has its message', async () => {
    await account.choose('修改密码');
    await account.seePasswordWidth(800);
    await account.confirmPassword();
    await account.seeMessages('请输入旧密码!', '请输入新密码!', '请确认新密码!');
    await account.changePassword(DEMO_PASSWORD, NEW_PASSWORD, 'Changed-2025');
    await account.seeMessages('两次输入的密码不一样！');
  });

  await test.step('a refusal warns in the server’s words, and what was typed stays', async () => {
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
    await otherPage.reload();
    await otherLogin.see();
    await otherLogin.signIn('chenjing', DEMO_PASSWORD);
    await otherLogin.seeMessage('用户名或密码错误');
    await otherLogin.signIn('chenjing', NEW_PASSWORD);
    await otherPage.waitForURL(`**${HOME}`);
  });

  await test.step('without a username there is only a warning', async () => {
    await account.loseUsername();
    await account.choose('修改密码');
    await shell.seeNotice('当前系统无登录用户!');
    await account.seeNoPasswordDialog();
  });

  await elsewhere.close();
});

test('WID-02 a user with two departments switches from one to the other', async ({ on, page }) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const account = new AccountModel(page);
  await login.open();
  await login.signIn('liuyang', DEMO_PASSWORD);
  const orgSelection = new OrgSelectionModel(page);
  await orgSelection.choose('部门', '东湖区退休人员服务站');
  await orgSelection.confirm();
  await shell.seeAddress(HOME);

  await test.step('the dialog names the current department and closes by its mask', async () => {
    await account.choose('切换部门');
    await account.seeDepartments('部门切换（当前部门 : 东湖区退休人员服务站）', 450);
    await account.seeDepartmentHint('您隶属于多部门，请选择当前所在部门');
    await account.pressMask();
    await account.seeNoDepartments();
  });

  await test.step('without a choice the select is marked', async () => {
    await account.choose('切换部门');
    await account.confirmDepartment();
    await account.seeDepartmentMissing();
  });

  await test.step('the choice is kept in the browser and on the server', async () => {
    await account.chooseDepartment('梨园街道');
    await account.confirmDepartment();
    await shell.seeNotice('已切换到 梨园街道');
    await account.seeNoDepartments();
    expect(await account.keptUser()).toMatchObject({ username: 'liuyang', orgCode: 'A01A04A01' });
    await page.reload();
    await account.choose('切换部门');
    await account.seeDepartments('部门切换（当前部门 : 梨园街道）', 450);
    await account.pressMask();
  });

  await test.step('somebody without a department is told so', async () => {
    await page.route('**/api/sys/user/getCurrentUserDeparts*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), result: { list: [], orgCode: '' } } });
    });
    await account.choose('切换部门');
    await shell.seeNotice('您尚未设置部门信息!');
    await account.seeNoDepartments();
  });
});

test('DICT-02 the cache is refreshed, or the failure is reported', async ({ on, page }) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const account = new AccountModel(page);
  await login.open();
  await login.signIn('zhoujie', DEMO_PASSWORD);
  await shell.seeAddress(HOME);
  await account.choose('清理缓存');
  await shell.seeNotice('刷新缓存完成！');
  const broken = { success: false, message: '维护中', code: 500, result: null };
  await page.route('**/api/sys/dict/queryAllDictItems*', (route) => route.fulfill({ json: broken }));
  await account.choose('清理缓存');
  await shell.seeNotice('刷新缓存失败！');
});
