import { text, type Text } from '../../../kernel/index.ts';

export const welcomeMessages = {
  title: text('欢迎', 'Welcome'),
  back: (greeting: Text) => text(`${greeting['zh-CN']}，欢迎回来`, `${greeting['en-US']}, welcome back`),
} as const;
