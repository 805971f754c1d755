import { expect, it } from 'vitest';

import {
  errorRecord,
  formulaRecord,
  numberRecord,
  numbersAsXls,
  numbersAsXlsx,
  xlsOf,
  xlsxOf,
  type FormattedNumber,
} from '../../../../../test/formatted-numbers.ts';
import { readFileTable } from './read-table.ts';
import { createTableWriter } from './table-writer.ts';

const bounds = { rows: 500, columns: 20 };

/** The first cell of each row with what is noted of it. */
function cellsOf(file: Buffer): readonly (readonly string[])[] {
  const read = readFileTable(file, bounds);
  if (!read.ok) return [[read.error]];
  return read.value.rows.map(([text = ''], index) => {
    const note = read.value.notes.get(`${index + 1}:0`);
    return note === undefined ? [text] : [text, note.kind, note.text];
  });
}

type Line = readonly [format: number | string, value: number, text: string, kind?: string, noted?: string];

/** A moment of 15 March 2023. */
const MORNING = 45_000.354_166_666_664;
const DAY = '2023-03-15';

const exact = (value: number | string) => ['exact', String(value)] as const;

/** Number formats as ECMA-376 Part 1 (18.8.30, 18.8.31) and MS-XLS (2.5.165, 2.4.126) have them, and what a cell shows. */
const table: readonly Line[] = [
  // General, and the format of texts.
  [0, 123, '123'],
  ['General', 12.5, '12.5'],
  ['G/通用格式', 12.5, '12.5'],
  [49, 123, '123'],
  [0, 110_101_199_003_078_510, '1.1010119900307851E+17'],
  ['0', 110_101_199_003_078_510, '1.1010119900307851E+17'],
  // Digits, literals, units.
  ['000000', 123, '000123', ...exact(123)],
  ['0000"号"', 27, '0027号', ...exact(27)],
  ['0号', 27, '27号', ...exact(27)],
  ['0\\号', 27, '27号', ...exact(27)],
  ['General"号"', 27, '27号', ...exact(27)],
  ['@"号"', 27, '27号', ...exact(27)],
  ['000\\-0000\\-0000', 13_800_138_000, '138-0013-8000', ...exact(13_800_138_000)],
  ['"NO."000', 7, 'NO.007', ...exact(7)],
  ['0.00', 4.56789, '4.57', ...exact(4.56789)],
  [2, 4.56789, '4.57', ...exact(4.56789)],
  ['0.##', 1.5, '1.5'],
  [1, 2.6, '3', ...exact(2.6)],
  // Per cent, thousands, scaling, powers, fractions.
  ['0%', 0.35, '35%', ...exact(0.35)],
  [10, 0.3512, '35.12%', ...exact(0.3512)],
  [3, 1_234_567, '1,234,567', ...exact(1_234_567)],
  ['#,##0.00', 1234.5, '1,234.50', ...exact(1234.5)],
  ['0.0,"千"', 12_345, '12.3千', ...exact(12_345)],
  [11, 123_456, '1.23E+05', ...exact(123_456)],
  ['# ?/?', 1.5, '1 1/2', ...exact(1.5)],
  [12, 0.25, '1/4', ...exact(0.25)],
  // Currencies and accounts.
  ['"¥"#,##0.00', 1234.5, '¥1,234.50', ...exact(1234.5)],
  ['¥#,##0', 1234, '¥1,234', ...exact(1234)],
  ['[$¥-804]#,##0', 1234, '¥1,234', ...exact(1234)],
  ['[$€-2] 0.00', 1.5, '€ 1.50', ...exact(1.5)],
  [43, 1234.5, '1,234.50', ...exact(1234.5)],
  [43, 0, '-', ...exact(0)],
  // Sections and conditions.
  ['0;(0)', -5, '(5)', ...exact(-5)],
  ['0.0', -5, '-5.0', ...exact(-5)],
  ['0;-0;"无"', 0, '无', ...exact(0)],
  ['[Red]0;[Blue]-0', -5, '-5'],
  ['[红色]0"元"', 5, '5元', ...exact(5)],
  ['[>=100]"多";[<10]"少";0', 150, '多', ...exact(150)],
  ['[>=100]"多";[<10]"少";0', 5, '少', ...exact(5)],
  ['[>=100]"多";[<10]"少";0', 50, '50'],
  ['[=1]"男";[=2]"女";0', 2, '女', ...exact(2)],
  // Days, with and without a clock.
  [14, 45_000, DAY],
  [22, MORNING, `${DAY} 08:30:00`],
  ['yyyy"年"m"月"d"日"', 45_000, DAY],
  ['yyyy年m月d日', 45_000, DAY],
  ['[$-804]yyyy"年"m"月"d"日";@', 45_000, DAY],
  ['[DBNum1][$-804]yyyy"年"m"月"d"日"', 45_000, DAY],
  ['yyyy-mm-dd', MORNING, DAY, ...exact(`${DAY} 08:30:00`)],
  ['yyyy/m/d h:mm', 45_000, `${DAY} 00:00:00`],
  ['aaaa', 45_000, DAY],
  ['yyyy-mm-dd', 1e9, '1000000000', 'untold', '1000000000'],
  ['yyyy-mm-dd', -1, '-1', 'untold', '-1'],
  // Times of day, and elapsed time.
  ['hh:mm', 0.354_166_666_666_667, '08:30'],
  ['h:mm', 0.3541666, '08:30'],
  ['h:mm:ss', 0.75, '18:00:00'],
  ['h:mm AM/PM', 0.75, '18:00'],
  ['上午/下午h"时"mm"分"', 0.75, '18:00'],
  ['h:mm', MORNING, '08:30', ...exact(`${DAY} 08:30:00`)],
  [46, 1.5, '36:00:00'],
  ['[h]:mm', 1.5, '36:00'],
  ['[mm]:ss', 0.0625, '90:00'],
  [45, 0.0625, '30:00'],
  // East Asia by the table of zh-cn: days, and times of day.
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id): Line => [id, 45_000, DAY]),
  ...[32, 34, 55].map((id): Line => [id, 0.75, '18:00']),
  ...[33, 35, 56].map((id): Line => [id, 0.75, '18:00:00']),
  // What shows nothing, or numerals of another script.
  [';;;', 5, '5', 'untold', '5'],
  ['0;-0;;@', 0, '0', 'untold', '0'],
  ['[DBNum2]0', 5, '5', 'untold', '5'],
];

