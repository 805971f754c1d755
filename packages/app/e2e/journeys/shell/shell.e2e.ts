import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { documentedPages } from '../../fixtures/documented-pages.ts';
import { ENTRY_PAGES } from '../../fixtures/every-page.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { shownPane } from '../../models/base/shown-pane.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { CommandPaletteModel } from '../../models/shell/command-palette.model.ts';
import { MenuSearchModel } from '../../models/shell/menu-search.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { TabStripModel } from '../../models/shell/tab-strip.model.ts';

const PLATFORM = '企业退休人员服务平台';

/** Where the components of online forms and reports are that are still to come, what they call themselves, and the code in their address. */
const ONLINE_COMPONENTS: readonly (readonly [path: string, component: string, code?: string])[] = [
  ['/online/copyform/a1', '复制表单（copyList）', 'a1'],
  ['/online/cgformTreeList/a1', '在线树形表单列表（treeList）', 'a1'],
  ['/online/cgformErpList/a1', '在线 ERP 主子表列表（erpList）', 'a1'],
  ['/online/cgformTabList/a1', '在线标签页主子表列表（tabList）', 'a1'],
  ['/online/cgformInnerTableList/a1', '在线内嵌子表列表（innerTableList）', 'a1'],
  ['/online/cgreport', '在线报表配置（reportList）'],
  ['/online/cgreport/a1', '在线报表数据列表（reportAutoList）', 'a1'],
];

test('the login page is there for those who are not signed in, and leads the others home', async ({ on }) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);

  await test.step('ROUTE-13 /user leads to the login page', async () => {
    await shell.load('/user');
    await login.see();
    await shell.seeAddress('/user/login');
  });

  await test.step('ROUTE-02 beside it registration, its result and the recovery of a password open, and nothing else does', async () => {
    const [open, closed] = [true, false].map((isOpen) =>
      documentedPages('Built').filter(({ address }) => ENTRY_PAGES.includes(address) === isOpen),
    );
    for (const { address, title } of open ?? []) {
      await shell.move(address);
      await shell.seeTitle(`${title} · ${PLATFORM}`);
      await shell.seePath(address);
    }
    for (const { address } of closed?.filter((page) => !page.address.includes(':')) ?? []) {
      await shell.move(address);
      await shell.seeAddress(`/user/login?redirect=${encodeURIComponent(address)}`);
    }
    await login.see();
    await shell.move('/user/login');
    await shell.seeAddress('/user/login');
  });

  await test.step('LAYOUT-13 it shows logo, platform and form, and marks the body only while it is shown', async () => {
    await login.seeLayout(PLATFORM);
    await login.seeMarked();
    await login.signIn('admin', DEMO_PASSWORD);
    await shell.seeHome(PLATFORM);
    await login.seeUnmarked();
  });

  await test.step('AUTH-13 it leads home, by whatever way it is reached', async () => {
    await shell.move('/isps/activity');
    await shell.seeHeading('活动管理');
    await shell.move('/user/login');
    await shell.seeHome(PLATFORM);
    await shell.load('/user/login');
    await shell.seeHome(PLATFORM);
  });
});

