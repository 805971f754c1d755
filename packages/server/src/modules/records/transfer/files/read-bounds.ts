import { err, ok, type Result } from '@evergreen/core/kernel';

/** Threat T-35: what one file may hold, before it is opened. Beyond 100,000 rows of 25 columns nobody sends a list. */
export const READ_BOUNDS = {
  rows: 1_048_576,
  cells: 2_500_000,
  strings: 2_500_000,
  /** Tags of markup, whatever they are called. */
  tags: 20_000_000,
} as const satisfies Readonly<Record<string, number>>;

export type Counted = keyof typeof READ_BOUNDS;

/** Counts what a file holds; `add` says whether it is still within bounds. */
export interface ReadCount {
  add(what: Counted, times: number): boolean;
}

/** @param bounds lower ones in tests */
export function createReadCount(bounds: Readonly<Record<Counted, number>> = READ_BOUNDS): ReadCount {
  const counts: Record<Counted, number> = { rows: 0, cells: 0, strings: 0, tags: 0 };
  return {
    add(what, times) {
      counts[what] += times;
      return counts[what] <= bounds[what];
    },
  };
}

/** Records of a workbook by their type (MS-XLS 2.3), of Excel 2 to 2003. */
const ONE_CELL = new Set([
  0x0001, 0x0002, 0x0003, 0x0004, 0x0005, 0x0006, 0x007e, 0x00d6, 0x00fd, 0x0201, 0x0203, 0x0204, 0x0205, 0x0206,
  0x027e, 0x0406,
]);
const [MANY_NUMBERS, MANY_BLANKS, SHARED_STRINGS, ROW] = [0x00bd, 0x00be, 0x00fc, 0x0208];
/** A link names a rectangle of cells, each of which the reader would visit: four thousand million of them in 32 bytes. */
const LINKS = new Set([0x01b8, 0x0800]);
/** What is selected in a window: the reader knows the record and does not look into it. */
const SELECTION = 0x001d;

/**
 * Whether a workbook of an .xls file holds no more than is accepted, by its records. Links are made records in place that the reader passes
 * over.
 */
export function boundWorkbook(stream: Buffer, count: ReadCount): Result<void, 'broken' | 'tooManyCells'> {
  // Anything else would be read as another kind of file.
  if (stream.length < 8 || stream.readUInt8(0) !== 0x09 || stream.readUInt8(1) > 0x08) return err('broken');
  for (let at = 0; at + 4 <= stream.length;) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    if (!addRecord(stream.subarray(at + 4, at + 4 + length), type, count)) return err('tooManyCells');
    if (LINKS.has(type)) stream.writeUInt16LE(SELECTION, at);
    at += 4 + length;
  }
  return ok(undefined);
}

function addRecord(data: Buffer, type: number, count: ReadCount): boolean {
  if (ONE_CELL.has(type)) return count.add('cells', 1);
  if (type === MANY_NUMBERS) return count.add('cells', Math.floor(data.length / 6));
  if (type === MANY_BLANKS) return count.add('cells', Math.floor(data.length / 2));
  if (type === ROW) return count.add('rows', 1);
  if (type === SHARED_STRINGS && data.length >= 8) return count.add('strings', data.readUInt32LE(4));
  return true;
}

const [LESS, SLASH, GREATER, BANG, QUESTION, COLON, SPACE] = [0x3c, 0x2f, 0x3e, 0x21, 0x3f, 0x3a, 0x20];
/** Elements by their name without a prefix. */
const COUNTED: ReadonlyMap<string, Counted> = new Map([
  ['row', 'rows'],
  ['c', 'cells'],
  ['si', 'strings'],
  ['is', 'strings'],
]);
const LONGEST_NAME = 64;
const UTF_16 = [0xfeff, 0xfffe];

/**
 * Whether a part of an .xlsx file holds no more than is accepted, by its markup. A document type is refused: entities could be declared in
 * it.
 */
export function boundMarkup(part: Buffer, count: ReadCount): Result<void, 'broken' | 'doctype' | 'tooManyCells'> {
  // Spreadsheets write UTF-8; what follows would not see the markup of another encoding.
  if (part.length >= 2 && UTF_16.includes(part.readUInt16LE(0))) return err('broken');
  for (let at = part.indexOf(LESS); at >= 0; at = part.indexOf(LESS, at + 1)) {
    const first = part[at + 1];
    if (first === BANG && part.toString('latin1', at + 2, at + 9).toUpperCase() === 'DOCTYPE') return err('doctype');
    if (!count.add('tags', 1)) return err('tooManyCells');
    if (first === SLASH || first === QUESTION || first === BANG) continue;
    const { start, end } = nameAt(part, at + 1);
    const name = part.toString('latin1', start, end);
    const counted = COUNTED.get(name);
    if (counted !== undefined && !count.add(counted, 1)) return err('tooManyCells');
  }
  return ok(undefined);
}

/** The name of an element without its prefix. */
function nameAt(part: Buffer, from: number): { readonly start: number; readonly end: number } {
  let start = from;
  for (let at = from; at < from + LONGEST_NAME && at < part.length; at += 1) {
    const sign = part[at] ?? SPACE;
    if (sign === COLON) start = at + 1;
    if (sign <= SPACE || sign === SLASH || sign === GREATER) return { start, end: at };
  }
  return { start, end: Math.min(part.length, from + LONGEST_NAME) };
}
