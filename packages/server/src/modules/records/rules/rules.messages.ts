import { localized } from '@evergreen/core/kernel';

export const numberRuleMessages = {
  malformedRule: localized(
    '规则至少有一段，每段要有位数（或 *）、规则和提示',
    'A rule has at least one part, each with a number of characters (or *), a pattern and a message',
  ),
  badPattern: (part: number, pattern: string) =>
    localized(
      `第 ${part} 段的规则“${pattern}”无法执行，请使用普通的正则表达式`,
      `The pattern “${pattern}” of part ${part} cannot be run. Use a plain regular expression.`,
    ),
  made: (value: string) => localized(`生成结果：${value}`, `The next value: ${value}`),
  noRule: localized('该编码规则不存在', 'There is no fill rule with this code.'),
  unknownHandler: localized(
    '本系统没有这种生成方式或日期，请修改规则',
    'This version has no such way of making or date. Change the rule.',
  ),
  usedUp: (name: string) =>
    localized(
      `编码规则“${name}”的号码已用完，请增加末尾位数`,
      `The numbers of the fill rule “${name}” are used up. Give it more last digits.`,
    ),
  tooMany: (seconds: number) =>
    localized(`操作过于频繁，请在${seconds}秒后重试`, `Too many numbers. Try again in ${seconds} s.`),
  ruleCode: localized('规则编码', 'Rule'),
} as const;
