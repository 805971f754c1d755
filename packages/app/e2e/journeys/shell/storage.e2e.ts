import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { QUIET_PAGE } from '../../models/base/quiet-page.ts';
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

/** Half of JSON, another shape, an older version without an envelope and as plain text, a prototype, and no JSON. */
const BROKEN = [
  '{"value":{"records":[',
  '{"value":{"a":[1,null,{"b":false}]},"expire":null}',
  '"dark"',
  'undefined',
  '{"value":{"__proto__":{"polluted":1}},"expire":null}',
  '[[[',
];

test('whatever lies in the storage, however full it is, and where it is blocked, staff sign in and work', async ({
  on,
  page,
}) => {
  const login = on(LoginModel);
  const list = on(ResourceListModel);
  const shell = on(ShellModel);

  for (const first of [0, 3])
    await test.step(`STORE-03 T-67 R-13 staff sign in and work with broken values under every key: ${BROKEN[first]}, …`, async () => {
      await page.goto(QUIET_PAGE);
      await page.evaluate(
        ([keys, broken, start]) => {
          localStorage.clear();
          sessionStorage.clear();
          const text = (place: number) => broken[(start + place) % broken.length] ?? '';
          keys.forEach((key, place) => localStorage.setItem(`pro__${key}`, text(place)));
          ['LOGIN_USER_BUTTON_AUTH', 'SYS_BUTTON_AUTH', 'OPEN_TABS'].forEach((key, place) =>
            sessionStorage.setItem(key, text(place)),
          );
        },
        [OWN_KEYS, BROKEN, first] as const,
      );
      await shell.load('/isps/activity');
      await login.signIn('clerk', DEMO_PASSWORD);
      await list.see();
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    });

  await test.step('STORE-03 R-13 a reload finds what was stored since', async () => {
    await shell.reload();
    await list.see();
  });

  await test.step('STORE-03 R-12 with the storage completely full staff sign in and work, and are told once', async () => {
    const warnings: string[] = [];
    page.on('console', (line) => {
      if (line.type() === 'warning') warnings.push(line.text());
    });
    await page.goto(QUIET_PAGE);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      let text = 'x'.repeat(2 ** 23);
      for (let filler = ''; text.length > 0;)
        try {
          localStorage.setItem('filler', filler + text);
          filler += text;
        } catch {
          text = text.slice(0, text.length >> 1);
        }
    });
    await shell.load('/isps/activity');
    await login.signIn('clerk', DEMO_PASSWORD);
    await list.see();
    await expect(shell.userMenu).toContainText('王秀兰');
    await list.add();
    expect({
      warnings: warnings.filter((line) => line.includes('Storage failed')).length,
      kept: await page.evaluate(() => Object.keys(localStorage)),
    }).toEqual({ warnings: 1, kept: ['filler'] });
  });

  await test.step('STORE-03 with the storage blocked staff sign in and work', async () => {
    await page.goto(QUIET_PAGE);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.addInitScript(() => {
      const block = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Storage.prototype.getItem = block;
      Storage.prototype.setItem = block;
    });
    await shell.load('/isps/activity');
    await login.signIn('clerk', DEMO_PASSWORD);
    await list.see();
  });
});
