/** What one section of a number format makes of a number. */
export interface FormatSection {
  readonly kind: 'general' | 'number' | 'date' | 'clock' | 'elapsed' | 'text' | 'nothing';
  /** A date with a time of day. */
  readonly hasClock: boolean;
  readonly hasHours: boolean;
  readonly hasSeconds: boolean;
  /** `@` or General beside literals: the whole value stands in its place. */
  readonly holdsWhole: boolean;
  /** Written in numerals that are not told here: `[DBNum1]`. */
  readonly isForeign: boolean;
  /** Numbers that the section is for, where it says so. */
  readonly condition: FormatCondition | null;
  /** The section as the library reads it: every literal is marked as one. */
  readonly code: string;
}

interface FormatCondition {
  readonly sign: string;
  readonly limit: number;
}

const CONDITION = /^(?<sign>[<>]=?|<>|=)(?<limit>-?[\d.]+(?:E[+-]?\d+)?)$/iu;
const ELAPSED = /^(?:h+|m+|s+)$/iu;
const FOREIGN = /^(?:dbnum|natnum)/iu;
/** What General is called in files that Chinese programs write. */
const GENERAL = /^(?:general|g\/通用格式)/iu;
const HALF_OF_DAY = /^(?:am\/pm|a\/p|上午\/下午)/iu;
const PLACEHOLDERS = '0#?.,%/';
/** Signs that stand for themselves (ECMA-376 Part 1 18.8.31). */
const LITERALS = " $-+():!^&'~{}<>=123456789";

/** The sections of a number format: for positive numbers, negative ones, zero, and texts, where none has a condition. */
export function formatSections(format: string): readonly FormatSection[] {
  const sections: FormatSection[] = [];
  for (let at = 0; at <= format.length;) {
    const { section, end } = readSection(format, at);
    sections.push(section);
    at = end + 1;
  }
  return sections;
}

/** What is seen while a section is read. */
interface Seen {
  days: boolean;
  months: boolean;
  hours: boolean;
  seconds: boolean;
  halves: boolean;
  elapsed: boolean;
  digits: boolean;
  general: boolean;
  text: boolean;
  foreign: boolean;
  condition: FormatCondition | null;
}

interface Token {
  /** As the library reads it. */
  readonly code: string;
  readonly length: number;
}

function readSection(format: string, start: number): { readonly section: FormatSection; readonly end: number } {
  const seen: Seen = {
    days: false,
    months: false,
    hours: false,
    seconds: false,
    halves: false,
    elapsed: false,
    digits: false,
    general: false,
    text: false,
    foreign: false,
    condition: null,
  };
  let code = '';
  let at = start;
  while (at < format.length && format[at] !== ';') {
    const token = tokenAt(format, at, seen);
    code += token.code;
    at += token.length;
  }
  const hasClock = seen.hours || seen.seconds || seen.halves;
  const isDate = seen.days || (seen.months && !hasClock);
  const section: FormatSection = {
    kind: kindOf(seen, isDate, hasClock, code),
    hasClock,
    hasHours: seen.hours,
    hasSeconds: seen.seconds,
    holdsWhole: !seen.digits && (seen.general || seen.text),
    isForeign: seen.foreign,
    condition: seen.condition,
    code,
  };
  return { section, end: at };
}

function kindOf(seen: Seen, isDate: boolean, hasClock: boolean, code: string): FormatSection['kind'] {
  if (seen.elapsed) return 'elapsed';
  if (isDate) return 'date';
  if (hasClock) return 'clock';
  if (seen.digits) return 'number';
  if (seen.text) return 'text';
  if (seen.general) return code.toLowerCase() === 'general' ? 'general' : 'number';
  return code === '' ? 'nothing' : 'number';
}

function tokenAt(format: string, at: number, seen: Seen): Token {
  const sign = format[at] ?? '';
  const rest = format.slice(at, at + 12);
  if (sign === '"') return quotedToken(format, at);
  if (sign === '[') return bracketToken(format, at, seen);
  if (sign === '\\') return { code: `\\${format[at + 1] ?? ' '}`, length: 2 };
  // Room as wide as the next character.
  if (sign === '_') return { code: ' ', length: 2 };
  // The next character fills the cell.
  if (sign === '*') return { code: '', length: 2 };
  const general = GENERAL.exec(rest)?.[0];
  if (general !== undefined) {
    seen.general = true;
    return { code: 'General', length: general.length };
  }
  const half = HALF_OF_DAY.exec(rest)?.[0];
  if (half !== undefined) {
    seen.halves = true;
    return { code: half, length: half.length };
  }
  if (/^E[+-]/iu.test(rest)) return { code: rest.slice(0, 2).toUpperCase(), length: 2 };
  if (sign === '@') seen.text = true;
  else if (PLACEHOLDERS.includes(sign)) seen.digits ||= '0#?'.includes(sign);
  else if (/[ydeagb]/iu.test(sign)) seen.days = true;
  else if (/m/iu.test(sign)) seen.months = true;
  else if (/h/iu.test(sign)) seen.hours = true;
  else if (/s/iu.test(sign)) seen.seconds = true;
  else if (!LITERALS.includes(sign)) return { code: `\\${sign}`, length: 1 };
  return { code: sign, length: 1 };
}

function quotedToken(format: string, at: number): Token {
  const close = format.indexOf('"', at + 1);
  const end = close < 0 ? format.length : close;
  return { code: Array.from(format.slice(at + 1, end), literal).join(''), length: end + 1 - at };
}

/** Marked as a literal; halves of a character each for itself. */
function literal(character: string): string {
  return character
    .split('')
    .map((unit) => `\\${unit}`)
    .join('');
}

function bracketToken(format: string, at: number, seen: Seen): Token {
  const close = format.indexOf(']', at);
  const end = close < 0 ? format.length : close;
  const length = end + 1 - at;
  const inside = format.slice(at + 1, end);
  if (ELAPSED.test(inside)) {
    seen.elapsed = true;
    return { code: `[${inside}]`, length };
  }
  if (inside.startsWith('$')) {
    const [currency = ''] = inside.slice(1).split('-');
    return { code: Array.from(currency, literal).join(''), length };
  }
  seen.foreign ||= FOREIGN.test(inside);
  const { sign, limit } = CONDITION.exec(inside)?.groups ?? {};
  if (sign !== undefined && limit !== undefined) seen.condition = { sign, limit: Number(limit) };
  // A colour otherwise.
  return { code: '', length };
}
