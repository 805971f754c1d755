import { compoundFile } from './compound-file.ts';
import { fileCellText, sheetName, type FileCellValue, type TableHead, type TableWriter } from './table-file.types.ts';

/** Rows of one sheet, its heading included. */
const ROWS_OF_SHEET = 65_536;
/** Bytes of one record. */
const LONGEST_RECORD = 8224;
/** Records are gathered into buffers of this size. */
const PIECE = 1024 * 1024;

const RECORD = {
  bof: 0x0809, eof: 0x000a, codePage: 0x0042, window1: 0x003d, font: 0x0031, extendedFormat: 0x00e0, boundSheet: 0x0085,
  sharedStrings: 0x00fc, continued: 0x003c, columnInfo: 0x007d, dimensions: 0x0200, labelShared: 0x00fd, number: 0x0203,
  window2: 0x023e, pane: 0x0041,
} as const; // oxfmt-ignore

/** Cell formats by index: fifteen of styles and the usual one come first. */
const FORMAT = { number: 15, text: 16, heading: 17 } as const;

interface Sheet {
  readonly records: RecordBuffer;
  rows: number;
}

/**
 * The format of Excel 97 to 2003 (MS-XLS, BIFF8). A table that does not fit one sheet goes on in further ones, each with the heading.
 * Texts are typed as texts and never formulas (threat T-36), and repeated ones are stored once.
 */
export function createXlsWriter({ name, columns, beside }: TableHead): TableWriter {
  const strings = new Map<string, number>();
  const sheets: Sheet[] = [];
  let references = 0;

  function write(sheet: Sheet, row: readonly FileCellValue[], textFormat: number): void {
    for (const [column, value] of row.entries()) {
      if (value === null || value === '') continue;
      if (typeof value === 'number') {
        const data = sheet.records.open(RECORD.number, 14);
        place(data, sheet.rows, column, FORMAT.number);
        data.writeDoubleLE(value, 6);
        continue;
      }
      const text = fileCellText(value);
      const known = strings.get(text) ?? strings.size;
      strings.set(text, known);
      references += 1;
      const data = sheet.records.open(RECORD.labelShared, 10);
      place(data, sheet.rows, column, textFormat);
      data.writeUInt32LE(known, 6);
    }
    sheet.rows += 1;
  }

  function openSheet(): Sheet {
    const sheet: Sheet = { records: createRecordBuffer(), rows: 0 };
    sheets.push(sheet);
    write(sheet, columns, FORMAT.heading);
    return sheet;
  }

  function writeBeside(rows: readonly (readonly string[])[]): void {
    const sheet: Sheet = { records: createRecordBuffer(), rows: 0 };
    sheets.push(sheet);
    for (const [index, row] of rows.entries()) write(sheet, row, index === 0 ? FORMAT.heading : FORMAT.text);
  }

  let current = openSheet();
  return {
    add(row) {
      if (current.rows === ROWS_OF_SHEET) current = openSheet();
      write(current, row, FORMAT.text);
    },
    end() {
      const named = sheets.map((_, index) => (index === 0 ? sheetName(name) : `${sheetName(name)} ${index + 1}`));
      const names = beside === undefined ? named : [...named, sheetName(beside.name)];
      if (beside !== undefined) writeBeside(beside.rows);
      const wholes = sheets.map(({ records, rows }) => sheetPieces(records, rows, columns.length));
      const shared = sharedStrings([...strings.keys()], references);
      // The beginning of a sheet is named in what comes before it, whose length does not depend on the value.
      const lengths = wholes.map((pieces) => pieces.reduce((sum, piece) => sum + piece.length, 0));
      const first = globals(names, lengths, 0).length + shared.length + 4;
      const end = Buffer.alloc(4);
      end.writeUInt16LE(RECORD.eof, 0);
      return compoundFile('Workbook', [globals(names, lengths, first), shared, end, ...wholes.flat()]);
    },
  };
}

function place(data: Buffer, row: number, column: number, format: number): void {
  data.writeUInt16LE(row, 0);
  data.writeUInt16LE(column, 2);
  data.writeUInt16LE(format, 4);
}

interface RecordBuffer {
  /** Begins a record; its data is what is returned. */
  open(type: number, length: number): Buffer;
  pieces(): readonly Buffer[];
}

function createRecordBuffer(): RecordBuffer {
  const full: Buffer[] = [];
  let piece = Buffer.alloc(PIECE);
  let used = 0;
  return {
    open(type, length) {
      if (used + length + 4 > piece.length) {
        full.push(piece.subarray(0, used));
        piece = Buffer.alloc(Math.max(PIECE, length + 4));
        used = 0;
      }
      piece.writeUInt16LE(type, used);
      piece.writeUInt16LE(length, used + 2);
      const data = piece.subarray(used + 4, used + 4 + length);
      used += length + 4;
      return data;
    },
    pieces: () => [...full, piece.subarray(0, used)],
  };
}

