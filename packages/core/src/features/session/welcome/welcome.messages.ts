import { localized, type LocalizedText } from '../../../kernel/index.ts';

export const welcomeMessages = {
  title: localized('欢迎', 'Welcome'),
  back: (greeting: LocalizedText, name: string) =>
    localized(`${greeting['zh-CN']}，${name}，欢迎回来`, `${greeting['en-US']}, ${name}, welcome back`),
  earlyMorning: localized('早上好', 'Good morning'),
  lateMorning: localized('上午好', 'Good morning'),
  noon: localized('中午好', 'Good day'),
  afternoon: localized('下午好', 'Good afternoon'),
  evening: localized('晚上好', 'Good evening'),
} as const;
