import { localized, type LocalizedText } from '../../../kernel/index.ts';

export const homeMessages = {
  greeting: (greeting: LocalizedText, name: string) =>
    name === '' ? greeting : localized(`${greeting['zh-CN']}，${name}`, `${greeting['en-US']}, ${name}`),
} as const;
