import {
  formatCron,
  formatDayFields,
  weekdayNumbering,
  weekdayNumberingSentence,
  type CronExpression,
} from '@evergreen/core/schedule/cron';
import { localized, type Locale, type LocalizedText } from '@evergreen/core/kernel';

import { cronCommandMessages } from './cron.messages.ts';

/** What to say about the numbers of weekdays, to people and to programs. */
export interface NumberingNote {
  readonly sentence: LocalizedText;
  facts(locale: Locale): Readonly<Record<string, unknown>>;
}

/** A warning of weekdays that unix numbers otherwise, or what those read by unix numbers are in Quartz; null where neither matters. */
export function numberingNote(expression: CronExpression): NumberingNote | null {
  return expression.dialect === 'unix' ? noteOfUnix(expression) : warningOfQuartz(expression);
}

function warningOfQuartz(expression: CronExpression): NumberingNote | null {
  const numbering = weekdayNumbering(expression);
  if (numbering === null) return null;
  const { corrected } = numbering;
  const words = weekdayNumberingSentence(numbering);
  const sentence = localized(
    `${words['zh-CN']}${cronCommandMessages.orDialect['zh-CN']}`,
    `${words['en-US']}${cronCommandMessages.orDialect['en-US']}`,
  );
  return {
    sentence,
    facts: (locale) => ({ warning: { kind: 'weekdayNumbering', message: sentence[locale], corrected } }),
  };
}

function noteOfUnix(expression: CronExpression): NumberingNote | null {
  const { dayRule } = expression;
  if (dayRule !== 'weekday' && dayRule !== 'either') return null;
  const { day, weekday } = formatDayFields(expression);
  if (dayRule === 'either')
    return { sentence: cronCommandMessages.unixEither(day, weekday), facts: () => ({ quartz: null }) };
  const quartz = formatCron(expression);
  return { sentence: cronCommandMessages.unixWeekdays(weekday, quartz), facts: () => ({ quartz }) };
}
