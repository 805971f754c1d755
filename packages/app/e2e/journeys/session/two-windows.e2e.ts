import type { BrowserContext, Page } from '@playwright/test';

import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

/** How soon the other window has to follow. */
const AT_ONCE = { timeout: 1000 };

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

async function twoWindows(context: BrowserContext, page: Page): Promise<readonly [Window, Window]> {
  const one = windowOf(page);
  await one.login.open();
  await one.login.signIn('clerk', DEMO_PASSWORD);
  await page.waitForURL('**/dashboard/analysis');
  const other = windowOf(await context.newPage());
  await other.shell.open('/isps/activity');
  await other.list.see();
  return [one, other];
}

test('AUTH-15 R-10 signing out in one window takes the other along within a second, and what was typed there is offered back', async ({
  context,
  page,
}) => {
  const [one, other] = await twoWindows(context, page);
  const title = uniqueName('两个窗口');
  await other.list.add();
  await other.form.type('活动标题', title);

  await one.shell.askToSignOut();
  const answered = one.page.waitForResponse('**/api/sys/logout');
  await one.shell.signOutQuestion.getByRole('button', { name: '确定' }).click();
  await answered;
  await expect(other.page).toHaveURL(/\/user\/login$/u, AT_ONCE);
  await other.shell.seeNotice(/^您已在另一个窗口退出/u);
  await one.login.see();

  await one.login.signIn('supervisor', DEMO_PASSWORD);
  await one.page.waitForURL('**/dashboard/analysis');
  await expect(other.page).toHaveURL(/\/dashboard\/analysis$/u);
  await expect(other.shell.userMenu).toContainText('李建国');

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

test('AUTH-16 R-11 two windows whose session ended at the server each say so once, and one sign-in brings both back', async ({
  context,
  page,
  request,
}) => {
  const [one, other] = await twoWindows(context, page);
  await one.shell.open('/isps/activity');
  await one.list.see();
  const token: string = await page.evaluate(() => JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}').value);
  expect((await request.post('/api/sys/logout', { headers: { 'x-access-token': token }, data: {} })).status()).toBe(
    200,
  );

  await Promise.all([one.list.search(), other.list.search()]);
  for (const window of [one, other])
    await expect(window.page.getByText('未授权，请重新登录', { exact: true })).toHaveCount(1);
  await one.login.see();
  await other.login.see();
  await one.login.signIn('clerk', DEMO_PASSWORD);
  await one.list.see();
  await other.list.see();
});
