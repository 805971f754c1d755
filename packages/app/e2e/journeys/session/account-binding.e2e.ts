import { DEVICES } from '../../fixtures/devices.ts';
import { expect, test as plainTest } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { test } from '../../fixtures/third-party.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { AccountBindingModel } from '../../models/session/account-binding.model.ts';
import { ThirdPartyModel } from '../../models/session/third-party.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const BINDING = '/account/settings/binding';
const LOG = '/account/thirdLogin';
const someone = () => uniqueName('wx').replace(' ', '-');

for (const { device, look } of DEVICES)
  test.describe(`on ${device}`, () => {
    test.use({ ...look, signedInAs: device === 'a phone' ? 'supervisor' : 'clerk' });

    test('somebody binds a third party’s account, reads of it in the log and unbinds it by the password', async ({
      on,
    }) => {
      const shell = on(ShellModel);
      const binding = on(AccountBindingModel);
      const accessibility = on(AccessibilityModel);
      const user = someone();
      await shell.open(BINDING);
      await binding.seeNothingBound();
      await binding.cancelAtProvider();
      await binding.seeProblem('您取消了绑定');
      await binding.bindAs(user);
      await shell.seeNotice('绑定成功');
      await binding.seeBound(user, '没有用它登录过');
      await accessibility.seeNothingWrong();
      await shell.seeNoSidewaysScroll();

      await shell.open(LOG);
      await binding.seeRecords('绑定第三方账号');
      await accessibility.seeNothingWrong();
      await shell.seeNoSidewaysScroll();

      await shell.open(BINDING);
      await binding.unbind(user, 'wrong');
      await binding.seePasswordProblem('密码不正确');
      await accessibility.seeNothingWrongOnTop();
      await binding.answer(DEMO_PASSWORD);
      await shell.seeNotice('已解除绑定');
      await binding.seeNothingBound();
      await shell.open(LOG);
      await binding.seeRecords('解除第三方账号绑定', '解除第三方账号绑定失败：密码错误', '绑定第三方账号');
    });
  });

test('an account that a third party made keeps its only way in, and what is another’s is not bound', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const binding = on(AccountBindingModel);
  const thirdParty = new ThirdPartyModel(page);
  const user = someone();
  await shell.open('/user/login');
  await thirdParty.agreeAs(user);
  await thirdParty.createAccount();
  await shell.seeAddress('/dashboard/analysis');
  await shell.open(BINDING);
  await binding.seeBound(user, /最近登录 \d/u);
  await binding.seeNothingToUnbind();
  const another = new ThirdPartyModel(page, '再绑定一个测试身份提供方');
  await another.agreeAs(user);
  await binding.seeProblem('该第三方账号已经绑定到您的账号');
});

plainTest.describe('where no provider is switched on', () => {
  plainTest.use({ signedInAs: 'clerk' });

  plainTest('both pages say so, and what the administrator does', async ({ on, page }) => {
    const shell = on(ShellModel);
    const binding = on(AccountBindingModel);
    for (const path of [BINDING, LOG]) {
      await shell.open(path);
      await binding.seeNoProvider();
    }
    await expect(page.getByText('没有记录')).toBeVisible();
  });
});
