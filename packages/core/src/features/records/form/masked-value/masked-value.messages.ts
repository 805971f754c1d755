import { localized } from '../../../../kernel/index.ts';

export const maskedValueMessages = {
  reasonMissing: (least: number, most: number) =>
    localized(`请填写查看原因（${least}–${most} 个字）`, `Enter the reason (${least} to ${most} characters)`),
} as const;
