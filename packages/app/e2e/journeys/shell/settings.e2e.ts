import { PHONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { configured } from '../../fixtures/configured.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { KeyboardModel } from '../../models/shell/keyboard.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const COLOURS = ['薄暮', '火山', '日暮', '明青', '极光绿', '拂晓蓝', '极客蓝', '酱紫'] as const;

test.use({ signedInAs: 'admin' });

test('SET-01 SET-03 the drawer shows the default of every option, and keeps every choice after a reload', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  const preferences = on(PreferencesModel);
  const accessibility = on(AccessibilityModel);
  await shell.open('/dashboard/analysis');
  await settings.open();

  await test.step('the defaults', async () => {
    await settings.seeOptions('主题', '浅色', '深色');
    await settings.seeOptions('主题色', ...COLOURS);
    await settings.seeOptions('菜单位置', '侧边菜单', '顶部菜单');
    await settings.seeOptions('内容宽度', '固定', '流式');
    await settings.seeChosen('主题', '浅色');
    await settings.seeChosen('主题色', '极光绿');
    await settings.seeChosen('菜单位置', '侧边菜单');
    await settings.seeChosen('内容宽度', '固定');
    await settings.seeTurned({
      多页签: true,
      固定顶栏: true,
      下滑时隐藏顶栏: false,
      固定侧边菜单: true,
      色弱模式: false,
      水印: false,
    });
    await settings.seeLock('从不');
    await accessibility.seeNothingWrongOnTop();
  });

  await test.step('every option changed', async () => {
    await settings.choose('主题', '深色');
    await settings.choose('主题色', '酱紫');
    await settings.choose('菜单位置', '顶部菜单');
    await settings.choose('内容宽度', '流式');
    for (const name of ['下滑时隐藏顶栏', '色弱模式']) await settings.turn(name, true);
    await settings.turn('多页签', false);
    await accessibility.seeNothingWrongOnTop();
  });

  await test.step('the choices are kept', async () => {
    await shell.reload();
    await preferences.seeTheme('dark');
    await expect(page.locator('html')).toHaveCSS('filter', 'saturate(1.7) contrast(1.1)');
    await expect(page.getByRole('navigation', { name: '已打开的页面' })).toHaveCount(0);
    await settings.open();
    await settings.seeChosen('主题', '深色');
    await settings.seeChosen('主题色', '酱紫');
    await settings.seeChosen('菜单位置', '顶部菜单');
    await settings.seeChosen('内容宽度', '流式');
    await settings.seeTurned({
      多页签: false,
      固定顶栏: true,
      下滑时隐藏顶栏: true,
      固定侧边菜单: false,
      色弱模式: true,
    });
  });

  await test.step('the defaults are restored', async () => {
    await settings.reset();
    await preferences.seeTheme('light');
    await settings.seeChosen('主题色', '极光绿');
    await settings.seeChosen('菜单位置', '侧边菜单');
    await settings.seeChosen('内容宽度', '固定');
    await settings.seeTurned({
      多页签: true,
      固定顶栏: true,
      下滑时隐藏顶栏: false,
      固定侧边菜单: true,
      色弱模式: false,
    });
  });
});

test('SET-03 a disabled option states the reason, and is enabled once it applies', async ({ on }) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  await shell.open('/dashboard/analysis');
  await settings.open();
  await settings.turn('固定顶栏', false);
  const fluid = settings.option('内容宽度', '流式');
  const hiding = settings.switch('下滑时隐藏顶栏');
  const fixedMenu = settings.switch('固定侧边菜单');
  await settings.seeUnavailable(fluid, '只有“顶部菜单”布局可以选择流式宽度');
  await settings.seeUnavailable(hiding, '请先打开“固定顶栏”');
  await expect(hiding).toHaveAccessibleDescription('请先打开“固定顶栏”');
  await settings.seeAvailable(fixedMenu);
  await settings.turn('固定顶栏', true);
  await settings.seeAvailable(hiding);
  await settings.choose('菜单位置', '顶部菜单');
  await settings.seeAvailable(fluid);
  await settings.seeUnavailable(fixedMenu, '“顶部菜单”布局没有侧边菜单');
  await settings.seeTurned({ 固定侧边菜单: false });
  await settings.choose('内容宽度', '流式');
  await settings.choose('菜单位置', '侧边菜单');
  await settings.seeChosen('内容宽度', '固定');
});

