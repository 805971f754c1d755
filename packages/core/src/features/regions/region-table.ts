import { regionData } from './region-data.ts';
import type { Region, RegionTable } from './region.types.ts';

interface Entry {
  /** Absent where the name is among the earlier ones, and those were not given. */
  readonly ownName: string | undefined;
  readonly span: number;
}

interface Span {
  readonly firstYear?: number;
  readonly lastYear?: number;
}

/**
 * The table of regions, from the data beside it. Names of codes that were withdrawn before 2002 are a file of their own; without
 * `earlierNames` such a region goes by the name of its prefecture or province.
 *
 * How the data is written: the first line has the spans of years, `first-last`: that of the earlier names, and those that A to Z
 * and a to z stand for. Then a line for each province: its two digits, and for every code in order the letter of its span where
 * that changes, the distance from the code before (`.` for 1, `/` to the next prefecture, `-` to its code 21, `+` to 81), and its
 * name; a blank stands for an earlier name. A name is without its last character where the code tells it, and ends in `!` where
 * it does not.
 */
export function createRegionTable(earlierNames = ''): RegionTable {
  const [spanLine = '', ...lines] = regionData.split('\n');
  const spans = spanLine.split(' ').map(parseSpan);
  const earlier = earlierNames === '' ? undefined : earlierNames.split(' ');
  const entries = new Map<number, Entry>();
  // A province is read when it is asked for: one card has one, and all take longer to read than a program to start.
  const unread = new Map<number, { readonly line: string; readonly earlierBefore: number }>();
  let earlierBefore = 0;
  for (const line of lines) {
    unread.set(Number(line.slice(0, 2)), { line, earlierBefore });
    earlierBefore += line.split(' ').length - 1;
  }

  function entryOf(code: number): Entry | undefined {
    const province = Math.trunc(code / 10_000);
    const asked = unread.get(province);
    if (asked !== undefined) {
      unread.delete(province);
      readProvince(asked.line, entries, earlier?.slice(asked.earlierBefore).values());
    }
    return entries.get(code);
  }

  const ownName = (code: number) => entryOf(code)?.ownName ?? '';
  function fullName(code: number): string {
    const province = code - (code % 10_000);
    const prefecture = code - (code % 100);
    const names = [ownName(province), prefecture === province ? '' : ownName(prefecture), code === prefecture ? '' : ownName(code)];
    // The prefecture of a municipality has the municipality's own name.
    return names.filter((name, index) => name !== names[index - 1]).join('');
  }

  return {
    find(code) {
      const number = /^\d{6}$/u.test(code) ? Number(code) : -1;
      const entry = entryOf(number);
      const span = entry === undefined ? undefined : spans[entry.span];
      if (span === undefined) return undefined;
      const region: Region = { code, name: fullName(number), state: span.lastYear === undefined ? 'current' : 'withdrawn', ...span };
      return region;
    },
  };
}

function parseSpan(text: string): Span {
  const [first = '', last = ''] = text.split('-');
  return { ...(first === '' ? {} : { firstYear: Number(first) }), ...(last === '' ? {} : { lastYear: Number(last) }) };
}

const RECORD = /(?<letter>[A-Za-z])?(?<step>[./+-]|\d+)(?<name>[^\dA-Za-z./+-]+)/gu;

function readProvince(line: string, entries: Map<number, Entry>, earlier: Iterator<string> | undefined): void {
  let code = Number(line.slice(0, 2)) * 10_000 - 1;
  let span = 0;
  for (const { groups = {} } of line.slice(2).matchAll(RECORD)) {
    const { letter, step = '', name = '' } = groups;
    if (letter !== undefined) span = letter.charCodeAt(0) - (letter >= 'a' ? 70 : 64);
    code = nextCode(code, step);
    const isEarlier = name === ' ';
    const written = isEarlier ? earlier?.next().value : name;
    entries.set(code, { ownName: typeof written === 'string' ? wholeName(code, written) : undefined, span: isEarlier ? 0 : span });
  }
}

/** The other half of `stepText` in scripts/region-data.mjs. */
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
      return code + Number(step);
  }
}

/** The other half of `shortName` in scripts/region-data.mjs. */
function wholeName(code: number, written: string): string {
  if (written.endsWith('!')) return written.slice(0, -1);
  const place = code % 100;
  if (place === 0) return written + (code % 10_000 === 0 ? '省' : '市');
  if (place <= 20) return `${written}区`;
  return written + (place <= 80 ? '县' : '市');
}
