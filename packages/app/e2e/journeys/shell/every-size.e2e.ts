import { documentedPages, inParts } from '../../fixtures/documented-pages.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { FitModel } from '../../models/shell/fit.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';

const SMALL_PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const OFFICE = { viewport: { width: 1366, height: 768 } };
/** Measured in a window of its own size by the bench. */
const UNFRAMED = ['/bench/grid'];

const entryPages = ['/user/login', '/user/register', '/user/register-result', '/user/alteration'];
/** The pages inside the frame by parts, so that no test opens all of them. */
const framedPages = inParts(
  documentedPages('Built').filter(({ address }) => !UNFRAMED.includes(address) && !entryPages.includes(address)),
);

// What fits at the standard size and at the largest fits between them.
for (const [device, look] of [
  ['1366 by 768', OFFICE],
  ['a phone of 375', SMALL_PHONE],
] as const)
  test.describe(`the largest text on ${device}`, () => {
    test.use(look);

    test('A11Y-06 breaks no page before signing in', async ({ on }) => {
      const shell = on(ShellModel);
      const fit = on(FitModel);
      await fit.chooseTextSize('extraLarge');
      for (const path of entryPages) {
        await shell.open(path);
        await shell.seeDrawn();
        await fit.seeNothingCutOff(path);
      }
    });

    test.describe('signed in', () => {
      test.use({ signedInAs: 'admin' });

      for (const pages of framedPages)
        test(`A11Y-06 shows every built page, none broken, from ${pages[0]?.address}`, async ({ on, page }) => {
          const notBuilt = page.getByText('尚未建成');
          const shell = on(ShellModel);
          const fit = on(FitModel);
          await fit.chooseTextSize('extraLarge');
          await shell.open('/dashboard/analysis');
          for (const { address } of pages) {
            await shell.move(address);
            await shell.seeDrawn();
            await expect(notBuilt, address).toHaveCount(0);
            await fit.seeNothingCutOff(address);
          }
        });
    });
  });

test('A11Y-06 the size is chosen on the sign-in page, stays in the browser, and is the setting of the person after it', async ({
  on,
  page,
  sessions,
}) => {
  const shell = on(ShellModel);
  const preferences = on(PreferencesModel);
  const settings = on(SettingsModel);
  const textHeight = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  await shell.open('/user/login');
  expect(await textHeight()).toBe(16);
  await preferences.enlarge('标准', '大');
  await preferences.enlarge('大', '特大');
  await expect.poll(textHeight).toBe(24);
  await shell.reload();
  await expect.poll(textHeight).toBe(24);
  const { cookies, origins } = await page.context().storageState();
  expect(cookies).toEqual([]);
  const own = origins.flatMap(({ localStorage }) => localStorage).filter(({ name }) => name === 'pro__TEXT_SIZE');
  await page.context().setStorageState(await sessions.of('admin'));
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, own);
  await shell.open('/dashboard/analysis');
  await settings.open();
  await settings.seeChosen('字号', '特大');
  await settings.choose('字号', '标准');
  await expect.poll(textHeight).toBe(16);
});

test.describe('a phone of 375', () => {
  test.use(SMALL_PHONE);

  test('A11Y-04 cuts nothing off before signing in', async ({ on }) => {
    const shell = on(ShellModel);
    const fit = on(FitModel);
    for (const path of entryPages) {
      await shell.open(path);
      await shell.seeDrawn();
      await fit.seeNothingCutOff(path);
      await fit.seeTargets(path);
    }
  });

  test.describe('signed in', () => {
    test.use({ signedInAs: 'admin' });

    for (const pages of framedPages)
      test(`A11Y-04 cuts nothing off on any page from ${pages[0]?.address}`, async ({ on }) => {
        const shell = on(ShellModel);
        const fit = on(FitModel);
        await shell.open('/dashboard/analysis');
        for (const { address } of pages) {
          await shell.move(address);
          await shell.seeDrawn();
          await fit.seeNothingCutOff(address);
          await fit.seeTargets(address);
        }
      });

    test('A11Y-04 cuts nothing off in dialogs and drawers', async ({ on, rows }) => {
      const shell = on(ShellModel);
      const fit = on(FitModel);
      const list = on(ResourceListModel);
      const form = on(RecordFormModel);
      const details = on(RecordDetailsModel);
      const settings = on(SettingsModel);
      const account = on(AccountModel);
      const title = uniqueName('晨练');
      await rows.activities({ title });
      await shell.open('/isps/activity');
      await list.seeFirstRow(title);
      await list.add();
      await form.see('新增活动');
      await form.seeFullScreen();
      await fit.seeNothingCutOff('form');
      await form.cancel();
      await form.seeClosed();
      await list.act(title, '详情');
      await details.see('活动详情');
      await fit.seeNothingCutOff('details');
      await details.close();
      await settings.open();
      await fit.seeNothingCutOff('settings');
      await settings.close();
      await account.choose('修改密码');
      await account.seePasswordDialog();
      await fit.seeNothingCutOff('password');
      await account.closePassword();
    });
  });
});
