import { sameText, localized } from '@evergreen/core/kernel';

export const preferencesMessages = {
  toDark: localized('切换到深色主题', 'Switch to the dark theme'),
  toLight: localized('切换到浅色主题', 'Switch to the light theme'),
  /** A language is named in itself, so that those who need it can read it. */
  chinese: sameText('中文'),
  english: sameText('English'),
} as const;
