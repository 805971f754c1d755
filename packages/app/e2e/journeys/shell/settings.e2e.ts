import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { storeValue } from '../../models/base/quiet-page.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { KeyboardModel } from '../../models/shell/keyboard.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const COLOURS = ['薄暮', '火山', '日暮', '明青', '极光绿', '拂晓蓝', '极客蓝', '酱紫'] as const;

const CHOICES = { 主题: '浅色', 主题色: '拂晓蓝', 菜单位置: '侧边菜单', 内容宽度: '固定' } as const;
const SWITCHES = { 多页签: true, 固定顶栏: true, 下滑时隐藏顶栏: false, 固定侧边菜单: true, 色弱模式: false } as const;

test.use({ signedInAs: 'admin' });

test('the settings are shown, chosen, kept and taken back, also by keyboard alone', async ({ on, page }) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  const preferences = on(PreferencesModel);
  const keyboard = on(KeyboardModel);
  const accessibility = on(AccessibilityModel);
  const seeDefaults = async () => {
    for (const [group, option] of Object.entries(CHOICES)) await settings.seeChosen(group, option);
    await settings.seeTurned(SWITCHES);
  };
  await shell.open('/dashboard/analysis');

  await test.step('SET-01 SET-03 the drawer shows every option with its default', async () => {
    await settings.open();
    await settings.seeOptions('主题', '浅色', '深色');
    await settings.seeOptions('主题色', ...COLOURS);
    await settings.seeOptions('菜单位置', '侧边菜单', '顶部菜单');
    await settings.seeOptions('内容宽度', '固定', '流式');
    await seeDefaults();
    await settings.seeTurned({ 水印: false });
    await settings.seeLock('从不');
    await accessibility.seeNothingWrongOnTop();
  });

  await test.step('SET-03 a disabled option states the reason, and is enabled once it applies', async () => {
    const fluid = settings.option('内容宽度', '流式');
    const hiding = settings.switch('下滑时隐藏顶栏');
    const fixedMenu = settings.switch('固定侧边菜单');
    await settings.turn('固定顶栏', false);
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

  await test.step('SET-01 SET-03 every choice is kept after a reload', async () => {
    await settings.choose('主题', '深色');
    await settings.choose('主题色', '酱紫');
    await settings.choose('菜单位置', '顶部菜单');
    await settings.choose('内容宽度', '流式');
    for (const name of ['下滑时隐藏顶栏', '色弱模式']) await settings.turn(name, true);
    await settings.turn('多页签', false);
    await accessibility.seeNothingWrongOnTop();
    await shell.reload();
    await preferences.seeTheme('dark');
    await expect(page.locator('html')).toHaveCSS('filter', 'contrast(1.2)');
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

  await test.step('SET-01 the defaults are restored', async () => {
    await settings.reset();
    await preferences.seeTheme('light');
    await seeDefaults();
    await settings.close();
  });

  await test.step('the drawer is opened, used and closed by keyboard alone', async () => {
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
});

test('the colour of the theme is chosen among eight, in each of which every text can be read', async ({ on, page }) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  const list = on(ResourceListModel);
  const accessibility = on(AccessibilityModel);
  const painted = () => list.addButton.evaluate((button) => getComputedStyle(button).backgroundColor);

  await test.step('SET-02 a kept colour that is none of the palette is told as a theme that failed, and the page is there in blue', async () => {
    await storeValue(page, 'DEFAULT_COLOR', '#123456');
    await storeValue(page, 'LOCALE', 'en-US');
    await shell.load('/isps/activity');
    await shell.seeNotice('Failed to update theme');
    await storeValue(page, 'DEFAULT_COLOR', '#123456');
    await storeValue(page, 'LOCALE', 'zh-CN');
    await shell.load('/isps/activity');
    await shell.seeNotice('主题更新失败');
    await list.see();
    await settings.open();
    await settings.seeChosen('主题色', '拂晓蓝');
    await settings.close();
  });

  await test.step('SET-02 each colour applies at once, without reloading anything, and axe finds no text that cannot be read in any theme', async () => {
    await page.evaluate(() => (document.title = 'the same document'));
    const seen: string[] = [];
    for (const colour of COLOURS) {
      await settings.open();
      await settings.choose('主题色', colour);
      seen.push(await painted());
      // The drawer has the same parts in every colour.
      if (colour === COLOURS[0]) await accessibility.seeNothingWrongOnTop();
      await settings.close();
      await accessibility.seeReadable();
    }
    expect(new Set(seen).size).toBe(COLOURS.length);
    expect(await page.title()).toBe('the same document');
  });
});
