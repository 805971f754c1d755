import { localized } from '@evergreen/core/kernel';

export const codeRuleInputMessages = {
  parts: localized('规则的各段', 'Parts of the rule'),
  digits: localized('位数', 'Characters'),
  digitsOf: (part: number) => localized(`第 ${part} 段的位数`, `Characters of part ${part}`),
  digitsHint: localized('如 2 或 *', '2 or *'),
  pattern: localized('规则（正则表达式）', 'Pattern (regular expression)'),
  patternOf: (part: number) => localized(`第 ${part} 段的规则`, `Pattern of part ${part}`),
  message: localized('不符合时的提示', 'Message'),
  messageOf: (part: number) => localized(`第 ${part} 段的提示`, `Message of part ${part}`),
  badDigits: localized('请输入 1 以上的整数，或 * 表示整个值', 'Enter a whole number from 1, or * for the whole value'),
  badPattern: localized('请输入可以执行的正则表达式', 'Enter a regular expression that can be run'),
  up: (part: number) => localized(`上移第 ${part} 段`, `Move part ${part} up`),
  down: (part: number) => localized(`下移第 ${part} 段`, `Move part ${part} down`),
  remove: (part: number) => localized(`删除第 ${part} 段`, `Remove part ${part}`),
  add: localized('添加一段', 'Add a part'),
  sample: localized('试一试：输入一个值', 'Try it: enter a value'),
  right: localized('符合规则', 'The value keeps the rule.'),
  unfinished: localized('请先填完各段', 'Complete the parts first.'),
  malformed: localized('保存的内容不是规则，请重新填写', 'What is stored is no rule. Enter it anew.'),
  restart: localized('重新填写', 'Enter anew'),
} as const;
