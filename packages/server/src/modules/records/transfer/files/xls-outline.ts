import { err, ok, type Result } from '@evergreen/core/kernel';

/** What the records of a workbook say of it before the library reads it. */
export interface XlsOutline {
  /** The first sheet that is shown, among the sheets by their place in the stream. */
  readonly first: number;
  /** Sheets of the file. */
  readonly sheets: number;
  /** Excel 5 and older, whose texts are bytes of a code page. */
  readonly isOld: boolean;
  /** A text of the library; undefined where its code page is not known. */
  readonly decode: (text: string) => string | undefined;
  /** The error value that formulas without a result were given. */
  readonly uncalculated: number;
}

const [BEGIN, CODE_PAGE, LOCK, SHEET, RECALCULATED] = [0x0809, 0x0042, 0x002f, 0x0085, 0x01c1];
const FORMULAS = new Set([0x0006, 0x0206, 0x0406]);
const WITH_UNICODE = 0x0600;
/** Of no error value that a spreadsheet writes. */
const UNCALCULATED = 0xe0;

/** Encodings by the number of a code page (MS-XLS 2.4.52). */
const ENCODINGS: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  10_000: 'macintosh',
  0x8000: 'macintosh',
  0x8001: 'windows-1252',
  28_591: 'windows-1252',
  54_936: 'gb18030',
  65_001: 'utf-8',
};

interface Sheet {
  readonly place: number;
  readonly isShown: boolean;
}

/**
 * Reads what the library is not asked for, and gives formulas whose result was never calculated an error value in place: programs write 0
 * for each of them. A file that a spreadsheet calculated says so by a record, or holds another result.
 */
export function outlineWorkbook(stream: Buffer): Result<XlsOutline, 'locked'> {
  const sheets: Sheet[] = [];
  const formulas: number[] = [];
  let version = 0;
  let codePage = 0;
  let isCalculated = false;
  for (let at = 0; at + 4 <= stream.length;) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    const data = stream.subarray(at + 4, at + 4 + length);
    if (type === LOCK) return err('locked');
    if (type === BEGIN && version === 0 && length >= 4) version = data.readUInt16LE(0);
    if (type === CODE_PAGE && length >= 2) codePage = data.readUInt16LE(0);
    if (type === SHEET && length >= 6)
      sheets.push({ place: data.readUInt32LE(0), isShown: (data.readUInt8(4) & 3) === 0 && data.readUInt8(5) === 0 });
    if (type === RECALCULATED) isCalculated = true;
    if (FORMULAS.has(type) && length >= 14) {
      isCalculated ||= data.readUInt32LE(6) !== 0 || data.readUInt32LE(10) !== 0;
      formulas.push(at + 4 + 6);
    }
    at += 4 + length;
  }
  if (!isCalculated) for (const result of formulas) stream.set([2, 0, UNCALCULATED, 0, 0, 0, 0xff, 0xff], result);
  const shown = sheets.find(({ isShown }) => isShown) ?? sheets[0];
  const isOld = version < WITH_UNICODE;
  return ok({
    first: shown === undefined ? 0 : sheets.filter(({ place }) => place < shown.place).length,
    sheets: Math.max(1, sheets.length),
    isOld,
    decode: isOld ? decoderOf(codePage) : (text) => text,
    uncalculated: UNCALCULATED,
  });
}

/** The library hands every byte of an old text on as a character. */
function decoderOf(codePage: number): XlsOutline['decode'] {
  const encoding = ENCODINGS[codePage];
  const decoder = encoding === undefined ? undefined : new TextDecoder(encoding, { fatal: true });
  return (text) => {
    if (!/[\u0080-\uffff]/u.test(text)) return text;
    try {
      return decoder?.decode(Buffer.from(text, 'latin1'));
    } catch {
      return undefined;
    }
  };
}
