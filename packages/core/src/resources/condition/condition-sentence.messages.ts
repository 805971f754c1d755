import { localized, type LocalizedText } from '../../kernel/index.ts';
import type { Rule } from './condition.types.ts';

type Write = (field: LocalizedText, value: LocalizedText) => LocalizedText;

const write =
  (chinese: (field: string, value: string) => string, english: (field: string, value: string) => string): Write =>
  (field, value) =>
    localized(chinese(field['zh-CN'], value['zh-CN']), english(field['en-US'], value['en-US']));

/** A comparison in words. */
export const comparisonSentences: Readonly<Record<Rule, Write>> = {
  eq: write(
    (field, value) => `${field}等于${value}`,
    (field, value) => `${field} is ${value}`,
  ),
  ne: write(
    (field, value) => `${field}不等于${value}`,
    (field, value) => `${field} is not ${value}`,
  ),
  gt: write(
    (field, value) => `${field}大于${value}`,
    (field, value) => `${field} is greater than ${value}`,
  ),
  ge: write(
    (field, value) => `${field}不小于${value}`,
    (field, value) => `${field} is at least ${value}`,
  ),
  lt: write(
    (field, value) => `${field}小于${value}`,
    (field, value) => `${field} is less than ${value}`,
  ),
  le: write(
    (field, value) => `${field}不大于${value}`,
    (field, value) => `${field} is at most ${value}`,
  ),
  between: write(
    (field, value) => `${field}介于 ${value} 之间`,
    (field, value) => `${field} is between ${value}`,
  ),
  like: write(
    (field, value) => `${field}包含${value}`,
    (field, value) => `${field} contains ${value}`,
  ),
  left_like: write(
    (field, value) => `${field}以${value}结尾`,
    (field, value) => `${field} ends with ${value}`,
  ),
  right_like: write(
    (field, value) => `${field}以${value}开头`,
    (field, value) => `${field} begins with ${value}`,
  ),
  in: write(
    (field, value) => `${field}是${value}之一`,
    (field, value) => `${field} is one of ${value}`,
  ),
  empty: write(
    (field) => `${field}为空`,
    (field) => `${field} is empty`,
  ),
  notEmpty: write(
    (field) => `${field}不为空`,
    (field) => `${field} is not empty`,
  ),
  within: write(
    (field, value) => `${field}属于${value}及其下级`,
    (field, value) => `${field} is ${value} or below`,
  ),
};

/** Days and times are earlier and later, not smaller and greater. */
export const timeSentences: Readonly<Partial<Record<Rule, Write>>> = {
  eq: write(
    (field, value) => `${field}是 ${value}`,
    (field, value) => `${field} is ${value}`,
  ),
  ne: write(
    (field, value) => `${field}不是 ${value}`,
    (field, value) => `${field} is not ${value}`,
  ),
  gt: write(
    (field, value) => `${field}晚于 ${value}`,
    (field, value) => `${field} is after ${value}`,
  ),
  ge: write(
    (field, value) => `${field}不早于 ${value}`,
    (field, value) => `${field} is ${value} or later`,
  ),
  lt: write(
    (field, value) => `${field}早于 ${value}`,
    (field, value) => `${field} is before ${value}`,
  ),
  le: write(
    (field, value) => `${field}不晚于 ${value}`,
    (field, value) => `${field} is ${value} or earlier`,
  ),
};

export const sentenceMessages = {
  and: localized('，且', ' and '),
  or: localized('，或', ' or '),
  bracketed: (words: LocalizedText) => localized(`（${words['zh-CN']}）`, `(${words['en-US']})`),
  quoted: (words: LocalizedText) => localized(`“${words['zh-CN']}”`, `“${words['en-US']}”`),
  list: localized('、', ', '),
  ends: localized(' 和 ', ' and '),
  yes: localized('是', 'Yes'),
  no: localized('否', 'No'),
  today: localized('今天', 'today'),
  now: localized('现在', 'now'),
  daysAfter: (base: LocalizedText, days: number) =>
    days === 0
      ? base
      : localized(
          `${base['zh-CN']}${days > 0 ? '后' : '前'} ${Math.abs(days)} 天`,
          `${Math.abs(days)} days ${days > 0 ? 'after' : 'before'} ${base['en-US']}`,
        ),
  thisMonth: localized('本月', 'this month'),
  lastMonth: localized('上月', 'last month'),
  thisYear: localized('今年', 'this year'),
  lastYear: localized('去年', 'last year'),
  self: localized('本人', 'oneself'),
  ownTenant: localized('本租户', 'the own tenant'),
  ownDepartment: localized('本部门', 'the own department'),
} as const;
