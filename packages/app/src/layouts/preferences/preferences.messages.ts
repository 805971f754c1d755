import { sameText, localized, type LocalizedText } from '@evergreen/core/kernel';

export const preferencesMessages = {
  toDark: localized('切换到深色主题', 'Switch to the dark theme'),
  toLight: localized('切换到浅色主题', 'Switch to the light theme'),
  textSize: (now: LocalizedText, next: LocalizedText) =>
    localized(
      `字号：${now['zh-CN']}，切换到${next['zh-CN']}`,
      `Text size: ${now['en-US']}, switch to ${next['en-US']}`,
    ),
  /** A language is named in itself, so that those who need it can read it. */
  chinese: sameText('中文'),
  english: sameText('English'),
} as const;
