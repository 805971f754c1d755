import { DEVICES } from '../../fixtures/devices.ts';
import { test, expect } from '../../fixtures/evergreen.fixture.ts';

test.use({ signedInAs: 'admin' });

for (const { device, look } of DEVICES)
  test.describe(`on ${device}`, () => {
    test.use(look);

    test('LAYOUT-16 Ctrl-K finds pages and actions, offers what was opened of late, and does what is chosen', async ({
      shell,
      palette,
      preferences,
      list,
    }) => {
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

    test('LAYOUT-16 opens the dialogs of one’s own account, signs out, and shows the shortcuts', async ({
      shell,
      palette,
      account,
    }) => {
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

test('LAYOUT-16 closes tabs and opens them again; a question mark that is written stays one', async ({
  shell,
  palette,
  tabs,
  menuSearch,
}) => {
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

test('axe finds nothing at the palette and the shortcuts', async ({ shell, palette, list, accessibility }) => {
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
