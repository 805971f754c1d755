import { text } from '@evergreen/core/kernel';

export const authMessages = {
  username: text('用户名', 'User name'),
  password: text('密码', 'Password'),
  signedIn: text('登录成功', 'You are signed in.'),
  signedOut: text('退出登录成功！', 'You are signed out.'),
  /** The same for an unknown user, so that nobody learns who has an account. */
  wrongCredentials: text('用户名或密码错误', 'The user name or the password is wrong.'),
  frozen: text('该用户已冻结', 'This account is frozen.'),
  slowDown: (seconds: number) =>
    text(`登录失败次数过多，请 ${seconds} 秒后再试`, `Too many failed sign-ins. Try again in ${seconds} s.`),
  sliderNeeded: text('请拖动滑块完成验证后再登录', 'Complete the slider check, then sign in.'),
  captchaStale: text('验证码无效', 'The characters of the picture are no longer valid. Take the new picture.'),
  captchaWrong: text('验证码错误', 'Those are not the characters of the picture.'),
  mobile: text('手机号', 'Mobile number'),
  captcha: text('验证码', 'Code'),
  tooManyPictures: (seconds: number) =>
    text(`操作过于频繁，请 ${seconds} 秒后再试`, `Too often. Try again in ${seconds} s.`),
  busy: text('当前登录人数过多，请稍后再试', 'Too many people are signing in just now. Try again in a moment.'),
} as const;
