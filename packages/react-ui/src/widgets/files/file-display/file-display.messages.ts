import { localized } from '@evergreen/core/kernel';

export const fileDisplayMessages = {
  download: (name: string) => localized(`下载 ${name}`, `Download ${name}`),
  show: (name: string) => localized(`预览 ${name}`, `Look at ${name}`),
  more: (count: number) => localized(`还有 ${count} 个`, `${count} more`),
} as const;
