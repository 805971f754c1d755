import { configured } from '../../fixtures/configured.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { AccountBaseModel } from '../../models/session/account-base.model.ts';
import { AccountCenterModel } from '../../models/session/account-center.model.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { TabStripModel } from '../../models/shell/tab-strip.model.ts';

test.use({ signedInAs: 'admin' });

test('LAYOUT-01 the menu stands along the top by setting, with the brand, the content and the footer, fixed or fluid', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  const menu = on(MenuModel);
  const accessibility = on(AccessibilityModel);
  await shell.showPlannedPages();
  await shell.open('/dashboard/analysis');
  await menu.seeBar();
  await settings.open();
  await settings.choose('菜单位置', '顶部菜单');
  await settings.close();
  await menu.seeAlongTop('活动中心', '人员与企业');
  await expect(shell.header.getByRole('link', { name: '企业退休人员服务平台' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await menu.chooseAlongTop('活动中心', '活动类型');
  await shell.seeAddress('/isps/activityType');
  await shell.seeBreadcrumb('首页', '活动中心', '活动类型');
  await accessibility.seeNothingWrong();
  expect(await shell.contentWidth()).toBe(1248);
  await settings.open();
  await settings.choose('内容宽度', '流式');
  await settings.close();
  expect(await shell.contentWidth()).toBe(1440);
  await shell.seeNoSidewaysScroll();
  await shell.resize(1088);
  await menu.seeAlongTop('活动中心');
  await shell.seeNoSidewaysScroll();
  await shell.resize(390, 844);
  await menu.seeNoBar();
  await menu.openDrawer();
  await menu.seeEntry('活动类型');
  await menu.closeDrawer();
  await shell.resize(1440);
  await menu.seeAlongTop('活动中心');
});

test('LAYOUT-02 a fixed side menu leaves 200 px open and 80 px collapsed to the pages, stays while they scroll, and is kept', async ({
  on,
}) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  const menu = on(MenuModel);
  await shell.open('/dashboard/analysis');
  await menu.seePagesBeginAt(200);
  await settings.open();
  await settings.turn('固定侧边菜单', false);
  await settings.close();
  await menu.seePagesBeginAt(208);
  await settings.open();
  await settings.turn('固定侧边菜单', true);
  await settings.close();
  await menu.seePagesBeginAt(200);
  await shell.stretch();
  await shell.scrollTo(900);
  await menu.seeBar();
  await expect(menu.entry('活动中心')).toBeInViewport();
  await menu.collapse();
  await menu.seePagesBeginAt(80);
  await shell.reload();
  await menu.seePagesBeginAt(80);
  await shell.resize(390, 844);
  await menu.seePagesBeginAt(0);
  await shell.resize(1440);
  await menu.seePagesBeginAt(200);
});

test('LAYOUT-07 a header that is fixed may hide below 100 px, comes back on the way up, and for the keyboard', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  await shell.open('/dashboard/analysis');
  await shell.seeHeaderTitle('欢迎使用管理平台');

  await test.step('not fixed, it scrolls away', async () => {
    await settings.open();
    await settings.turn('固定顶栏', false);
    await settings.close();
    await shell.stretch();
    await shell.scrollTo(300);
    await shell.seeHeaderHidden();
    await shell.scrollTo(0);
  });

  await test.step('fixed, it stays', async () => {
    await settings.open();
    await settings.turn('固定顶栏', true);
    await settings.close();
    await shell.scrollTo(300);
    await shell.seeHeader();
    await shell.scrollTo(0);
  });

  await test.step('fixed and hiding', async () => {
    await settings.open();
    await settings.turn('下滑时隐藏顶栏', true);
    await settings.close();
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await shell.scrollTo(100);
    await shell.seeHeader();
    await shell.scrollTo(400);
    await shell.seeHeaderHidden();
    await shell.userMenu.focus();
    await shell.seeHeader();
    await shell.userMenu.blur();
    await shell.seeHeaderHidden();
    await shell.scrollTo(350);
    await shell.seeHeader();
  });
});

test('LAYOUT-18 the menu, the header and the tabs stay while a page scrolls, and the menu scrolls by itself', async ({
  on,
}) => {
  const shell = on(ShellModel);
  const menu = on(MenuModel);
  const tabs = on(TabStripModel);
  await shell.open('/isps/activityType');
  await menu.seeOpenGroups('活动中心');
  await menu.choose('系统管理');
  await shell.stretch();
  await shell.scrollTo(1200);
  await shell.seeHeader();
  await expect(tabs.tab('活动类型')).toBeInViewport();
  await expect(menu.entry('系统管理')).toBeInViewport();
  await menu.scrollToEnd();
  await expect.poll(() => shell.scrolledBy()).toBe(1200);
});

test('LAYOUT-18 a narrow window has the menu of icons and the tabs, which open, and fits', async ({ on }) => {
  const shell = on(ShellModel);
  const menu = on(MenuModel);
  const tabs = on(TabStripModel);
  for (const width of [768, 1024, 1087]) {
    await shell.resize(width, 768);
    await shell.open('/isps/activityType');
    await menu.seeBar();
    await menu.seePagesBeginAt(80);
    await expect(tabs.tab('活动类型')).toBeVisible();
    await shell.seeNoSidewaysScroll();
  }
  await menu.expand();
  await menu.seePagesBeginAt(200);
  await shell.seeNoSidewaysScroll();
  await menu.collapse();
  await menu.seePagesBeginAt(80);
});

test('LAYOUT-07 a phone has the short title, and a desktop the long one', async ({ on }) => {
  const shell = on(ShellModel);
  await shell.open('/dashboard/analysis');
  await shell.seeHeaderTitle('欢迎使用管理平台');
  await shell.resize(390, 844);
  await shell.seeHeaderTitle('退休服务平台');
  await shell.resize(1440);
  await shell.seeHeaderTitle('欢迎使用管理平台');
});

test('LAYOUT-09 the user menu offers all account actions, and each entry works', async ({ on, page, context }) => {
  const shell = on(ShellModel);
  const account = on(AccountModel);
  const settings = on(SettingsModel);
  await context.route('https://help.example/**', (route) => route.fulfill({ body: 'help' }));
  await configured(page, { helpLink: 'https://help.example/start' });
  await shell.open('/dashboard/analysis');
  await account.seeEntries(
    '个人中心',
    '账户设置',
    '安全设置',
    '系统设置',
    '修改密码',
    '切换部门',
    '清理缓存',
    '锁定屏幕',
    '帮助文档',
    '退出登录',
  );
  await account.choose('个人中心');
  await on(AccountCenterModel).see('管理员');
  await account.choose('账户设置');
  await on(AccountBaseModel).see();
  await settings.open();
  await settings.see();
  await settings.close();
  await account.choose('修改密码');
  await account.seePasswordDialog();
  await account.closePassword();
  await account.choose('切换部门');
  await account.seeDepartmentDialog();
  await account.pressMask();
  await account.seeNoDepartments();
  await account.choose('清理缓存');
  await shell.seeNotice('刷新缓存完成！');
  const help = page.waitForEvent('popup');
  await account.choose('帮助文档');
  await expect((await help).getByText('help')).toBeVisible();
  await shell.askToSignOut();
  await shell.stay();
});
