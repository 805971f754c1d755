import { read as readBook, utils } from '@e965/xlsx';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { csvValue } from '@evergreen/core/format';
import { cleanText, ok, type TextShape } from '@evergreen/core/kernel';
import {
  codeDirectory,
  dictionaryOf,
  dictionaryTextKey,
  importFieldsOf,
  isReference,
  placeValue,
  resources,
  storageOf,
  type ExportFormat,
  type Field,
  type FieldType,
  type FieldValue,
  type Resource,
} from '@evergreen/core/resources';

import { propertyRounds } from '../../../../test/property-rounds.ts';
import { exportedColumn } from './cell-texts.ts';
import { readFileTable } from './files/read-table.ts';
import type { FileTable } from './files/table-protocol.ts';
import { createTableWriter } from './files/table-writer.ts';
import { createCellReader } from './import-values.ts';

const SEED = 20_261_128;

const WRITTEN = { id: 'a', createBy: null, createTime: null, updateBy: null, updateTime: null };

interface Kind {
  readonly resource: Resource;
  readonly key: string;
  readonly field: Field;
}

/** A field of every kind that a file may hold. */
const kinds = new Map<FieldType, Kind>(
  resources.flatMap((resource) =>
    importFieldsOf(resource)
      .filter(([, field]) => storageOf(field) !== 'longText')
      .map(([key, field]) => [field.type, { resource, key, field }] as const),
  ),
);

/** Texts as they are stored: cleaned, and with what a file of a spreadsheet can hold. */
const words = (shape: TextShape) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      fc.constantFrom(
        '=1+1',
        "'=1+1",
        '-1',
        '+86',
        '@甲',
        '000123',
        '1e5',
        '35%',
        '2026-01-31',
        'TRUE',
        '是',
        '_x0041_',
      ),
      fc.constantFrom('甲,"乙"', '第一行\n第二行', '<b>&amp;</b>', "''", '08:30', ';a;b', '110101199003078515'),
    )
    .map((text) => text.replaceAll(/[\p{C}\p{Z}]/gu, (sign) => (sign === '\n' ? sign : ' ')))
    .map((text) => cleanText(text, shape))
    .filter((text) => text !== '' && !text.startsWith('#'));
const two = (number: number) => String(number).padStart(2, '0');
const day = fc
  .record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map((date) => `${date.year}-${two(date.month)}-${two(date.day)}`);
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map(two).join(':'));

/** Two choices, and the rows that are referred to. */
const CHOICES = [
  { value: '1', text: '有效' },
  { value: '2', text: '无 效' },
];
const ROWS = new Map([
  ['r1', '江城市总工会'],
  ['r2', '工人文化宫（礼堂）'],
]);
const REGIONS = new Map([
  ['420106', '湖北省武汉市武昌区'],
  ['110105', '北京市朝阳区'],
]);

/** A value of a kind, with the text that people read in its place. */
function valueOf(field: Field): fc.Arbitrary<readonly [value: FieldValue, text?: string]> {
  if (dictionaryOf(field) !== undefined)
    return fc.constantFrom(...CHOICES.map(({ value, text }) => [value, text] as const));
  if (field.type === 'references') return fc.constant(['r1,r2', [...ROWS.values()].join(',')] as const);
  if (isReference(field)) return fc.constantFrom(...ROWS);
  switch (field.type) {
    case 'integer':
      return fc.integer({ min: -1e9, max: 1e9 }).map((value) => [value] as const);
    case 'decimal':
      return fc.integer({ min: -1e9, max: 1e9 }).map((value) => [value / 100] as const);
    case 'date':
      return day.map((value) => [value] as const);
    case 'dateTime':
      return fc.tuple(day, clock).map((parts) => [parts.join(' ')] as const);
    case 'yesNo':
      return fc.constantFrom(['Y', '是'] as const, ['N', '否'] as const);
    case 'region':
      return fc.constantFrom(...REGIONS);
    case 'location':
      return fc
        .record({
          at: fc.constantFrom(['114.3', '30.52'], ['-0.1', '51'], ['', '']),
          address: fc.oneof(words('line'), fc.constant('')),
        })
        .filter(({ at, address }) => at[0] !== '' || address !== '')
        .map(
          ({ at: [longitude = '', latitude = ''], address }) => [placeValue({ longitude, latitude, address })] as const,
        );
    default:
      return words(field.type === 'multilineText' ? 'lines' : 'line').map((value) => [value] as const);
  }
}

/** A file of text as another program reads it. */
function csvTable(file: Buffer): FileTable {
  const book = readBook(file, { type: 'buffer', raw: true });
  const rows = utils.sheet_to_json<readonly string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
    header: 1,
    defval: '',
  });
  return {
    sheet: 'a',
    sheets: 1,
    rows: rows.map((row) => row.map((text) => csvValue(text))),
    notes: new Map(),
  };
}

function tableOf(format: ExportFormat, file: Buffer): FileTable {
  if (format === 'csv') return csvTable(file);
  const table = readFileTable(file, { rows: 1000, columns: 50 });
  if (!table.ok) throw new Error(table.error);
  return table.value;
}

it.each(['xlsx', 'xls', 'csv'] as const)(
  'UP-20 reads back every value of every kind of field that an export wrote as .%s',
  async (format) => {
    const fields = [...kinds.values()];
    const rows = fc.array(fc.tuple(...fields.map(({ field }) => valueOf(field))), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(rows, async (values) => {
        const writer = createTableWriter(format, {
          name: '数据',
          columns: fields.map(({ field }) => field.label['zh-CN']),
        });
        for (const row of values)
          writer.add(
            fields.map(({ resource, key }, place) => {
              const [value = null, text = null] = row[place] ?? [];
              return exportedColumn(
                resource,
                key,
                'zh-CN',
              )({ ...WRITTEN, [key]: value, [dictionaryTextKey(key)]: text });
            }),
          );
        const { rows: sheet, notes } = tableOf(format, writer.end());
        const columns = fields.map(({ key, field }, place) => ({ place, key, field }));
        const labelled = new Map([...ROWS].map(([id, label]) => [label, [id]]));
        const read = await createCellReader(columns, sheet.slice(1), notes, {
          directory: codeDirectory,
          dictionaries: async (codes) => Object.fromEntries(codes.map((code) => [code, CHOICES])),
          repositoryOf: () => ({ labelled: async () => labelled }),
        });
        const back = sheet
          .slice(1)
          .map((cells, index) =>
            columns.map((column) =>
              read(column, { row: index + 2, place: column.place, text: cells[column.place] ?? '' }),
            ),
          );
        expect(back).toEqual(values.map((row) => row.map(([value]) => ok(value))));
      }),
      { seed: SEED, numRuns: propertyRounds(200) },
    );
  },
);
