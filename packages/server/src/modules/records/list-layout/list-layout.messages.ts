import { localized } from '@evergreen/core/kernel';

export const listLayoutMessages = {
  tooMany: (most: number) =>
    localized(`最多记住 ${most} 个列表的布局`, `The layouts of up to ${most} lists are remembered.`),
} as const;
