import { DEVICES } from '../../fixtures/devices.ts';
import { test, expect } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { CommandPaletteModel } from '../../models/shell/command-palette.model.ts';
import { MenuSearchModel } from '../../models/shell/menu-search.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { TabStripModel } from '../../models/shell/tab-strip.model.ts';

test.use({ signedInAs: 'admin' });

for (const { device, look } of DEVICES)
  test.describe(`on ${device}`, () => {
    test.use(look);

    test('LAYOUT-16 Ctrl-K finds pages and actions, offers recently opened ones, and runs the chosen one', async ({
      on,
    }) => {
      const shell = on(ShellModel);
      const palette = on(CommandPaletteModel);
      const preferences = on(PreferencesModel);
      const list = on(ResourceListModel);
      await shell.open('/isps/activityType');
      await list.see();
      await palette.open();
      await palette.type('hdgl');
      await palette.seeFirst('活动管理');
      await palette.press('Enter');
      await palette.seeClosed();
      await shell.seeAddress('/isps/activity');
      await palette.open('Meta+k');
      await palette.seeFirst('活动类型', '返回首页');
      await palette.type('切换深');
      await palette.press('Enter');
      await preferences.seeTheme('dark');
      await palette.open();
      await palette.press('Escape');
      await palette.seeClosed();
      await shell.seeAddress('/isps/activity');
    });

    test('LAYOUT-20 finds records by their names, and the pages of widgets and tables', async ({ on, rows }) => {
      const shell = on(ShellModel);
      const palette = on(CommandPaletteModel);
      const details = on(RecordDetailsModel);
      const title = uniqueName('重阳茶会');
      await rows.activities({ title });
      await shell.open('/dashboard/analysis');
      await shell.seeHome('企业退休人员服务平台');
      await palette.open();
      await palette.type(title);
      await palette.seeFirst(title);
      await palette.press('Enter');
      await palette.seeClosed();
      await details.see('活动详情');
      await details.seeValues({ 活动标题: title });
      await details.close();
      await palette.open();
      await palette.type('表格');
      await palette.seeFirst('可编辑表格示例');
      await palette.press('Enter');
      await shell.seeAddress('/gallery/tables');
    });

    test('LAYOUT-16 opens the account dialogs, signs out, and shows the shortcuts', async ({ on }) => {
      const shell = on(ShellModel);
      const palette = on(CommandPaletteModel);
      const account = on(AccountModel);
      await shell.open('/dashboard/analysis');
      await shell.seeHome('企业退休人员服务平台');
      await palette.press('Shift+?');
      await palette.seeShortcuts();
      await palette.closeShortcuts();
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
  });

test('LAYOUT-16 closes and reopens tabs; a question mark typed into a field is text', async ({ on }) => {
  const shell = on(ShellModel);
  const palette = on(CommandPaletteModel);
  const tabs = on(TabStripModel);
  const menuSearch = on(MenuSearchModel);
  await shell.open('/isps/activity');
  await tabs.see('活动管理');
  await shell.move('/isps/activityType');
  await tabs.see('活动管理', '活动类型');
  await palette.open();
  await palette.type('关闭当前');
  await palette.press('Enter');
  await tabs.see('活动管理');
  await palette.open();
  await palette.type('重新打开');
  await palette.press('Enter');
  await shell.seeAddress('/isps/activityType');
  await menuSearch.field.focus();
  await palette.press('Shift+?');
  await expect(menuSearch.field).toHaveValue('?');
});

test('axe finds nothing at the palette and the shortcuts', async ({ on }) => {
  const shell = on(ShellModel);
  const palette = on(CommandPaletteModel);
  const list = on(ResourceListModel);
  const accessibility = on(AccessibilityModel);
  await shell.open('/isps/activity');
  await list.see();
  await palette.open();
  await palette.seeFirst('返回首页');
  await accessibility.seeNothingWrongOnTop();
  await palette.type('?');
  await palette.press('Enter');
  await palette.seeShortcuts();
  await accessibility.seeNothingWrongOnTop();
});
