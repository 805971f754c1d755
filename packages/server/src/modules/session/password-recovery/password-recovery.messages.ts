import { localized } from '@evergreen/core/kernel';

/** The older family's texts to the letter. */
export const passwordRecoveryServerMessages = {
  smscode: localized('验证码', 'Code'),
  phoneProved: localized('手机验证成功', 'Your mobile number is proved.'),
  codeStale: localized('短信验证码失效！', 'The code is no longer valid!'),
  codeWrong: localized('短信验证码不匹配！', 'The code does not match!'),
  noUser: localized('未找到用户！', 'There is no such user!'),
  failed: localized('重置密码失败！', 'The password could not be set!'),
  done: localized('密码重置完成！', 'Your password is set!'),
} as const;
