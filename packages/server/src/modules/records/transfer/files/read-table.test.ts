import { utils, write, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { expect, it } from 'vitest';

import { err, ok } from '@evergreen/core/kernel';

import { xlsxOf } from '../../../../../test/formatted-numbers.ts';
import { archiveParts } from './archive-parts.ts';
import { compoundFile } from './compound-file.ts';
import { workbookStream } from './compound-reader.ts';
import { boundMarkup, boundWorkbook, createReadCount, type Counted } from './read-bounds.ts';
import { readFileTable } from './read-table.ts';
import type { TableBounds } from './table-protocol.ts';
import { TABLE_LIMITS } from './table-reader.ts';
import { createTableWriter } from './table-writer.ts';
import { createZipWriter } from './zip-writer.ts';

const bounds = { rows: 100, columns: 20 };

/** What the cells of a file show. */
function shown(file: Buffer, within: TableBounds = bounds) {
  const read = readFileTable(file, within);
  return read.ok ? ok(read.value.rows) : read;
}

function bookOf(sheet: WorkSheet, bookType: 'biff8' | 'xlsx', workbook: Partial<WorkBook> = {}): Buffer {
  const book = Object.assign(utils.book_new(), workbook);
  utils.book_append_sheet(book, sheet, '数据');
  return Buffer.from(write(book, { type: 'buffer', bookType }));
}

it.each(['xls', 'xlsx'] as const)('reads what an export wrote as .%s', (format) => {
  const writer = createTableWriter(format, { name: '活动', columns: ['名称', '数量'] });
  writer.add(['=1+1', 12.5]);
  writer.add([null, null]);
  writer.add(['110101199003078515', 0.1]);
  expect(shown(writer.end(), bounds)).toEqual({
    ok: true,
    value: [['名称', '数量'], ['=1+1', '12.5'], [], ['110101199003078515', '0.1']],
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
    expect(shown(bookOf(sheet, bookType), bounds)).toEqual({
      ok: true,
      value: [['2026-01-01 09:30:00', '2026-01-01', 'TRUE', '1.1010119900307851E+17']],
    });
  },
);

it('reads the dates of a file that counts from 1904', () => {
  const sheet: WorkSheet = { '!ref': 'A1', A1: { t: 'n', v: 44_561, z: 'yyyy-mm-dd' } };
  const file = bookOf(sheet, 'xlsx', { Workbook: { WBProps: { date1904: true } } });
  expect(shown(file, bounds)).toEqual({ ok: true, value: [['2026-01-01']] });
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
    const read = shown(file, bounds);
    return read.ok ? read.value : read.error;
  });
  expect(problems).toEqual(['type', 'plainText', 'broken', 'broken', 'empty']);
});

it('T-35 opens no archive that unfolds to more than is accepted, whatever it says of its size', () => {
  const megabyte = 1024 * 1024;
  const zip = createZipWriter();
  const entry = zip.entry('xl/worksheets/sheet1.xml');
  for (let time = 0; time < 3; time += 1) entry.add(' '.repeat(megabyte));
  const bomb = zip.end();
  const lying = Buffer.from(bomb);
  lying.writeUInt32LE(10, lying.lastIndexOf(Buffer.from('504b0102', 'hex')) + 24);
  const unfolded = [2, 4].flatMap((most) =>
    [bomb, lying].map((file) => {
      const parts = archiveParts(file, createReadCount(), most * megabyte);
      return parts.ok ? parts.value.map(({ content }) => content.length) : parts.error;
    }),
  );
  expect(unfolded).toEqual(['bomb', 'bomb', [3 * megabyte], [3 * megabyte]]);
  const many = createZipWriter();
  for (let index = 0; index < 2001; index += 1) many.entry(`${index}`).add('');
  expect(shown(many.end(), bounds)).toEqual({ ok: false, error: 'bomb' });
});

it('T-35 reads no prototype and believes no declared range', () => {
  const sheet = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>__proto__</t></is></c></row></sheetData></worksheet>`;
  expect(shown(xlsxOf(sheet), bounds)).toEqual({ ok: true, value: [['__proto__']] });
});

it('T-35 refuses a document type in any part, and a part whose encoding would hide one', () => {
  const sheet =
    '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row></sheetData></worksheet>';
  const type = '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]>';
  const files = [
    xlsxOf(`<?xml version="1.0"?>${type}${sheet}`),
    xlsxOf(sheet, { 'xl/styles.xml': `${type.toLowerCase()}<styleSheet/>` }),
    xlsxOf(sheet, { 'docProps/core.xml': type }),
  ];
  expect(files.map((file) => shown(file, bounds))).toEqual(files.map(() => err('doctype')));
  expect(boundMarkup(Buffer.from(`\u{FEFF}${type}`, 'utf16le'), createReadCount())).toEqual(err('broken'));
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
  expect([rows.end(), columns.end(), far].map((file) => shown(file, bounds))).toEqual([
    { ok: false, error: 'tooManyRows' },
    { ok: false, error: 'tooManyColumns' },
    { ok: false, error: 'tooManyColumns' },
  ]);
});

it('T-35 follows no link over a rectangle of cells', () => {
  const link = '<hyperlinks><x:hyperlink ref="A1:XFD1048576" location="a!A1"/></hyperlinks>';
  const cell = '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row>';
  const sheets = [
    `<worksheet><sheetData>${cell}</sheetData>${link}</worksheet>`,
    `<worksheet><sheetData/>${link}</worksheet>`,
  ];
  expect(sheets.map((sheet) => shown(xlsxOf(sheet), bounds))).toEqual([ok([['a']]), err('empty')]);

  const stream = bookStream();
  const record = Buffer.alloc(4 + 32);
  record.writeUInt16LE(0x01b8, 0);
  record.writeUInt16LE(32, 2);
  record.writeUInt16LE(0xffff, 6);
  record.writeUInt16LE(0xffff, 10);
  const last = stream.lastIndexOf(Buffer.from([0x0a, 0, 0, 0]));
  const linked = Buffer.concat([stream.subarray(0, last), record, stream.subarray(last)]);
  expect(shown(compoundFile('Workbook', [linked]), bounds)).toEqual(ok([['x']]));
});

/** The workbook of an .xls file with one cell. */
function bookStream(): Buffer {
  const stream = workbookStream(createTableWriter('xls', { name: 'a', columns: ['x'] }).end());
  if (!stream.ok) throw new Error('An export cannot be read');
  return stream.value;
}

it('SAFE-01 refuses more cells, rows and texts than anybody sends before they are opened, whichever way they are written', () => {
  const few = { rows: 3, cells: 6, strings: 4, tags: 40 };
  const markup = (text: string) => boundMarkup(Buffer.from(text), createReadCount(few));
  const record = (type: number, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(type, 0);
    head.writeUInt16LE(data.length, 2);
    return Buffer.concat([head, data]);
  };
  const begin = record(0x0809, Buffer.from('00060500', 'hex'));
  const workbook = (...records: readonly Buffer[]) =>
    boundWorkbook(Buffer.concat([begin, ...records]), createReadCount(few));
  const strings = Buffer.alloc(8);
  strings.writeUInt32LE(5, 4);
  const cell = record(0x0201, Buffer.alloc(6));
  expect({
    within: [markup('<row><c/><x:c r="A1"/></row>'), markup('<sst><si><t/></si></sst>'), workbook(cell, cell)],
    cells: [markup('<c/>'.repeat(7)), markup('<x:c\n>'.repeat(7)), workbook(...Array.from({ length: 7 }, () => cell))],
    unfolded: [workbook(record(0x00be, Buffer.alloc(20))), workbook(record(0x00bd, Buffer.alloc(48)))],
    rows: [markup('<row r="1"></row>'.repeat(4))],
    strings: [markup('<si><t/></si>'.repeat(5)), markup('<is><t/></is>'.repeat(5)), workbook(record(0x00fc, strings))],
    tags: [markup('<a/>'.repeat(41)), markup('</row>'.repeat(41)), markup('<!-- -->'.repeat(41))],
  }).toEqual({
    within: [ok(undefined), ok(undefined), ok(undefined)],
    cells: Array.from({ length: 3 }, () => err('tooManyCells')),
    unfolded: Array.from({ length: 2 }, () => err('tooManyCells')),
    rows: [err('tooManyCells')],
    strings: Array.from({ length: 3 }, () => err('tooManyCells')),
    tags: Array.from({ length: 3 }, () => err('tooManyCells')),
  });
  const million = '<si><t/></si>'.repeat(2_500_001);
  const empty = xlsxOf('<worksheet><sheetData/></worksheet>', { 'xl/sharedStrings.xml': `<sst>${million}</sst>` });
  expect(shown(empty, bounds)).toEqual(err('tooManyCells'));
});

it('SAFE-01 bounds all parts of a file together, packed or not, and what is counted in them as docs/security.md says', () => {
  const counted = (what: Counted, most: number) => {
    const count = createReadCount();
    return [count.add(what, most), count.add(what, 1)];
  };
  expect([
    counted('rows', 1_048_576),
    counted('cells', 2_500_000),
    counted('strings', 2_500_000),
    counted('tags', 20_000_000),
  ]).toEqual(Array.from({ length: 4 }, () => [true, false]));
  expect(TABLE_LIMITS).toEqual({ heap: 512, memory: 1024, time: 60_000, most: 2, waiting: { each: 4, all: 20 } });
  const zip = createZipWriter();
  for (const name of ['xl/workbook.xml', 'xl/styles.xml']) zip.entry(name).add(' '.repeat(600));
  const two = zip.end();
  // Without compression, which its writer leaves out unless it is asked for.
  const unpacked = bookOf({ '!ref': 'A1', A1: { t: 's', v: 'a'.repeat(2000) } }, 'xlsx');
  const within = (file: Buffer, most: number) => {
    const parts = archiveParts(file, createReadCount(), most);
    return parts.ok ? 'ok' : parts.error;
  };
  expect([within(two, 1200), within(two, 1199), within(unpacked, 1_000_000), within(unpacked, 2000)]).toEqual([
    'ok',
    'bomb',
    'ok',
    'bomb',
  ]);
});

it('T-35 opens no spreadsheet of another kind than .xlsx in an archive, and none with two parts of one name', () => {
  const sheet = '<worksheet><sheetData/></worksheet>';
  const twice = createZipWriter();
  for (const name of ['xl/workbook.xml', 'XL/Workbook.xml']) twice.entry(name).add('<workbook/>');
  const book = utils.book_new();
  utils.book_append_sheet(book, { '!ref': 'A1', A1: { t: 's', v: 'a' } }, 'a');
  const other = (bookType: 'ods' | 'xlsb') => Buffer.from(write(book, { type: 'buffer', bookType }));
  const files = [twice.end(), other('ods'), other('xlsb'), xlsxOf(sheet, { 'META-INF/manifest.xml': '<x/>' })];
  expect(files.map((file) => shown(file, bounds))).toEqual([
    err('broken'),
    err('otherKind'),
    err('otherKind'),
    err('empty'),
  ]);
});
