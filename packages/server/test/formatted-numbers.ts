import { compoundFile } from '../src/modules/records/transfer/files/compound-file.ts';
import { createZipWriter } from '../src/modules/records/transfer/files/zip-writer.ts';

/*
 * Files of numbers with number formats, as no library writes them: formats by identifier without a code, and any code. Written from ECMA-376
 * Part 1 (18.3, 18.8) and MS-XLS (2.4).
 */

/** A number with the identifier of a built-in format, or with the code of another. */
export interface FormattedNumber {
  readonly format: number | string;
  readonly value: number;
}

/** Custom formats have identifiers from here on. */
const FIRST_CUSTOM = 164;

function identifiersOf(numbers: readonly FormattedNumber[]): ReadonlyMap<string, number> {
  const codes = numbers.flatMap(({ format }) => (typeof format === 'string' ? [format] : []));
  return new Map([...new Set(codes)].map((code, index) => [code, FIRST_CUSTOM + index]));
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const workbookOf = (properties = '') =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${properties}<sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`;

/** Parts of an .xlsx file with one sheet of hand-written markup. */
export function xlsxOf(sheet: string, more: Readonly<Record<string, string>> = {}): Buffer {
  const zip = createZipWriter();
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': workbookOf(),
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  };
  for (const [name, content] of Object.entries(parts)) zip.entry(name).add(content);
  return zip.end();
}

/** One row for each number. `is1904`: days are counted from 1904. */
export function numbersAsXlsx(numbers: readonly FormattedNumber[], is1904 = false): Buffer {
  const custom = identifiersOf(numbers);
  const idOf = ({ format }: FormattedNumber) => (typeof format === 'number' ? format : (custom.get(format) ?? 0));
  const formats = [...custom].map(([code, id]) => `<numFmt numFmtId="${id}" formatCode="${escaped(code)}"/>`);
  const styles = `<styleSheet xmlns="${MAIN}"><numFmts>${formats.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${numbers.map((number) => `<xf numFmtId="${idOf(number)}"/>`).join('')}</cellXfs></styleSheet>`;
  const cells = numbers.map(({ value }, index) => `<row><c s="${index + 1}"><v>${value}</v></c></row>`);
  return xlsxOf(`<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`, {
    'xl/styles.xml': styles,
    ...(is1904 ? { 'xl/workbook.xml': workbookOf('<workbookPr date1904="1"/>') } : {}),
  });
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

function beginning(kind: number, version = 0x0600): Buffer {
  const data = Buffer.alloc(16);
  data.writeUInt16LE(version, 0);
  data.writeUInt16LE(kind, 2);
  return record(0x0809, data);
}

function formatRecord(id: number, code: string): Buffer {
  const data = Buffer.alloc(5 + code.length * 2);
  data.writeUInt16LE(id, 0);
  data.writeUInt16LE(code.length, 2);
  data.writeUInt8(1, 4);
  data.write(code, 5, 'utf16le');
  return record(0x041e, data);
}

function cellFormat(id: number): Buffer {
  const data = Buffer.alloc(20);
  data.writeUInt16LE(id, 2);
  data.writeUInt16LE(1, 4);
  return record(0x00e0, data);
}

/** A sheet of an .xls file. */
export interface XlsSheetRecords {
  readonly name: string;
  readonly isHidden?: boolean;
  readonly records: readonly Buffer[];
}

/** A workbook of Excel 97 to 2003. */
export function xlsOf(sheets: readonly XlsSheetRecords[], globals: readonly Buffer[] = []): Buffer {
  const end = record(0x000a, Buffer.alloc(0));
  const head = Buffer.concat([beginning(0x0005), record(0x0042, Buffer.from([0xb0, 0x04])), ...globals]);
  const bodies = sheets.map(({ records }) => Buffer.concat([beginning(0x0010), ...records, end]));
  const lengthOf = ({ name }: XlsSheetRecords) => 12 + name.length * 2;
  let at = head.length + sheets.reduce((sum, sheet) => sum + lengthOf(sheet), 0) + end.length;
  const bounds = sheets.map((sheet, index) => {
    const data = Buffer.alloc(lengthOf(sheet) - 4);
    data.writeUInt32LE(at, 0);
    data.writeUInt8(sheet.isHidden === true ? 1 : 0, 4);
    data.writeUInt8(sheet.name.length, 6);
    data.writeUInt8(1, 7);
    data.write(sheet.name, 8, 'utf16le');
    at += bodies[index]?.length ?? 0;
    return record(0x0085, data);
  });
  return compoundFile('Workbook', [head, ...bounds, end, ...bodies]);
}

export function numberRecord(row: number, column: number, value: number, format = 0): Buffer {
  const data = Buffer.alloc(14);
  data.writeUInt16LE(row, 0);
  data.writeUInt16LE(column, 2);
  data.writeUInt16LE(format, 4);
  data.writeDoubleLE(value, 6);
  return record(0x0203, data);
}

/** A formula without anything behind its result. */
export function formulaRecord(row: number, column: number, result: number): Buffer {
  const data = Buffer.alloc(25);
  data.writeUInt16LE(row, 0);
  data.writeUInt16LE(column, 2);
  data.writeDoubleLE(result, 6);
  // The number 1 in one token.
  data.writeUInt16LE(3, 20);
  data.set([0x1e, 1, 0], 22);
  return record(0x0006, data);
}

export function errorRecord(row: number, column: number, code: number): Buffer {
  const data = Buffer.alloc(8);
  data.writeUInt16LE(row, 0);
  data.writeUInt16LE(column, 2);
  data.writeUInt8(code, 6);
  data.writeUInt8(1, 7);
  return record(0x0205, data);
}

/** One row for each number. `is1904`: days are counted from 1904. */
export function numbersAsXls(numbers: readonly FormattedNumber[], is1904 = false): Buffer {
  const custom = identifiersOf(numbers);
  const idOf = ({ format }: FormattedNumber) => (typeof format === 'number' ? format : (custom.get(format) ?? 0));
  const globals = [
    ...(is1904 ? [record(0x0022, Buffer.from([1, 0]))] : []),
    ...[...custom].map(([code, id]) => formatRecord(id, code)),
    cellFormat(0),
    ...numbers.map((number) => cellFormat(idOf(number))),
  ];
  const records = numbers.map(({ value }, index) => numberRecord(index, 0, value, index + 1));
  return xlsOf([{ name: 'a', records }], globals);
}
