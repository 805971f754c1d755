import { isLeapYear, PLATFORM_OFFSET_MINUTES } from '../../../../kernel/index.ts';
import type { IdCardOptions, IdCardOutcome, IdCardReason, RegionLookup } from '../id-card.types.ts';

/** Nobody born earlier has a number; the standard's own example was born in 1880. */
const FIRST_YEAR = 1800;
const YEARS_IN_MS = 1 / 31_556_952_000;
/** Indexed by the remainder of the weighted sum. */
const CHECK_CHARACTERS = '10X98765432';
const CHECK_CODES = Array.from(CHECK_CHARACTERS, (character) => character.charCodeAt(0));
const CAPITAL_X = 88;
const LOWER_CASE_X = 120;
const NO_OPTIONS: IdCardOptions = {};

/**
 * The first two digits: the provinces of GB/T 2260 including Taiwan (71), residence permits for Hong Kong, Macao and
 * Taiwan (81, 82, 83) and for foreigners (9 and a second digit).
 */
const PROVINCES = '11-15 21-23 31-37 41-46 50-54 61-65 71 81-83 90-99';
const isProvince: readonly boolean[] = provinceTable();

/** Days per month of a common year. */
const MONTHS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Cache of formatted birthdays by year and day of the year, as cards share days. Holds only years in which cardholders
 * were born, at most 110,000 entries.
 */
const birthdays: string[][] = [];
const FIRST_YEAR_NOT_KEPT = 2100;

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
 * Validate a Chinese identity card (GB 11643-1999) or residence permit number: 18 characters, or the 15 digits of
 * first-generation cards, issued to people born in the 1900s. Input is not corrected: blanks, full-width characters and
 * a lower-case x are reported as such. Never throws.
 */
export function checkIdCard(text: string, options: IdCardOptions = NO_OPTIONS): IdCardOutcome {
  const isFifteen = text.length === 15;
  if (!isFifteen && text.length !== 18) return isBlankAround(text) ? refusals.blanks : refusals.length;
  // First-generation numbers have neither century nor check character.
  const skipped = isFifteen ? 2 : 0;

  // Engines cache method lookups per string representation (flat, concatenated, sliced); a column of a file exceeds
  // that cache. Calling through the prototype keeps the call site monomorphic.
  const { charCodeAt } = String.prototype;

  // Read and weight each character once, by table 1 of the standard. `excess` exceeds 15 if any is not a digit. The
  // region:
  const a = charCodeAt.call(text, 0) ^ 48;
  let sum = 7 * a;
  let excess = a + 6;
  const b = charCodeAt.call(text, 1) ^ 48;
  sum += 9 * b;
  excess |= b + 6;
  const c = charCodeAt.call(text, 2) ^ 48;
  sum += 10 * c;
  excess |= c + 6;
  const d = charCodeAt.call(text, 3) ^ 48;
  sum += 5 * d;
  excess |= d + 6;
  const e = charCodeAt.call(text, 4) ^ 48;
  sum += 8 * e;
  excess |= e + 6;
  const f = charCodeAt.call(text, 5) ^ 48;
  sum += 4 * f;
  excess |= f + 6;

  // The birthday:
  const g = isFifteen ? 1 : charCodeAt.call(text, 6) ^ 48;
  sum += 2 * g;
  excess |= g + 6;
  const h = isFifteen ? 9 : charCodeAt.call(text, 7) ^ 48;
  sum += h;
  excess |= h + 6;
  const i = charCodeAt.call(text, 8 - skipped) ^ 48;
  sum += 6 * i;
  excess |= i + 6;
  const j = charCodeAt.call(text, 9 - skipped) ^ 48;
  sum += 3 * j;
  excess |= j + 6;
  const k = charCodeAt.call(text, 10 - skipped) ^ 48;
  sum += 7 * k;
  excess |= k + 6;
  const l = charCodeAt.call(text, 11 - skipped) ^ 48;
  sum += 9 * l;
  excess |= l + 6;
  const m = charCodeAt.call(text, 12 - skipped) ^ 48;
  sum += 10 * m;
  excess |= m + 6;
  const n = charCodeAt.call(text, 13 - skipped) ^ 48;
  sum += 5 * n;
  excess |= n + 6;

  // The sequence number among births of that day and region, odd for men:
  const o = charCodeAt.call(text, 14 - skipped) ^ 48;
  sum += 8 * o;
  excess |= o + 6;
  const p = charCodeAt.call(text, 15 - skipped) ^ 48;
  sum += 4 * p;
  excess |= p + 6;
  const q = charCodeAt.call(text, 16 - skipped) ^ 48;
  sum += 2 * q;
  excess |= q + 6;

  const residue = sum % 11;
  const written = isFifteen ? CAPITAL_X : charCodeAt.call(text, 17);
  const isLowerCase = written === LOWER_CASE_X && options.isLowerCaseTaken === true;
  const isRight = isFifteen || CHECK_CODES[residue] === (isLowerCase ? CAPITAL_X : written);
  if (excess > 15 || (!isRight && !isLowerCase && !isCheckCharacter(written))) return misprint(text, excess, written);

  if (isProvince[a * 10 + b] !== true) return refusals.region;
  const year = g * 1000 + h * 100 + i * 10 + j;
  const month = k * 10 + l;
  const day = m * 10 + n;
  if (year < FIRST_YEAR || !isDay(year, month, day)) return refusals.date;
  if (options.now !== undefined && isAfter(year, month, day, options.now)) return refusals.futureDate;
  if (!isRight) return refusals.checkDigit;

  const regionCode = text.slice(0, 6);
  const whole = isFifteen ? `${regionCode}19${text.slice(6)}${CHECK_CHARACTERS.charAt(residue)}` : text;
  const normalized = isLowerCase ? whole.toUpperCase() : whole;
  const birthday = birthdays[year - FIRST_YEAR]?.[month * 32 + day] ?? newBirthday(year, month, day);
  const sex = (q & 1) === 1 ? 1 : 2;
  if (options.regions !== undefined)
    return located(options.regions, birthday, sex, regionCode, normalized, options.isRegionRequired === true);
  return { valid: true, birthday, sex, regionCode, normalized };
}

