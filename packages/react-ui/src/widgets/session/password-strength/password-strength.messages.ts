import { localized } from '@evergreen/core/kernel';

export const passwordStrengthMessages = {
  weak: localized('密码强度：弱，还不能使用', 'Strength: weak, not accepted yet'),
  medium: localized('密码强度：中', 'Strength: medium'),
  strong: localized('密码强度：强', 'Strength: strong'),
} as const;
