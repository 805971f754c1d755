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

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const EVERY_DAY = ' every day';
const NTH = ' first second third fourth fifth'.split(' ');

function listed(items: readonly (string | number)[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? String(last) : `${items.slice(0, -1).join(', ')} and ${last}`;
}

function ordinal(value: number): string {
  const ending = value > 10 && value < 20 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}

const weekday = (number: number) => WEEKDAYS[number - 1] ?? '';
const month = (number: number) => MONTHS[number - 1] ?? '';

const beforeEnd = (days: number) => (days === 0 ? 'the last day' : `the ${ordinal(days + 1)} to last day`);

/** Days of a month: `the 1st and 15th`, `the last day`. */
function daysText(terms: Terms): string {
  const items: string[] = [];
  if (terms.some(isPlain)) {
    const shape = shapeOf(plainTerms(terms), DAY);
    if (shape.kind === 'step') items.push(`every ${ordinal(shape.step)} day from the ${ordinal(shape.from)}`);
    else if (shape.kind === 'range') items.push(`the ${ordinal(shape.from)} through the ${ordinal(shape.to)}`);
    else if (shape.kind === 'every') items.push('every day');
    else items.push(`the ${listed(shape.values.map(ordinal))}`);
  }
  for (const { kind, from } of terms) {
    if (kind === 'monthEnd') items.push(beforeEnd(from));
    else if (kind === 'workday') items.push(`the working day nearest the ${ordinal(from)}`);
    else if (kind === 'workdayBeforeEnd')
      items.push(from === 0 ? 'the last working day' : `the working day nearest ${beforeEnd(from)}`);
  }
  return listed(items);
}

function weekdaysOfMonth(terms: Terms): string {
  const items: string[] = [];
  for (const { kind, from, to } of terms) {
    if (kind === 'lastWeekday') items.push(`the last ${weekday(from)}`);
    else if (kind === 'nthWeekday') items.push(`the ${NTH[to] ?? ''} ${weekday(from)}`);
  }
  return listed(items);
}

function weekdaysText(weekdays: number): string {
  const run = weekdayRun(weekdays);
  return run === null
    ? `every ${listed(weekdaysMondayFirst(weekdays).map(weekday))}`
    : `${weekday(run.from)} through ${weekday(run.to)}`;
}

function yearText(shape: FieldShape, isDate: boolean): string {
  switch (shape.kind) {
    case 'every':
      return '';
    case 'step':
      return `, every ${shape.step} years from ${shape.from}`;
    case 'range':
      return `, ${shape.from} through ${shape.to}`;
    case 'values':
      return isDate && shape.values.length === 1 ? `, ${listed(shape.values)}` : ` in ${listed(shape.values)}`;
  }
}

const monthText = (shape: FieldShape) =>
  shape.kind === 'range'
    ? `${month(shape.from)} through ${month(shape.to)}`
    : listed(valuesOfShape(shape, MONTH).map(month));

/** The firing days, starting with the space or comma after a time. */
function dateText(expression: CronExpression): string {
  const months = shapeOfField(expression, MONTH);
  const years = shapeOfField(expression, YEAR);
  const { dayRule, fields } = expression;
  const isEveryMonth = months.kind === 'every';
  const inMonths = isEveryMonth ? '' : ` in ${monthText(months)}`;
  if (dayRule === 'every') return `${EVERY_DAY}${inMonths}${yearText(years, false)}`;
  const ofMonths = isEveryMonth ? ' of every month' : ` of ${monthText(months)}`;
  const parts: string[] = [];
  let isDate = false;
  if (dayRule !== 'weekday') {
    const days = fields[DAY] ?? [];
    const plain = isSingle(months) && days.every(isPlain) ? shapeOf(days, DAY) : null;
    if (plain?.kind === 'values') {
      parts.push(` on ${monthText(months)} ${listed(plain.values)}`);
      isDate = dayRule === 'day';
    } else {
      const text = daysText(days);
      parts.push(`${text.startsWith('every') ? ' ' : ' on '}${text}${ofMonths}`);
    }
  }
  if (dayRule !== 'day') {
    const terms = fields[WEEKDAY] ?? [];
    const weekdays = plainSet(terms, WEEKDAY)[0] ?? 0;
    const nth = weekdaysOfMonth(terms);
    const text = weekdays === 127 ? 'every day' : weekdaysText(weekdays);
    if (weekdays !== 0) parts.push(`${text.startsWith('every') || parts.length > 0 ? ' ' : ', '}${text}${inMonths}`);
    if (nth !== '') parts.push(` on ${nth}${ofMonths}`);
  }
  return parts.join(dayRule === 'either' ? ' or' : ' and') + yearText(years, isDate);
}

/** `every 5 minutes`, `minutes 10 and 20`. */
function fieldText(shape: FieldShape, unit: string): string {
  switch (shape.kind) {
    case 'every':
      return `every ${unit}`;
    case 'step':
      return `every ${shape.step} ${unit}s${shape.isEven ? '' : ` from ${unit} ${shape.from} of every ${unit === 'second' ? 'minute' : 'hour'}`}`;
    case 'range':
      return `${unit}s ${shape.from} through ${shape.to}`;
    case 'values':
      return `${unit}${shape.values.length > 1 ? 's' : ''} ${listed(shape.values)}`;
  }
}

const isSingle = (shape: FieldShape) => shape.kind === 'values' && shape.values.length === 1;

const isRate = (shape: FieldShape) => shape.kind === 'every' || shape.kind === 'step';

/** The hours after a rate. */
function duringHours(hour: FieldShape): string {
  if (hour.kind === 'every') return '';
  if (hour.kind === 'range') return ` from ${clockText(hour.from, 0, 0)} to ${clockText(hour.to, 59, 0)}`;
  const hours = valuesOfShape(hour, HOUR);
  return ` during hour${hours.length > 1 ? 's' : ''} ${listed(hours)}`;
}

/** The hours of a position in the hour: `every hour`, `every hour from 9 through 17`. */
function ofHours(hour: FieldShape, isPast: boolean): string {
  switch (hour.kind) {
    case 'every':
      return 'every hour';
    case 'step':
      return `every ${isPast ? `${ordinal(hour.step)} hour` : `${hour.step} hours`}${hour.isEven ? '' : ` from ${clockText(hour.from, 0, 0)}`}`;
    case 'range':
      return `every hour from ${clockText(hour.from, 0, 0)} through ${clockText(hour.to, 0, 0)}`;
    case 'values':
      return `hour${hour.values.length > 1 ? 's' : ''} ${listed(hour.values)}`;
  }
}

/** Fires within the hours. */
function rateText(second: FieldShape, minute: FieldShape, hour: FieldShape): string {
  const isOnMinute = isValue(second, 0);
  if (minute.kind === 'every') {
    const rate = isOnMinute
      ? 'every minute'
      : isRate(second)
        ? fieldText(second, 'second')
        : `at ${fieldText(second, 'second')} of every minute`;
    return rate + duringHours(hour);
  }
  if (isValue(minute, 0) && isOnMinute) return ofHours(hour, false);
  const seconds = isOnMinute
    ? ''
    : isRate(second)
      ? `, ${fieldText(second, 'second')}`
      : `, at ${fieldText(second, 'second')}`;
  if (minute.kind === 'step') return `${fieldText(minute, 'minute')}${duringHours(hour)}${seconds}`;
  if (minute.kind === 'range')
    return `every minute from ${minute.from} through ${minute.to} past ${ofHours(hour, true)}${seconds}`;
  return `at ${listed(minute.values)} minute${isValue(minute, 1) ? '' : 's'} past ${ofHours(hour, true)}${seconds}`;
}

function timeText(second: FieldShape, minute: FieldShape, hour: FieldShape): string {
  const times = clockTimes(second, minute, hour, isSingle(minute) && isSingle(second) ? 12 : 6);
  if (times !== null) return `At ${listed(times)}`;
  const text = rateText(second, minute, hour);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Describe an expression in English. */
export function describeInEnglish(expression: CronExpression): string {
  const second = shapeOfField(expression, SECOND);
  const minute = shapeOfField(expression, MINUTE);
  const hour = shapeOfField(expression, HOUR);
  const time = timeText(second, minute, hour);
  const date = dateText(expression);
  const isAllDay = hour.kind === 'every' || (hour.kind === 'step' && hour.isEven);
  return time + (isAllDay && date.startsWith(EVERY_DAY) ? date.slice(EVERY_DAY.length) : date);
}