it.each([
  ['.xlsx', numbersAsXlsx],
  ['.xls', numbersAsXls],
] as const)('shows a number of an %s file as a spreadsheet does, by its format', (_, fileOf) => {
  const numbers = table.map(([format, value]): FormattedNumber => ({ format, value }));
  const shown = cellsOf(fileOf(numbers)).map((cell, line) => [numbers[line]?.format, numbers[line]?.value, ...cell]);
  expect(shown).toEqual(table.map((line) => [...line]));
});

it('keeps the formats of one .xls file from the next', () => {
  cellsOf(numbersAsXls([{ format: '"甲"0', value: 1 }]));
  expect(cellsOf(xlsOf([{ name: 'a', records: [numberRecord(0, 0, 5)] }]))).toEqual([['5']]);
});

const cell = (inside: string) => `<row>${inside}</row>`;
const sheetOf = (...cells: readonly string[]) =>
  `<worksheet><sheetData>${cells.map(cell).join('')}</sheetData></worksheet>`;

it('reads every kind of cell of an .xlsx file, and says what no person sees in it', () => {
  const strings = `<sst><si><r><t>甲</t></r><r><t xml:space="preserve"> 乙</t></r><rPh sb="0" eb="1"><t>jia</t></rPh><phoneticPr fontId="1"/></si></sst>`;
  const file = xlsxOf(
    sheetOf(
      '<c t="s"><v>0</v></c>',
      '<c t="inlineStr"><is><t>a&amp;b&#x4E59;_x000D_<![CDATA[<c>]]></t></is></c>',
      '<c t="b"><v>1</v></c>',
      '<c t="e"><v>#SPILL!</v></c>',
      '<c t="e"><v>#NEWER!</v></c>',
      '<c t="e"><v>?</v></c>',
      '<c><f>ROW()*10</f></c>',
      '<c><f>ROW()*10</f><v></v></c>',
      '<c t="str"><f>A1&amp;"队"</f></c>',
      '<c><f>ROW()*10</f><v>70</v></c>',
      '<c><f>A1*0</f><v>0</v></c>',
      '<c t="str"><f>A1&amp;"队"</f><v>甲队</v></c>',
      '<c t="d"><v>2026-03-05</v></c>',
      '<c t="d"><v>2026-03-05T08:30:00.000Z</v></c>',
      '<c t="d"><v>08:30</v></c>',
      '<x:c t="n"><x:v>5</x:v></x:c>',
    ),
    {
      'xl/sharedStrings.xml': strings,
    },
  );
  expect(cellsOf(file)).toEqual([
    ['甲 乙'],
    ['a&b乙\r<c>'],
    ['TRUE'],
    ['#SPILL!', 'error', '#SPILL!'],
    ['#NEWER!', 'error', '#NEWER!'],
    ['#ERROR!', 'error', '#ERROR!'],
    ['#CALC!', 'uncalculated', ''],
    ['#CALC!', 'uncalculated', ''],
    ['#CALC!', 'uncalculated', ''],
    ['70'],
    ['0'],
    ['甲队'],
    ['2026-03-05'],
    ['2026-03-05 08:30:00'],
    ['08:30'],
    ['5'],
  ]);
  const broken = [
    sheetOf('<c t="s"><v>9</v></c>'),
    '<worksheet><sheetData><row><c><v>1</v></c></row',
    '<worksheet><sheetData><row><c t="inlineStr"><is><t>a</t></is></c></row><!-- ',
  ];
  expect(broken.map((sheet) => cellsOf(xlsxOf(sheet)))).toEqual([[['broken']], [['broken']], [['broken']]]);
});

