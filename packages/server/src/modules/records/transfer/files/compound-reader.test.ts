import { CFB, utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';

import { err, ok } from '@evergreen/core/kernel';

import { compoundFile } from './compound-file.ts';
import { workbookStream } from './compound-reader.ts';

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;

const content = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251));
const file = compoundFile('Workbook', [content]);
/** The stream has ten sectors, then come the directory and the allocation table. */
const [STREAM_SECTORS, DIRECTORY, TABLE] = [10, 10, 11];

/** A copy of the file with other numbers of four bytes, by their place. */
function changed(numbers: Readonly<Record<number, number>>, of = file): Buffer {
  const copy = Buffer.from(of);
  for (const [at, value] of Object.entries(numbers)) copy.writeUInt32LE(value, Number(at));
  return copy;
}
const inTable = (sector: number) => (TABLE + 1) * SECTOR + sector * 4;
const inDirectory = (entry: number, at: number) => (DIRECTORY + 1) * SECTOR + entry * 128 + at;

it('joins the stream of a workbook, whether it lies in sectors, in small ones or beside other streams', () => {
  expect(workbookStream(file)).toEqual(ok(content));
  expect(workbookStream(compoundFile('Book', [content]))).toEqual(ok(content));
  const long = Buffer.alloc(9_000_000, 7);
  const joined = workbookStream(compoundFile('Workbook', [long]));
  expect(joined.ok && joined.value.equals(long)).toBe(true);
  const book = utils.book_new();
  utils.book_append_sheet(book, { '!ref': 'A1', A1: { t: 's', v: 'a' } }, 'a');
  const small = Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }));
  const read = workbookStream(small);
  expect(read.ok && read.value.length < 4096 && read.value.subarray(0, 2).toString('hex')).toBe('0908');
  expect(
    read.ok && read.value.equals(Buffer.from(CFB.find(CFB.read(small, { type: 'buffer' }), '/Workbook').content)),
  ).toBe(true);
  // The last sector of some writers is cut at the end of what is in it.
  expect(workbookStream(file.subarray(0, file.length - 100))).toEqual(ok(content));
});

it('SAFE-01 refuses a compound file whose sectors lead out of the file, twice to one place, or nowhere', () => {
  const circle = Object.fromEntries(Array.from({ length: SECTOR / 4 }, (_, sector) => [inTable(sector), 0]));
  const files: Readonly<Record<string, Buffer>> = {
    'every sector leads to the first': changed(circle),
    'a chain leads back into itself': changed({ [inTable(5)]: 2 }),
    'a chain leads out of the file': changed({ [inTable(5)]: 4000 }),
    'a chain ends before its stream': changed({ [inTable(5)]: END_OF_CHAIN }),
    'a stream begins in the directory': changed({ [inDirectory(1, 116)]: DIRECTORY }),
    'a stream begins in the table': changed({ [inDirectory(1, 116)]: TABLE }),
    'a stream is longer than the file': changed({ [inDirectory(1, 120)]: 0xfffffff0 }),
    'a small stream without small sectors': changed({ [inDirectory(1, 120)]: 100 }),
    'the small sectors are longer than their chain': changed({
      [inDirectory(0, 116)]: 0,
      [inDirectory(0, 120)]: 1_000_000,
    }),
    'two streams share a sector': changed({
      [inDirectory(2, 66)]: 2,
      [inDirectory(2, 116)]: STREAM_SECTORS - 1,
      [inDirectory(2, 120)]: 4096,
    }),
    'the directory leads to itself': changed({ [inTable(DIRECTORY)]: DIRECTORY }),
    'the directory is not in the file': changed({ 48: 4000 }),
    'the table is listed twice': changed({ 80: TABLE }),
    'the table is not in the file': changed({ 76: 4000 }),
    'the list of the table leads to itself': changed(
      { [(TABLE + 2) * SECTOR - 4]: TABLE + 1, 68: TABLE + 1, 72: 1 },
      Buffer.concat([listed(), Buffer.alloc(SECTOR, 0xff)]),
    ),
    'small sectors of a table that is not in the file': changed({ 60: 4000, 64: 1 }),
    'sectors of no known size': changed({ 30: 0x00060004 }),
    'no root': changed({ [inDirectory(0, 66)]: 1 }),
    'no workbook': compoundFile('Contents', [content]),
    'nothing but a header': file.subarray(0, SECTOR),
    'a part of a header': file.subarray(0, 40),
  };
  const answers = Object.fromEntries(Object.entries(files).map(([what, each]) => [what, workbookStream(each)]));
  expect(answers).toEqual(Object.fromEntries(Object.keys(files).map((what) => [what, err('broken')])));
});

/** Every place of the header names a sector of the table, so that the list goes on behind it. */
function listed(): Buffer {
  const many = Buffer.alloc(SECTOR * 130);
  file.copy(many);
  for (let place = 0; place < 109; place += 1) many.writeUInt32LE(TABLE + place, 76 + place * 4);
  return many;
}
