import { expect, it } from 'vitest';

import { createCsvReader, type CsvRecord } from './csv-reader.ts';
import { decodedText } from './decoded-text.ts';

/** Numbers from a fixed beginning on, 0 to `below` exclusive (Park and Miller's generator). */
function createNumbers(): (below: number) => number {
  let state = 20_261_128;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Every character of GBK by its bytes, as the decoder of the platform has them, without those of private use. */
const GBK = new Map<string, readonly [number, number]>();
const gbk = new TextDecoder('gbk');
for (let lead = 0x81; lead <= 0xfe; lead += 1)
  for (let trail = 0x40; trail <= 0xfe; trail += 1) {
    const [sign = '', ...more] = gbk.decode(Uint8Array.of(lead, trail));
    if (more.length === 0 && !/[\u{FFFD}\p{Co}]/u.test(sign) && !GBK.has(sign)) GBK.set(sign, [lead, trail]);
  }

const wide = (text: string) => Buffer.from(text, 'utf16le');
const encodings = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with its mark': (text: string) => Buffer.from(`\u{FEFF}${text}`),
  gbk: (text: string) => Buffer.from(Array.from(text, (sign) => GBK.get(sign) ?? [sign.charCodeAt(0)]).flat()),
  'utf-16 le with its mark': (text: string) => wide(`\u{FEFF}${text}`),
  'utf-16 be with its mark': (text: string) => wide(`\u{FEFF}${text}`).swap16(),
  'utf-16 le': wide,
  'utf-16 be': (text: string) => wide(text).swap16(),
};

interface Spelling {
  readonly separator: string;
  readonly isSaid: boolean;
  readonly lineEnd: string;
  /** Whether the last record ends as the others do. */
  readonly isClosed: boolean;
  readonly isQuoted: boolean;
}

const spellings: readonly Spelling[] = [',', ';', '\t', '|'].flatMap((separator) =>
  ['\r\n', '\n', '\r'].flatMap((lineEnd) =>
    [true, false].flatMap((isSaid) =>
      [true, false].flatMap((isClosed) =>
        [true, false].map((isQuoted) => ({ separator, isSaid, lineEnd, isClosed, isQuoted })),
      ),
    ),
  ),
);

/** What the syntax of a .csv gives a meaning, and characters that have a byte of it. */
const TELLING = ['一', '上', '、', '"', ',', ';', '\t', '|', '\n', ' ', 'a', '0', '“'];
const WORDS = [...GBK.keys()];

/** A table of two to four columns under Chinese headings, of words of GBK. */
function tableBy(numberBelow: (below: number) => number): readonly CsvRecord[] {
  const columns = 2 + numberBelow(3);
  const sign = () => {
    const from = numberBelow(2) === 0 ? TELLING : WORDS;
    return from[numberBelow(from.length)] ?? '';
  };
  const cell = () => Array.from({ length: numberBelow(9) }, sign).join('');
  const rows = Array.from({ length: numberBelow(6) }, () => Array.from({ length: columns }, cell));
  return [['姓名', '备注（选填）', '手机号码', '排序'].slice(0, columns), ...rows];
}

/** A table as a spreadsheet saves it: a break inside a cell is one of its own kind. */
function csvOf(records: readonly CsvRecord[], { separator, isSaid, lineEnd, isClosed, isQuoted }: Spelling): string {
  const written = (text: string) =>
    isQuoted || /["\r\n,;|\t]/u.test(text) ? `"${text.replaceAll('"', '""').replaceAll('\n', lineEnd)}"` : text;
  const lines = records.map((record) => record.map(written).join(separator));
  const said = isSaid || separator === '|' ? [`sep=${separator}`] : [];
  return [...said, ...lines].join(lineEnd) + (isClosed ? lineEnd : '');
}

async function read(file: Uint8Array, cut: number): Promise<readonly CsvRecord[] | string> {
  async function* pieces() {
    yield file.subarray(0, cut);
    yield file.subarray(cut);
  }
  const reader = createCsvReader();
  const records: CsvRecord[] = [];
  for await (const text of decodedText(pieces(), undefined)) {
    if (!text.ok) return text.error.message['en-US'];
    records.push(...reader.push(text.value).records);
  }
  const { records: last, problem } = reader.end();
  return problem?.['en-US'] ?? [...records, ...last];
}

it.each(Object.entries(encodings))(
  'VAL-10 reads back every table that was saved as .csv in %s, whatever separates its cells and ends its lines',
  async (_, encode) => {
    const numberBelow = createNumbers();
    for (const how of spellings) {
      const records = tableBy(numberBelow);
      const file = encode(csvOf(records, how));
      // The piece that tells the encoding holds the first line at least.
      const first = encode(csvOf(records.slice(0, 1), { ...how, isClosed: true })).length;
      const cut = Math.min(file.length, first + numberBelow(file.length));
      const broken = (text: string) => (how.lineEnd === '\r' ? text : text.replaceAll('\n', how.lineEnd));
      expect([how, await read(file, cut)]).toEqual([how, records.map((record) => record.map(broken))]);
    }
  },
);
