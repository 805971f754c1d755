import { localized } from '@evergreen/core/kernel';

export const matchWorkMessages = {
  rankTaken: (rank: number, title: string) =>
    localized(
      `名次 ${rank} 已给“${title}”，请换一个名次；并列时请选择“并列名次”`,
      `Rank ${rank} is given to "${title}". Choose another, or say that the rank is shared.`,
    ),
} as const;
