import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';

import { seconds } from '@evergreen/core/kernel';

import { propertyRounds } from '../../../../../test/property-rounds.ts';
import { createFileProcesses } from '../../../files/processes/file-processes.ts';
import { archiveParts } from './archive-parts.ts';
import { workbookStream } from './compound-reader.ts';
import { boundWorkbook, createReadCount } from './read-bounds.ts';
import { createTableReader, TABLE_LIMITS } from './table-reader.ts';
import { createTableWriter } from './table-writer.ts';

const SEED = 20_261_127;

const rows = Array.from({ length: 60 }, (_, row) => [
  `第${row}行`,
  row * 1.5,
  row % 3 === 0 ? null : `文字 ${row % 7}`,
]);

function written(format: 'xls' | 'xlsx'): Buffer {
  const writer = createTableWriter(format, { name: '活动', columns: ['名称', '数量', '备注'] });
  for (const row of rows) writer.add(row);
  return writer.end();
}

/** As the library writes it: shared strings, styles, and streams of small sectors. */
function writtenByOthers(bookType: 'biff8' | 'xlsx', count: number): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.slice(0, count)), '数据');
  return Buffer.from(write(book, { type: 'buffer', bookType, bookSST: true }));
}

const files = [
  written('xls'),
  written('xlsx'),
  writtenByOthers('biff8', 1),
  writtenByOthers('biff8', 60),
  writtenByOthers('xlsx', 20),
];

const SECTOR = 512;
/** Numbers that formats give a meaning of their own, beside any. */
const number = fc.oneof(
  fc.constantFrom(0, 1, 2, 0xff, 0xffff, 0x10000, 0x7fffffff, 0xfffffffc, 0xfffffffd, 0xfffffffe, 0xffffffff),
  fc.nat(64),
  fc.nat(0xffffffff),
);
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const mutation = fc.oneof(
  fc.record({ kind: fc.constant('bit' as const), at: place, bit: fc.nat(7) }),
  fc.record({ kind: fc.constant('number' as const), at: place, value: number, width: fc.constantFrom(2, 4) }),
  fc.record({ kind: fc.constant('end' as const), at: place }),
  fc.record({ kind: fc.constant('swap' as const), at: place, to: place }),
  fc.record({ kind: fc.constant('copy' as const), at: place, to: place }),
  fc.record({ kind: fc.constant('fill' as const), at: place, value: fc.constantFrom(0, 0xff) }),
);
type Mutation = typeof mutation extends fc.Arbitrary<infer Kind> ? Kind : never;

function mutated(file: Buffer, mutations: readonly Mutation[]): Buffer {
  let copy = Buffer.from(file);
  for (const change of mutations) {
    const at = Math.floor(change.at * copy.length);
    const sector = at - (at % SECTOR);
    if (change.kind === 'bit') copy[at] = (copy[at] ?? 0) ^ (1 << change.bit);
    if (change.kind === 'end') copy = copy.subarray(0, Math.max(16, at));
    if (change.kind === 'fill') copy.subarray(sector, sector + SECTOR).fill(change.value);
    if (change.kind === 'number') {
      const even = Math.max(0, Math.min(at - (at % 2), copy.length - 4));
      if (change.width === 4) copy.writeUInt32LE(change.value, even);
      else copy.writeUInt16LE(change.value & 0xffff, even);
    }
    if (change.kind === 'swap' || change.kind === 'copy') {
      const to = Math.floor(change.to * copy.length);
      const other = to - (to % SECTOR);
      const [one, two] = [copy.subarray(sector, sector + SECTOR), copy.subarray(other, other + SECTOR)].map(
        Buffer.from,
      );
      if (one === undefined || two === undefined) continue;
      one.copy(copy, other);
      if (change.kind === 'swap') two.copy(copy, sector);
    }
  }
  // Its first bytes say that it is a table: without them nothing would be tried.
  file.copy(copy, 0, 0, 8);
  return copy;
}

const hostile = fc
  .tuple(fc.constantFrom(...files), fc.array(mutation, { minLength: 1, maxLength: 6 }))
  .map(([file, mutations]) => mutated(file, mutations));

/** What is checked before anything opens a file. */
function checked(file: Buffer): string {
  if (file[0] === 0x50) {
    const parts = archiveParts(file, createReadCount());
    return parts.ok ? 'ok' : parts.error;
  }
  const stream = workbookStream(file);
  const bounded = stream.ok ? boundWorkbook(stream.value, createReadCount()) : stream;
  return bounded.ok ? 'ok' : bounded.error;
}

it('SAFE-01 every file that was tampered with is checked in a moment, and passed on or refused', () => {
  const answers = new Map<string, number>();
  let longest = 0;
  fc.assert(
    fc.property(hostile, (file) => {
      const began = process.cpuUsage();
      const answer = checked(file);
      const { user } = process.cpuUsage(began);
      longest = Math.max(longest, user / 1000);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }),
    { seed: SEED, numRuns: propertyRounds(100_000) },
  );
  expect([...answers.keys()].toSorted()).toEqual(expect.arrayContaining(['broken', 'ok']));
  expect(longest).toBeLessThan(1000);
});

const processes = createFileProcesses({ ...TABLE_LIMITS, time: seconds(20) });
const read = createTableReader(processes);
afterAll(() => processes.end());

it('SAFE-01 every file that was tampered with is answered, and takes nothing of this process', async () => {
  const bounds = { rows: 100, columns: 20 };
  const answers = new Map<string, number>();
  const before = process.memoryUsage.rss();
  await fc.assert(
    fc.asyncProperty(hostile, async (file) => {
      const opened = await read(file, bounds, { person: 'a' });
      const answer = opened.ok ? 'ok' : opened.error;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }),
    { seed: SEED, numRuns: propertyRounds(5000) },
  );
  expect([...answers.keys()].toSorted()).toEqual(expect.arrayContaining(['broken', 'ok']));
  expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
});
