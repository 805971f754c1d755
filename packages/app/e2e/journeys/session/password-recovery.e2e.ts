import { DESKTOP, PHONE } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { PasswordRecoveryModel } from '../../models/session/password-recovery.model.ts';
import { RegistrationModel } from '../../models/session/registration.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const PLATFORM = '企业退休人员服务平台';
const PASSWORD = 'Autumn#2026';

// Each device has an account of its own, made for it: its password changes.
for (const { device, look, username, phone, masked } of [
  { device: 'a desktop', look: DESKTOP, username: 'forgot_desktop', phone: '13800000011', masked: '138****0011' },
  { device: 'a phone', look: PHONE, username: 'forgot_phone', phone: '13800000012', masked: '138****0012' },
])
  test.describe(`on ${device}`, () => {
    test.use(look);

    test('AUTH-10 a forgotten password is reset in four steps, in this order only', async ({
      on,
      outbox,
      isMobile,
      page,
    }) => {
      const login = on(LoginModel);
      const passwordRecovery = on(PasswordRecoveryModel);
      const registration = on(RegistrationModel);
      const shell = on(ShellModel);
      const accessibility = on(AccessibilityModel);
      const preferences = on(PreferencesModel);
      await test.step('a separate account for this test', async () => {
        await registration.open();
        await registration.type({ 用户名: username, 密码: 'Spring#2026', 手机号: phone });
        await registration.askForCode();
        await registration.type({ 短信验证码: await outbox.codeFor(phone) });
        await registration.submit();
        await registration.seeGreeting(username);
        await registration.goToLogin();
      });

      await test.step('the phone number is verified', async () => {
        await passwordRecovery.openFromLogin();
        await accessibility.seeNothingWrong();
        await passwordRecovery.prove('', '12');
        await passwordRecovery.seeFieldMessage('手机号', '请输入手机号');
        await passwordRecovery.seeFieldMessage('短信验证码', '验证码为6位数字');
        await passwordRecovery.seeFocus('手机号');
        await accessibility.seeNothingWrong();
        await passwordRecovery.askForCode('13900009999');
        await passwordRecovery.seeFieldMessage('短信验证码', '该用户不存在或未绑定手机号');
        await passwordRecovery.askForCode(phone);
        await passwordRecovery.seeFocus('短信验证码');
      });
      const registered = await outbox.codeFor(phone, 'register');
      const code = await outbox.codeFor(phone, 'forgot');

      await test.step('a wrong code, or one for another purpose, leads nowhere', async () => {
        await passwordRecovery.prove(phone, code === '000000' ? '000001' : '000000');
        await passwordRecovery.seeFieldMessage('短信验证码', '短信验证码不匹配！');
        if (registered !== code) {
          await passwordRecovery.prove(phone, registered);
          await passwordRecovery.seeFieldMessage('短信验证码', '短信验证码不匹配！');
        }
        await passwordRecovery.seeStep('手机验证');
        await passwordRecovery.prove(phone, code);
      });

      await test.step('the account is confirmed', async () => {
        await passwordRecovery.seeStep('确认账号');
        await passwordRecovery.seeAccount(username, masked);
        await accessibility.seeNothingWrong();
        await passwordRecovery.press('是我的账号，下一步');
        await passwordRecovery.seeStep('设置新密码');
      });

      await test.step('the password obeys its rule', async () => {
        await passwordRecovery.setPassword('autumn2026', 'other');
        await passwordRecovery.seeFieldMessage('新密码', '密码由8位数字、大小写字母和特殊符号组成!');
        await passwordRecovery.seeFieldMessage('确认新密码', '两次输入的密码不一样！');
        await passwordRecovery.seeFocus('新密码');
        await preferences.chooseTheme('dark');
        await accessibility.seeNothingWrong();
        await shell.seeNoSidewaysScroll();
        await passwordRecovery.setPassword(PASSWORD, PASSWORD);
      });

      await test.step('the end counts down to the login page, or waits when it is told to', async () => {
        await passwordRecovery.seeStep('完成');
        await passwordRecovery.seeCountdown();
        if (isMobile) {
          await passwordRecovery.press('留在此页');
          await passwordRecovery.seeStaying();
          await accessibility.seeNothingWrong();
          await passwordRecovery.press('立即登录');
        }
        await login.see();
      });

      await test.step('back does not lead into the middle, and the new password signs in', async () => {
        await page.goto('/user/alteration?step=3#done');
        await passwordRecovery.seeStep('手机验证');
        await shell.back();
        await login.see();
        await login.signIn(username, 'Spring#2026');
        await login.seeMessage('用户名或密码错误');
        await login.signIn(username, PASSWORD);
        await shell.seeHome(PLATFORM);
      });
    });
  });

test('AUTH-10 leaving the page discards the reached step', async ({ on, outbox }) => {
  const login = on(LoginModel);
  const passwordRecovery = on(PasswordRecoveryModel);
  const shell = on(ShellModel);
  const phone = '15400001003';
  await login.open();
  await passwordRecovery.openFromLogin();
  await passwordRecovery.askForCode(phone);
  await passwordRecovery.seeFocus('短信验证码');
  await passwordRecovery.prove(phone, await outbox.codeFor(phone, 'forgot'));
  await passwordRecovery.seeStep('确认账号');
  await shell.back();
  await login.see();
  await shell.forward();
  await passwordRecovery.seeStep('手机验证');
});