it('takes no 0 for the result of a formula where every result is 0 and the writer asks to calculate the file', () => {
  const workbook = (calculation: string) =>
    `<workbook xmlns:r="a"><sheets><sheet name="a" r:id="r1"/></sheets>${calculation}</workbook>`;
  const formulas = (...results: readonly string[]) =>
    sheetOf('<c><v>0</v></c>', ...results.map((result) => `<c><f>A1*2</f><v>${result}</v></c>`));
  const cells = (sheet: string, calculation: string) =>
    cellsOf(xlsxOf(sheet, { 'xl/workbook.xml': workbook(calculation) })).map(([text]) => text);
  const asks = '<calcPr calcId="124519" fullCalcOnLoad="1"/>';
  expect([
    cells(formulas('0', '0'), asks),
    cells(formulas('0', '7'), asks),
    cells(formulas('0', '0'), '<calcPr calcId="191029"/>'),
  ]).toEqual([
    ['0', '#CALC!', '#CALC!'],
    ['0', '0', '7'],
    ['0', '0', '0'],
  ]);
});

it('reads errors and formulas of an .xls file: those that nothing calculated are refused, unless a spreadsheet says that it did', () => {
  const errors = [0x00, 0x07, 0x0f, 0x17, 0x1d, 0x24, 0x2a, 0x2b, 0x99].map((code, row) => errorRecord(row, 0, code));
  const formulas = (...results: readonly number[]) => results.map((result, row) => formulaRecord(row, 0, result));
  const recalculated = Buffer.from([0xc1, 0x01, 8, 0, 0xc1, 0x01, 0, 0, 0x54, 0x8d, 1, 0]);
  expect({
    errors: cellsOf(xlsOf([{ name: 'a', records: errors }])).map(([text, kind]) => [text, kind]),
    uncalculated: cellsOf(xlsOf([{ name: 'a', records: formulas(0, 0) }])),
    calculated: cellsOf(xlsOf([{ name: 'a', records: formulas(0, 7) }])),
    said: cellsOf(xlsOf([{ name: 'a', records: formulas(0) }], [recalculated])),
  }).toEqual({
    errors: ['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A', '#GETTING_DATA', '#ERROR!'].map(
      (text) => [text, 'error'],
    ),
    uncalculated: [
      ['#CALC!', 'uncalculated', ''],
      ['#CALC!', 'uncalculated', ''],
    ],
    calculated: [['0'], ['7']],
    said: [['0']],
  });
});

