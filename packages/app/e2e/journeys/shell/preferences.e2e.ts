import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test('what is chosen at the sign-in page stays in the browser, and is the setting of the person after it', async ({
  on,
  page,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const preferences = on(PreferencesModel);
  const settings = on(SettingsModel);
  const textHeight = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  await login.open();
  expect(await textHeight()).toBe(16);

  await test.step('language, theme and size of the text are kept after a reload', async () => {
    await preferences.enlarge('标准', '大');
    await preferences.enlarge('大', '特大');
    await preferences.chooseTheme('dark');
    await preferences.chooseEnglish();
    await shell.seeNoChinese();
    await expect.poll(textHeight).toBe(24);
    await shell.reload();
    await expect.poll(textHeight).toBe(24);
    await preferences.seeTheme('dark');
    await preferences.seeLanguage('en-US');
    await shell.seeNoChinese();
    await preferences.chooseChinese();
    await login.see();
  });

  await test.step('A11Y-06 after the sign-in the size is the setting of the person, and is put back there', async () => {
    await login.signIn('clerk', DEMO_PASSWORD);
    await shell.seePath('/dashboard/analysis');
    await settings.open();
    await settings.seeChosen('字号', '特大');
    await settings.choose('字号', '标准');
    await expect.poll(textHeight).toBe(16);
  });
});

test.describe('signed in', () => {
  test.use({ signedInAs: 'admin' });

  test('theme and language are kept after a reload, and in English only the data is Chinese', async ({ on, page }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    const preferences = on(PreferencesModel);
    await shell.open('/isps/activity');
    await list.see();

    await test.step('the dark theme, and English', async () => {
      await preferences.chooseTheme('dark');
      await preferences.chooseEnglish();
      await shell.seeTitle('Activities · Enterprise retiree service platform');
      await shell.seeNoChinese();
      await shell.seeWholeBrand();
      await shell.reload();
      await preferences.seeTheme('dark');
      await preferences.seeLanguage('en-US');
      await shell.seeTitle('Activities · Enterprise retiree service platform');
      await shell.seeNoChinese();
    });

    await test.step('A11Y-05 the choice of columns and a form with messages are English too', async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Columns' }).click();
      await shell.seeNoChinese();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await shell.seeNoChinese();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('the light theme and Chinese again', async () => {
      await preferences.chooseChinese();
      await preferences.chooseTheme('light');
      await shell.reload();
      await preferences.seeTheme('light');
      await preferences.seeLanguage('zh-CN');
    });
  });
});
