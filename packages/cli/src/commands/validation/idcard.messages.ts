import { localized, type LocalizedText } from '@evergreen/core/kernel';
import type { IdCardReason } from '@evergreen/core/validation/validators';

const reasons: Readonly<Record<Exclude<IdCardReason, 'length'>, LocalizedText>> = {
  characters: localized('只能由数字组成，18 位号码的末位可以是 X', 'it has digits only; the last of 18 may be an X'),
  blanks: localized('前面或后面有空格，请删除', 'there are blanks before or after it; remove them'),
  fullWidth: localized('有全角字符，请改用半角', 'it has full-width characters; type ordinary ones'),
  lowerCaseX: localized('末位的 x 应为大写 X', 'its last character is to be a capital X'),
  region: localized('开头两位不是任何省份的代码', 'no province has its first two digits'),
  date: localized('其中的出生日期不存在', 'no calendar has its date of birth'),
  futureDate: localized('其中的出生日期在今天之后', 'its date of birth is in the future'),
  checkDigit: localized('校验码不符，请逐位核对', 'its check digit does not fit; compare every digit'),
};

export const idCardCommandMessages = {
  description: localized(
    '检查身份证号码，给出出生日期、性别和地区',
    'check identity card numbers, and tell birthday, sex and region',
  ),
  number: localized(
    '身份证号码；不写则从标准输入读取，每行一个',
    'identity card numbers; without any they are read from standard input, one a line',
  ),
  length: (count: number) =>
    localized(`应为 18 位或 15 位，这里是 ${count} 位`, `it has 18 or 15 characters; this has ${count}`),
  reasons,
  male: localized('男', 'male'),
  female: localized('女', 'female'),
  withdrawn: (name: string) => localized(`${name}（已撤销）`, `${name} (withdrawn)`),
  examples: localized(
    [
      '  evergreen idcard 11010519491231002X',
      '  evergreen idcard --csv staff.csv --column 身份证号 --encoding gb18030',
      '  evergreen idcard --json < numbers.txt',
    ].join('\n'),
    [
      '  evergreen idcard 11010519491231002X',
      '  evergreen idcard --csv staff.csv --column number --encoding gb18030',
      '  evergreen idcard --json < numbers.txt',
    ].join('\n'),
  ),
} as const;
