import type { LocalizedText } from '../../../kernel/index.ts';
import { cronMessages } from './cron.messages.ts';
import type { CronExpression, CronTerm } from './cron.types.ts';
import { WEEKDAY } from './field-limits.ts';
import { formatTerms, weekdayName, withWeekdayNames } from './format-cron.ts';
import { parseCron } from './parse-cron.ts';
import { isPlain, valuesOf } from './plain-terms.ts';
import { ends, splitFields, starts } from './split-fields.ts';

/** The weekdays of five fields, which Quartz (1 = Sunday) and the unix cron (1 = Monday) number differently. */
export interface CronWeekdayNumbering {
  /** As they are written: `1-5`. */
  readonly written: string;
  /** By name, as Quartz numbers them: `SUN-THU`. */
  readonly quartz: string;
  /** By name, as the unix cron numbers them: `MON-FRI`. */
  readonly unix: string;
  /** The text as the unix cron means it, with names, which both read alike. */
  readonly corrected: string;
}

const LAST_OF_FIVE = WEEKDAY - 1;

/** The weekdays that terms name, in a form in which equal meanings are equal texts. */
function meaningOf(terms: readonly CronTerm[]): string {
  const special = terms.filter((term) => !isPlain(term));
  return `${valuesOf(terms, WEEKDAY).join()} ${formatTerms(special)}`;
}

/**
 * How the other numbering of weekdays reads an expression; null when both agree, and for six or seven fields, which are Quartz's own
 * form. Five fields are the form of the unix cron, whose users mean Monday to Friday by `1-5`.
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

/** What to say about weekdays that the unix cron numbers differently. */
export function weekdayNumberingSentence({ written, quartz, corrected }: CronWeekdayNumbering): LocalizedText {
  return cronMessages.weekdayNumbering(written, quartz, corrected);
}
