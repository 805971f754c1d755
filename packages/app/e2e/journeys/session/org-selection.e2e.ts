import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { OrgSelectionModel } from '../../models/session/org-selection.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const MENU_CALL = '**/api/sys/permission/getUserPermissionByToken*';

test('AUTH-11 AUTH-12 who has several tenants and departments chooses by keys alone, and works for them from then on', async ({
  on,
  page,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const choice = new OrgSelectionModel(page);
  const menu = page.waitForRequest(MENU_CALL);
  await shell.open('/isps/activity?pageNo=2');
  await login.signIn('wufang', DEMO_PASSWORD);
  await choice.see('请选择租户和部门');
  await choice.chooseByKeys('租户', 1);
  await choice.chooseByKeys('部门', 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await shell.seeAddress('/isps/activity?pageNo=2');
  expect((await menu).headers()['tenant-id']).toBe('1002');
  const list = page.waitForRequest('**/api/isps/activity/list*');
  await shell.reload();
  expect((await list).headers()['tenant-id']).toBe('1002');
});

test('AUTH-11 who has several departments is asked for one, again after a reload, and cannot go round it', async ({
  on,
  page,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const accessibility = on(AccessibilityModel);
  const choice = new OrgSelectionModel(page);
  await login.open();
  await login.signIn('liuyang', DEMO_PASSWORD);
  await choice.see('请选择部门');
  await page.keyboard.press('Escape');
  await choice.confirm();
  await choice.seeMissing('请选择部门');
  await accessibility.seeNothingWrongOnTop();
  await shell.open('/isps/activity');
  await choice.see('请选择部门');
  await choice.choose('部门', '梨园街道');
  await choice.confirm();
  await shell.seeAddress('/isps/activity');
  await choice.seeGone();
  await shell.reload();
  await shell.seeHeading('活动管理');
  await choice.seeGone();
});

test('AUTH-12 on a phone the choice fits, and cancelling it signs out', async ({ on, page }) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const choice = new OrgSelectionModel(page);
  await shell.resize(390, 844);
  await login.open();
  await login.signIn('zhangwei', DEMO_PASSWORD);
  await choice.see('请选择租户');
  await choice.seeInside();
  await shell.seeNoSidewaysScroll();
  const signedOut = page.waitForResponse('**/api/sys/logout');
  await choice.cancel();
  expect((await signedOut).status()).toBe(200);
  await login.see();
  await choice.seeGone();
  await shell.open('/isps/activity');
  await login.see();
});

test('AUTH-11 AUTH-12 who has one department and no tenant is not asked', async ({ on, page }) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  await login.open();
  await login.signIn('clerk', DEMO_PASSWORD);
  await shell.seeAddress('/dashboard/analysis');
  await new OrgSelectionModel(page).seeGone();
});
