import { localized } from '@evergreen/core/kernel';

export const mainFrameMessages = {
  skip: localized('跳到主要内容', 'Skip to the main content'),
} as const;
