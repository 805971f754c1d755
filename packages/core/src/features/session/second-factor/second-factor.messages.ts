import { localized } from '../../../kernel/index.ts';

export const secondFactorMessages = {
  noPassword: localized('请输入当前密码', 'Enter your current password'),
  noCode: localized('请输入身份验证器显示的 6 位数字', 'Enter the 6 digits that the authenticator shows'),
  badCode: localized('验证码是 6 位数字', 'The code has 6 digits'),
  noRecoveryCode: localized('请输入一个恢复码', 'Enter one of your recovery codes'),
  badRecoveryCode: localized(
    '恢复码共 16 个字母或数字，请对照保存的恢复码检查',
    'A recovery code has 16 letters and digits: compare it with the ones you kept',
  ),
  turnedOn: localized('两步验证已启用', 'Two-step verification is on'),
  turnedOff: localized('两步验证已关闭', 'Two-step verification is off'),
  recoveryTitle: (site: string, username: string) =>
    localized(`${site} 恢复码（账号：${username}）`, `${site}: recovery codes of ${username}`),
  recoveryHint: localized(
    '每个恢复码只能使用一次，请妥善保管。',
    'Each of them works once. Keep them in a safe place.',
  ),
} as const;
