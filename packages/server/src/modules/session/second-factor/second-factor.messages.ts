import { localized } from '@evergreen/core/kernel';

export const secondFactorServerMessages = {
  code: localized('验证码', 'Code'),
  password: localized('密码', 'Password'),
  codeNeeded: localized('请完成两步验证', 'Enter the code of your authenticator'),
  enrolmentNeeded: localized(
    '您的角色要求两步验证，请先设置',
    'Your role requires two-step verification. Set it up first.',
  ),
  wrongPassword: localized('密码不正确', 'The password is wrong.'),
  wrongCode: localized(
    '验证码不正确或已过期。请输入身份验证器现在显示的数字；如果一直不对，可能是手机时间不准，请把手机时间设为自动。',
    'The code is wrong or too old. Enter the digits that the authenticator shows now. If they are refused again, the clock of your phone may be wrong: set its time to automatic.',
  ),
  usedCode: localized(
    '这个验证码已经用过，请等身份验证器显示下一个（最多 30 秒）',
    'This code was used before. Wait for the next one, 30 seconds at most.',
  ),
  wrongRecoveryCode: localized(
    '恢复码不正确或已经用过，请换一个',
    'This recovery code is wrong or was used. Try another one.',
  ),
  clock: (minutes: number) =>
    localized(
      `验证码对不上现在的时间：手机时间大约${minutes > 0 ? '快' : '慢'}了 ${Math.abs(minutes)} 分钟。请把手机时间设为自动，再输入新的验证码。`,
      `The code is of another time: the clock of your phone is about ${Math.abs(minutes)} minutes ${minutes > 0 ? 'fast' : 'slow'}. Set its time to automatic and enter the new code.`,
    ),
  newSecretGone: localized('设置时间过长，请重新开始', 'This took too long. Begin again.'),
  lostSecret: localized(
    '服务器读不出您的两步验证密钥，请用恢复码登录，或请管理员移除两步验证',
    'The server cannot read the secret of your second factor. Sign in by a recovery code, or ask an administrator to remove it.',
  ),
  off: localized('两步验证没有启用', 'Two-step verification is off.'),
  required: localized(
    '您的角色要求两步验证，不能关闭',
    'Your role requires two-step verification: it cannot be turned off.',
  ),
  ticketGone: localized('登录已超时，请重新登录', 'This sign-in took too long. Sign in again.'),
  tooManyCodes: (wait: number) =>
    localized(
      `验证码错误次数过多，请 ${wait} 分钟后再试。如果不是您本人操作，说明有人知道您的密码，请尽快修改。`,
      `Too many codes were tried. Wait ${wait} minutes. If it was not you, somebody knows your password: change it soon.`,
    ),
  turnedOff: localized('两步验证已关闭', 'Two-step verification is off'),
} as const;
