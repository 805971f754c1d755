import type { CronExpression } from './cron.types.ts';
import {
  clockText,
  clockTimes,
  isValue,
  plainTerms,
  shapeOf,
  shapeOfField,
  valuesOfShape,
  weekdayRun,
  weekdaysMondayFirst,
  type FieldShape,
  type Terms,
} from './describe-shapes.ts';
import { DAY, HOUR, MINUTE, MONTH, SECOND, WEEKDAY, YEAR } from './field-limits.ts';
import { isPlain, plainSet } from './plain-terms.ts';

/** Monday to Friday are numbered one to five. */
const WEEKDAYS = '日一二三四五六';

const isDigit = (code: number) => code >= 48 && code <= 57;

/** Join two texts, with a space between a digit and a Chinese character. */
function joined(left: string, right: string): string {
  if (left === '' || right === '') return left + right;
  const before = left.charCodeAt(left.length - 1);
  const after = right.charCodeAt(0);
  return isDigit(before) !== isDigit(after) && before !== 0xff0c ? `${left} ${right}` : left + right;
}

const listed = (items: readonly (string | number)[]) => (items.length === 1 ? String(items[0]) : items.join('、'));

/** Join the last two items with a conjunction. */
function listedThings(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : joined(joined(listed(items.slice(0, -1)), '和'), last);
}

const weekday = (number: number) => `周${WEEKDAYS.charAt(number - 1)}`;

/** 周一至周五 or 周一、三、五. */
function weekdaysText(weekdays: number): string {
  const run = weekdayRun(weekdays);
  if (run !== null) return `${weekday(run.from)}至${weekday(run.to)}`;
  return `周${listed(weekdaysMondayFirst(weekdays).map((number) => WEEKDAYS.charAt(number - 1)))}`;
}

const beforeEnd = (days: number) => (days === 0 ? '最后一天' : `倒数第 ${days + 1} 天`);

/** Days of a month in written order, with plain ones grouped. */
function daysText(terms: Terms): string {
  const items: string[] = [];
  if (terms.some(isPlain)) {
    const shape = shapeOf(plainTerms(terms), DAY);
    if (shape.kind === 'step') items.push(`${shape.from} 日起每 ${shape.step} 天`);
    else if (shape.kind === 'range') items.push(`${shape.from} 日至 ${shape.to} 日`);
    else if (shape.kind === 'every') items.push('每天');
    else if (shape.values.length === 2 && terms.length === 2) items.push(...shape.values.map((day) => `${day} 日`));
    else items.push(`${listed(shape.values)} 日`);
  }
  for (const { kind, from } of terms) {
    if (kind === 'monthEnd') items.push(beforeEnd(from));
    else if (kind === 'workday') items.push(`离 ${from} 日最近的工作日`);
    else if (kind === 'workdayBeforeEnd')
      items.push(from === 0 ? '最后一个工作日' : `离${beforeEnd(from)}最近的工作日`);
  }
  return listedThings(items);
}

/** Month-dependent weekdays: 最后一个周五, 第三个周五. */
function weekdaysOfMonth(terms: Terms): string {
  const items: string[] = [];
  for (const { kind, from, to } of terms) {
    if (kind === 'lastWeekday') items.push(`最后一个${weekday(from)}`);
    else if (kind === 'nthWeekday') items.push(`第${WEEKDAYS.charAt(to)}个${weekday(from)}`);
  }
  return listedThings(items);
}

function yearText(shape: FieldShape): string {
  switch (shape.kind) {
    case 'every':
      return '';
    case 'step':
      return `${shape.from} 年起每 ${shape.step} 年`;
    case 'range':
      return `${shape.from} 年至 ${shape.to} 年`;
    case 'values':
      return `${listed(shape.values)} 年`;
  }
}

const monthText = (shape: FieldShape) =>
  shape.kind === 'range' ? `${shape.from} 月至 ${shape.to} 月` : `${listed(valuesOfShape(shape, MONTH))} 月`;

const isOne = (shape: FieldShape) => shape.kind === 'values' && shape.values.length === 1;

