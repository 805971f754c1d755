import { calendarTime } from '../../format/index.ts';
import type { IdCardOptions, IdCardOutcome, IdCardReason } from '../id-card.types.ts';

/** Nobody who was born earlier has a number; the standard's own example was born in 1880. */
const FIRST_YEAR = 1800;
const YEAR_IN_MS = 31_556_952_000;
const NO_OPTIONS: IdCardOptions = {};

/**
 * The first two digits: the provinces of GB/T 2260 with Taiwan (71), residence permits of people from Hong Kong, Macao and
 * Taiwan (81, 82, 83), and those of foreigners (9 and a province).
 */
const PROVINCES = '11-15 21-23 31-37 41-46 50-54 61-65 71 81-83 90-99';
const isProvince: readonly boolean[] = provinceTable();

/** Month and day as one number, 229 for 29 February → `-02-29`; nothing for a day that no year has. */
const dayTexts: readonly (string | undefined)[] = dayTable();

const refusals = {
  length: refusal('length'),
  characters: refusal('characters'),
  blanks: refusal('blanks'),
  fullWidth: refusal('fullWidth'),
  lowerCaseX: refusal('lowerCaseX'),
  region: refusal('region'),
  date: refusal('date'),
  futureDate: refusal('futureDate'),
  checkDigit: refusal('checkDigit'),
};

/**
 * Checks the number of a Chinese identity card (GB 11643-1999) or residence permit: 18 characters, or the 15 digits of the
 * first cards, which are of people born in the 1900s. Nothing is mended by guessing: blanks, full-width characters and a
 * lower-case x are told as such. Never throws.
 */
export function checkIdCard(text: string, options: IdCardOptions = NO_OPTIONS): IdCardOutcome {
  switch (text.length) {
    case 18:
      return checkEighteen(text, options);
    case 15:
      return checkFifteen(text, options);
    default:
      return misprint(text) ?? refusals.length;
  }
}

/** The 18 characters of a number of 15 digits: the century 19 put in, the check character at the end. Only for digits. */
function upgradedIdCard(digits: string): string {
  const body = `${digits.slice(0, 6)}19${digits.slice(6)}`;
  let sum = 0;
  for (let index = 0; index < 17; index += 1) sum = sum * 2 + body.charCodeAt(index) - 48;
  return body + '10X98765432'.charAt((sum * 2) % 11);
}

function checkFifteen(text: string, options: IdCardOptions): IdCardOutcome {
  for (let index = 0; index < 15; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return misprint(text) ?? refusals.characters;
  }
  return checkEighteen(upgradedIdCard(text), options);
}

/** ISO 7064, MOD 11-2: the weight of a character is the power of two that its distance from the end says. */
function checkEighteen(text: string, options: IdCardOptions): IdCardOutcome {
  let outside = 0;
  let sum = 0;
  for (let index = 0; index < 17; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    outside |= digit | (9 - digit);
    sum = sum * 2 + digit;
  }
  const check = checkValue(text.charCodeAt(17), options);
  if (outside < 0 || check < 0) return misprint(text) ?? refusals.characters;

  if (isProvince[twoDigits(text, 0)] !== true) return refusals.region;
  const year = twoDigits(text, 6) * 100 + twoDigits(text, 8);
  const monthAndDay = twoDigits(text, 10) * 100 + twoDigits(text, 12);
  const dayText = dayTexts[monthAndDay];
  if (dayText === undefined || year < FIRST_YEAR || (monthAndDay === 229 && !isLeap(year))) return refusals.date;
  if (options.now !== undefined && isAfter(year, monthAndDay, options.now)) return refusals.futureDate;
  if ((sum * 2 + check) % 11 !== 1) return refusals.checkDigit;

  return accepted(text, text.slice(6, 10) + dayText, options);
}

function accepted(text: string, birthday: string, options: IdCardOptions): IdCardOutcome {
  const regionCode = text.slice(0, 6);
  const sex = (text.charCodeAt(16) & 1) === 1 ? 1 : 2;
  const normalized = text.charCodeAt(17) === 120 ? `${text.slice(0, 17)}X` : text;
  if (options.regions === undefined) return { valid: true, birthday, sex, regionCode, normalized };
  const region = options.regions.find(regionCode);
  if (region === undefined) {
    return options.isRegionRequired === true
      ? refusals.region
      : { valid: true, birthday, sex, regionCode, regionState: 'unknown', normalized };
  }
  return { valid: true, birthday, sex, regionCode, regionName: region.name, regionState: region.state, normalized };
}

/** What the last character stands for, 10 for X; negative for what it may not be. */
function checkValue(code: number, options: IdCardOptions): number {
  if (code === 88 || (code === 120 && options.isLowerCaseTaken === true)) return 10;
  return code <= 57 ? code - 48 : -1;
}

function twoDigits(text: string, index: number): number {
  return text.charCodeAt(index) * 10 + text.charCodeAt(index + 1) - 528;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Whether a birthday is after today. The calendar is asked only about the years where it could be. */
function isAfter(year: number, monthAndDay: number, now: number): boolean {
  if (year < 1969 + now / YEAR_IN_MS) return false;
  const today = calendarTime(now);
  return year * 10_000 + monthAndDay > today.year * 10_000 + today.month * 100 + today.day;
}

/** What is wrong with a text that was typed the wrong way rather than wrongly; undefined when it is neither way. */
function misprint(text: string): IdCardOutcome | undefined {
  if (text.trim().length !== text.length) return refusals.blanks;
  // Only what has about the length of a number is looked at, whatever the length of the text.
  if (text.length > 20) return undefined;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isFullWidth(code)) return refusals.fullWidth;
    if (code === 120 && index === 17 && text.length === 18) return isAllDigits(text, 17) ? refusals.lowerCaseX : undefined;
  }
  return undefined;
}

/** ０ to ９, Ｘ and ｘ. */
function isFullWidth(code: number): boolean {
  return (code >= 0xff10 && code <= 0xff19) || code === 0xff38 || code === 0xff58;
}

function isAllDigits(text: string, count: number): boolean {
  for (let index = 0; index < count; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return false;
  }
  return true;
}

function refusal(reason: IdCardReason): IdCardOutcome {
  return Object.freeze({ valid: false, reason });
}

function provinceTable(): boolean[] {
  const table = Array.from({ length: 100 }, () => false);
  for (const range of PROVINCES.split(' ')) {
    const [first = 0, last = first] = range.split('-').map(Number);
    table.fill(true, first, last + 1);
  }
  return table;
}

function dayTable(): (string | undefined)[] {
  const table = Array.from<string | undefined>({ length: 10_000 });
  for (const [index, days] of [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].entries()) {
    const month = index + 1;
    for (let day = 1; day <= days; day += 1) {
      table[month * 100 + day] = `-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    }
  }
  return table;
}
