import { localized } from '@evergreen/core/kernel';

export const themeMessages = {
  moreTabs: localized('更多标签', 'More tabs'),
} as const;
