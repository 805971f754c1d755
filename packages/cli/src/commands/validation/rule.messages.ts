import { localized, type LocalizedText } from '@evergreen/core/kernel';
import type { CreditCodeReason, FieldRuleName } from '@evergreen/core/validation/validators';

/** What each rule of a form takes. */
export const fieldRuleSentences: readonly (readonly [FieldRuleName, LocalizedText])[] = [
  [
    'mobile',
    localized(
      '手机号（表单规则）：11 位，第二位是 3、4、5、7、8',
      'mobile number as forms take it: 11 digits, the second 3, 4, 5, 7 or 8',
    ),
  ],
  ['username', localized('用户名：4 到 18 位字母、数字、下划线', 'username: 4 to 18 letters, digits and underscores')],
  ['email', localized('邮箱地址', 'email address')],
  ['naturalNumber', localized('自然数：只含数字，可以为 0', 'natural number: digits only, zero included')],
  ['englishLetters', localized('只含英文字母', 'English letters only')],
  [
    'landline',
    localized('座机号：3 或 4 位区号加 7 或 8 位号码', 'landline: an area code of 3 or 4 digits and 7 or 8 more'),
  ],
  [
    'bankCard',
    localized(
      '银行卡号：10 到 20 位数字，末位校验码不符时提醒',
      'bank card: 10 to 20 digits; warns when the last one does not fit',
    ),
  ],
  [
    'idNumber',
    localized('任意证件号码：1 到 50 位字母或数字', 'number of any identity paper: 1 to 50 letters or digits'),
  ],
  [
    'chineseIdCard',
    localized(
      '身份证号码，只给出表单的提示；要原因请用 idcard',
      'identity card, with the message of forms alone; idcard tells why',
    ),
  ],
  ['qq', localized('QQ 号码：5 到 12 位，不以 0 开头', 'QQ number: 5 to 12 digits, not beginning with 0')],
  ['url', localized('以 http 或 https 开头的网址', 'web address that begins with http or https')],
  ['lettersAndDigits', localized('1 到 20 位英文字母和数字', '1 to 20 English letters and digits')],
  [
    'code',
    localized(
      '编码：字母开头，只含字母、数字和下划线',
      'code: letters, digits and underscores, beginning with a letter',
    ),
  ],
  [
    'plainValue',
    localized('数据值：不含空格、逗号、引号和特殊字符', 'value: no blanks, commas, quotes or the signs & ? # %'),
  ],
  [
    'chineseOrEnglish',
    localized('2 到 100 位汉字、英文字母和空格', '2 to 100 Chinese characters, English letters and blanks'),
  ],
  ['digitsAndLineFeeds', localized('只含数字和换行符', 'digits and line feeds only')],
  ['shortText', localized('最多 255 位字符', 'at most 255 characters')],
  ['creditCode', localized('统一社会信用代码（GB 32100）', 'unified social credit code (GB 32100)')],
];

export const ruleSentences = {
  idcard: localized(
    '身份证号码：15 或 18 位，含日期和校验码，给出原因',
    'identity card: 15 or 18 characters, date and check digit, with the reason',
  ),
  mobileOfTables: localized(
    '手机号（表格规则）：11 位，第二位是 3 到 9',
    'mobile number as tables take it: 11 digits, the second 3 to 9',
  ),
  landlineOrMobile: localized('座机号或手机号', 'landline or mobile number'),
  strongPassword: localized(
    '强密码：至少 8 位，含字母、数字和符号',
    'strong password: at least 8 characters with a letter, a digit and a symbol',
  ),
  smsCode: localized('短信验证码：6 位数字', 'code of a text message: 6 digits'),
  dictionaryCode: localized('字典编码：不能为空', 'code of a dictionary: not empty'),
} as const;

/** What each shortcut takes by which a column may ask for a pattern. */
export const cellSentences: readonly (readonly [string, LocalizedText])[] = [
  ['n6-16', localized('6 到 16 位数字', '6 to 16 digits')],
  ['*6-16', localized('6 到 16 位任意字符', '6 to 16 characters')],
  ['s6-18', localized('6 到 18 位英文字母', '6 to 18 English letters')],
  ['url', localized('网址', 'web address')],
  ['e', localized('邮箱地址', 'email address')],
  ['m', localized('手机号，第二位是 3 到 9', 'mobile number, the second digit 3 to 9')],
  ['p', localized('邮政编码', 'postal code')],
  ['s', localized('英文字母', 'English letters')],
  ['n', localized('数字，可带负号和小数', 'a number, with a sign and decimals')],
  ['z', localized('整数', 'a whole number')],
  ['*', localized('不能为空', 'not empty')],
  ['money', localized('大于 0、最多两位小数的金额', 'an amount over 0 with at most two decimals')],
];

export const ruleMessages = {
  notThis: (sentence: LocalizedText) => localized(`不符合：${sentence['zh-CN']}`, `is not: ${sentence['en-US']}`),
  creditCode: {
    length: localized('应为 18 位', 'it has 18 characters'),
    characters: localized(
      '只能由数字和大写字母（不含 I、O、S、V、Z）组成',
      'it has digits and capital letters only, without I, O, S, V and Z',
    ),
    authority: localized('第一位不是登记管理部门的代码', 'no authority registers under its first character'),
    checkCharacter: localized('校验码不符，请逐位核对', 'its check character does not fit; compare every character'),
  } satisfies Readonly<Record<CreditCodeReason, LocalizedText>>,
} as const;
