import { localized, type LocalizedText } from '@evergreen/core/kernel';

const examples = (column: string) =>
  [
    '  evergreen validate mobile 13800000000',
    '  evergreen validate creditCode --json < codes.txt',
    `  evergreen validate --csv staff.csv --column ${column} --rule idcard`,
    "  evergreen validate --pattern '^[A-Z]{2}\\d{4}$' AB1234",
    '  evergreen validate --list',
  ].join('\n');

export const validateMessages = {
  description: localized(
    '按规则检查手机号、邮箱、信用代码等',
    'check mobile numbers, email addresses, credit codes and others by their rules',
  ),
  rule: localized('规则名，见 --list', 'name of the rule; --list shows them'),
  value: localized(
    '要检查的值；不写则从标准输入读取，每行一个',
    'values; without any they are read from standard input, one a line',
  ),
  ruleOption: localized('规则名，代替第一个参数', 'name of the rule, instead of the first argument'),
  pattern: localized(
    '按自己的正则表达式检查（不含反向引用和环视）',
    'check by a regular expression (without backreferences and looking around)',
  ),
  list: localized('列出所有规则', 'list all rules'),
  ruleNeeded: localized(
    '请指出规则，可用的规则见 evergreen validate --list',
    'Say which rule; evergreen validate --list shows them',
  ),
  unknownRule: (name: string) =>
    localized(
      `没有规则“${name}”，可用的规则见 evergreen validate --list`,
      `There is no rule “${name}”; evergreen validate --list shows them`,
    ),
  wrongPattern: (problem: LocalizedText) =>
    localized(`--pattern 不正确：${problem['zh-CN']}`, `--pattern is wrong: ${problem['en-US']}`),
  doesNotFit: (pattern: string) => localized(`不符合 ${pattern}`, `does not fit ${pattern}`),
  examples: localized(examples('身份证号'), examples('number')),
} as const;
