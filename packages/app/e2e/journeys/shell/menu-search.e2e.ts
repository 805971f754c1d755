import { PHONE } from '../../fixtures/devices.ts';
import { test, expect } from '../../fixtures/evergreen.fixture.ts';
import { serveMenu } from '../../fixtures/served-menu.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { MenuSearchModel } from '../../models/shell/menu-search.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('LAYOUT-08 the menu is searched by letters, pinyin and initials, and the chosen page opens', async ({ on }) => {
  const shell = on(ShellModel);
  const menuSearch = on(MenuSearchModel);
  await shell.open('/dashboard/analysis');
  await menuSearch.field.focus();
  await menuSearch.seeHint('请输入搜索内容');
  await menuSearch.type('活动类');
  await menuSearch.seeFound('活动类型');
  await menuSearch.seeMarked('活动类');
  for (const words of ['huodongleixing', 'huo dong lei', 'hdlx']) {
    await menuSearch.type(words);
    await menuSearch.seeChosen('活动类型');
  }
  await menuSearch.type('没有这样的菜单');
  await menuSearch.seeHint('没有查询到任何数据');
  await menuSearch.press('Escape');
  await menuSearch.seeClosed();
  await menuSearch.type('活动');
  await menuSearch.press('ArrowDown', 'ArrowUp');
  await menuSearch.seeChosen('活动管理');
  await menuSearch.press('Enter');
  await shell.seeAddress('/isps/activity');
  await menuSearch.seeClosed();
});

test('LAYOUT-08 external and framed pages open a window of their own', async ({ on, page }) => {
  const shell = on(ShellModel);
  const menuSearch = on(MenuSearchModel);
  await page
    .context()
    .route('https://*.example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>elsewhere</h1>' }),
    );
  await serveMenu(page, [
    {
      id: '1',
      path: '/docs',
      meta: { title: '外部文档', internalOrExternal: true, url: 'https://docs.example.org/a' },
    },
    {
      id: '2',
      path: '/screen',
      component: 'layouts/IframePageView',
      meta: { title: '数据大屏', url: 'https://screen.example.org/b' },
    },
  ]);
  await shell.open('/dashboard/analysis');
  await menuSearch.type('外部');
  expect(await menuSearch.addressOpenedBy('外部文档')).toBe('https://docs.example.org/a');
  await menuSearch.type('sjdp');
  expect(await menuSearch.addressOpenedBy('数据大屏')).toBe('https://screen.example.org/b');
  await shell.seeAddress('/dashboard/analysis');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('LAYOUT-08 the search is a dialog, which closes with the choice', async ({ on }) => {
    const shell = on(ShellModel);
    const menuSearch = on(MenuSearchModel);
    await shell.open('/dashboard/analysis');
    await menuSearch.openDialog();
    await expect(menuSearch.field).toBeFocused();
    await menuSearch.seeHint('请输入搜索内容');
    await menuSearch.type('hdlx');
    await menuSearch.seeFound('活动类型');
    await menuSearch.choose('活动类型');
    await menuSearch.seeNoDialog();
    await shell.seeAddress('/isps/activityType');
    await shell.seeNoSidewaysScroll();
  });
});

test('axe finds nothing at the open search', async ({ on }) => {
  const shell = on(ShellModel);
  const menuSearch = on(MenuSearchModel);
  const accessibility = on(AccessibilityModel);
  await shell.open('/dashboard/analysis');
  await menuSearch.type('管理');
  await menuSearch.seeChosen('活动管理');
  await accessibility.seeNothingWrong();
});
