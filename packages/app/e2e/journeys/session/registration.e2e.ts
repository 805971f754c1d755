import { DESKTOP, PHONE } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { RegistrationModel } from '../../models/session/registration.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const PLATFORM = '企业退休人员服务平台';
const PASSWORD = 'Spring#2026';

for (const { device, look, username, mobile } of [
  { device: 'a desktop', look: DESKTOP, username: 'new_on_desktop', mobile: '13800000001' },
  { device: 'a phone', look: PHONE, username: 'new_on_phone', mobile: '13800000002' },
])
  test.describe(`on ${device}`, () => {
    test.use(look);

    test('AUTH-09 a visitor registers, is greeted by name and signs in', async ({ on, outbox }) => {
      const login = on(LoginModel);
      const registration = on(RegistrationModel);
      const shell = on(ShellModel);
      const accessibility = on(AccessibilityModel);
      await login.open();
      await registration.openFromLogin();

      await test.step('every field shows its error', async () => {
        await registration.submit();
        await registration.seeMessages({
          用户名: '请输入用户名',
          密码: '密码由8位数字、大小写字母和特殊符号组成!',
          手机号: '请输入手机号',
          短信验证码: '请输入验证码',
        });
        await registration.seeFocus('用户名');
        await accessibility.seeNothingWrong();
        await registration.type({
          用户名: '王小明',
          密码: 'spring',
          '邮箱（选填）': 'new@',
          手机号: '12345678901',
          短信验证码: '12',
        });
        await registration.submit();
        await registration.seeMessages({
          用户名: '只允许字母、数字、下划线',
          密码: '密码由8位数字、大小写字母和特殊符号组成!',
          '邮箱（选填）': '邮箱格式不正确',
          手机号: '请输入正确手机号',
          短信验证码: '验证码为6位数字',
        });
        await registration.type({ 用户名: 'abc' });
        await registration.submit();
        await registration.seeMessages({
          用户名: '长度6到18个字符',
          密码: '密码由8位数字、大小写字母和特殊符号组成!',
          '邮箱（选填）': '邮箱格式不正确',
          手机号: '请输入正确手机号',
          短信验证码: '验证码为6位数字',
        });
        await shell.seeNoSidewaysScroll();
      });

      await test.step('the password strength is shown', async () => {
        await registration.type({ 密码: 'spring#2026' });
        await registration.seeHint('密码', '密码强度：中');
        await registration.type({ 密码: PASSWORD });
        await registration.seeHint('密码', '密码强度：强');
        await accessibility.seeNothingWrong();
      });

      await test.step('what the server finds wrong stands at its field, and nothing that was typed is lost', async () => {
        await registration.type({ 用户名: 'clerk', '邮箱（选填）': '', 手机号: '15400001002' });
        await registration.askForCode();
        await registration.seeMessages({ 短信验证码: '手机号已经注册，请直接登录！' });
        await registration.type({ 手机号: mobile });
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

      await test.step('the result greets the account, after a reload, too', async () => {
        await registration.seeGreeting(username);
        await accessibility.seeNothingWrong();
        await shell.reload();
        await registration.seeGreeting(username);
        await shell.seeNoSidewaysScroll();
      });

      await test.step('the account signs in', async () => {
        await registration.goToLogin();
        await login.see();
        await login.signIn(username, PASSWORD);
        await shell.seeHome(PLATFORM);
      });
    });

    test('AUTH-09 the result page without a registration says so and leads on', async ({ on }) => {
      const registration = on(RegistrationModel);
      const shell = on(ShellModel);
      const login = on(LoginModel);
      const accessibility = on(AccessibilityModel);
      await shell.open('/user/register-result');
      await registration.seeNoResult();
      await accessibility.seeNothingWrong();
      await registration.goToRegistration();
      await accessibility.seeNothingWrong();
      await shell.back();
      await registration.seeNoResult();
      await registration.goToLogin();
      await login.see();
    });
  });
