import { utils, write, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { expect, it } from 'vitest';

import { readFileTable } from './read-table.ts';
import { createTableWriter } from './table-writer.ts';
import { zipProblem } from './zip-bounds.ts';
import { createZipWriter } from './zip-writer.ts';

const bounds = { rows: 100, columns: 20 };

function bookOf(sheet: WorkSheet, bookType: 'biff8' | 'xlsx', workbook: Partial<WorkBook> = {}): Buffer {
  const book = Object.assign(utils.book_new(), workbook);
  utils.book_append_sheet(book, sheet, '数据');
  return Buffer.from(write(book, { type: 'buffer', bookType }));
}

/** A sheet of hand-written XML, as no spreadsheet writes it. */
function xlsxOf(sheet: string, more: Readonly<Record<string, string>> = {}): Buffer {
  const zip = createZipWriter();
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  };
  for (const [name, content] of Object.entries(parts)) zip.entry(name).add(content);
  return zip.end();
}

it.each(['xls', 'xlsx'] as const)('reads what an export wrote as .%s', (format) => {
  const writer = createTableWriter(format, { name: '活动', columns: ['名称', '数量'] });
  writer.add(['=1+1', 12.5]);
  writer.add([null, null]);
  writer.add(['110101199003078515', 0.1]);
  expect(readFileTable(writer.end(), bounds)).toEqual({
    ok: true,
    value: [
      ['名称', '数量'],
      ['=1+1', '12.5'],
      expect.toSatisfy((row: string[]) => row.every((text) => text === '')),
      ['110101199003078515', '0.1'],
    ],
  });
});

it.each(['biff8', 'xlsx'] as const)(
  'reads dates, yes and no, and numbers that lost their digits, of %s',
  (bookType) => {
    const sheet: WorkSheet = {
      '!ref': 'A1:D1',
      A1: { t: 'n', v: 46_023.395_833_333_3, z: 'yyyy-mm-dd hh:mm' },
      B1: { t: 'n', v: 46_023, z: 'yyyy-mm-dd' },
      C1: { t: 'b', v: true },
      D1: { t: 'n', v: Number('110101199003078515') },
    };
    expect(readFileTable(bookOf(sheet, bookType), bounds)).toEqual({
      ok: true,
      value: [['2026-01-01 09:30:00', '2026-01-01', 'Y', '1.1010119900307851E+17']],
    });
  },
);

it('reads the dates of a file that counts from 1904', () => {
  const sheet: WorkSheet = { '!ref': 'A1', A1: { t: 'n', v: 44_561, z: 'yyyy-mm-dd' } };
  const file = bookOf(sheet, 'xlsx', { Workbook: { WBProps: { date1904: true } } });
  expect(readFileTable(file, bounds)).toEqual({ ok: true, value: [['2026-01-01']] });
});

it('T-35 opens nothing that is no spreadsheet by its content, is damaged or holds nothing', () => {
  const valid = createTableWriter('xlsx', { name: 'a', columns: ['x'] }).end();
  const problems = [
    Buffer.from('%PDF-1.7'),
    Buffer.from('名称,数量\r\n'),
    valid.subarray(0, valid.length - 40),
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000, 7)]),
    xlsxOf('<worksheet><sheetData/></worksheet>'),
  ].map((file) => {
    const read = readFileTable(file, bounds);
    return read.ok ? read.value : read.error;
  });
  expect(problems).toEqual(['type', 'type', 'broken', 'broken', 'empty']);
});

it('T-35 opens no archive that unfolds to more than is accepted, whatever it says of its size', () => {
  const megabyte = 1024 * 1024;
  const zip = createZipWriter();
  const entry = zip.entry('xl/worksheets/sheet1.xml');
  for (let time = 0; time < 3; time += 1) entry.add(' '.repeat(megabyte));
  const bomb = zip.end();
  const lying = Buffer.from(bomb);
  lying.writeUInt32LE(10, lying.lastIndexOf(Buffer.from('504b0102', 'hex')) + 24);
  expect([bomb, lying].map((file) => [zipProblem(file, 2 * megabyte), zipProblem(file, 4 * megabyte)])).toEqual([
    ['bomb', null],
    ['bomb', null],
  ]);
  const many = createZipWriter();
  for (let index = 0; index < 2001; index += 1) many.entry(`${index}`).add('');
  expect(readFileTable(many.end(), bounds)).toEqual({ ok: false, error: 'bomb' });
});

it('T-35 reads no entity from elsewhere, no prototype, and believes no declared range', () => {
  const entity = `<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]><worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&secret;</t></is></c><c r="B1" t="inlineStr"><is><t>__proto__</t></is></c></row></sheetData></worksheet>`;
  const read = readFileTable(xlsxOf(entity), bounds);
  expect(JSON.stringify(read)).not.toContain('root:');
  expect(read).toMatchObject({ ok: true, value: [[expect.any(String), '__proto__']] });
});

it('T-35 takes no more rows and columns than it may', () => {
  const rows = createTableWriter('xlsx', { name: 'a', columns: ['x'] });
  for (let index = 0; index < 101; index += 1) rows.add([`${index}`]);
  const columns = createTableWriter('xls', {
    name: 'a',
    columns: Array.from({ length: 21 }, (_, index) => `${index}`),
  });
  const far = xlsxOf(
    '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="XFD1" t="inlineStr"><is><t>b</t></is></c></row></sheetData></worksheet>',
  );
  expect([rows.end(), columns.end(), far].map((file) => readFileTable(file, bounds))).toEqual([
    { ok: false, error: 'tooManyRows' },
    { ok: false, error: 'tooManyColumns' },
    { ok: false, error: 'tooManyColumns' },
  ]);
});
