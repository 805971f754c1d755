import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { OrgSelectionModel } from '../../models/session/org-selection.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const MENU_CALL = '**/api/sys/permission/getUserPermissionByToken*';

test('people of several tenants or departments choose one after signing in, and others are not asked', async ({
  on,
  page,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const accessibility = on(AccessibilityModel);
  const choice = on(OrgSelectionModel);

  await test.step('AUTH-11 AUTH-12 tenant and department are chosen by keys alone, and hold from then on', async () => {
    const menu = page.waitForRequest(MENU_CALL);
    await shell.load('/isps/activity?pageNo=2');
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
    await shell.signOut();
    await login.see();
  });

  await test.step('AUTH-11 a department has to be chosen, which no other address avoids, and is asked for once', async () => {
    await login.signIn('liuyang', DEMO_PASSWORD);
    await choice.see('请选择部门');
    await page.keyboard.press('Escape');
    await choice.confirm();
    await choice.seeMissing('请选择部门');
    await accessibility.seeNothingWrongOnTop();
    await shell.load('/isps/activity');
    await choice.see('请选择部门');
    await choice.choose('部门', '梨园街道');
    await choice.confirm();
    await shell.seeAddress('/isps/activity');
    await choice.seeGone();
    await shell.reload();
    await shell.seeHeading('活动管理');
    await choice.seeGone();
    await shell.signOut();
    await login.see();
  });

  await test.step('AUTH-11 AUTH-12 who has one department and no tenant is not asked', async () => {
    await login.signIn('clerk', DEMO_PASSWORD);
    await shell.seeAddress('/dashboard/analysis');
    await choice.seeGone();
  });
});
