import { configured } from '../../fixtures/configured.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

/** Of the server that the configuration names. */
const BACKEND = '/older-server';
const HELP = 'https://help.example/staff';

test('an installation has a filing number, a home without panels, a light menu, help of its own, and no settings', async ({
  on,
  page,
  context,
}) => {
  const shell = on(ShellModel);
  const login = on(LoginModel);
  const account = on(AccountModel);
  await context.route('https://help.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>help</title>' }),
  );
  await configured(page, {
    filing: { number: '浙ICP备00000000号', link: 'https://filing.example/00000000' },
    hasHomePanels: false,
    sideMenuTheme: 'light',
    helpLink: HELP,
    hasSettingsDrawer: false,
    basePath: BACKEND,
  });
  // Another backend of the same contract, under an address of its own.
  await page.route(`**${BACKEND}/**`, (route) =>
    route.continue({ url: route.request().url().replace(BACKEND, '/api') }),
  );
  const called: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api|older-server)\//u.test(pathname)) called.push(pathname);
  });

  await test.step('LAYOUT-13 the filing number leads to where it says', async () => {
    await login.open();
    await login.seeFiling('备案号：浙ICP备00000000号', 'https://filing.example/00000000');
  });

  await test.step('LAYOUT-14 home shows the platform’s name and nothing else', async () => {
    await login.signIn('admin', DEMO_PASSWORD);
    await shell.seePath('/dashboard/analysis');
    await expect(page.locator('.platform-name')).toHaveText('企业退休人员服务平台');
    await expect(page.locator('.home-page')).toHaveCount(0);
  });

  await test.step('API-06 every call goes to the backend that the configuration names', async () => {
    expect(called.filter((path) => !path.startsWith(BACKEND))).toEqual([]);
    expect(called).toContain(`${BACKEND}/sys/login`);
    expect(called).toContain(`${BACKEND}/sys/permission/getUserPermissionByToken`);
  });

  await test.step('the side menu is light', async () => {
    await on(MenuModel).seeBarColour('rgb(255, 255, 255)');
  });

  await test.step('SET-03 the user menu has no settings where they are turned off', async () => {
    await account.seeEntries(
      '个人中心',
      '账户设置',
      '安全设置',
      '修改密码',
      '切换部门',
      '清理缓存',
      '锁定屏幕',
      '帮助文档',
      '退出登录',
    );
  });

  await test.step('LAYOUT-09 the help opens in a window of its own', async () => {
    const opened = context.waitForEvent('page');
    await account.choose('帮助文档');
    await expect.poll(async () => (await opened).url()).toBe(HELP);
    await shell.seeAddress('/dashboard/analysis');
  });
});
