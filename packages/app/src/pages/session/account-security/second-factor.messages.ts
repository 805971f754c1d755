import { localized } from '@evergreen/core/kernel';

export const secondFactorPageMessages = {
  title: localized('两步验证', 'Two-step verification'),
  content: localized(
    '登录时除密码外，还要输入手机身份验证器显示的验证码。别人知道了您的密码也登录不了。',
    'Beside the password, signing in takes a code of the authenticator on your phone. Your password alone is no use to others then.',
  ),
  isOn: (time: string) => localized(`已启用（${time}）`, `On since ${time}`),
  isOff: localized('未启用', 'Off'),
  left: (count: number) => localized(`还有 ${count} 个恢复码没有用过`, `${count} recovery codes are left`),
  fewLeft: localized('恢复码快用完了，请换一组新的', 'Few recovery codes are left. Get new ones.'),
  required: localized('您的角色要求两步验证，不能关闭', 'Your role requires it: it cannot be turned off'),
  turnOn: localized('启用', 'Turn on'),
  turnOff: localized('关闭两步验证', 'Turn off'),
  renew: localized('更换恢复码', 'New recovery codes'),
  failed: localized('读取失败', 'This could not be read'),
  enrolTitle: localized('启用两步验证', 'Turn two-step verification on'),
  passwordContent: localized('请先输入当前密码，确认是您本人。', 'Enter your current password first.'),
  turnOffContent: localized(
    '关闭后只凭密码就能登录，恢复码也会作废。请输入当前密码。',
    'After this your password alone signs in, and your recovery codes are void. Enter your current password.',
  ),
  renewContent: localized(
    '旧的恢复码会全部作废。请输入当前密码。',
    'All old recovery codes will be void. Enter your current password.',
  ),
  password: localized('当前密码', 'Current password'),
  next: localized('下一步', 'Next'),
  confirm: localized('确定', 'Confirm'),
  cancel: localized('取消', 'Cancel'),
  kept: localized('我已保存', 'I have kept them'),
} as const;
