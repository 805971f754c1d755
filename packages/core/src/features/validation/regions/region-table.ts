import { regionCodes, regionNames } from './region-data.ts';
import type { Region, RegionTable } from './region.types.ts';

interface Entry {
  /** Empty if the name is among the earlier names and those were not provided. */
  readonly ownName: string;
  readonly span: number;
}

/** The codes and names of one province, and the number of earlier names of the provinces before it. */
interface Province {
  readonly codes: string;
  readonly names: string;
  readonly earlierBefore: number;
}

interface Span {
  readonly firstYear?: number;
  readonly lastYear?: number;
}

/**
 * Decode the region table from its data files. Names of codes withdrawn before 2002 are in a separate file; without
 * `earlierNames`, such a region has the name of its prefecture or province.
 * Encoding of the codes: the first line holds the year spans, `first-last`: that of the earlier names, that of most
 * codes, and those denoted by A to Z and a to z. Each following line is a province: its two digits, then for every code
 * in order the distance from the previous code (`.` for 1, `/` to the next prefecture, `-` to its code 21, `+` to 81, a
 * digit, or `=` and four digits) and its mark: none, the letter of its span, or a space if the name is an earlier one.
 * The other names are on as many separate lines, because similar texts compress better. A name omits its last character
 * if the code implies it, and ends in `!` if not; `~` stands for 族自治.
 */
export function createRegionTable(earlierNames = ''): RegionTable {
  const [spanLine = '', ...codeLines] = regionCodes.split('\n');
  const nameLines = regionNames.split('\n');
  const spans = spanLine.split(' ').map(parseSpan);
  const earlier = earlierNames === '' ? undefined : earlierNames.split(' ');
  const entries = new Map<number, Entry>();
  // Provinces are decoded lazily: one card needs one province, and decoding all takes longer than starting the
  // application.
  const unread = new Map<number, Province>();
  let earlierBefore = 0;
  for (const [index, codes] of codeLines.entries()) {
    unread.set(Number(codes.slice(0, 2)), { codes, names: nameLines[index] ?? '', earlierBefore });
    earlierBefore += codes.split(' ').length - 1;
  }

  function entryOf(code: number): Entry | undefined {
    const province = Math.trunc(code / 10_000);
    const asked = unread.get(province);
    if (asked !== undefined) {
      unread.delete(province);
      readProvince(asked, entries, earlier);
    }
    return entries.get(code);
  }

  const ownName = (code: number) => entryOf(code)?.ownName ?? '';
  function fullName(code: number): string {
    const province = code - (code % 10_000);
    const prefecture = code - (code % 100);
    const names = [
      ownName(province),
      prefecture === province ? '' : ownName(prefecture),
      code === prefecture ? '' : ownName(code),
    ];
    // The prefecture of a municipality has the same name as the municipality.
    return names.filter((name, index) => name !== names[index - 1]).join('');
  }

  return {
    find(code) {
      const number = /^\d{6}$/u.test(code) ? Number(code) : -1;
      const entry = entryOf(number);
      const span = entry === undefined ? undefined : spans[entry.span];
      if (span === undefined) return undefined;
      const region: Region = {
        code,
        name: fullName(number),
        state: span.lastYear === undefined ? 'current' : 'withdrawn',
        ...span,
      };
      return region;
    },
    codes() {
      for (const province of unread.keys()) entryOf(province * 10_000);
      return [...entries.keys()].toSorted((one, other) => one - other).map(String);
    },
  };
}

function parseSpan(text: string): Span {
  const [first = '', last = ''] = text.split('-');
  return { ...(first === '' ? {} : { firstYear: Number(first) }), ...(last === '' ? {} : { lastYear: Number(last) }) };
}

const EARLIER = ' ';
const RECORD = /(?<step>[./+-]|\d|=\d{4})(?<mark>[A-Za-z ]?)/gu;

function readProvince(
  { codes, names, earlierBefore }: Province,
  entries: Map<number, Entry>,
  earlier: readonly string[] = [],
): void {
  let code = Number(codes.slice(0, 2)) * 10_000 - 1;
  const own = names.split(' ').values();
  const others = earlier.slice(earlierBefore).values();
  for (const { groups = {} } of codes.slice(2).matchAll(RECORD)) {
    const { step = '', mark = '' } = groups;
    code = nextCode(code, step);
    const { value: written } = (mark === EARLIER ? others : own).next();
    entries.set(code, { ownName: written === undefined ? '' : wholeName(code, written), span: spanOf(mark) });
  }
}

function spanOf(mark: string): number {
  if (mark === EARLIER) return 0;
  return mark === '' ? 1 : mark.charCodeAt(0) - (mark >= 'a' ? 69 : 63);
}

/** Inverse of `stepText` in scripts/region-data.mjs. */
function nextCode(code: number, step: string): number {
  const prefecture = code - (code % 100);
  switch (step) {
    case '.':
      return code + 1;
    case '/':
      return prefecture + 100;
    case '-':
      return prefecture + 21;
    case '+':
      return prefecture + 81;
    default:
      return code + Number(step.slice(-4));
  }
}

/** Inverse of `shortName` in scripts/region-data.mjs. */
function wholeName(code: number, written: string): string {
  const name = written.replace('~', '族自治');
  if (name.endsWith('!')) return name.slice(0, -1);
  const place = code % 100;
  if (place === 0) return name + (code % 10_000 === 0 ? '省' : '市');
  if (place <= 20) return `${name}区`;
  return name + (place <= 80 ? '县' : '市');
}
