import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const OWN_KEYS = [
  'Access-Token',
  'Login_Username',
  'Login_Userinfo',
  'UI_CACHE_DB_DICT_DATA',
  'DICT_LOCALE',
  'TENANT_ID',
  'DEFAULT_THEME',
  'LOCALE',
  'SIDEBAR_TYPE',
  'CACHE_INCLUDED_ROUTES',
  'DEFAULT_LAYOUT_MODE',
  'DEFAULT_COLOR',
];

const broken: readonly (readonly [what: string, text: string])[] = [
  ['half of JSON', '{"value":{"records":['],
  ['another shape', '{"value":{"a":[1,null,{"b":false}]},"expire":null}'],
  ['an older version, without an envelope', '"dark"'],
  ['an older version, as plain text', 'undefined'],
  ['a prototype', '{"value":{"__proto__":{"polluted":1}},"expire":null}'],
];

for (const [what, text] of broken)
  test(`STORE-03 T-67 R-13 whatever lies in the storage, staff sign in and work: ${what}`, async ({ on, page }) => {
    const login = on(LoginModel);
    const list = on(ResourceListModel);
    const shell = on(ShellModel);
    await page.addInitScript(
      ([keys, value]) => {
        if (sessionStorage.getItem('broken') !== null) return;
        sessionStorage.setItem('broken', 'yes');
        for (const key of keys) localStorage.setItem(`pro__${key}`, value);
        for (const key of ['LOGIN_USER_BUTTON_AUTH', 'SYS_BUTTON_AUTH', 'OPEN_TABS'])
          sessionStorage.setItem(key, value);
      },
      [OWN_KEYS, text] as const,
    );
    await shell.open('/isps/activity');
    await login.signIn('clerk', DEMO_PASSWORD);
    await list.see();
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    await page.reload();
    await list.see();
  });

test('STORE-03 R-12 with the storage completely full staff sign in and work, and are told once', async ({
  on,
  page,
}) => {
  const login = on(LoginModel);
  const list = on(ResourceListModel);
  const shell = on(ShellModel);
  const warnings: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text());
  });
  await page.addInitScript(() => {
    if (localStorage.getItem('filler') !== null) return;
    let text = 'x'.repeat(2 ** 23);
    for (let filler = ''; text.length > 0;)
      try {
        localStorage.setItem('filler', filler + text);
        filler += text;
      } catch {
        text = text.slice(0, text.length >> 1);
      }
  });
  await shell.open('/isps/activity');
  await login.signIn('clerk', DEMO_PASSWORD);
  await list.see();
  await expect(shell.userMenu).toContainText('王秀兰');
  await list.add();
  expect({
    warnings: warnings.filter((line) => line.includes('Storage failed')).length,
    kept: await page.evaluate(() => Object.keys(localStorage)),
  }).toEqual({ warnings: 1, kept: ['filler'] });
});

test('STORE-03 R-13 clearing the storage while the app runs leads to the login page and back to the previous page', async ({
  on,
  page,
}) => {
  const login = on(LoginModel);
  const list = on(ResourceListModel);
  const shell = on(ShellModel);
  await shell.open('/isps/activity');
  await login.signIn('clerk', DEMO_PASSWORD);
  await list.see();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await list.search();
  await login.see();
  await login.signIn('clerk', DEMO_PASSWORD);
  await list.see();
});
