import { localized } from '@evergreen/core/kernel';

export const authServerMessages = {
  username: localized('用户名', 'User name'),
  password: localized('密码', 'Password'),
  signedIn: localized('登录成功', 'You are signed in.'),
  signedOut: localized('退出登录成功！', 'You are signed out.'),
  /** The same for an unknown user, so that nobody learns who has an account. */
  wrongCredentials: localized('用户名或密码错误', 'The user name or the password is wrong.'),
  frozen: localized('该用户已冻结', 'This account is frozen.'),
  slowDown: (seconds: number) =>
    localized(`登录失败次数过多，请 ${seconds} 秒后再试`, `Too many failed sign-ins. Try again in ${seconds} s.`),
  sliderNeeded: localized('请拖动滑块完成验证后再登录', 'Complete the slider check, then sign in.'),
  captchaStale: localized('验证码无效', 'The characters of the picture are no longer valid. Take the new picture.'),
  captchaWrong: localized('验证码错误', 'Those are not the characters of the picture.'),
  mobile: localized('手机号', 'Mobile number'),
  captcha: localized('验证码', 'Code'),
  tooManyPictures: (seconds: number) =>
    localized(`操作过于频繁，请 ${seconds} 秒后再试`, `Too often. Try again in ${seconds} s.`),
  busy: localized('当前登录人数过多，请稍后再试', 'Too many people are signing in just now. Try again in a moment.'),
} as const;
