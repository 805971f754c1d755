import { daysFromEpoch, PLATFORM_OFFSET_MINUTES } from '../../format/index.ts';
import type { IdCardOptions, IdCardOutcome, IdCardReason } from '../id-card.types.ts';

/** Nobody who was born earlier has a number; the standard's own example was born in 1880. */
const FIRST_YEAR = 1800;
const DAY = 86_400_000;
const YEARS_IN_MS = 1 / 31_556_952_000;
/** By the residue of the weighed digits. */
const CHECK_CHARACTERS = '10X98765432';
const CAPITAL_X = 88;
const LOWER_CASE_X = 120;
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
      return checkParts(text, text.slice(0, 6), text.slice(6), options);
    case 15:
      return checkParts(text, text.slice(0, 6), `19${text.slice(6)}`, options);
    default:
      return misprint(text) ?? refusals.length;
  }
}

/**
 * A number in its parts: the region, and the date with all behind it, the check character where there is one. They are read
 * instead of the whole because they are always of one kind: engines look methods up by the kind of a string (whole, joined,
 * sliced), and a column of a file soon has more kinds than they remember. Every character is read once.
 */
function checkParts(text: string, regionCode: string, rest: string, options: IdCardOptions): IdCardOutcome {
  const a = regionCode.charCodeAt(0) - 48;
  const b = regionCode.charCodeAt(1) - 48;
  const c = regionCode.charCodeAt(2) - 48;
  const d = regionCode.charCodeAt(3) - 48;
  const e = regionCode.charCodeAt(4) - 48;
  const f = regionCode.charCodeAt(5) - 48;
  const g = rest.charCodeAt(0) - 48;
  const h = rest.charCodeAt(1) - 48;
  const i = rest.charCodeAt(2) - 48;
  const j = rest.charCodeAt(3) - 48;
  const k = rest.charCodeAt(4) - 48;
  const l = rest.charCodeAt(5) - 48;
  const m = rest.charCodeAt(6) - 48;
  const n = rest.charCodeAt(7) - 48;
  const o = rest.charCodeAt(8) - 48;
  const p = rest.charCodeAt(9) - 48;
  const q = rest.charCodeAt(10) - 48;
  const below = a | b | c | d | e | f | g | h | i | j | k | l | m | n | o | p | q;
  const above =
    (9 - a) | (9 - b) | (9 - c) | (9 - d) | (9 - e) | (9 - f) | (9 - g) | (9 - h) | (9 - i) | (9 - j) | (9 - k) | (9 - l) | (9 - m) | (9 - n) | (9 - o) | (9 - p) | (9 - q);
  // The weights of the standard, table 1; the residue is what its check character is found by.
  const residue = (7 * a + 9 * b + 10 * c + 5 * d + 8 * e + 4 * f + 2 * g + h + 6 * i + 3 * j + 7 * k + 9 * l + 10 * m + 5 * n + 8 * o + 4 * p + 2 * q) % 11;
  const isFifteen = rest.length === 11;
  const written = isFifteen ? CAPITAL_X : rest.charCodeAt(11);
  const isLowerCase = written === LOWER_CASE_X && options.isLowerCaseTaken === true;
  const isRight = isFifteen || CHECK_CHARACTERS.charCodeAt(residue) === (isLowerCase ? CAPITAL_X : written);
  if ((below | above) < 0 || (!isRight && !isLowerCase && !isCheckCharacter(written))) return misprint(text) ?? refusals.characters;

  if (isProvince[a * 10 + b] !== true) return refusals.region;
  const year = g * 1000 + h * 100 + i * 10 + j;
  const monthAndDay = k * 1000 + l * 100 + m * 10 + n;
  const dayText = dayTexts[monthAndDay];
  if (dayText === undefined || year < FIRST_YEAR || (monthAndDay === 229 && !isLeap(year))) return refusals.date;
  if (options.now !== undefined && isAfter(year, monthAndDay, options.now)) return refusals.futureDate;
  if (!isRight) return refusals.checkDigit;

  const normalized = isFifteen || isLowerCase ? regionCode + rest.slice(0, 11) + CHECK_CHARACTERS.charAt(residue) : text;
  return accepted(rest.slice(0, 4) + dayText, (q & 1) === 1 ? 1 : 2, regionCode, normalized, options);
}

function accepted(birthday: string, sex: 1 | 2, regionCode: string, normalized: string, options: IdCardOptions): IdCardOutcome {
  if (options.regions === undefined) return { valid: true, birthday, sex, regionCode, normalized };
  const region = options.regions.find(regionCode);
  if (region !== undefined) {
    return { valid: true, birthday, sex, regionCode, regionName: region.name, regionState: region.state, normalized };
  }
  return options.isRegionRequired === true ? refusals.region : { valid: true, birthday, sex, regionCode, regionState: 'unknown', normalized };
}

function isCheckCharacter(code: number): boolean {
  return (code >= 48 && code <= 57) || code === CAPITAL_X;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Whether the platform's clock has yet to show this day. The calendar is asked only about the years where it could be so. */
function isAfter(year: number, monthAndDay: number, now: number): boolean {
  if (year < 1969 + now * YEARS_IN_MS) return false;
  const midnight = daysFromEpoch(year, Math.floor(monthAndDay / 100), monthAndDay % 100) * DAY - PLATFORM_OFFSET_MINUTES * 60_000;
  return midnight > now;
}

/** What is wrong with a text that was typed the wrong way rather than wrongly; undefined when it is neither way. */
function misprint(text: string): IdCardOutcome | undefined {
  if (isMaybeBlank(text.charCodeAt(0)) || isMaybeBlank(text.charCodeAt(text.length - 1))) {
    if (text.trim().length !== text.length) return refusals.blanks;
  }
  if (text.length !== 15 && text.length !== 18) return undefined;
  if (/[０-９Ｘｘ]/u.test(text)) return refusals.fullWidth;
  return /^\d{17}x$/u.test(text) ? refusals.lowerCaseX : undefined;
}

/** A quick look, so that half a number is not trimmed. */
function isMaybeBlank(code: number): boolean {
  return code <= 32 || code >= 0xa0;
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
