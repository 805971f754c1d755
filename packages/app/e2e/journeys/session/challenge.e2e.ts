import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { guessAsStranger } from '../../fixtures/stranger.ts';
import { ChallengeModel } from '../../models/session/challenge.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const PLATFORM = '企业退休人员服务平台';
/** An account of no other file: guessing slows it down. */
const GUESSED = 'huangmin';

test('wrong passwords ask for a slider and then for a picture code, and lock nobody out', async ({
  on,
  page,
  server,
}) => {
  const login = on(LoginModel);
  const challenge = on(ChallengeModel);
  const shell = on(ShellModel);
  const accessibility = on(AccessibilityModel);
  const fail = async (password: string) => {
    await login.signIn(GUESSED, password);
    await login.seeReady();
  };

  await test.step('AUTH-14 password guessing from another address locks nobody out', async () => {
    const answers: string[] = [];
    for (let guess = 0; guess < 8; guess += 1)
      answers.push(await guessAsStranger(server.url, GUESSED, `guess-${guess}`));
    expect(answers.slice(0, 3)).toEqual(['用户名或密码错误', '用户名或密码错误', '用户名或密码错误']);
    expect(answers.slice(3)).not.toContain('登录成功');
    expect(new Set(answers.slice(3))).not.toContain('用户名或密码错误');
    await login.open();
    await login.signIn(GUESSED, DEMO_PASSWORD);
    await challenge.seeNone();
    await shell.seeHome(PLATFORM);
    await shell.signOut();
    await login.see();
  });

  await test.step('AUTH-14 WID-08 after three wrong passwords the slider is required', async () => {
    for (const password of ['wrong-1', 'wrong-2']) {
      await fail(password);
      await login.seeMessage('用户名或密码错误');
    }
    await challenge.seeNone();
    await login.signIn(GUESSED, 'wrong-3');
    await challenge.seeSliderAlone();
    await login.signIn(GUESSED, DEMO_PASSWORD);
    await login.seeFieldMessage(challenge.slider, '请拖动滑块完成验证');
    await expect(challenge.slider).toBeFocused();
    await accessibility.seeNothingWrong();
  });

  await test.step('WID-08 the slider is moved by keyboard, in a magnified page, and from right to left', async () => {
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
    await page.evaluate(() => {
      document.documentElement.style.zoom = '';
      document.documentElement.removeAttribute('dir');
    });
  });

  await test.step('WID-08 passed once it stays passed', async () => {
    await challenge.dragByMouse(-1);
    await challenge.seePassed();
    await accessibility.seeNothingWrong();
    await shell.seeNoSidewaysScroll();
  });

  await test.step('AUTH-14 after five wrong passwords a picture code is required as well', async () => {
    await fail('wrong-4');
    await fail('wrong-5');
    await challenge.seePassed();
    await challenge.takeAnotherPicture();
    await accessibility.seeNothingWrong();
    await shell.seeNoSidewaysScroll();
    await login.signIn(GUESSED, DEMO_PASSWORD);
    await login.seeFieldMessage(challenge.characters, '请输入验证码');
  });

  await test.step('AUTH-14 a wrong code loads another picture, and the right one signs in', async () => {
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
