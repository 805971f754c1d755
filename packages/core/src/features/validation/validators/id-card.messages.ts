import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { IdCardReason } from './id-card.types.ts';

/** Detailed messages for each reason an identity number is rejected. */
export const idCardMessages: Readonly<Record<IdCardReason, LocalizedText>> = {
  length: localized('身份证号码应为15位或18位', 'An identity card number has 15 or 18 characters'),
  characters: localized(
    '身份证号码只能是数字，18位的末位可以是大写X',
    'An identity card number has digits only, and perhaps a capital X as the last of 18',
  ),
  blanks: localized('身份证号码前后有空格，请删除', 'There are blanks before or after the number. Remove them'),
  fullWidth: localized(
    '身份证号码中有全角字符，请改用半角',
    'The number has full-width characters. Type them in half width',
  ),
  lowerCaseX: localized('身份证号码末位的x请改为大写X', 'The last character has to be a capital X'),
  region: localized('身份证号码的前六位不是有效的行政区划代码', 'The first six digits are the code of no region'),
  date: localized('身份证号码中的出生日期不存在', 'There is no such date of birth'),
  futureDate: localized('身份证号码中的出生日期晚于今天', 'The date of birth is after today'),
  checkDigit: localized('身份证号码的校验码不符，请核对每一位', 'The check digit does not fit. Compare every digit'),
};
