import type { BrowserContext, Page } from '@playwright/test';

import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

interface Window {
  readonly page: Page;
  readonly login: LoginModel;
  readonly shell: ShellModel;
  readonly list: ResourceListModel;
  readonly form: RecordFormModel;
}

const windowOf = (page: Page): Window => ({
  page,
  login: new LoginModel(page),
  shell: new ShellModel(page),
  list: new ResourceListModel(page),
  form: new RecordFormModel(page),
});

/** Keeps the number of equal notices that showed together as the window's name, which outlives the load that follows them. */
async function countNotices(page: Page, words: string): Promise<void> {
  await page.evaluate((text) => {
    const isNotice = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === text);
    window.name = '0';
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('body *')].filter(isNotice);
      window.name = String(Math.max(Number(window.name), shown.length));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, words);
}

/** Lets calls go on once every window has made one: the first that is answered ends the session of the others soon after. */
async function callTogether(context: BrowserContext, address: string): Promise<void> {
  const asked = Promise.all(context.pages().map((page) => page.waitForRequest(address)));
  await context.route(address, async (route) => {
    await asked;
    await route.continue();
  });
}

test('two windows of one browser agree on who is signed in', async ({ context, page, request }) => {
  const one = windowOf(page);
  await one.login.open();
  await one.login.signIn('clerk', DEMO_PASSWORD);
  await page.waitForURL('**/dashboard/analysis');
  await one.shell.open('/isps/activity');
  await one.list.see();
  const other = windowOf(await context.newPage());
  await other.shell.load('/isps/activity');
  await other.list.see();

  await test.step('AUTH-16 R-11 a session that ended at the server is reported once in each, and one sign-in brings both back', async () => {
    const token: string = await page.evaluate(
      () => JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}').value,
    );
    const ended = await request.post('/api/sys/logout', { headers: { 'x-access-token': token }, data: {} });
    expect(ended.status()).toBe(200);
    for (const window of [one, other]) await countNotices(window.page, '未授权，请重新登录');
    await callTogether(context, '**/api/isps/activity/list*');
    await Promise.all([one.list.search(), other.list.search()]);
    for (const { page: own, login } of [one, other]) {
      await login.see();
      expect(await own.evaluate(() => window.name)).toBe('1');
    }
    await one.login.signIn('clerk', DEMO_PASSWORD);
    await one.list.see();
    await other.list.see();
  });

  const title = uniqueName('两个窗口');

  await test.step('AUTH-15 signing out in one window takes the other along', async () => {
    await other.list.add();
    await other.form.type('活动标题', title);
    await one.shell.signOut();
    await expect(other.page).toHaveURL(/\/user\/login$/u);
    await other.shell.seeNotice(/^您已在另一个窗口退出/u);
    await one.login.see();
  });

  await test.step('AUTH-15 signing in as somebody else does, too', async () => {
    await one.login.signIn('supervisor', DEMO_PASSWORD);
    await page.waitForURL('**/dashboard/analysis');
    await expect(other.page).toHaveURL(/\/dashboard\/analysis$/u);
    await expect(other.shell.userMenu).toContainText('李建国');
  });

  await test.step('R-10 what was typed in the other window is offered back to who typed it', async () => {
    await one.shell.signOut();
    await other.login.see();
    await one.login.see();
    await one.login.signIn('clerk', DEMO_PASSWORD);
    await expect(other.shell.userMenu).toContainText('王秀兰');
    await other.shell.open('/isps/activity');
    await other.list.add();
    await other.form.restoreDraft();
    await other.form.seeValue('活动标题', title);
  });
});