test('SET-02 a colour applies at once, without reloading anything', async ({ on, page }) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  const list = on(ResourceListModel);
  await shell.open('/isps/activity');
  await list.see();
  await page.evaluate(() => (document.title = 'the same document'));
  const painted = () => list.addButton.evaluate((button) => getComputedStyle(button).backgroundColor);
  await settings.open();
  const seen: string[] = [];
  for (const colour of COLOURS) {
    await settings.choose('主题色', colour);
    seen.push(await painted());
  }
  expect(new Set(seen).size).toBe(COLOURS.length);
  expect(await page.title()).toBe('the same document');
});

test('SET-02 a kept colour that is none of the palette is told as a theme that failed, and the page is there in green', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  await shell.open('/404');
  await page.evaluate(() => localStorage.setItem('pro__DEFAULT_COLOR', '{"value":"#123456","expire":null}'));
  await shell.open('/dashboard/analysis');
  await shell.seeNotice('主题更新失败');
  await shell.seeHome('企业退休人员服务平台');
  await settings.open();
  await settings.seeChosen('主题色', '极光绿');
  await page.evaluate(() => {
    localStorage.setItem('pro__DEFAULT_COLOR', '{"value":"#123456","expire":null}');
    localStorage.setItem('pro__LOCALE', '{"value":"en-US","expire":null}');
  });
  await shell.reload();
  await shell.seeNotice('Failed to update theme');
});

test('SET-03 an installation turns the drawer off, has a light side menu, and help of its own', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const account = on(AccountModel);
  const menu = on(MenuModel);
  await configured(page, { hasSettingsDrawer: false, sideMenuTheme: 'light', helpLink: 'https://help.example/staff' });
  await page
    .context()
    .route('https://help.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>help</title>' }),
    );
  await shell.open('/dashboard/analysis');
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
  await menu.seeBarColour('rgb(255, 255, 255)');
  const opened = page.context().waitForEvent('page');
  await account.choose('帮助文档');
  expect((await opened).url()).toBe('https://help.example/staff');
  await shell.seeAddress('/dashboard/analysis');
});

test('the drawer is opened, used and closed by keyboard alone', async ({ on }) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  const keyboard = on(KeyboardModel);
  await shell.open('/dashboard/analysis');
  await keyboard.tabTo(shell.userMenu);
  await keyboard.press('Enter');
  await keyboard.pressTo(settings.entry, 'ArrowDown');
  await keyboard.press('Enter');
  await settings.see();
  await keyboard.tabTo(settings.option('主题', '浅色'));
  await keyboard.press('ArrowRight');
  await settings.seeChosen('主题', '深色');
  await keyboard.tabTo(settings.switch('固定顶栏'));
  await keyboard.press('Space');
  await settings.seeTurned({ 固定顶栏: false });
  await keyboard.press('Escape');
  await settings.seeClosed();
  await keyboard.seeFocusOn(shell.userMenu);
});

for (const colours of [COLOURS.slice(0, 4), COLOURS.slice(4)])
  test(`SET-02 axe finds no text that cannot be read in any theme with ${colours.join('、')}`, async ({ on }) => {
    const shell = on(ShellModel);
    const settings = on(SettingsModel);
    const list = on(ResourceListModel);
    const accessibility = on(AccessibilityModel);
    await shell.open('/isps/activity');
    await list.see();
    for (const colour of colours) {
      await settings.open();
      await settings.choose('主题色', colour);
      // The drawer has the same parts in every colour.
      if (colour === colours[0]) await accessibility.seeNothingWrongOnTop();
      await settings.close();
      await accessibility.seeReadable();
    }
  });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('SET-03 the drawer fits, says what shows on a computer only, and applies the rest', async ({ on }) => {
    const shell = on(ShellModel);
    const settings = on(SettingsModel);
    const preferences = on(PreferencesModel);
    const accessibility = on(AccessibilityModel);
    await shell.open('/dashboard/analysis');
    await settings.open();
    await shell.seeNoSidewaysScroll();
    await expect(settings.drawer.getByText('布局、多页签和侧边菜单的选择在电脑上才看得到效果。')).toBeVisible();
    await settings.choose('主题', '深色');
    await preferences.seeTheme('dark');
    await settings.choose('主题色', '日暮');
    await accessibility.seeNothingWrongOnTop();
    await settings.close();
    await accessibility.seeNothingWrong();
  });
});
