import type { LocalizedText } from '../../../kernel/index.ts';
import { cronMessages } from './cron.messages.ts';
import type { CronField } from './cron.types.ts';
import { CRON_FIELDS, leastOf, MOST_DAYS_BEFORE_END, mostOf, mostStepOf } from './field-limits.ts';
import { fault } from './scan-term.ts';

/** Map a full-width character to its ASCII equivalent. */
function halfWidth(found: string): string {
  if (found === '\u3000') return ' ';
  if (found === '、') return ',';
  return String.fromCharCode(found.charCodeAt(0) - 0xfee0);
}

/** Explain an unparseable field; `found` is the text at the position of `fault`. */
export function sentenceOfFault(field: CronField, found: string, text: string, isUnix: boolean): LocalizedText {
  const number = CRON_FIELDS.indexOf(field);
  const before = text.charAt(fault.start - 1);
  switch (fault.kind) {
    case 'fullWidth':
      return cronMessages.fullWidth(field, found, halfWidth(found));
    case 'missing':
      return cronMessages.missing(field);
    case 'name':
      return cronMessages.name(field, found);
    case 'range':
      if (before === '#') return cronMessages.range(field, found, 1, 5);
      if (field === 'day' && before === '-' && /L-$/iu.test(text.slice(0, fault.start)))
        return cronMessages.range(field, found, 0, MOST_DAYS_BEFORE_END);
      if (field === 'weekday')
        return isUnix ? cronMessages.range(field, found, 0, 7) : cronMessages.weekdayRange(found);
      return cronMessages.range(field, found, leastOf(number), mostOf(number));
    case 'step':
      return cronMessages.step(field, found, mostStepOf(number));
    case 'misplaced':
      return cronMessages.misplaced(field, found);
    case 'alone':
      return cronMessages.alone(field);
    case 'yearOrder':
      return cronMessages.yearOrder;
    default:
      return cronMessages.character(field, found);
  }
}
