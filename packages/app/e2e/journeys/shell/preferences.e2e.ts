import { test } from '../../fixtures/evergreen.fixture.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test('a language and a theme chosen before signing in are kept after a reload', async ({ on }) => {
  const login = on(LoginModel);
  const preferences = on(PreferencesModel);
  const shell = on(ShellModel);
  await login.open();
  await preferences.chooseTheme('dark');
  await preferences.chooseEnglish();
  await shell.seeNoChinese();
  await shell.reload();
  await preferences.seeTheme('dark');
  await preferences.seeLanguage('en-US');
  await shell.seeNoChinese();
  await preferences.chooseChinese();
  await login.see();
});

test.describe('signed in', () => {
  test.use({ signedInAs: 'admin' });

  test('the dark theme is kept after a reload, and the light theme can be restored', async ({ on }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    const preferences = on(PreferencesModel);
    await shell.open('/isps/activity');
    await list.see();
    await preferences.chooseTheme('dark');
    await shell.reload();
    await preferences.seeTheme('dark');
    await preferences.chooseTheme('light');
    await shell.reload();
    await preferences.seeTheme('light');
  });

  test('in English only the data is Chinese, also after a reload', async ({ on, page }) => {
    const shell = on(ShellModel);
    const preferences = on(PreferencesModel);
    await shell.open('/isps/activity');
    await preferences.chooseEnglish();
    await shell.seeTitle('Activities · Enterprise retiree service platform');
    await shell.seeNoChinese();
    await shell.seeWholeBrand();
    await shell.reload();
    await preferences.seeLanguage('en-US');
    await shell.seeTitle('Activities · Enterprise retiree service platform');
    await shell.seeNoChinese();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Columns' }).click();
    await shell.seeNoChinese();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await shell.seeNoChinese();
  });
});