test.describe('signed in', () => {
  test.use({ signedInAs: 'admin' });

  test('addresses lead to their pages, with title and breadcrumb, or to a page that says why there is none', async ({
    on,
    page,
  }) => {
    const shell = on(ShellModel);
    const menu = on(MenuModel);
    const list = on(ResourceListModel);
    const palette = on(CommandPaletteModel);
    const wayBack = page.getByRole('button', { name: '返回上一页' });

    await test.step('ROUTE-12 403 and 500 have their pages, which lead home, and back only where there was a page before', async () => {
      await shell.load('/500');
      await shell.seeException('500', '服务器出错了');
      await expect(wayBack).toHaveCount(0);
      await shell.goHome();
      await shell.seeHome(PLATFORM);
      await shell.move('/403');
      await shell.seeException('403', '您没有权限打开这个页面');
      await shell.move('/isps/activity');
      await list.see();
      await menu.choose('异常页', '500');
      await shell.seeException('500', '服务器出错了');
      await wayBack.click();
      await shell.seeAddress('/isps/activity');
      await list.see();
    });

    await test.step('ROUTE-12 an unknown path leads to /404, which says what to do and what to tell an administrator', async () => {
      for (const path of ['/nowhere', '/isps/nowhere/at/all?x=1', '/user/nowhere']) {
        await shell.move(path);
        await shell.seeAddress('/404');
        await shell.seeException('404', '没有找到这个页面');
        await shell.seeReference(`404 · ${path} · admin`);
      }
      await shell.findPage();
      await palette.type('活动类型');
      await palette.press('Enter');
      await shell.seeAddress('/isps/activityType');
    });

    await test.step('ROUTE-14 /test leads to /test/home', async () => {
      await shell.move('/test');
      await shell.seeAddress('/test/home');
      await shell.seeTitle(`测试首页 · ${PLATFORM}`);
    });

    await test.step('LAYOUT-14 /test/home shows the platform’s name and nothing else', async () => {
      await expect(page.locator('.platform-name')).toHaveText(PLATFORM);
      await expect(page.locator('.home-page')).toHaveCount(0);
    });

    await test.step('ROUTE-11 the bare address leads to the home page, /user to the sign-in, which leads back, and the fixed pages open under their titles', async () => {
      for (const path of ['/', '/user', '/user/login']) {
        await shell.move(path);
        await shell.seeAddress('/dashboard/analysis');
      }
      for (const { path, title } of [
        { path: '/dashboard/analysis', title: '首页' },
        { path: '/isps/userAnnouncement', title: '我的消息' },
        { path: '/test/home', title: '测试首页' },
        { path: '/403', title: '拒绝访问' },
        { path: '/404', title: '页面不存在' },
        { path: '/500', title: '服务器出错' },
      ]) {
        await shell.move(path);
        await shell.seeAddress(path);
        await shell.seeTitle(`${title} · ${PLATFORM}`);
      }
    });

    await test.step('ROUTE-19 the browser’s title is the page, a dot and the platform', async () => {
      for (const { path, title } of [
        { path: '/isps/activity', title: `活动管理 · ${PLATFORM}` },
        { path: '/isps/activityType', title: `活动类型 · ${PLATFORM}` },
        { path: '/isps/match', title: `赛事管理 · ${PLATFORM}` },
        { path: '/404', title: `页面不存在 · ${PLATFORM}` },
        { path: '/dashboard/analysis', title: `首页 · ${PLATFORM}` },
      ]) {
        await shell.move(path);
        await shell.seeTitle(title);
      }
    });

    await test.step('LAYOUT-11 the breadcrumb starts with 首页, then the pages on the way, the current one plain', async () => {
      await shell.seeBreadcrumb('首页');
      await shell.seeBreadcrumbLinks();
      await shell.move('/isps/activity');
      await menu.choose('活动类型');
      await shell.seeAddress('/isps/activityType');
      await shell.seeBreadcrumb('首页', '活动中心', '活动类型');
      await shell.seeBreadcrumbLinks('首页');
      await shell.followBreadcrumb('首页');
      await shell.seeHome(PLATFORM);
    });

    await test.step('each of the online components that are still to come says by name which built-in page it is and for which code', async () => {
      const values = shownPane(page).locator('dl dd');
      for (const [path, component, code] of ONLINE_COMPONENTS) {
        await shell.move(path);
        await expect(values.first()).toHaveText(component);
        if (code !== undefined) await expect(values.last()).toHaveText(code);
        await expect(shownPane(page).getByText('在线表单与报表服务', { exact: true })).toBeVisible();
      }
    });
  });

  test('the side menu marks the shown page, opens one group at a time, is collapsed, and shows planned pages by a switch', async ({
    on,
  }) => {
    const shell = on(ShellModel);
    const menu = on(MenuModel);
    const settings = on(SettingsModel);
    const menuSearch = on(MenuSearchModel);
    await shell.open('/dashboard/analysis');

    await test.step('LAYOUT-19 a page that is not built yet is neither in the menu nor found', async () => {
      await menu.choose('系统管理');
      await menu.seeEntry('权限说明');
      await menu.choose('在线开发');
      await menu.seeEntry('Online表单开发');
      await menu.seeNoEntry('Online报表配置');
      await menuSearch.type('Online报表');
      await menuSearch.seeHint('没有查询到任何数据');
      await menuSearch.press('Escape');
    });

    await test.step('LAYOUT-19 a switch puts it into the menu', async () => {
      await settings.open();
      await settings.turn('显示筹备中的页面', true);
      await settings.close();
      await menu.choose('在线开发');
      await menu.seeEntry('Online报表配置');
    });

    await test.step('LAYOUT-04 a chosen entry is told to the tabs, and its title is kept by its path', async () => {
      await menu.choose('活动中心', '活动类型');
      await on(TabStripModel).seeShown('活动类型');
      await shell.seeKeptTitle('/isps/activityType', '活动类型');
    });

    await test.step('LAYOUT-05 LAYOUT-06 the chosen page is marked, and one group of the root is open at a time', async () => {
      await shell.move('/isps/activity');
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

    await test.step('LAYOUT-02 LAYOUT-05 it is 208 px wide, 80 px collapsed, and remembers which group was open', async () => {
      await menu.choose('系统管理');
      await menu.seeBarWidth(208);
      await menu.collapse();
      await menu.seeBarWidth(80);
      await menu.expand();
      await menu.seeBarWidth(208);
      await menu.seeOpenGroups('系统管理');
    });

    await test.step('LAYOUT-02 LAYOUT-05 after a reload it is collapsed as before, and opens with the group of the shown page', async () => {
      await menu.collapse();
      await shell.reload();
      await menu.seeBarWidth(80);
      await menu.expand();
      await menu.seeOpenGroups('活动中心');
    });

    await test.step('LAYOUT-19 after the reload the page is in the menu, marked, found, and says by its name that it is not built', async () => {
      await menu.choose('在线开发');
      await menu.seePlanned('Online报表配置');
      await menuSearch.type('Online报表');
      await menuSearch.seeFound('Online报表配置');
      await menuSearch.press('Escape');
      await menu.choose('Online报表配置');
      await shell.seeAddress('/online/cgreport');
      await shell.seeHeading('Online报表配置');
      await shell.seeNotBuiltYet('Online报表配置');
    });

    await test.step('LAYOUT-19 the switch takes it out again, and its address still says so', async () => {
      await settings.open();
      await settings.turn('显示筹备中的页面', false);
      await settings.close();
      await menu.seeNoEntry('Online报表配置');
      await shell.seeNotBuiltYet('Online报表配置');
      await shell.goHome();
      await shell.seeHome(PLATFORM);
    });
  });
});