/** Add the region's name and state to a valid number. */
function located(
  regions: RegionLookup,
  birthday: string,
  sex: 1 | 2,
  regionCode: string,
  normalized: string,
  isRequired: boolean,
): IdCardOutcome {
  const region = regions.find(regionCode);
  if (region !== undefined) {
    return { valid: true, birthday, sex, regionCode, regionName: region.name, regionState: region.state, normalized };
  }
  return isRequired ? refusals.region : { valid: true, birthday, sex, regionCode, regionState: 'unknown', normalized };
}

function isCheckCharacter(code: number): boolean {
  return (code >= 48 && code <= 57) || code === CAPITAL_X;
}

function isDay(year: number, month: number, day: number): boolean {
  return day > 0 && (day <= (MONTHS[month] ?? 0) || (day === 29 && month === 2 && isLeapYear(year)));
}

/** Whether a day is after the current day. Computes the calendar only for years that may be in the future. */
function isAfter(year: number, month: number, day: number, now: number): boolean {
  if (year < 1969 + now * YEARS_IN_MS) return false;
  return Date.UTC(year, month - 1, day) - PLATFORM_OFFSET_MINUTES * 60_000 > now;
}

/** Format a day that is not cached yet: YYYY-MM-DD. */
function newBirthday(year: number, month: number, day: number): string {
  const birthday = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  if (year < FIRST_YEAR_NOT_KEPT) (birthdays[year - FIRST_YEAR] ??= [])[month * 32 + day] = birthday;
  return birthday;
}

/** Determine the reason for invalid characters in a text of 15 or 18 characters. */
function misprint(text: string, excess: number, last: number): IdCardOutcome {
  if (isBlankAround(text)) return refusals.blanks;
  if ((excess | last) > 255 && /[０-９Ｘｘ]/u.test(text)) return refusals.fullWidth;
  return excess < 16 && last === LOWER_CASE_X ? refusals.lowerCaseX : refusals.characters;
}

/** Tests the ends first to avoid trimming on every partial number. */
function isBlankAround(text: string): boolean {
  return (
    (isMaybeBlank(text.charCodeAt(0)) || isMaybeBlank(text.charCodeAt(text.length - 1))) &&
    text.trim().length !== text.length
  );
}

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
