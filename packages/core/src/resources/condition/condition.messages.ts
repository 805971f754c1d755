import { localized, type LocalizedText } from '../../kernel/index.ts';
import type { Rule } from './condition.types.ts';

export const ruleLabels: Readonly<Record<Rule, LocalizedText>> = {
  eq: localized('等于', 'equals'),
  ne: localized('不等于', 'differs from'),
  gt: localized('大于', 'is greater than'),
  ge: localized('大于等于', 'is at least'),
  lt: localized('小于', 'is less than'),
  le: localized('小于等于', 'is at most'),
  between: localized('介于…之间', 'is between'),
  like: localized('包含', 'contains'),
  left_like: localized('以…结尾', 'ends with'),
  right_like: localized('以…开头', 'begins with'),
  in: localized('在…中', 'is one of'),
  empty: localized('为空', 'is empty'),
  notEmpty: localized('不为空', 'is not empty'),
  within: localized('属于…及下级', 'is or is below'),
};

export const MOST_LEAVES = 50;
export const MOST_LEVELS = 5;
export const MOST_VALUES = 1000;

/** A text with other texts in it, in each language. */
const withTexts = (
  write: (...words: readonly string[]) => string,
  translate: (...words: readonly string[]) => string,
  ...texts: readonly LocalizedText[]
) => localized(write(...texts.map((text) => text['zh-CN'])), translate(...texts.map((text) => text['en-US'])));

export const conditionMessages = {
  unreadable: localized(
    '查询条件的格式不正确，请重新设置条件',
    'The condition cannot be read. Set the conditions again.',
  ),
  tooDeep: localized(
    `条件最多嵌套 ${MOST_LEVELS} 层，请减少分组`,
    `Conditions may be nested ${MOST_LEVELS} deep. Use fewer groups.`,
  ),
  tooMany: localized(
    `条件最多 ${MOST_LEAVES} 个，请删去一些`,
    `There may be ${MOST_LEAVES} conditions. Remove some of them.`,
  ),
  emptyGroup: localized(
    '条件组不能为空，请添加条件或删除该组',
    'A group is empty. Add a condition or remove the group.',
  ),
  unknownField: (key: string) =>
    localized(`没有可查询的字段“${key}”，请选择其他字段`, `There is no field "${key}". Choose another one.`),
  ruleRefused: (label: LocalizedText, rule: Rule) =>
    withTexts(
      (field, name) => `“${field}”不支持“${name}”，请选择其他规则`,
      (field, name) => `"${field}" cannot be compared by "${name}". Choose another rule.`,
      label,
      ruleLabels[rule],
    ),
  valueMissing: (label: LocalizedText) =>
    withTexts(
      (field) => `请填写“${field}”的条件值`,
      (field) => `Enter a value for "${field}".`,
      label,
    ),
  twoValues: (label: LocalizedText) =>
    withTexts(
      (field) => `请填写“${field}”的起止两个值`,
      (field) => `Enter the two values that "${field}" is between.`,
      label,
    ),
  reversed: (label: LocalizedText) =>
    withTexts(
      (field) => `“${field}”的起始值大于结束值，请调换`,
      (field) => `The first value for "${field}" is above the second. Exchange them.`,
      label,
    ),
  valueUnfit: (label: LocalizedText) =>
    withTexts(
      (field) => `“${field}”的条件值格式不正确，请重新填写`,
      (field) => `The value for "${field}" has the wrong format. Enter it again.`,
      label,
    ),
  tailOnly: (label: LocalizedText, length: number) =>
    withTexts(
      (field) => `“${field}”只能按末 ${length} 位查找，请填写末 ${length} 位或更少`,
      (field) =>
        `"${field}" is found by its last ${length === 1 ? 'character' : `${length} characters`}. Enter no more.`,
      label,
    ),
  oneValueOnly: (label: LocalizedText) =>
    withTexts(
      (field) => `“${field}”的条件只能有一个值`,
      (field) => `The condition on "${field}" takes one value.`,
      label,
    ),
  tooManyValues: (label: LocalizedText) =>
    withTexts(
      (field) => `“${field}”的条件值最多 ${MOST_VALUES} 个，请减少`,
      (field) => `The condition on "${field}" takes up to ${MOST_VALUES} values. Use fewer.`,
      label,
    ),
  variableRefused: (label: LocalizedText) =>
    withTexts(
      (field) => `“${field}”不能与该变量比较，请选择其他变量`,
      (field) => `"${field}" cannot be compared with this variable. Choose another one.`,
      label,
    ),
} as const;
