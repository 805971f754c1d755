import { text } from '@evergreen/core/kernel';

export const siteFooterMessages = {
  filing: (number: string) => text(`备案号：${number}`, `Filing number: ${number}`),
} as const;
