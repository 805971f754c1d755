import { localized } from '@evergreen/core/kernel';

/** The older family's texts to the letter, where it has one. */
export const smsMessages = {
  mobile: localized('手机号', 'Mobile number'),
  smsmode: localized('验证码用途', 'Purpose of the code'),
  noMobile: localized('手机号不允许为空！', 'The mobile number cannot be empty!'),
  stillValid: localized(
    '验证码10分钟内，仍然有效！',
    'The code is valid for ten minutes. It was sent less than a minute ago.',
  ),
  /** Goes to the number, and to nobody who asks. */
  alreadyRegistered: localized('手机号已经注册，请直接登录！', 'This number is registered. Sign in with it!'),
  notSent: localized('短信验证码发送失败,请稍后重试', 'The code could not be sent. Try again later.'),
  notConfigured: localized('短信接口未配置，请联系管理员！', 'Text messages are not set up. Ask an administrator!'),
  sent: localized('验证码已发送，10分钟内有效', 'The code is sent. It is valid for ten minutes.'),
  tooOften: (seconds: number) =>
    localized(`短信发送过于频繁，请 ${seconds} 秒后再试`, `Too many messages. Try again in ${seconds} s.`),
  slowDown: (seconds: number) =>
    localized(`验证码错误次数过多，请 ${seconds} 秒后再试`, `Too many wrong codes. Try again in ${seconds} s.`),
  content: (code: string) =>
    localized(
      `您的验证码为 ${code}，10分钟内有效，请勿告诉他人。`,
      `Your code is ${code}. It is valid for ten minutes. Tell nobody.`,
    ),
} as const;
