import type { LocalizedText } from '../../../kernel/index.ts';
import { cronMessages } from './cron.messages.ts';
import type { CronExpression, CronTerm } from './cron.types.ts';
import { WEEKDAY } from './field-limits.ts';
import { formatTerms, weekdayName, withWeekdayNames } from './format-cron.ts';
import { parseCron } from './parse-cron.ts';
import { isPlain, valuesOf } from './plain-terms.ts';
import { ends, splitFields, starts } from './split-fields.ts';

/** Weekdays of five fields that Quartz (1 = Sunday) and the unix cron (1 = Monday) number differently. */
export interface CronWeekdayNumbering {
  /** As written: `1-5`. */
  readonly written: string;
  /** By name, in Quartz numbering: `SUN-THU`. */
  readonly quartz: string;
  /** By name, in unix numbering: `MON-FRI`. */
  readonly unix: string;
  /** The text in unix numbering, with names, which both dialects parse identically. */
  readonly corrected: string;
}

const LAST_OF_FIVE = WEEKDAY - 1;

/** Canonical text of weekday terms: equal meanings have equal texts. */
function meaningOf(terms: readonly CronTerm[]): string {
  const special = terms.filter((term) => !isPlain(term));
  return `${valuesOf(terms, WEEKDAY).join()} ${formatTerms(special)}`;
}

/**
 * Compare both weekday numberings of an expression; null if they agree, and for six or seven fields, which are Quartz
 * only. Five fields are the unix form, whose users mean Monday to Friday by `1-5`.
 */
export function weekdayNumbering(expression: CronExpression): CronWeekdayNumbering | null {
  const { text, dialect, dayRule, fields } = expression;
  if (dialect === 'unix' || dayRule !== 'weekday' || splitFields(text) !== 5) return null;
  const written = text.slice(starts[LAST_OF_FIVE], ends[LAST_OF_FIVE]);
  const unix = parseCron(text, { dialect: 'unix' });
  if (!unix.ok) return null;
  const { [WEEKDAY]: quartzTerms = [] } = fields;
  const { [WEEKDAY]: unixTerms = [] } = unix.value.fields;
  if (meaningOf(quartzTerms) === meaningOf(unixTerms)) return null;
  return {
    written,
    quartz: formatTerms(quartzTerms, weekdayName),
    unix: formatTerms(unixTerms, weekdayName),
    corrected: withWeekdayNames(text, unixTerms),
  };
}

/** Warning about weekdays that the unix cron numbers differently. */
export function weekdayNumberingSentence({ written, quartz, corrected }: CronWeekdayNumbering): LocalizedText {
  return cronMessages.weekdayNumbering(written, quartz, corrected);
}
