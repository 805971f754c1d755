import { DESKTOP, PHONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { guessAsStranger } from '../../fixtures/stranger.ts';
import { ChallengeModel } from '../../models/session/challenge.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

// Guessing here would slow the same people down elsewhere.
test.use({ hasOwnServer: true });

const PLATFORM = '企业退休人员服务平台';

// Each test guesses at an account of its own.
for (const { device, look, three, five } of [
  { device: 'a desktop', look: DESKTOP, three: 'clerk', five: 'supervisor' },
  { device: 'a phone', look: PHONE, three: 'chenjing', five: 'huangmin' },
])
  test.describe(`on ${device}`, () => {
    test.use(look);

    test('AUTH-14 WID-08 after three wrong passwords the slider is required, then the right password is accepted', async ({
      on,
      isMobile,
    }) => {
      const login = on(LoginModel);
      const challenge = on(ChallengeModel);
      const shell = on(ShellModel);
      const accessibility = on(AccessibilityModel);
      const drag = (part: number) => (isMobile ? challenge.dragByFinger(part) : challenge.dragByMouse(part));
      await login.open();
      for (const password of ['wrong-1', 'wrong-2']) {
        await login.signIn(three, password);
        await login.seeMessage('用户名或密码错误');
        await login.seeReady();
      }
      await challenge.seeNone();
      await login.signIn(three, 'wrong-3');
      await challenge.seeSliderAlone();
      await login.signIn(three, DEMO_PASSWORD);
      await login.seeFieldMessage(challenge.slider, '请拖动滑块完成验证');
      await expect(challenge.slider).toBeFocused();
      await drag(0.9);
      await challenge.seeSliderAlone();
      await accessibility.seeNothingWrong();
      await drag(1);
      await challenge.seePassed();
      await drag(-1);
      await challenge.seePassed();
      await accessibility.seeNothingWrong();
      await shell.seeNoSidewaysScroll();
      await login.submit();
      await shell.seeHome(PLATFORM);
    });

    test('AUTH-14 after five wrong passwords a picture code is required as well; a wrong code loads another picture', async ({
      on,
    }) => {
      const login = on(LoginModel);
      const challenge = on(ChallengeModel);
      const shell = on(ShellModel);
      const accessibility = on(AccessibilityModel);
      await login.open();
      for (const password of ['wrong-1', 'wrong-2', 'wrong-3']) {
        await login.signIn(five, password);
        await login.seeMessage('用户名或密码错误');
        await login.seeReady();
      }
      await challenge.slider.press('End');
      await challenge.seePassed();
      await login.signIn(five, 'wrong-4');
      await login.seeReady();
      await login.signIn(five, 'wrong-5');
      await login.seeReady();
      await challenge.seePassed();
      await challenge.takeAnotherPicture();
      await accessibility.seeNothingWrong();
      await shell.seeNoSidewaysScroll();
      await login.signIn(five, DEMO_PASSWORD);
      await login.seeFieldMessage(challenge.characters, '请输入验证码');
      // The fifth failure also begins the growing wait; two seconds of it.
      await expect(async () => {
        await challenge.typeWrongCharacters();
        await login.submit();
        await login.seeFieldMessage(challenge.characters, '验证码错误');
      }).toPass();
      await challenge.seeCharactersEmpty();
      await challenge.typePicture();
      await login.submit();
      await shell.seeHome(PLATFORM);
    });
  });

test('AUTH-14 WID-08 the slider is moved by keyboard alone, in a magnified page, and from right to left', async ({
  on,
  page,
}) => {
  const login = on(LoginModel);
  const challenge = on(ChallengeModel);
  await login.open();
  for (const password of ['wrong-1', 'wrong-2', 'wrong-3']) {
    await login.signIn('zhoujie', password);
    await login.seeMessage('用户名或密码错误');
    await login.seeReady();
  }
  await challenge.slider.focus();
  await challenge.slider.press('ArrowRight');
  await challenge.slider.press('ArrowRight');
  await expect(challenge.slider).toHaveAttribute('aria-valuetext', '已拖动 20%');
  await login.password.focus();
  await challenge.seeSliderAlone();
  await page.evaluate(() => (document.documentElement.style.zoom = '1.5'));
  await challenge.dragByMouse(0.95);
  await challenge.seeSliderAlone();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await challenge.slider.press('ArrowLeft');
  await expect(challenge.slider).toHaveAttribute('aria-valuetext', '已拖动 10%');
  await challenge.slider.press('Home');
  await challenge.seeSliderAlone();
  await challenge.dragByMouse(1);
  await challenge.seeSliderAlone();
  await challenge.dragByMouse(-1);
  await challenge.seePassed();
});

test('AUTH-14 password guessing from another address locks nobody out', async ({ on, server }) => {
  const login = on(LoginModel);
  const challenge = on(ChallengeModel);
  const shell = on(ShellModel);
  const answers: string[] = [];
  for (let guess = 0; guess < 8; guess += 1)
    answers.push(await guessAsStranger(server.url, 'yangli', `guess-${guess}`));
  expect(answers.slice(0, 3)).toEqual(['用户名或密码错误', '用户名或密码错误', '用户名或密码错误']);
  expect(answers.slice(3)).not.toContain('登录成功');
  expect(new Set(answers.slice(3))).not.toContain('用户名或密码错误');
  await login.open();
  await login.signIn('yangli', DEMO_PASSWORD);
  await challenge.seeNone();
  await shell.seeHome(PLATFORM);
});
