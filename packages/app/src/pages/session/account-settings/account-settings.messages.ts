import { localized } from '@evergreen/core/kernel';

export const accountSettingsMessages = {
  navigation: localized('个人设置', 'Account settings'),
  failed: localized('读取失败', 'This could not be read'),
} as const;
