import { localized } from '@evergreen/core/kernel';

export const accountCustomMessages = {
  title: localized('个性化设置', 'Your settings'),
  description: localized(
    '与「系统设置」里的选择相同，保存在这个浏览器里。',
    'The same choices as in the system settings, kept in this browser.',
  ),
  reset: localized('恢复默认', 'Restore defaults'),
} as const;