it('reads the first sheet that is shown of an .xls file, and its name', () => {
  const file = xlsOf([
    { name: '选项', isHidden: true, records: [numberRecord(0, 0, 1)] },
    { name: '数据', records: [numberRecord(0, 0, 2)] },
  ]);
  const read = readFileTable(file, bounds);
  expect(read.ok && [read.value.sheet, read.value.sheets, read.value.rows]).toEqual(['数据', 2, [['2']]]);
});

it('refuses rows beyond the limit wherever they stand, and never leaves one out', () => {
  const far = (row: number) =>
    xlsxOf(
      `<worksheet><sheetData><row r="1"><c><v>1</v></c></row><row r="${row}"><c><v>2</v></c></row></sheetData></worksheet>`,
    );
  const rows = [501, 502, 503, 200_000].map((row) => {
    const read = readFileTable(far(row), bounds);
    return read.ok ? read.value.rows.length : read.error;
  });
  const beyond = xlsOf([{ name: 'a', records: [numberRecord(0, 0, 1), numberRecord(60_000, 0, 2)] }]);
  expect([rows, cellsOf(beyond)]).toEqual([[501, 'tooManyRows', 'tooManyRows', 'tooManyRows'], [['tooManyRows']]]);
});

it('calls a file that is no workbook what it is', () => {
  const xlsx = createTableWriter('xlsx', { name: 'a', columns: ['x'] }).end();
  const locked = Buffer.from(xlsx);
  for (let at = locked.indexOf('504b0102', 0, 'hex'); at >= 0; at = locked.indexOf('504b0102', at + 4, 'hex'))
    locked.writeUInt16LE(locked.readUInt16LE(at + 8) | 1, at + 8);
  const pass = xlsOf([{ name: 'a', records: [] }], [Buffer.from([0x2f, 0, 2, 0, 0, 0])]);
  const files: Readonly<Record<string, Buffer>> = {
    webPage: Buffer.from('\u{FEFF}\n<html><body><table><tr><td>1</td></tr></table></body></html>'),
    savedPage: Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related'),
    widePage: Buffer.from('\u{FEFF}<html><table></table></html>', 'utf16le'),
    fragment: Buffer.from('<table border="1"><tr><td>姓名</td></tr></table>'),
    markup: Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
    plainText: Buffer.from('姓名,电话\r\n甲,1\r\n'),
    chinese: Buffer.from('d0d5c3fb2cb5e7bbb00d0a', 'hex'),
    document: Buffer.from('%PDF-1.7 ...'),
    picture: Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    oldKind: Buffer.from('09020600000010000000', 'hex'),
    lockedArchive: locked,
    lockedRecords: pass,
  };
  const problems = Object.entries(files).map(([name, file]) => {
    const read = readFileTable(file, bounds);
    return [name, read.ok ? 'ok' : read.error];
  });
  expect(Object.fromEntries(problems)).toEqual({
    webPage: 'webPage',
    savedPage: 'webPage',
    widePage: 'webPage',
    fragment: 'webPage',
    markup: 'markup',
    plainText: 'plainText',
    chinese: 'plainText',
    document: 'type',
    picture: 'type',
    oldKind: 'oldKind',
    lockedArchive: 'locked',
    lockedRecords: 'locked',
  });
});
