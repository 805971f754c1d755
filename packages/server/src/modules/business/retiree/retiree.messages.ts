import { localized } from '@evergreen/core/kernel';

export const retireeMessages = {
  future: localized(
    '身份证号中的出生日期在未来，请核对',
    'The birthday in the identity number lies in the future. Check it.',
  ),
} as const;
