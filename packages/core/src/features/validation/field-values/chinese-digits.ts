const DIGITS = '〇一二三四五六七八九';

/**
 * Replaces the Chinese numerals of a date with ASCII digits: `二〇二六年三月十八日` → `2026年3月18日`. Other texts are returned
 * unchanged.
 */
export function withPlainDigits(date: string): string {
  return date.replaceAll(/[〇○零一二三四五六七八九十]+(?=[年月日])/gu, (written) =>
    plainNumeral(written.replaceAll(/[○零]/gu, '〇')),
  );
}

function plainNumeral(written: string): string {
  const [tens = '', ones] = written.split('十');
  const digits = (text: string) => Array.from(text, (digit) => DIGITS.indexOf(digit)).join('');
  return ones === undefined ? digits(tens) : `${tens === '' ? '1' : digits(tens)}${ones === '' ? '0' : digits(ones)}`;
}
