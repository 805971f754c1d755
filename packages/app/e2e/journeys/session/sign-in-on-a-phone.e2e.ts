import { PHONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { ChallengeModel } from '../../models/session/challenge.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { OrgSelectionModel } from '../../models/session/org-selection.model.ts';
import { PasswordRecoveryModel } from '../../models/session/password-recovery.model.ts';
import { RegistrationModel } from '../../models/session/registration.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const PLATFORM = '企业退休人员服务平台';
/** Number of the supervisor, for whose account no other file asks for a recovery code. */
const MOBILE = '15400001003';

test.use(PHONE);

test('what comes before signing in fits a phone, and works by finger', async ({ on, page, outbox }) => {
  const login = on(LoginModel);
  const challenge = on(ChallengeModel);
  const registration = on(RegistrationModel);
  const recovery = on(PasswordRecoveryModel);
  const choice = on(OrgSelectionModel);
  const shell = on(ShellModel);
  const accessibility = on(AccessibilityModel);
  await page.clock.setSystemTime(new Date('2026-12-01T08:30:00+08:00'));
  await test.step('HOME-06 the first visit is in the theme and the language of the device', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await login.open();
    await on(PreferencesModel).seeTheme('dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

  await test.step('AUTH-01 a missing value moves nothing, and a small phone whose keyboard is open needs no scrolling sideways', async () => {
    const place = await login.placeOfButton();
    await login.submit();
    await login.seeFieldMessage(login.username, '请输入用户名');
    expect(await login.placeOfButton()).toBe(place);
    await login.chooseTab('手机号登录');
    expect(await login.placeOfButton()).toBe(place);
    await shell.resize(320, 280);
    await login.askForCode('');
    await login.seeFieldMessage(login.mobile, '请输入手机号');
    await shell.seeNoSidewaysScroll();
    await login.chooseTab('账号密码登录');
    await shell.seeNoSidewaysScroll();
    await shell.resize(PHONE.viewport.width, PHONE.viewport.height);
  });

  await test.step('AUTH-09 the registration fits', async () => {
    await registration.openFromLogin();
    await registration.submit();
    await registration.seeFocus('用户名');
    await shell.seeNoSidewaysScroll();
    await shell.back();
    await login.see();
  });

  await test.step('AUTH-10 leaving the recovery discards the reached step', async () => {
    await recovery.openFromLogin();
    await recovery.askForCode(MOBILE);
    await recovery.seeFocus('短信验证码');
    await recovery.prove(MOBILE, await outbox.codeFor(MOBILE, 'forgot'));
    await recovery.seeStep('确认账号');
    await shell.seeNoSidewaysScroll();
    await shell.back();
    await login.see();
    await shell.forward();
    await recovery.seeStep('手机验证');
    await shell.back();
    await login.see();
  });

  await test.step('AUTH-14 WID-08 the slider is moved by finger', async () => {
    for (const password of ['wrong-1', 'wrong-2', 'wrong-3']) {
      await login.signIn('zhaoqiang', password);
      await login.seeMessage('用户名或密码错误');
      await login.seeReady();
    }
    await challenge.dragByFinger(0.9);
    await challenge.seeSliderAlone();
    await challenge.dragByFinger(1);
    await challenge.seePassed();
    await accessibility.seeNothingWrong();
    await shell.seeNoSidewaysScroll();
  });

  await test.step('LAYOUT-15 greets by the hour who signs in, and not who comes back by a reload', async () => {
    const note = page.locator('.ant-notification-notice');
    await Promise.all([
      expect(note).toHaveText(/^欢迎早上好，赵强，欢迎回来$/u),
      login.signIn('zhaoqiang', DEMO_PASSWORD),
    ]);
    await shell.seeHome(PLATFORM);
    await shell.reload();
    await shell.seeHome(PLATFORM);
    await expect(note).toHaveCount(0);
    await shell.signOut();
    await login.see();
  });

  await test.step('AUTH-12 the choice of a tenant fits, and cancelling it signs out', async () => {
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
});
