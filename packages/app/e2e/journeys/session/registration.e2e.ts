import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { PasswordRecoveryModel } from '../../models/session/password-recovery.model.ts';
import { RegistrationModel } from '../../models/session/registration.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const PLATFORM = '企业退休人员服务平台';
const [PASSWORD, NEW_PASSWORD] = ['Spring#2026', 'Autumn#2026'];

test('a visitor registers and signs in, and later sets a new password in the place of a forgotten one', async ({
  on,
  outbox,
}) => {
  const login = on(LoginModel);
  const registration = on(RegistrationModel);
  const recovery = on(PasswordRecoveryModel);
  const shell = on(ShellModel);
  const accessibility = on(AccessibilityModel);
  const digits = String(Date.now());
  const [username, mobile] = [`new_${digits}`, `138${digits.slice(-8)}`];

  await test.step('AUTH-09 the result page without a registration says so and leads on', async () => {
    await shell.load('/user/register-result');
    await registration.seeNoResult();
    await accessibility.seeNothingWrong();
    await registration.goToRegistration();
    await shell.back();
    await registration.seeNoResult();
    await registration.goToLogin();
    await login.see();
  });

  await test.step('AUTH-09 every field shows its error, and the password its strength', async () => {
    await registration.openFromLogin();
    await registration.submit();
    await registration.seeMessages({
      用户名: '请输入用户名',
      密码: '密码由8位数字、大小写字母和特殊符号组成!',
      手机号: '请输入手机号',
      短信验证码: '请输入验证码',
    });
    await registration.seeFocus('用户名');
    await accessibility.seeNothingWrong();
    await registration.type({ 密码: 'spring#2026' });
    await registration.seeHint('密码', '密码强度：中');
    await registration.type({ 密码: PASSWORD });
    await registration.seeHint('密码', '密码强度：强');
    await accessibility.seeNothingWrong();
  });

  await test.step('AUTH-09 what the server finds wrong stands at its field, and nothing that was typed is lost', async () => {
    await registration.type({ 用户名: 'clerk', 手机号: mobile });
    await registration.askForCode();
    await registration.seeFocus('短信验证码');
    const code = await outbox.codeFor(mobile);
    await registration.type({ 短信验证码: code === '000000' ? '000001' : '000000' });
    await registration.submit();
    await registration.seeMessages({ 短信验证码: '手机验证码错误' });
    await registration.seeFocus('短信验证码');
    await registration.type({ 短信验证码: code });
    await registration.submit();
    await registration.seeMessages({ 用户名: '用户名已注册' });
    await registration.seeFocus('用户名');
    await registration.seeTyped({ 用户名: 'clerk', 密码: PASSWORD, 手机号: mobile, 短信验证码: code });
    await registration.type({ 用户名: username });
    await registration.submit();
  });

  await test.step('AUTH-09 the result greets the account, after a reload, too, and it signs in', async () => {
    await registration.seeGreeting(username);
    await accessibility.seeNothingWrong();
    await shell.reload();
    await registration.seeGreeting(username);
    await registration.goToLogin();
    await login.signIn(username, PASSWORD);
    await shell.seeHome(PLATFORM);
    await shell.signOut();
    await login.see();
  });

  await test.step('AUTH-10 a wrong code, or one for another purpose, leads nowhere', async () => {
    await recovery.openFromLogin();
    await accessibility.seeNothingWrong();
    await recovery.askForCode(mobile);
    await recovery.seeFocus('短信验证码');
    const registered = await outbox.codeFor(mobile, 'register');
    const code = await outbox.codeFor(mobile, 'forgot');
    await recovery.prove(mobile, code === '000000' ? '000001' : '000000');
    await recovery.seeFieldMessage('短信验证码', '短信验证码不匹配！');
    if (registered !== code) {
      await recovery.prove(mobile, registered);
      await recovery.seeFieldMessage('短信验证码', '短信验证码不匹配！');
    }
    await recovery.seeStep('手机验证');
    await recovery.prove(mobile, code);
  });

  await test.step('AUTH-10 the account is confirmed, and the new password obeys its rule', async () => {
    await recovery.seeStep('确认账号');
    await recovery.seeAccount(username, `${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
    await accessibility.seeNothingWrong();
    await recovery.press('是我的账号，下一步');
    await recovery.seeStep('设置新密码');
    await recovery.setPassword('autumn2026', 'other');
    await recovery.seeFieldMessage('新密码', '密码由8位数字、大小写字母和特殊符号组成!');
    await recovery.seeFieldMessage('确认新密码', '两次输入的密码不一样！');
    await recovery.seeFocus('新密码');
    await on(PreferencesModel).chooseTheme('dark');
    await accessibility.seeNothingWrong();
  });

  await test.step('AUTH-10 the end counts down to the login page, and waits when it is told to', async () => {
    const [countdown] = await Promise.all([recovery.stayAtTheEnd(), recovery.setPassword(NEW_PASSWORD, NEW_PASSWORD)]);
    expect(countdown).toMatch(/^[1-5] 秒后自动回到登录页$/u);
    await recovery.seeStep('完成');
    await recovery.seeStaying();
    await accessibility.seeNothingWrong();
    await recovery.press('立即登录');
    await login.see();
  });

  await test.step('AUTH-10 no address leads into the middle, and the new password signs in', async () => {
    await shell.load('/user/alteration?step=3#done');
    await recovery.seeStep('手机验证');
    await shell.back();
    await login.see();
    await login.signIn(username, PASSWORD);
    await login.seeMessage('用户名或密码错误');
    await login.signIn(username, NEW_PASSWORD);
    await shell.seeHome(PLATFORM);
  });
});
