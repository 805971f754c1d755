import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { ColleaguesModel } from '../../models/access/colleagues.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { CommandPaletteModel } from '../../models/shell/command-palette.model.ts';
import { LockModel } from '../../models/shell/lock.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { TransfersModel } from '../../models/base/transfers.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

/** The program of a page that is not fetched ahead, and what says which version is served. */
const COLLEAGUES_PROGRAM = '**/assets/colleagues.page-*.js';
/** What a window with an empty cache may take; what is fetched ahead counts where it is used. */
const MOST_REQUESTS = { home: 15, list: 12, form: 8 };
const MOST_KILOBYTES_OF_LIST = 200;
const VERSION_CALL = '**/version.json';
const NEWER = { contentType: 'application/json', body: '{"version":"newer"}' };

const PLATFORM = '企业退休人员服务平台';
const NEWER_OFFERED = '系统已更新。刷新后使用新版本，未保存的内容请先保存。';

test.describe('signed in', () => {
  test.use({ signedInAs: 'admin' });

  test('the screen is locked, is unlocked by the password only, and the input is kept', async ({ on, page }) => {
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

    await test.step('LAYOUT-17 another window locks this one too', async () => {
      const other = await page.context().newPage();
      await other.goto('/dashboard/analysis');
      await new AccountModel(other).choose('锁定屏幕');
      await new LockModel(other).see();
      await other.close();
      await lock.see();
      await accessibility.seeNothingWrong();
    });

    await test.step('LAYOUT-17 no key leaves the lock screen', async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+K');
      for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab');
      await lock.see();
    });

    await test.step('LAYOUT-17 a wrong password is refused, the right one unlocks, and the input is there', async () => {
      await lock.unlock('wrong');
      await lock.seeProblem('密码不正确，请重新输入');
      await lock.unlock(DEMO_PASSWORD);
      await lock.seeOpen();
      await form.seeValue('活动标题', '还没有保存的活动');
      await form.cancel();
      await form.discard();
    });

    await test.step('LAYOUT-17 it is locked from the menu, and stays so over a reload', async () => {
      await account.choose('锁定屏幕');
      await lock.see();
      await shell.reload();
      await lock.see();
      await lock.unlock(DEMO_PASSWORD);
      await lock.seeOpen();
    });

    await test.step('LAYOUT-17 it is locked from the palette, and reads well in the dark theme', async () => {
      await preferences.chooseTheme('dark');
      await palette.open();
      await palette.type('锁定屏幕');
      await palette.press('Enter');
      await lock.see();
      await accessibility.seeNothingWrong();
    });
  });

  test('R-33 a page whose program is gone after a deployment starts afresh once, says so, and does not loop', async ({
    on,
    page,
  }) => {
    const shell = on(ShellModel);
    const colleagues = on(ColleaguesModel);
    await shell.open('/dashboard/analysis');
    await shell.seeHome(PLATFORM);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(VERSION_CALL, (route) => route.fulfill(NEWER));
    await page.route(COLLEAGUES_PROGRAM, (route) => route.fulfill({ status: 404, body: '' }));
    await shell.move('/isystem/addressList');
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible();
    await expect(page.getByText(NEWER_OFFERED)).toBeVisible();
    expect(loads).toBe(1);
    await page.unroute(COLLEAGUES_PROGRAM);
    await page.unroute(VERSION_CALL);
    await page.evaluate(() => {
      const running = document.querySelector<HTMLMetaElement>('meta[name="evergreen-version"]')?.content ?? '';
      sessionStorage.setItem('RELOADED_FOR', JSON.stringify(running));
    });
    await shell.reload();
    await colleagues.seeSearch('');
    await expect(page.getByText('系统已更新，页面已自动刷新。')).toBeVisible();
  });
});