/** The firing days, such as `每天`. */
function dateText(expression: CronExpression): string {
  const year = shapeOfField(expression, YEAR);
  const month = shapeOfField(expression, MONTH);
  const { dayRule, fields } = expression;
  let prefix = yearText(year);
  if (month.kind !== 'every') {
    if (prefix === '') prefix = '每年';
    else if (!isOne(year)) prefix += year.kind === 'range' ? '每年' : '的';
    prefix = joined(prefix, monthText(month));
  }
  if (dayRule === 'every') return joined(prefix, '每天');
  const isInMonths = month.kind !== 'every';
  const ofMonth = (text: string) => (isInMonths ? text : joined('每月', text));
  const parts: string[] = [];
  if (dayRule !== 'weekday') parts.push(ofMonth(daysText(fields[DAY] ?? [])));
  if (dayRule !== 'day') {
    const terms = fields[WEEKDAY] ?? [];
    const weekdays = plainSet(terms, WEEKDAY)[0] ?? 0;
    const nth = weekdaysOfMonth(terms);
    if (weekdays !== 0) parts.push(weekdays === 127 ? '每天' : `每${weekdaysText(weekdays)}`);
    if (nth !== '') parts.push(ofMonth(nth));
  }
  const days = parts.join(dayRule === 'either' ? '或' : '和');
  const isPlainDate = isOne(month) && parts.length === 1 && !days.startsWith('每');
  return joined(isInMonths && !isPlainDate ? `${prefix}的` : prefix, days);
}

/** `每分钟`, `每 5 分钟`, `第 10、20 分`: one time field, `unit` as a duration and `name` as a position. */
function fieldText(shape: FieldShape, unit: string, name: string): string {
  switch (shape.kind) {
    case 'every':
      return `每${unit}`;
    case 'step':
      return shape.isEven ? `每 ${shape.step} ${unit}` : `从第 ${shape.from} ${name}起每 ${shape.step} ${unit}`;
    case 'range':
      return `第 ${shape.from} 至 ${shape.to} ${name}`;
    case 'values':
      return `第 ${listed(shape.values)} ${name}`;
  }
}

/** Fires within an hour; `isRate` for a frequency rather than a position in the hour. */
function minuteText(second: FieldShape, minute: FieldShape): { readonly text: string; readonly isRate: boolean } {
  const seconds = second.kind === 'every' ? '每秒' : fieldText(second, '秒', '秒');
  const isOnMinute = isValue(second, 0);
  if (minute.kind === 'every') {
    if (isOnMinute) return { text: '每分钟', isRate: true };
    const isRate = second.kind === 'every' || (second.kind === 'step' && second.isEven);
    return { text: isRate ? seconds : `每分钟${seconds.startsWith('第') ? '的' : ''}${seconds}`, isRate: true };
  }
  const minutes = isValue(minute, 0) && isOnMinute ? '整点' : fieldText(minute, '分钟', '分');
  const isRate = minute.kind === 'step' && minute.isEven;
  if (isOnMinute) return { text: minute.kind === 'range' ? `${minutes}，每分钟` : minutes, isRate };
  return { text: minutes + (seconds.startsWith('第') ? '的' : '，该分钟内') + seconds, isRate };
}

/** Time of day: whether it needs no date before it, and whether it is a clock time. */
function timeText(
  second: FieldShape,
  minute: FieldShape,
  hour: FieldShape,
): { readonly text: string; readonly isAllDay: boolean } {
  const times = clockTimes(second, minute, hour, 6);
  if (times !== null) return { text: listed(times), isAllDay: false };
  const { text, isRate } = minuteText(second, minute);
  if (hour.kind === 'every') return { text: isRate ? text : `每小时${text}`, isAllDay: true };
  if (isRate || minute.kind === 'range' || minute.kind === 'step') {
    if (hour.kind === 'range')
      return {
        text: `${clockText(hour.from, 0, 0)}–${clockText(hour.to, 59, 0)}，${isRate ? text : `每小时${text}`}`,
        isAllDay: false,
      };
    return { text: `${listed(valuesOfShape(hour, HOUR))} 点${isRate ? '内，' : '的'}${text}`, isAllDay: false };
  }
  if (hour.kind === 'range') return { text: `${hour.from} 点至 ${hour.to} 点每小时${text}`, isAllDay: false };
  if (hour.kind === 'step') {
    const hours = hour.isEven ? `每 ${hour.step} 小时` : `从 ${hour.from} 点起每 ${hour.step} 小时`;
    return { text: text === '整点' ? hours : `${hours}的${text}`, isAllDay: hour.isEven };
  }
  return { text: `${listed(hour.values)} 点${text === '整点' ? '整' : `的${text}`}`, isAllDay: false };
}

/** Describe an expression in Chinese. */
export function describeInChinese(expression: CronExpression): string {
  const second = shapeOfField(expression, SECOND);
  const minute = shapeOfField(expression, MINUTE);
  const hour = shapeOfField(expression, HOUR);
  const { text, isAllDay } = timeText(second, minute, hour);
  const date = dateText(expression);
  if (date === '每天') return isAllDay ? text : joined(date, text);
  return isAllDay ? `${date}，${text}` : `${date} ${text}`;
}
