import { localized } from '@evergreen/core/kernel';

export const siteFooterMessages = {
  filing: (number: string) => localized(`备案号：${number}`, `Filing number: ${number}`),
} as const;
