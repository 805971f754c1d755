import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { LockModel } from '../../models/shell/lock.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { CommandPaletteModel } from '../../models/shell/command-palette.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('LAYOUT-17 the screen is locked, is unlocked by the password only, and the input is kept', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const account = on(AccountModel);
  const lock = on(LockModel);
  const palette = on(CommandPaletteModel);
  const preferences = on(PreferencesModel);
  const accessibility = on(AccessibilityModel);
  await shell.open('/isps/activity');
  await list.see();
  await list.add();
  await form.see('新增活动');
  await form.type('活动标题', '还没有保存的活动');

  await test.step('another window locks this one too', async () => {
    const other = await page.context().newPage();
    await other.goto('/dashboard/analysis');
    await new AccountModel(other).choose('锁定屏幕');
    await new LockModel(other).see();
    await other.close();
    await lock.see();
    await accessibility.seeNothingWrong();
  });

  await test.step('no key leaves the lock screen', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+K');
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab');
    await lock.see();
  });

  await test.step('a wrong password is refused, the right one unlocks', async () => {
    await lock.unlock('wrong');
    await lock.seeProblem('密码不正确，请重新输入');
    await lock.unlock(DEMO_PASSWORD);
    await lock.seeOpen();
    await form.seeValue('活动标题', '还没有保存的活动');
  });

  await test.step('from the menu, and over a reload', async () => {
    await shell.open('/dashboard/analysis');
    await account.choose('锁定屏幕');
    await lock.see();
    await shell.reload();
    await lock.see();
    await lock.unlock(DEMO_PASSWORD);
    await lock.seeOpen();
  });

  await test.step('from the palette, in the dark theme', async () => {
    await preferences.chooseTheme('dark');
    await palette.open();
    await palette.type('锁定屏幕');
    await palette.press('Enter');
    await lock.see();
    await accessibility.seeNothingWrong();
  });
});

test.describe('by time', () => {
  test.use({ signedInAs: null });

  test('LAYOUT-17 the screen locks after the chosen minutes without an act, and signing out leaves it', async ({
    on,
    page,
  }) => {
    const login = on(LoginModel);
    const shell = on(ShellModel);
    const lock = on(LockModel);
    await page.clock.install();
    await login.open();
    await login.signIn('clerk', DEMO_PASSWORD);
    await shell.seeHome('企业退休人员服务平台');
    await page.evaluate(() => localStorage.setItem('pro__LOCK_AFTER', '{"value":5,"expire":null}'));
    await shell.reload();
    await shell.seeHome('企业退休人员服务平台');
    await page.clock.runFor('04:30');
    await lock.seeOpen();
    await page.clock.runFor('00:35');
    await lock.see();
    await lock.signOut();
    await login.see();
    await login.signIn('clerk', DEMO_PASSWORD);
    await shell.seeHome('企业退休人员服务平台');
    await lock.seeOpen();
  });
});

test('LAYOUT-17 the watermark shows person and day, lets every press through, and is drawn on paper', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const settings = on(SettingsModel);
  const list = on(ResourceListModel);
  await shell.open('/isps/activity');
  await list.see();
  await settings.open();
  await settings.turn('水印', true);
  await settings.close();
  const mark = page.locator('.page-watermark');
  await expect(mark).toHaveCSS('pointer-events', 'none');
  await expect(mark.locator('[style*="background-image"]')).toHaveCSS('background-image', /^url\("data:image\/png/u);
  await list.add();
  await expect(page.getByRole('dialog', { name: '新增活动' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(mark.locator('[style*="background-image"]')).toHaveCSS('print-color-adjust', 'exact');
});

/** Serves another version from now on, or none. */
const NEWER = { contentType: 'application/json', body: '{"version":"newer"}' };

test('LAYOUT-17 a newer version is offered, can be put off, and asks before unsaved edits are lost', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  await page.clock.install();
  await shell.open('/isps/activity');
  await list.see();
  const banner = page.getByText('系统已更新。刷新后使用新版本，未保存的内容请先保存。');
  // No further: the limit of the call runs by the same clock.
  const asked = () => Promise.all([page.waitForResponse('**/version.json'), page.clock.runFor('05:01')]);
  await asked();
  await expect(banner).toBeHidden();
  await page.route('**/version.json', (route) => route.fulfill(NEWER));
  await asked();
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: '稍后' }).click();
  await expect(banner).toBeHidden();
  await page.clock.runFor('01:01:00');
  await expect(banner).toBeVisible();
  await list.add();
  await form.see('新增活动');
  await form.type('活动标题', '还没有保存');
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('button'))
      if (button.textContent?.replaceAll(/\s/gu, '') === '刷新' && button.closest('.ant-alert')) button.click();
  });
  await expect(page.getByText('现在刷新会丢失这些页面上未保存的修改：')).toBeVisible();
  await page.getByRole('button', { name: '继续编辑' }).last().click();
  await form.seeValue('活动标题', '还没有保存');
});

test('R-33 a page whose program is gone after a deployment starts afresh once, says so, and does not loop', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  await shell.open('/dashboard/analysis');
  await shell.seeHome('企业退休人员服务平台');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/version.json', (route) => route.fulfill(NEWER));
  await page.route('**/assets/resource.page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await shell.move('/isps/activity');
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible();
  await expect(page.getByText('系统已更新。刷新后使用新版本，未保存的内容请先保存。')).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute('**/assets/resource.page-*.js');
  await page.unroute('**/version.json');
  await page.evaluate(() => {
    const running = document.querySelector<HTMLMetaElement>('meta[name="evergreen-version"]')?.content ?? '';
    sessionStorage.setItem('RELOADED_FOR', JSON.stringify(running));
  });
  await shell.reload();
  await list.see();
  await expect(page.getByText('系统已更新，页面已自动刷新。')).toBeVisible();
});
