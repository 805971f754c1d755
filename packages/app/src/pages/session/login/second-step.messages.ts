import { localized } from '@evergreen/core/kernel';

export const secondStepMessages = {
  title: localized('两步验证', 'Two-step verification'),
  codeContent: localized(
    '请打开手机上的身份验证器，输入它现在显示的数字。',
    'Open the authenticator on your phone and enter the digits that it shows now.',
  ),
  recoveryContent: localized(
    '请输入您保存的一个恢复码。用过的恢复码会作废。',
    'Enter one of the recovery codes that you kept. It works once.',
  ),
  code: localized('验证码', 'Code'),
  codePrompt: localized('6 位数字', '6 digits'),
  recoveryCode: localized('恢复码', 'Recovery code'),
  recoveryPrompt: localized('例如 abcd-efgh-ijkl-mnop', 'For example abcd-efgh-ijkl-mnop'),
  withRecovery: localized('手机不在身边？使用恢复码', 'No phone at hand? Use a recovery code'),
  withAuthenticator: localized('使用身份验证器', 'Use the authenticator'),
  submit: localized('确定', 'Confirm'),
  back: localized('返回登录', 'Back to signing in'),
  required: localized(
    '您的角色要求两步验证：登录时除密码外，还要输入手机上显示的验证码。请现在设置，只需一次。',
    'Your role requires two-step verification: beside the password, signing in takes a code of your phone. Set it up now, once.',
  ),
  loading: localized('正在准备…', 'Preparing…'),
  retry: localized('重试', 'Try again'),
  kept: localized('我已保存，继续', 'I have kept them, go on'),
} as const;
