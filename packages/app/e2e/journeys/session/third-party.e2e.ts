import { DEVICES } from '../../fixtures/devices.ts';
import { expect } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { test } from '../../fixtures/third-party.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { HomeModel } from '../../models/insight/home.model.ts';
import { ThirdPartyModel } from '../../models/session/third-party.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const someone = () => uniqueName('wx').replace(' ', '-');

for (const { device, look } of DEVICES)
  test.describe(`on ${device}`, () => {
    test.use(look);

    test('AUTH-03 an unknown third-party user binds an account once, and signs in at once from then on', async ({
      on,
      page,
    }) => {
      const login = on(LoginModel);
      const shell = on(ShellModel);
      const accessibility = on(AccessibilityModel);
      const thirdParty = new ThirdPartyModel(page);
      const user = someone();
      await shell.open('/isps/activity');
      await thirdParty.agreeAs(user);
      await thirdParty.seeQuestion();
      await accessibility.seeNothingWrongOnTop();
      await thirdParty.bind('clerk', 'wrong');
      await thirdParty.seeDialogFailure('用户名或密码错误');
      await thirdParty.typePassword(DEMO_PASSWORD);
      await shell.seeAddress('/isps/activity');
      await expect(shell.userMenu).toHaveAccessibleName(/王秀兰/u);
      await shell.signOut();
      await login.see();
      await thirdParty.agreeAs(user);
      await shell.seeAddress('/dashboard/analysis');
      await expect(shell.userMenu).toHaveAccessibleName(/王秀兰/u);
    });
  });

test('AUTH-03 a new account is made, and its owner is told that it has no department and no role, and reaches the own pages', async ({
  on,
  page,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const home = on(HomeModel);
  const thirdParty = new ThirdPartyModel(page);
  await login.open();
  await thirdParty.agreeAs(someone());
  await thirdParty.createAccount();
  await shell.seeAddress('/dashboard/analysis');
  await shell.seeNotice('您尚未归属部门,请确认账号信息');
  await home.seeWithoutGrants();
  await home.openOwnAccount();
  await shell.seeAddress('/account/center');
  await shell.seeHeading('个人中心');
});

test('AUTH-03 a closed, cancelled or blocked window is reported, and a forged response signs nobody in', async ({
  on,
  page,
}) => {
  const login = on(LoginModel);
  const thirdParty = new ThirdPartyModel(page);
  await login.open();
  await (await thirdParty.choose()).close();
  await thirdParty.seeFailure('登录窗口已关闭，未完成登录');
  await thirdParty.cancel();
  await thirdParty.seeFailure('您取消了第三方登录');

  const window = await thirdParty.choose();
  await window.evaluate(() =>
    opener.postMessage(
      {
        kind: 'evergreen.thirdParty.answered',
        thirdType: 'test',
        token: 'x'.repeat(43),
        state: 'y'.repeat(36),
        isKnown: true,
      },
      '*',
    ),
  );
  await thirdParty.seeFailure('应答与本次登录不符，请重新登录');
  await login.see();

  await page.evaluate(() => {
    globalThis.open = () => null;
  });
  await page.getByRole('button', { name: '测试身份提供方登录' }).click();
  await thirdParty.seeFailure('登录窗口被浏览器拦截，请允许本站弹出窗口后重试');
});
