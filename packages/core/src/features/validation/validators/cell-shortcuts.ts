import { isEmail } from './rules/email.rule.ts';
import { isMobileOfTables } from './rules/mobile.rule.ts';
import { isUrl } from './rules/url.rule.ts';

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);

/** Pattern name a column may use → predicate. Called for non-empty texts only. */
export const cellShortcuts: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['n6-16', matches(/^\d{6,16}$/u)],
  ['*6-16', (value) => value.length >= 6 && value.length <= 16],
  ['s6-18', matches(/^[A-Za-z]{6,18}$/u)],
  ['url', isUrl],
  ['e', isEmail],
  ['m', isMobileOfTables],
  ['p', matches(/^[1-9]\d{5}$/u)],
  ['s', matches(/^[A-Za-z]+$/u)],
  ['n', matches(/^-?\d+(?:\.\d+)?$/u)],
  ['z', matches(/^-?\d+$/u)],
  ['*', (value) => value !== ''],
  ['money', (value) => /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/u.test(value) && Number(value) > 0],
]);
