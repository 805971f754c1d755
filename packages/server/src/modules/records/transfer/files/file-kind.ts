import type { TableFileProblem } from './table-protocol.ts';

const ZIP = Buffer.from('504b0304', 'hex');
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Records that Excel 2 to 4 began a file with, which was no compound file. */
const OLD_BEGINNINGS = [0x0009, 0x0209, 0x0409];

/** What is looked at of a file that is no spreadsheet. */
const LOOKED_AT = 4096;

const WEB_PAGE = /^\s*(?:<!doctype html|<(?:html|head|body|table|meta|style)\b|mime-version:)|<(?:html|table)[\s>]/iu;
const MARKUP = /^\s*<\?xml\b|^\s*<[a-z]/iu;
const CONTROLS = /[\u0000-\u0008\u000e-\u001f]/u;

/** What a file is, by its content and not by its name: an archive, a compound file, or why it is neither. */
export function fileKind(file: Buffer): 'archive' | 'compound' | TableFileProblem {
  if (file.subarray(0, ZIP.length).equals(ZIP)) return 'archive';
  if (file.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return 'compound';
  if (file.length >= 8 && OLD_BEGINNINGS.includes(file.readUInt16LE(0))) return 'oldKind';
  const text = beginning(file);
  // Numbers and pictures have them.
  if (text === '' || CONTROLS.test(text)) return 'type';
  if (WEB_PAGE.test(text)) return 'webPage';
  if (MARKUP.test(text)) return 'markup';
  return text.startsWith('%PDF') || text.startsWith('{\\rtf') ? 'type' : 'plainText';
}

function beginning(file: Buffer): string {
  const start = file.subarray(0, LOOKED_AT);
  const [one, two] = start;
  if (one === 0xff && two === 0xfe) return start.toString('utf16le', 2);
  if (one === 0xfe && two === 0xff)
    return Buffer.from(start.subarray(2, start.length & ~1))
      .swap16()
      .toString('utf16le');
  const text = start.toString('utf8');
  return text.startsWith('\u{FEFF}') ? text.slice(1) : text;
}