function sheetPieces(records: RecordBuffer, rows: number, columns: number): readonly Buffer[] {
  const head = createRecordBuffer();
  beginning(head.open(RECORD.bof, 16), 0x0010);
  const info = head.open(RECORD.columnInfo, 12);
  info.writeUInt16LE(Math.max(0, columns - 1), 2);
  info.writeUInt16LE(18 * 256, 4);
  info.writeUInt16LE(FORMAT.number, 6);
  const dimensions = head.open(RECORD.dimensions, 14);
  dimensions.writeUInt32LE(rows, 4);
  dimensions.writeUInt16LE(columns, 10);
  const tail = createRecordBuffer();
  // Grid lines, headings, zeros, and a frozen pane: the first row stays in view.
  tail.open(RECORD.window2, 18).writeUInt16LE(0x01be, 0);
  const pane = tail.open(RECORD.pane, 10);
  pane.writeUInt16LE(1, 2);
  pane.writeUInt16LE(1, 4);
  pane.writeUInt16LE(2, 8);
  tail.open(RECORD.eof, 0);
  return [...head.pieces(), ...records.pieces(), ...tail.pieces()];
}

function beginning(data: Buffer, type: number): void {
  data.writeUInt16LE(0x0600, 0);
  data.writeUInt16LE(type, 2);
  data.writeUInt16LE(0x0dbb, 4);
  data.writeUInt16LE(0x07cc, 6);
  data.writeUInt32LE(0x0006, 12);
}

/** Everything before the strings: fonts, formats, and where the sheets begin. */
function globals(names: readonly string[], lengths: readonly number[], first: number): Buffer {
  const records = createRecordBuffer();
  beginning(records.open(RECORD.bof, 16), 0x0005);
  records.open(RECORD.codePage, 2).writeUInt16LE(1200, 0);
  const window = records.open(RECORD.window1, 18);
  for (const [index, value] of [0, 0, 0x5dc0, 0x3a98, 0x38, 0, 0, 1, 600].entries())
    window.writeUInt16LE(value, index * 2);
  for (const weight of [400, 400, 400, 400, 700]) font(records, weight);
  for (let style = 0; style < FORMAT.number; style += 1) extendedFormat(records, { isStyle: true });
  extendedFormat(records, {});
  extendedFormat(records, { isText: true });
  extendedFormat(records, { isText: true, isBold: true });
  let offset = first;
  for (const [index, name] of names.entries()) {
    const data = records.open(RECORD.boundSheet, 8 + name.length * 2);
    data.writeUInt32LE(offset, 0);
    data.writeUInt8(name.length, 6);
    data.writeUInt8(1, 7);
    data.write(name, 8, 'utf16le');
    offset += lengths[index] ?? 0;
  }
  return Buffer.concat(records.pieces());
}

const FONT_NAME = 'Arial';

function font(records: RecordBuffer, weight: number): void {
  const data = records.open(RECORD.font, 16 + FONT_NAME.length * 2);
  data.writeUInt16LE(220, 0);
  data.writeUInt16LE(0x7fff, 4);
  data.writeUInt16LE(weight, 6);
  data.writeUInt8(FONT_NAME.length, 14);
  data.writeUInt8(1, 15);
  data.write(FONT_NAME, 16, 'utf16le');
}

/** The fifth font has index 5: there is no font 4. */
const BOLD_FONT = 5;
/** The built-in number format of texts. */
const TEXT_FORMAT = 49;

function extendedFormat(
  records: RecordBuffer,
  { isStyle = false, isText = false, isBold = false }: { isStyle?: boolean; isText?: boolean; isBold?: boolean },
): void {
  const data = records.open(RECORD.extendedFormat, 20);
  data.writeUInt16LE(isBold ? BOLD_FONT : 0, 0);
  data.writeUInt16LE(isText ? TEXT_FORMAT : 0, 2);
  // Bit 3: what is typed over such a cell is a text, as after an apostrophe.
  data.writeUInt16LE(isStyle ? 0xfff5 : isText ? 0x0009 : 0x0001, 4);
  data.writeUInt8(0x20, 6);
  data.writeUInt8(isStyle ? 0xf4 : 0x0c, 9);
  data.writeUInt16LE(0x20c0, 18);
}

/** The texts of all cells, each once; what does not fit a record continues in further ones (MS-XLS 2.4.265). */
function sharedStrings(texts: readonly string[], references: number): Buffer {
  const records: Buffer[] = [];
  let data = Buffer.alloc(LONGEST_RECORD);
  data.writeUInt32LE(references, 0);
  data.writeUInt32LE(texts.length, 4);
  let used = 8;
  const close = () => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(records.length === 0 ? RECORD.sharedStrings : RECORD.continued, 0);
    head.writeUInt16LE(used, 2);
    records.push(Buffer.concat([head, data.subarray(0, used)]));
    data = Buffer.alloc(LONGEST_RECORD);
    used = 0;
  };
  for (const text of texts) {
    // Length and kind of a text stay together, with one character at least.
    if (used + 5 > LONGEST_RECORD) close();
    data.writeUInt16LE(text.length, used);
    data.writeUInt8(1, used + 2);
    used += 3;
    let from = 0;
    while (from < text.length) {
      const fitting = Math.floor((LONGEST_RECORD - used) / 2);
      if (fitting === 0) {
        close();
        // The kind of the characters is said again.
        data.writeUInt8(1, 0);
        used = 1;
        continue;
      }
      const part = text.slice(from, from + fitting);
      used += data.write(part, used, 'utf16le');
      from += part.length;
    }
  }
  close();
  return Buffer.concat(records);
}
