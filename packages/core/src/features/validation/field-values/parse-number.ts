import { err, ok, withoutTrailing, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { numberInputAfter, numberOfInput } from '../validators/index.ts';
import { fieldValueMessages } from './field-values.messages.ts';
import { plainDecimal } from './plain-decimal.ts';
import { quoted } from './quoted-text.ts';

const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u;
const IN_PARENTHESES = /^\((?<amount>[^()-]+)\)$/u;
const CURRENCY = /^(?<sign>-?)[¥￥$€£]\s*/u;

/**
 * A number as people type it and spreadsheets copy it: full-width digits, thousands separators at their places, a sign of money
 * before it, and bookkeepers' parentheses for less than nothing are read; a minus or a point alone is nothing. Percentages,
 * scientific notation and numbers with more digits than can be kept are refused with what to do.
 */
export function parseNumber(typed: string): Result<number | null, LocalizedText> {
  const plain = plainNumber(typed);
  if (numberInputAfter('', plain) !== plain) return err(refusal(plain, quoted(typed)));
  const value = numberOfInput(plain);
  if (value === null) return /\d/u.test(plain) ? err(fieldValueMessages.tooManyDigits(quoted(typed))) : ok(null);
  if (significant(plainDecimal(value)) !== significant(plain))
    return err(fieldValueMessages.tooManyDigits(quoted(typed)));
  return ok(value === 0 ? 0 : value);
}

/** What stands in a number's editor after somebody typed: what is no number leaves what stood there; what is written otherwise is plain at once. */
export function typedNumber(before: string, typed: string): string {
  const asTyped = numberInputAfter(before, typed);
  return asTyped === typed ? typed : numberInputAfter(before, plainNumber(typed));
}

function plainNumber(typed: string): string {
  // NFKC turns full-width digits, signs and commas into those of ASCII; U+2212 is the minus of typesetters, and 。 is what Chinese
  // input methods write for the key of the point.
  const ascii = typed.normalize('NFKC').replaceAll('\u2212', '-').replaceAll('。', '.').trim();
  const signed = ascii.replace(IN_PARENTHESES, '-$<amount>').replace(CURRENCY, '$<sign>');
  return GROUPED.test(signed) ? signed.replaceAll(',', '') : signed;
}

function refusal(plain: string, shown: string): LocalizedText {
  if (/^[-\d.,]+\s*%$/u.test(plain)) return fieldValueMessages.percentage(shown);
  if (/^-?[\d.]+e[+-]?\d+$/iu.test(plain)) return fieldValueMessages.scientific(shown);
  return fieldValueMessages.notANumber(shown);
}

/** The digits that make a difference, so that two writings of one number are the same text. */
function significant(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  return `${whole.replace(/^0+/u, '')}.${withoutTrailing(fraction, '0')}`;
}
