import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccountBaseModel } from '../../models/session/account-base.model.ts';
import { AccountCenterModel } from '../../models/session/account-center.model.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { TabStripModel } from '../../models/shell/tab-strip.model.ts';

test.use({ signedInAs: 'admin' });

test('the menu stands beside the pages, narrow in a narrow window, or along the top by setting', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  const menu = on(MenuModel);
  const tabs = on(TabStripModel);
  const accessibility = on(AccessibilityModel);
  await shell.showPlannedPages();
  await shell.resize(1024, 768);
  await shell.open('/isps/activityType');

  await test.step('LAYOUT-18 a narrow window has the menu of icons and the tabs, which open, and fits', async () => {
    for (const width of [1024, 768, 1087]) {
      await shell.resize(width, 768);
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
    await shell.resize(1440);
  });

  await test.step('LAYOUT-02 a fixed side menu leaves 200 px open and 80 px collapsed to the pages, and is kept', async () => {
    await menu.seePagesBeginAt(200);
    await settings.open();
    await settings.turn('固定侧边菜单', false);
    await settings.close();
    await menu.seePagesBeginAt(208);
    await settings.open();
    await settings.turn('固定侧边菜单', true);
    await settings.close();
    await menu.seePagesBeginAt(200);
    await menu.collapse();
    await menu.seePagesBeginAt(80);
    await shell.reload();
    await menu.seePagesBeginAt(80);
    await shell.resize(390, 844);
    await menu.seePagesBeginAt(0);
    await shell.resize(1440);
    await menu.seePagesBeginAt(200);
  });

  await test.step('LAYOUT-01 the menu stands along the top by setting, with the brand, the content and the footer', async () => {
    await menu.seeBar();
    await settings.open();
    await settings.choose('菜单位置', '顶部菜单');
    await settings.close();
    await menu.seeAlongTop('活动中心', '人员与企业');
    await expect(shell.header.getByRole('link', { name: '企业退休人员服务平台' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await menu.chooseAlongTop('活动中心', '活动管理');
    await shell.seeAddress('/isps/activity');
    await shell.seeBreadcrumb('首页', '活动中心', '活动管理');
    await accessibility.seeNothingWrong();
  });

  await test.step('LAYOUT-01 the content is of a fixed width or fluid', async () => {
    await expect.poll(() => shell.contentWidth()).toBe(1248);
    await settings.open();
    await settings.choose('内容宽度', '流式');
    await settings.close();
    await expect.poll(() => shell.contentWidth()).toBe(1440);
    await shell.seeNoSidewaysScroll();
  });

  await test.step('LAYOUT-01 on a narrower window the menu stays along the top, on a phone it is a drawer', async () => {
    await shell.resize(1088);
    await menu.seeAlongTop('活动中心');
    await shell.seeNoSidewaysScroll();
    await shell.resize(390, 844);
    await menu.seeNoBar();
    await menu.openDrawer();
    await menu.seeEntry('活动管理');
    await menu.closeDrawer();
    await shell.resize(1440);
    await menu.seeAlongTop('活动中心');
  });
});

test('what stands around a page stays while it scrolls, and the header goes by setting', async ({ on, page }) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  const menu = on(MenuModel);
  const tabs = on(TabStripModel);
  const turn = async (name: string, isOn: boolean) => {
    await settings.open();
    await settings.turn(name, isOn);
    await settings.close();
  };
  await shell.open('/dashboard/analysis');

  await test.step('LAYOUT-07 a phone has the short title, and a desktop the long one', async () => {
    await shell.seeHeaderTitle('欢迎使用管理平台');
    await shell.resize(390, 844);
    await shell.seeHeaderTitle('退休服务平台');
    await shell.resize(1440);
    await shell.seeHeaderTitle('欢迎使用管理平台');
  });

  await test.step('LAYOUT-02 LAYOUT-18 the menu, the header and the tabs stay, and the menu scrolls by itself', async () => {
    await shell.move('/isps/activityType');
    await menu.seeOpenGroups('活动中心');
    await menu.choose('系统管理');
    await shell.stretch();
    await shell.scrollTo(1200);
    await shell.seeHeader();
    await menu.seeBar();
    await expect(tabs.tab('活动类型')).toBeInViewport();
    await expect(menu.entry('系统管理')).toBeInViewport();
    await menu.scrollToEnd();
    await expect.poll(() => shell.scrolledBy()).toBe(1200);
    await shell.scrollTo(0);
  });

  await test.step('LAYOUT-07 a header that is not fixed scrolls away', async () => {
    await turn('固定顶栏', false);
    await shell.scrollTo(300);
    await shell.seeHeaderHidden();
    await shell.scrollTo(0);
  });

  await test.step('LAYOUT-07 a fixed one stays', async () => {
    await turn('固定顶栏', true);
    await shell.scrollTo(300);
    await shell.seeHeader();
    await shell.scrollTo(0);
  });

  await test.step('LAYOUT-07 a fixed one may hide below 100 px, comes back on the way up, and for the keyboard', async () => {
    await turn('下滑时隐藏顶栏', true);
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

test('LAYOUT-09 the user menu offers all account actions, and each entry works', async ({ on }) => {
  const shell = on(ShellModel);
  const menu = on(MenuModel);
  const list = on(ResourceListModel);
  const account = on(AccountModel);
  const settings = on(SettingsModel);
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

  await test.step('the sign-out confirmation can be cancelled, and the session goes on', async () => {
    await shell.askToSignOut();
    await shell.stay();
    await menu.choose('活动中心', '活动管理');
    await list.see();
  });
});
