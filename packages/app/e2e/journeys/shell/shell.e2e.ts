import { test } from '../../fixtures/evergreen.fixture.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { CommandPaletteModel } from '../../models/shell/command-palette.model.ts';
import { MenuSearchModel } from '../../models/shell/menu-search.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test('LAYOUT-13 the login page shows logo, platform and form, and marks the body only while it is shown', async ({
  on,
  sessions,
  page,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  await login.open();
  await login.seeLayout('企业退休人员服务平台');
  await login.seeMarked();
  await page.context().setStorageState(await sessions.of('admin'));
  await shell.reload();
  await shell.seeHome('企业退休人员服务平台');
  await login.seeUnmarked();
});

test('LAYOUT-13 the filing number that an installation configures leads to where it says', async ({ on }) => {
  const login = on(LoginModel);
  await login.configureFiling('浙ICP备00000000号', 'https://filing.example/00000000');
  await login.open();
  await login.seeFiling('备案号：浙ICP备00000000号', 'https://filing.example/00000000');
});

test('ROUTE-13 /user leads to the login page', async ({ on }) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  await shell.open('/user');
  await login.see();
  await shell.seeAddress('/user/login');
});

test.describe('signed in', () => {
  test.use({ signedInAs: 'admin' });

  test('AUTH-13 the login page leads home, by whatever way it is reached', async ({ on }) => {
    const shell = on(ShellModel);
    await shell.open('/user/login');
    await shell.seeHome('企业退休人员服务平台');
    await shell.open('/isps/activity');
    await shell.move('/user/login');
    await shell.seeHome('企业退休人员服务平台');
  });

  test('ROUTE-12 an unknown path leads to /404, and 403 and 500 have their pages, which say what to do and what to tell an administrator', async ({
    on,
  }) => {
    const shell = on(ShellModel);
    const palette = on(CommandPaletteModel);
    for (const path of ['/nowhere', '/isps/nowhere/at/all?x=1', '/user/nowhere']) {
      await shell.open(path);
      await shell.seeAddress('/404');
      await shell.seeException('404', '没有找到这个页面');
      await shell.seeReference(`404 · ${path} · admin`);
    }
    await shell.findPage();
    await palette.type('活动类型');
    await palette.press('Enter');
    await shell.seeAddress('/isps/activityType');
    await shell.open('/nowhere');
    await shell.seeException('404', '没有找到这个页面');
    await shell.goHome();
    await shell.seeHome('企业退休人员服务平台');
    await shell.open('/403');
    await shell.seeException('403', '您没有权限打开这个页面');
    await shell.open('/500');
    await shell.seeException('500', '服务器出错了');
    await shell.goHome();
    await shell.seeHome('企业退休人员服务平台');
  });

  test('ROUTE-14 /test leads to /test/home', async ({ on }) => {
    const shell = on(ShellModel);
    await shell.open('/test');
    await shell.seeAddress('/test/home');
    await shell.seeTitle('测试首页 · 企业退休人员服务平台');
  });

  test('ROUTE-19 the browser’s title is the page, a dot and the platform', async ({ on }) => {
    const shell = on(ShellModel);
    await shell.open('/isps/activity');
    await shell.seeTitle('活动管理 · 企业退休人员服务平台');
    for (const { path, title } of [
      { path: '/isps/activityType', title: '活动类型 · 企业退休人员服务平台' },
      { path: '/isps/match', title: '赛事管理 · 企业退休人员服务平台' },
      { path: '/404', title: '页面不存在 · 企业退休人员服务平台' },
      { path: '/dashboard/analysis', title: '企业退休人员服务平台' },
    ]) {
      await shell.move(path);
      await shell.seeTitle(title);
    }
  });

  test('LAYOUT-11 the breadcrumb starts with 首页, then the pages on the way, the current one plain', async ({
    on,
  }) => {
    const shell = on(ShellModel);
    const menu = on(MenuModel);
    await shell.open('/dashboard/analysis');
    await shell.seeBreadcrumb('首页');
    await shell.seeBreadcrumbLinks();
    await menu.choose('活动中心', '活动类型');
    await shell.seeAddress('/isps/activityType');
    await shell.seeBreadcrumb('首页', '活动中心', '活动类型');
    await shell.seeBreadcrumbLinks('首页');
    await shell.followBreadcrumb('首页');
    await shell.seeHome('企业退休人员服务平台');
  });

  test('LAYOUT-05 LAYOUT-06 the chosen page is marked, and one group of the root is open at a time', async ({ on }) => {
    const shell = on(ShellModel);
    const menu = on(MenuModel);
    await shell.showPlannedPages();
    await shell.open('/isps/activity');
    await menu.seeChosen('活动管理');
    await menu.seeOpenGroups('活动中心');
    await menu.choose('系统监控');
    await menu.seeOpenGroups('系统监控');
    await menu.choose('性能监控');
    await menu.seeOpenGroups('系统监控', '性能监控');
    await menu.choose('活动中心');
    await menu.seeOpenGroups('活动中心');
    await menu.seeChosen('活动管理');
  });

  test('LAYOUT-02 LAYOUT-05 the side menu is 208 px wide, 80 px collapsed, and remembers over a reload that it is, and which group was open', async ({
    on,
  }) => {
    const shell = on(ShellModel);
    const menu = on(MenuModel);
    await shell.showPlannedPages();
    await shell.open('/isps/activity');
    await menu.choose('系统监控');
    await menu.seeBarWidth(208);
    await menu.collapse();
    await menu.seeBarWidth(80);
    await menu.expand();
    await menu.seeBarWidth(208);
    await menu.seeOpenGroups('系统监控');
    await menu.collapse();
    await shell.reload();
    await menu.seeBarWidth(80);
    await menu.expand();
    await menu.seeOpenGroups('活动中心');
  });

  test('LAYOUT-19 a page that is not built yet is not in the menu, marked there by a switch, and says so by its name', async ({
    on,
  }) => {
    const shell = on(ShellModel);
    const menu = on(MenuModel);
    const settings = on(SettingsModel);
    const menuSearch = on(MenuSearchModel);
    await shell.open('/dashboard/analysis');
    await menu.choose('系统管理');
    await menu.seeEntry('权限说明');
    await menu.seeNoEntry('在线开发');
    await menuSearch.type('Online表单');
    await menuSearch.seeHint('没有查询到任何数据');
    await menuSearch.press('Escape');

    await settings.open();
    await settings.turn('显示筹备中的页面', true);
    await settings.close();
    await menu.seeEntry('在线开发');
    await shell.reload();
    await menu.choose('在线开发');
    await menu.seePlanned('Online表单开发');
    await menuSearch.type('Online表单');
    await menuSearch.seeFound('Online表单开发');
    await menuSearch.press('Escape');

    await menu.choose('Online表单开发');
    await shell.seeAddress('/online/cgform');
    await shell.seeHeading('Online表单开发');
    await shell.seeNotBuiltYet('Online表单开发');
    await settings.open();
    await settings.turn('显示筹备中的页面', false);
    await settings.close();
    await menu.seeNoEntry('在线开发');
    await shell.seeNotBuiltYet('Online表单开发');
    await shell.goHome();
    await shell.seeHome('企业退休人员服务平台');
  });

  test('the sign-out confirmation can be cancelled', async ({ on }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    await shell.open('/isps/activity');
    await list.see();
    await shell.askToSignOut();
    await shell.stay();
    await shell.reload();
    await list.see();
  });
});
