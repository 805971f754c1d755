import type { Field, FieldValue } from '../../../resources/index.ts';
import { err, ok, sameText, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { fieldValueMessages } from './field-values.messages.ts';
import { parseDay, parseMoment, type DateReading } from './parse-date.ts';
import { parseNumber } from './parse-number.ts';
import { plainDecimal } from './plain-decimal.ts';
import { quoted } from './quoted-text.ts';

/**
 * What was typed into the input of a field → its value. Dates and numbers are read from a text; other values are as they are. What
 * cannot be read is an error, which says how to write it.
 */
export function readFieldValue(
  field: Field,
  typed: FieldValue,
  reading: DateReading,
): Result<FieldValue, LocalizedText> {
  if (typeof typed !== 'string') return ok(typed);
  switch (field.type) {
    case 'date':
      return parseDay(typed, reading);
    case 'dateTime':
      return parseMoment(typed, reading);
    case 'integer':
    case 'decimal':
      // A sign alone is nothing in a table’s cell; in a form it would stand there and not be saved.
      return typed.trim() === '' || /\p{Nd}/u.test(typed)
        ? parseNumber(typed)
        : err(fieldValueMessages.notANumber(quoted(typed)));
    case 'text':
    case 'multilineText':
    case 'dictionary':
    case 'reference':
    case 'yesNo':
      return ok(typed);
  }
}

/** How a value reads: a choice by `choiceText` where that is known, yes and no as words, nothing as an empty text, all else as it is. */
export function fieldText(field: Field, value: FieldValue, choiceText?: string | null): LocalizedText {
  if (value === null) return sameText('');
  switch (field.type) {
    case 'dictionary':
    case 'reference':
      return sameText(choiceText ?? String(value));
    case 'yesNo':
      if (value === 'Y') return fieldValueMessages.yes;
      return value === 'N' ? fieldValueMessages.no : sameText(String(value));
    case 'text':
    case 'multilineText':
    case 'integer':
    case 'decimal':
    case 'date':
    case 'dateTime':
      return sameText(typeof value === 'number' ? plainDecimal(value) : value);
  }
}
