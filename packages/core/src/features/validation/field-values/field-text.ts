import {
  isToldByText,
  placeText,
  storageOf,
  storedFileName,
  storedFiles,
  type Field,
  type FieldValue,
} from '../../../resources/index.ts';
import { logContentWords } from '../../../contract/index.ts';
import { htmlText } from '../../../format/index.ts';
import { err, listed, ok, sameText, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { fieldValueMessages } from './field-values.messages.ts';
import { parseDay, parseMoment, type DateReading } from './parse-date.ts';
import { parseNumber } from './parse-number.ts';
import { plainDecimal } from './plain-decimal.ts';
import { quoted } from './quoted-text.ts';

/**
 * Convert the text of a field's input to its value. Parses dates and numbers; returns other values unchanged. A day without
 * a time is its last second in a field that means an end, unless `reading` says otherwise. Returns an error that states the expected format when the text cannot be parsed.
 */
export function readFieldValue(
  field: Field,
  typed: FieldValue,
  reading: DateReading,
): Result<FieldValue, LocalizedText> {
  if (typeof typed !== 'string') return ok(typed);
  switch (storageOf(field)) {
    case 'date':
      return parseDay(typed, reading);
    case 'dateTime':
      return parseMoment(typed, { timeOfDayAlone: isEnd(field) ? 'last' : 'first', ...reading });
    case 'integer':
    case 'decimal':
      // A lone sign is treated as empty in a table cell; in a form it would stay visible without being saved.
      return typed.trim() === '' || /\p{Nd}/u.test(typed)
        ? parseNumber(typed)
        : err(fieldValueMessages.notANumber(quoted(typed)));
    case 'text':
    case 'longText':
    case 'files':
    case 'secret':
    case 'code':
    case 'links':
    case 'none':
      return ok(typed);
  }
}

/** Whether a field is the end of something: a day without a time is its last second. */
function isEnd(field: Field): boolean {
  return field.type === 'dateTime' && field.isEnd === true;
}

/**
 * Format a value for display: `choiceText` for a choice or an account if known, yes or no for a boolean, an empty text for no value;
 * anything else is displayed verbatim.
 */
export function fieldText(field: Field, value: FieldValue, choiceText?: string | null): LocalizedText {
  if (value === null) return sameText('');
  if (field.type === 'references') return listed((choiceText ?? String(value)).split(','));
  if ((field.type === 'text' || field.type === 'multilineText') && field.holds === 'logContent')
    return logContentWords(String(value));
  if (field.type === 'secret') return fieldValueMessages.secretSet;
  // Beside a text stands the real name of the account that it holds.
  if (isToldByText(field) || field.type === 'text') return sameText(choiceText ?? String(value));
  if (field.type === 'yesNo' && value === 'Y') return fieldValueMessages.yes;
  if (field.type === 'yesNo' && value === 'N') return fieldValueMessages.no;
  if (field.type === 'location') return sameText(placeText(String(value)));
  if (field.type === 'file') return listed(storedFiles(String(value)).map(storedFileName));
  if (field.type === 'richText') return sameText(htmlText(String(value)));
  return sameText(typeof value === 'number' ? plainDecimal(value) : value);
}
