import { err, ok, withoutTrailing, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { numberInputAfter, numberOfInput } from '../validators/index.ts';
import { fieldValueMessages } from './field-values.messages.ts';
import { plainDecimal } from './plain-decimal.ts';
import { quoted } from './quoted-text.ts';

const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u;
const IN_PARENTHESES = /^\((?<amount>[^()-]+)\)$/u;
const CURRENCY = /^(?<sign>-?)[¥￥$€£]\s*/u;

/**
 * Parse a number as typed or copied from spreadsheets. Accepts full-width digits, thousands separators in valid
 * positions, a leading currency sign and accounting parentheses for negatives; a lone minus or point is empty. Rejects
 * percentages, scientific notation and more digits than a number can represent, with a hint.
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

/**
 * Text of a number editor after input: invalid input restores the previous text; other notations are normalised
 * immediately.
 */
export function typedNumber(before: string, typed: string): string {
  const asTyped = numberInputAfter(before, typed);
  return asTyped === typed ? typed : numberInputAfter(before, plainNumber(typed));
}

function plainNumber(typed: string): string {
  // NFKC maps full-width digits, signs and commas to ASCII. U+2212 is the typographic minus; Chinese input methods emit
  // 。 for the period key.
  const ascii = typed.normalize('NFKC').replaceAll('\u2212', '-').replaceAll('。', '.').trim();
  const signed = ascii.replace(IN_PARENTHESES, '-$<amount>').replace(CURRENCY, '$<sign>');
  return GROUPED.test(signed) ? signed.replaceAll(',', '') : signed;
}

function refusal(plain: string, shown: string): LocalizedText {
  if (/^[-\d.,]+\s*%$/u.test(plain)) return fieldValueMessages.percentage(shown);
  if (/^-?[\d.]+e[+-]?\d+$/iu.test(plain)) return fieldValueMessages.scientific(shown);
  return fieldValueMessages.notANumber(shown);
}

/** Significant digits, so that two spellings of one number compare equal. */
function significant(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  return `${whole.replace(/^0+/u, '')}.${withoutTrailing(fraction, '0')}`;
}
