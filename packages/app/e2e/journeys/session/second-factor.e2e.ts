import { authenticatorCode } from '../../fixtures/authenticator.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { tokenOf } from '../../fixtures/kept-sessions.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { SecondFactorModel } from '../../models/session/second-factor.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const HOME = '**/dashboard/analysis';

/** An account of no other file: a second factor would keep it out elsewhere. */
const OWNER = 'zhoujie';

test('AUTH-19 somebody turns the second factor on, signs in by it and by a recovery code, and turns it off', async ({
  on,
  page,
}) => {
  const login = on(LoginModel);
  const factor = on(SecondFactorModel);
  const shell = on(ShellModel);
  const accessibility = on(AccessibilityModel);
  await login.open();
  await login.signIn(OWNER, DEMO_PASSWORD);
  await page.waitForURL(HOME);
  await shell.open('/account/settings/security');
  await factor.seeState('未启用');

  const secret = await factor.begin(DEMO_PASSWORD);
  await accessibility.seeNothingWrong();
  const recoveryCodes = await factor.enterFirstCode(authenticatorCode(secret));
  const [first = ''] = recoveryCodes;
  expect(await factor.download()).toContain(recoveryCodes.join('\r\n'));
  await accessibility.seeNothingWrong();
  await factor.keepCodes();
  await shell.seeNotice('两步验证已启用');
  await factor.seeState('还有 10 个恢复码没有用过');
  await shell.seeNoSidewaysScroll();

  await test.step('the password alone gives no session', async () => {
    await shell.signOut();
    await login.see();
    await login.signIn(OWNER, DEMO_PASSWORD);
    await factor.seeStep();
    await accessibility.seeNothingWrong();
    await shell.seeNoSidewaysScroll();
    await factor.enterCode('12345');
    await factor.seeCodeProblem('验证码是 6 位数字');
    await factor.goBack();
    await login.see();
    await login.signIn(OWNER, DEMO_PASSWORD);
    await factor.seeStep();
    await factor.enterCode(authenticatorCode(secret, 1));
    await page.waitForURL(HOME);
  });

  await test.step('a recovery code does once', async () => {
    await shell.signOut();
    await login.signIn(OWNER, DEMO_PASSWORD);
    await factor.useRecoveryCode(first);
    await page.waitForURL(HOME);
    await shell.signOut();
    await login.signIn(OWNER, DEMO_PASSWORD);
    await factor.useRecoveryCode(first);
    await factor.seeCodeProblem('恢复码不正确或已经用过');
  });

  await test.step('new recovery codes, and off again', async () => {
    await page.getByLabel('恢复码').fill(recoveryCodes[1] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(HOME);
    await shell.open('/account/settings/security');
    const renewed = await factor.renewCodes(DEMO_PASSWORD);
    expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    await factor.keepCodes();
    await factor.turnOff(DEMO_PASSWORD);
    await factor.seeState('未启用');
    await shell.signOut();
    await login.signIn(OWNER, DEMO_PASSWORD);
    await page.waitForURL(HOME);
  });
});

test('AUTH-19 an administrator requires it for a role, whose people set it up before anything else', async ({
  on,
  page,
  request,
  sessions,
}) => {
  const headers = { 'x-access-token': tokenOf(await sessions.of('admin')) };
  const add = async (path: string, data: object): Promise<string> => {
    const answer = await request.post(path, { headers, data });
    const envelope: { readonly result: { readonly id: string } } = await answer.json();
    expect(envelope).toMatchObject({ success: true });
    return envelope.result.id;
  };
  const username = `own${Date.now()}`;
  const roles = await add('/api/sys/role/add', {
    roleName: uniqueName('档案'),
    roleCode: username,
    needsSecondFactor: 'Y',
  });
  await add('/api/sys/user/add', { username, realname: uniqueName('林'), password: DEMO_PASSWORD, roles });
  const login = on(LoginModel);
  const factor = on(SecondFactorModel);
  await login.open();
  await login.signIn(username, DEMO_PASSWORD);
  const secret = await factor.seeEnrolment();
  await on(AccessibilityModel).seeNothingWrong();
  await factor.enterCode(authenticatorCode(secret, 10));
  await factor.seeCodeProblem(/手机时间大约快了 [45] 分钟/u);
  await factor.enterCode(authenticatorCode(secret));
  await factor.recoveryCodes();
  await factor.keepCodes();
  await page.waitForURL(HOME);
  await on(ShellModel).open('/account/settings/security');
  await factor.seeState('您的角色要求两步验证，不能关闭');
});