test('what waits for its time is there when it comes: a limit, a newer version, the lock', async ({ on, page }) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const lock = on(LockModel);
  const settings = on(SettingsModel);
  const colleagues = on(ColleaguesModel);
  const transfers = on(TransfersModel);
  await page.clock.install();

  await test.step('a call without a response ends after nine seconds with 网络超时, and the input is kept', async () => {
    await page.route('**/api/sys/login', () => {});
    await login.open();
    await Promise.all([page.waitForRequest('**/api/sys/login'), login.signIn('clerk', DEMO_PASSWORD)]);
    await page.clock.fastForward(9_000);
    await login.seeMessage('网络超时');
    await login.seeTyped('clerk');
    await page.unroute('**/api/sys/login');
    await transfers.mark();
    await login.signIn('clerk', DEMO_PASSWORD);
    await shell.seeHome(PLATFORM);
    expect((await transfers.sinceMark([])).requests).toBeLessThanOrEqual(MOST_REQUESTS.home);
  });

  await test.step('ROUTE-17 a page whose code is not loaded within 120000 ms reports it, and a retry loads it', async () => {
    let isHeld = true;
    const held: (() => void)[] = [];
    await page.route(COLLEAGUES_PROGRAM, async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => undefined);
    });
    await shell.move('/isystem/addressList');
    await expect.poll(() => held.length).toBe(1);
    await page.clock.fastForward(119_000);
    await expect(page.getByRole('heading', { name: '页面加载失败' })).toHaveCount(0);
    await page.clock.fastForward(1_500);
    await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible();
    isHeld = false;
    held.forEach((release) => release());
    await page.getByRole('button', { name: '重试' }).click();
    await colleagues.seeSearch('');
  });

  await test.step('SPEED-01 the first list takes 12 requests and 200 kB at most, and the first form 8 requests', async () => {
    await transfers.mark();
    await shell.move('/isps/activity');
    await list.see();
    const first = await transfers.sinceMark(['list-data-', 'list-']);
    await transfers.mark();
    await list.add();
    await form.see('新增活动');
    await page.waitForLoadState('networkidle');
    const opened = await transfers.sinceMark(['record-']);
    await form.cancel();
    await form.seeClosed();
    expect(first.requests).toBeLessThanOrEqual(MOST_REQUESTS.list);
    expect(first.kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES_OF_LIST);
    expect(opened.requests).toBeLessThanOrEqual(MOST_REQUESTS.form);
  });

  await test.step('LAYOUT-17 a newer version is offered, can be put off, and asks before unsaved edits are lost', async () => {
    const banner = page.getByText(NEWER_OFFERED);
    await shell.move('/isps/activity');
    await expect(list.addButton).toBeVisible();
    await list.see();
    // Time jumps: the call is sent after the jump, so that its limit of nine seconds begins then.
    const asked = () => Promise.all([page.waitForResponse(VERSION_CALL), page.clock.fastForward('05:01')]);
    await asked();
    await expect(banner).toBeHidden();
    await page.route(VERSION_CALL, (route) => route.fulfill(NEWER));
    await asked();
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: '稍后' }).click();
    await expect(banner).toBeHidden();
    await page.clock.fastForward('01:01:00');
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
    await form.cancel();
    await form.discard();
  });

  await test.step('LAYOUT-17 the watermark lets every press through, and is drawn on paper', async () => {
    await settings.open();
    await settings.turn('水印', true);
    await settings.close();
    const mark = page.locator('.page-watermark');
    await expect(mark).toHaveCSS('pointer-events', 'none');
    await expect(mark.locator('[style*="background-image"]')).toHaveCSS('background-image', /^url\("data:image\/png/u);
    await list.add();
    await form.see('新增活动');
    await page.emulateMedia({ media: 'print' });
    await expect(mark.locator('[style*="background-image"]')).toHaveCSS('print-color-adjust', 'exact');
    await page.emulateMedia({ media: 'screen' });
    await form.cancel();
    await form.seeClosed();
  });

  await test.step('LAYOUT-17 the screen locks after the chosen minutes without an act, and signing out leaves it', async () => {
    await settings.open();
    await settings.lockAfter('5 分钟');
    await settings.close();
    await page.clock.fastForward('03:00');
    await lock.seeOpen();
    await page.clock.fastForward('02:05');
    await lock.see();
    await lock.signOut();
    await login.see();
    await login.signIn('clerk', DEMO_PASSWORD);
    await expect(shell.userMenu).toBeVisible();
    await lock.seeOpen();
  });
});
