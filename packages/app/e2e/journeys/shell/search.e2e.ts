import { PHONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { CommandPaletteModel } from '../../models/shell/command-palette.model.ts';
import { MenuSearchModel } from '../../models/shell/menu-search.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { TabStripModel } from '../../models/shell/tab-strip.model.ts';

test.use({ signedInAs: 'admin' });

test('pages, records and actions are found by the field in the header and by the palette', async ({ on, rows }) => {
  const shell = on(ShellModel);
  const menuSearch = on(MenuSearchModel);
  const palette = on(CommandPaletteModel);
  const preferences = on(PreferencesModel);
  const list = on(ResourceListModel);
  const details = on(RecordDetailsModel);
  const account = on(AccountModel);
  const tabs = on(TabStripModel);
  const accessibility = on(AccessibilityModel);
  const title = uniqueName('重阳茶会');
  const person = uniqueName('欧阳小荷');
  const phone = `157${String(Date.now()).slice(-8)}`;
  await rows.activities({ title });
  await rows.retiree(person, [], { phone });
  await shell.open('/dashboard/analysis');

  await test.step('LAYOUT-16 a question mark shows the shortcuts, and typed into a field it is text', async () => {
    await shell.seeHome('企业退休人员服务平台');
    await palette.press('Shift+?');
    await palette.seeShortcuts();
    await palette.closeShortcuts();
    await menuSearch.field.focus();
    await palette.press('Shift+?');
    await expect(menuSearch.field).toHaveValue('?');
    await menuSearch.type('');
  });

  await test.step('LAYOUT-08 the menu is searched by letters, pinyin and initials', async () => {
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
  });

  await test.step('axe finds nothing at the open search', async () => {
    await menuSearch.type('管理');
    await menuSearch.seeChosen('活动管理');
    await accessibility.seeNothingWrong();
  });

  await test.step('LAYOUT-08 the page that was chosen by the arrows opens', async () => {
    await menuSearch.type('活动');
    await menuSearch.press('ArrowDown', 'ArrowUp');
    await menuSearch.seeChosen('活动管理');
    await menuSearch.press('Enter');
    await shell.seeAddress('/isps/activity');
    await menuSearch.seeClosed();
    await list.see();
  });

  await test.step('LAYOUT-16 Ctrl-K finds pages and actions, offers recently opened ones, and runs the chosen one', async () => {
    await palette.open();
    await palette.type('hdlx');
    await palette.seeFirst('活动类型');
    await palette.press('Enter');
    await palette.seeClosed();
    await shell.seeAddress('/isps/activityType');
    await palette.open('Meta+k');
    await palette.seeFirst('活动管理');
    await palette.seeOffered('返回首页');
    await palette.type('切换深');
    await palette.press('Enter');
    await preferences.seeTheme('dark');
    await palette.open();
    await palette.press('Escape');
    await palette.seeClosed();
    await shell.seeAddress('/isps/activityType');
  });

  await test.step('LAYOUT-16 it closes and reopens tabs', async () => {
    await tabs.see('首页', '活动管理', '活动类型');
    await palette.open();
    await palette.type('关闭当前');
    await palette.press('Enter');
    await tabs.see('首页', '活动管理');
    await palette.open();
    await palette.type('重新打开');
    await palette.press('Enter');
    await shell.seeAddress('/isps/activityType');
  });

  await test.step('LAYOUT-16 it opens the account dialogs and asks to sign out', async () => {
    await palette.open();
    await palette.type('xgmm');
    await palette.press('Enter');
    await account.seePasswordDialog();
    await account.closePassword();
    await palette.open();
    await palette.type('sign out');
    await palette.seeFirst('退出登录');
    await palette.press('Enter');
    await shell.seeSignOutQuestion();
    await shell.stay();
  });

  await test.step('LAYOUT-20 it finds records by their names', async () => {
    await palette.open();
    await palette.type(title);
    await palette.seeFirst(title);
    await palette.press('Enter');
    await palette.seeClosed();
    await details.see('活动详情');
    await details.seeValues({ 活动标题: title });
    await details.close();
  });

  await test.step('LIST-27 it finds people by name, pinyin, the end of a phone number and the whole, from the search of the menu too', async () => {
    await menuSearch.field.focus();
    await menuSearch.type(person);
    await menuSearch.seeHint('没有查询到任何数据');
    await menuSearch.widen();
    await expect(palette.field).toHaveValue(person);
    await expect(palette.field).toHaveAttribute('placeholder', '姓名、拼音、手机尾号、编号、页面或操作');
    await palette.seeOffered(person);
    for (const words of ['ouyangxiaohe', phone.slice(-4), phone]) {
      await palette.type(words);
      await palette.seeOffered(person);
    }
    await palette.choose(person);
    await details.see(person);
    await details.close();
  });

  await test.step('axe finds nothing at the palette and the shortcuts', async () => {
    await palette.open();
    await palette.seeOffered('返回首页');
    await accessibility.seeNothingWrongOnTop();
    await palette.type('?');
    await palette.press('Enter');
    await palette.seeShortcuts();
    await accessibility.seeNothingWrongOnTop();
    await palette.closeShortcuts();
  });

  await test.step('LAYOUT-20 it finds the pages of widgets and tables', async () => {
    await palette.open();
    await palette.type('表格');
    await palette.seeFirst('可编辑表格示例');
    await palette.press('Enter');
    await shell.seeAddress('/gallery/tables');
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the search, the palette and the settings fit a phone', async ({ on }) => {
    const shell = on(ShellModel);
    const menuSearch = on(MenuSearchModel);
    const palette = on(CommandPaletteModel);
    const settings = on(SettingsModel);
    const preferences = on(PreferencesModel);
    const accessibility = on(AccessibilityModel);
    await shell.open('/dashboard/analysis');

    await test.step('LAYOUT-08 the search is a dialog, which closes with the choice', async () => {
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

    await test.step('LAYOUT-16 the palette opens from the search, with its words, and opens the page that it finds', async () => {
      await menuSearch.openDialog();
      await menuSearch.type('重阳');
      await menuSearch.widen();
      await menuSearch.seeNoDialog();
      await expect(palette.field).toHaveValue('重阳');
      await expect(palette.field).toBeFocused();
      await shell.seeNoSidewaysScroll();
      await palette.type('hdgl');
      await palette.seeFirst('活动管理');
      await palette.choose('活动管理');
      await palette.seeClosed();
      await shell.seeAddress('/isps/activity');
    });

    await test.step('SET-03 the drawer fits, says what shows on a computer only, and applies the rest', async () => {
      await settings.open();
      await shell.seeNoSidewaysScroll();
      await expect(settings.drawer.getByText('布局、多页签和侧边菜单的选择在电脑上才看得到效果。')).toBeVisible();
      await settings.choose('主题', '深色');
      await preferences.seeTheme('dark');
      await settings.choose('主题色', '日暮');
      await accessibility.seeNothingWrongOnTop();
      await settings.close();
      await shell.move('/dashboard/analysis');
      await shell.seeHome('企业退休人员服务平台');
      await accessibility.seeNothingWrong();
    });
  });
});
