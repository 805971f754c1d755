import { localized, type LocalizedText } from '../../../kernel/index.ts';

export const welcomeMessages = {
  title: localized('欢迎', 'Welcome'),
  back: (greeting: LocalizedText) => localized(`${greeting['zh-CN']}，欢迎回来`, `${greeting['en-US']}, welcome back`),
} as const;
