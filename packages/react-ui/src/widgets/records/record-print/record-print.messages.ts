import { localized } from '@evergreen/core/kernel';

export const recordPrintTexts = {
  print: localized('打印', 'Print'),
  more: localized('更多打印', 'More to print'),
} as const;
