// The cron libraries that ours is measured with, each behind the same few functions. Expressions are of the Quartz dialect with
// seven fields; a peer with another one gets a translated text before anything is timed, and what it cannot say is null.
import aws from 'aws-cron-parser';
import { CronExpressionParser } from 'cron-parser';
import { parseCronExpression } from 'cron-schedule';
import { Cron } from 'croner';
import { CronosExpression } from 'cronosjs';
import later from '@breejs/later';
import miCron from '@cheap-glitch/mi-cron';
import * as datasertMatcher from '@datasert/cronjs-matcher';
import * as datasertParser from '@datasert/cronjs-parser';

const fields = (expression) => expression.split(' ');
const unixWeekday = (text) => text.replace(/(?<![#/\d])([1-7])(?!\d)/gu, (_, number) => String(Number(number) - 1));
const star = (text) => (text === '?' ? '*' : text);
/** a/n as a-max/n: several peers read it as plain a. */
const open = (text, max) => text.replace(/(^|,)(\d+)\/(\d+)/gu, `$1$2-${max}/$3`);

function unix(expression, { seconds, year }) {
  const [s, m, h, d, month, weekday, y] = fields(expression);
  if ((!year && y !== '*') || (!seconds && s !== '0')) return null;
  const parts = [
    open(s, 59),
    open(m, 59),
    open(h, 23),
    open(star(d), 31),
    open(month, 12),
    open(star(unixWeekday(weekday)), 6),
    y,
  ];
  return parts.slice(seconds ? 0 : 1, year ? 7 : 6).join(' ');
}

const unixSeven = (expression) => {
  const [s, m, h, d, month, weekday, y] = fields(expression);
  return [s, m, h, d, month, unixWeekday(weekday), y].join(' ');
};

const awsParser = aws.default ?? aws;
const parseDatasert = datasertParser.parse ?? datasertParser.default.parse;
const matchesDatasert = datasertMatcher.getFutureMatches ?? datasertMatcher.default.getFutureMatches;
const { parseCron: parseMiCron } = miCron;
later.date.UTC();

const utcOnly = (translate) => (expression, zone) => (zone === 'UTC' ? translate(expression) : null);
const times = (next) => (handle, from, count) => {
  const list = [];
  for (let at = from; list.length < count;) {
    at = next(handle, at);
    if (at === null || at === undefined) break;
    list.push(at);
  }
  return list;
};
const datasertFires = (handle, from, count) =>
  matchesDatasert(handle.parsed, {
    startAt: new Date(from.getTime() + 1000).toISOString(),
    matchCount: count,
    timezone: handle.zone,
    hasSeconds: true,
  }).map((text) => new Date(text));

export const cronPeers = {
  croner: {
    translate: (expression) => expression,
    parse: (text, zone) =>
      new Cron(text, { timezone: zone, alternativeWeekdays: true, sloppyRanges: true, paused: true }),
    next: (handle, from) => handle.nextRun(from),
    previous: (handle, from) => handle.previousRuns(1, from)[0] ?? null,
    many: (handle, from, count) => handle.nextRuns(count, from),
  },
  cronosjs: {
    translate: unixSeven,
    parse: (text, zone) => CronosExpression.parse(text, { timezone: zone }),
    next: (handle, from) => handle.nextDate(from),
    many: (handle, from, count) => handle.nextNDates(from, count),
  },
  'cron-schedule': {
    translate: utcOnly((expression) => unix(expression, { seconds: true, year: false })),
    parse: (text) => parseCronExpression(text),
    next: (handle, from) => handle.getNextDate(from),
    previous: (handle, from) => handle.getPrevDate(from),
    many: (handle, from, count) => handle.getNextDates(count, from),
  },
  'cron-parser': {
    translate: (expression) => unix(expression, { seconds: true, year: false }),
    parse: (text, zone) => CronExpressionParser.parse(text, { tz: zone, currentDate: new Date(0) }),
    next: (handle, from) => {
      handle.reset(from);
      return handle.next().toDate();
    },
    previous: (handle, from) => {
      handle.reset(from);
      return handle.prev().toDate();
    },
    many: (handle, from, count) => {
      handle.reset(from);
      return handle.take(count).map((date) => date.toDate());
    },
  },
  '@breejs/later': {
    translate: utcOnly(unixSeven),
    parse: (text) => later.schedule(later.parse.cron(text, true)),
    next: (handle, from) => handle.next(1, new Date(from.getTime() + 1000)) || null,
    previous: (handle, from) => handle.prev(1, new Date(from.getTime() - 1000)) || null,
    many: (handle, from, count) => handle.next(count, new Date(from.getTime() + 1000)) || [],
  },
  '@datasert/cronjs': {
    translate: unixSeven,
    parse: (text, zone) => ({ parsed: parseDatasert(text, { hasSeconds: true }), zone }),
    next: (handle, from) => datasertFires(handle, from, 1)[0] ?? null,
    many: datasertFires,
  },
  'aws-cron-parser': {
    translate: utcOnly((expression) => {
      const [s, ...rest] = fields(expression);
      return s === '0' ? rest.join(' ') : null;
    }),
    parse: (text) => awsParser.parse(text),
    next: (handle, from) => awsParser.next(handle, from),
    previous: (handle, from) => awsParser.prev(handle, from),
    many: times((handle, from) => awsParser.next(handle, from)),
  },
  'mi-cron': {
    translate: utcOnly((expression) => unix(expression, { seconds: false, year: false })),
    parse: (text) => {
      const parsed = parseMiCron(text);
      if (parsed === undefined) throw new Error('refused');
      return parsed;
    },
    next: (handle, from) => parseMiCron.nextDate(handle, from) ?? null,
    many: times((handle, from) => parseMiCron.nextDate(handle, from) ?? null),
  },
};

const cronstrueModule = await import('cronstrue/i18n.js');
const cronstrue =
  cronstrueModule.default.toString.length > 0 ? cronstrueModule.default : cronstrueModule.default.default;

/** The one that describes, in Quartz numbers. */
export const describePeer = (text, locale) =>
  cronstrue.toString(text, { locale: locale === 'zh-CN' ? 'zh_CN' : 'en', dayOfWeekStartIndexZero: false });
