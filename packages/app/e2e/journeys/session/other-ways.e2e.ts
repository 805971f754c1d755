import { DESKTOP, PHONE } from '../../fixtures/devices.ts';
import { expect } from '../../fixtures/evergreen.fixture.ts';
import { test } from '../../fixtures/other-ways.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { HomeModel } from '../../models/insight/home.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccountBindingModel } from '../../models/session/account-binding.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { SingleSignOnModel } from '../../models/session/single-sign-on.model.ts';
import { ThirdPartyModel } from '../../models/session/third-party.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

// One worker for all of them: the server of these settings starts once.
test.describe.configure({ mode: 'default' });

const BINDING = '/account/settings/binding';
const LOG = '/account/thirdLogin';
const someone = () => uniqueName('wx').replace(' ', '-');

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('CAS signs in and out, and its failures leave the password', async ({ on, page, cas, server }) => {
    const login = on(LoginModel);
    const shell = on(ShellModel);
    const sso = on(SingleSignOnModel);
    const service = `${server.url}/user/login`;

    await test.step('AUTH-04 the wanted path survives, the ticket leaves the address, and the CAS logout page is last', async () => {
      const addresses: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      await shell.load('/isps/activity?pageNo=2');
      await login.see();
      await sso.choose();
      await sso.signIn('clerk');
      await shell.seeAddress('/isps/activity?pageNo=2');
      await expect(shell.userMenu).toHaveAccessibleName(/王秀兰/u);
      expect((await cas.asked()).filter((path) => path === '/p3/serviceValidate')).toHaveLength(1);
      const ticketed = addresses.find((address) => address.includes('ticket=')) ?? '';
      expect(ticketed).toContain('/user/login?ticket=ST-');
      await shell.signOut();
      await sso.seeSignedOut();
      await shell.load(ticketed);
      await login.seeMessage('统一身份认证票据无效、已使用或已过期，请重新登录');
      await shell.seeAddress('/user/login');
    });

    await test.step('AUTH-04 a failing CAS server is reported, and the login page still accepts a password', async () => {
      await cas.misbehave('bomb');
      await shell.load(`/user/login?ticket=${await cas.issue('clerk', service)}`);
      await login.seeMessage('统一身份认证服务器无法连接或应答异常，请稍后重试或使用账号密码登录');
      await cas.misbehave('none');
      await login.signIn('clerk', DEMO_PASSWORD);
      await shell.seeAddress('/dashboard/analysis');
    });

    await test.step('HTTP-04 a session that ended on an older server is told, and signing in again is the only way on', async () => {
      await shell.endSessionElsewhere();
      await shell.move('/isps/activity');
      const question = page.getByRole('dialog', { name: '登录已过期' });
      await expect(question).toContainText('很抱歉，登录已过期，请重新登录');
      await page.keyboard.press('Escape');
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: '重新登录' }).click();
      await login.see();
      await login.signIn('clerk', DEMO_PASSWORD);
      await shell.seeAddress('/isps/activity');
      await shell.signOut();
      await sso.seeSignedOut();
    });

    await test.step('AUTH-04 a ticket on a deep link signs in right there', async () => {
      await shell.load(`/isps/activity?pageNo=2&ticket=${await cas.issue('clerk', service)}`);
      await shell.seeAddress('/isps/activity?pageNo=2');
      await on(ResourceListModel).see();
    });
  });

  test('an account of a third party signs in, once it is bound to an account here', async ({ on }) => {
    const login = on(LoginModel);
    const shell = on(ShellModel);
    const thirdParty = on(ThirdPartyModel);
    const user = someone();

    await test.step('AUTH-03 a closed, cancelled or blocked window is reported, and a forged response signs nobody in', async () => {
      await shell.load('/isps/activity');
      await login.see();
      await (await thirdParty.choose()).close();
      await thirdParty.seeFailure('登录窗口已关闭，未完成登录');
      await thirdParty.cancel();
      await thirdParty.seeFailure('您取消了第三方登录');
      await thirdParty.forgeAnswer();
      await thirdParty.seeFailure('应答与本次登录不符，请重新登录');
      await login.see();
      await thirdParty.chooseWhereWindowsAreBlocked();
      await thirdParty.seeFailure('登录窗口被浏览器拦截，请允许本站弹出窗口后重试');
    });

    await test.step('AUTH-03 an unknown third-party user binds an account once, and comes to the wanted page', async () => {
      await thirdParty.agreeAs(user);
      await thirdParty.seeQuestion();
      await on(AccessibilityModel).seeNothingWrongOnTop();
      await thirdParty.bind('clerk', 'wrong');
      await thirdParty.seeDialogFailure('用户名或密码错误');
      await thirdParty.typePassword(DEMO_PASSWORD);
      await shell.seeAddress('/isps/activity');
      await expect(shell.userMenu).toHaveAccessibleName(/王秀兰/u);
    });

    await test.step('AUTH-03 the same user signs in at once from then on', async () => {
      await shell.signOut();
      await on(SingleSignOnModel).seeSignedOut();
      await login.open();
      await thirdParty.agreeAs(user);
      await shell.seeAddress('/dashboard/analysis');
      await expect(shell.userMenu).toHaveAccessibleName(/王秀兰/u);
    });
  });

  test.describe('signed in', () => {
    test.use({ signedInAs: 'supervisor' });

    test('a third party’s account is bound, named in the log and unbound by the password', async ({ on }) => {
      const shell = on(ShellModel);
      const binding = on(AccountBindingModel);
      const accessibility = on(AccessibilityModel);
      const user = someone();

      await test.step('PAGE-18 it is bound in the window of the provider', async () => {
        await shell.open(BINDING);
        await binding.seeNothingBound();
        await binding.cancelAtProvider();
        await binding.seeProblem('您取消了绑定');
        await binding.bindAs(user);
        await shell.seeNotice('绑定成功');
        await binding.seeBound(user, '没有用它登录过');
        await accessibility.seeNothingWrong();
        await shell.open(LOG);
        await binding.seeRecords('绑定第三方账号');
        await accessibility.seeNothingWrong();
      });

      await test.step('PAGE-18 it is unbound by the password, by keys alone', async () => {
        await shell.open(BINDING);
        await binding.unbind(user, 'wrong');
        await binding.seePasswordProblem('密码不正确');
        await accessibility.seeNothingWrongOnTop();
        await binding.answer(DEMO_PASSWORD);
        await shell.seeNotice('已解除绑定');
        await binding.seeNothingBound();
        await shell.open(LOG);
        await binding.refreshRecords();
        await binding.seeRecords('解除第三方账号绑定', '解除第三方账号绑定失败：密码错误', '绑定第三方账号');
      });
    });
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a third party makes an account, whose owner reaches the own pages and keeps the only way in', async ({
    on,
    page,
  }) => {
    const login = on(LoginModel);
    const shell = on(ShellModel);
    const home = on(HomeModel);
    const binding = on(AccountBindingModel);
    const accessibility = on(AccessibilityModel);
    const thirdParty = on(ThirdPartyModel);
    const user = someone();

    await test.step('AUTH-03 a new account is made, and its owner is told that it has no department and no role', async () => {
      await login.open();
      await thirdParty.agreeAs(user);
      await thirdParty.seeQuestion();
      await accessibility.seeNothingWrongOnTop();
      await shell.seeNoSidewaysScroll();
      await thirdParty.createAccount();
      await shell.seeAddress('/dashboard/analysis');
      await shell.seeNotice('您尚未归属部门,请确认账号信息');
      await home.seeWithoutGrants();
      await home.openOwnAccount();
      await shell.seeAddress('/account/center');
      await shell.seeHeading('个人中心');
    });

    await test.step('PAGE-18 the only way in is not unbound, and what is bound already is not bound again', async () => {
      await shell.open(BINDING);
      await binding.seeBound(user, /最近登录 \d/u);
      await binding.seeNothingToUnbind();
      await new ThirdPartyModel(page, '再绑定一个测试身份提供方').agreeAs(user);
      await binding.seeProblem('该第三方账号已经绑定到您的账号');
      await accessibility.seeNothingWrong();
      await shell.seeNoSidewaysScroll();
      await shell.open(LOG);
      await accessibility.seeNothingWrong();
      await shell.seeNoSidewaysScroll();
    });
  });
});
