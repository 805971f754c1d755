import { utils, write, type CellObject } from '@e965/xlsx';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { cleanText } from '@evergreen/core/kernel';
import {
  codeDirectory,
  importFieldsOf,
  resources,
  storageOf,
  type Field,
  type FieldType,
} from '@evergreen/core/resources';

import { numbersAsXls, numbersAsXlsx, xlsxOf } from '../../../../test/formatted-numbers.ts';
import { propertyRounds } from '../../../../test/property-rounds.ts';
import { writtenMoment, writtenNumber, type WrittenCell } from '../../../../test/written-cells.ts';
import { readFileTable } from './files/read-table.ts';
import type { FileTable } from './files/table-protocol.ts';
import { createCellReader } from './import-values.ts';

const SEED = 20_261_129;
const bounds = { rows: 500, columns: 5 };

/** A field of every kind that a file may hold. */
const fields = new Map<FieldType, Field>(
  resources.flatMap((resource) =>
    importFieldsOf(resource)
      .filter(([, field]) => storageOf(field) !== 'longText' && field.type !== 'file')
      .map(([, field]) => [field.type, field] as const),
  ),
);

const CHOICES = [
  { value: '1', text: '有效' },
  { value: '2', text: '无效' },
];
const ROWS = new Map([['江城市总工会', ['r1']]]);

/** What every kind of field reads of the first cell of each row: the value, or that it is refused. */
async function readings(table: FileTable): Promise<readonly ReadonlyMap<FieldType, unknown>[]> {
  const columns = [...fields].map(([key, field]) => ({ place: 0, key, field }));
  const read = await createCellReader(columns, table.rows, table.notes, {
    directory: codeDirectory,
    dictionaries: async (codes) => Object.fromEntries(codes.map((code) => [code, CHOICES])),
    repositoryOf: () => ({ labelled: async () => ROWS }),
  });
  return table.rows.map(([text = ''], index) => {
    const values = columns.map((column) => {
      const value = read(column, { row: index + 1, place: 0, text });
      return [column.field.type, value.ok ? value.value : 'refused'] as const;
    });
    return new Map(values);
  });
}

function tableOf(file: Buffer): FileTable {
  const read = readFileTable(file, bounds);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** What a field may make of a number beside refusing it; texts have to be read. */
function allowed(type: FieldType, { is, shown, value, moment }: WrittenCell): readonly unknown[] {
  const digits = shown.replaceAll(/\D/gu, '');
  switch (type) {
    case 'text':
    case 'multilineText':
      return [cleanText(shown)];
    case 'integer':
    case 'decimal':
      return is === 'number' ? [value] : [];
    case 'date':
      return is === 'day' && !(shown.length > 10 && !shown.endsWith(' 00:00:00'))
        ? [shown.slice(0, 10)]
        : [dayOf(digits)];
    case 'dateTime':
      return is === 'day' ? [moment] : [`${dayOf(digits)} 00:00:00`, `${dayOf(digits)} 23:59:59`];
    case 'yesNo':
      return { '1': ['Y'], '0': ['N'] }[shown] ?? [];
    case 'dictionary':
      return CHOICES.flatMap((choice) => (choice.value === shown ? [choice.value] : []));
    case 'location':
      return [`|${cleanText(shown)}`];
    case 'reference':
    case 'references':
      return [];
    default:
      return [cleanText(shown)];
  }
}

/** Eight digits are a spelling of a day. */
const dayOf = (digits: string) => digits.replace(/^(\d{4})(\d{2})(\d{2})$/u, '$1-$2-$3');

const isTold: ReadonlySet<FieldType> = new Set(['text', 'multilineText']);

async function wrongReadings(table: FileTable, cells: readonly WrittenCell[]): Promise<readonly unknown[]> {
  const read = await readings(table);
  return cells.flatMap((cell, index) =>
    [...fields.keys()].flatMap((type) => {
      const got = read[index]?.get(type);
      const isRight = allowed(type, cell).includes(got) || (got === 'refused' && !isTold.has(type));
      return isRight ? [] : [{ type, got, allowed: allowed(type, cell), cell }];
    }),
  );
}

it.each([
  ['.xlsx', numbersAsXlsx],
  ['.xls', numbersAsXls],
] as const)(
  'UP-16 reads what a person sees of a number of an %s file, whatever its format and the kind of field, or refuses the cell',
  async (_, fileOf) => {
    const written = fc.boolean().chain((is1904) =>
      fc.record({
        is1904: fc.constant(is1904),
        cells: fc.array(fc.oneof(writtenNumber, writtenMoment(is1904)), { minLength: 1, maxLength: 60 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(written, async ({ is1904, cells }) => {
        expect(await wrongReadings(tableOf(fileOf(cells, is1904)), cells)).toEqual([]);
      }),
      { seed: SEED, numRuns: propertyRounds(300) },
    );
  },
);

it('UP-16 reads the cells that another library writes, and refuses by name the kinds of file that it does not read', async () => {
  const numbers = fc.array(writtenNumber, { minLength: 1, maxLength: 40 });
  const kinds = ['xlsx', 'biff8', 'biff5', 'xlsb', 'ods', 'xlml', 'biff2', 'html', 'csv'] as const;
  await fc.assert(
    fc.asyncProperty(numbers, fc.constantFrom(...kinds), async (cells, bookType) => {
      // It writes formats by their code alone, those of .xls 5.0 in ASCII, and one section of those of .ods.
      const isWritten = (format: string) =>
        !format.startsWith('G') &&
        (bookType !== 'biff5' || /^[ -~]+$/u.test(format)) &&
        (bookType !== 'ods' || !format.includes(';'));
      const told = cells.filter(({ format }) => typeof format === 'string' && isWritten(format));
      const sheet = utils.aoa_to_sheet(told.map(({ value }) => [value]));
      for (const [index, { format }] of told.entries()) {
        const cell: CellObject | undefined = sheet[`A${index + 1}`];
        if (cell !== undefined) cell.z = String(format);
      }
      if (told.length === 0) return;
      const file: Buffer = write({ SheetNames: ['a'], Sheets: { a: sheet } }, { type: 'buffer', bookType });
      const read = readFileTable(file, bounds);
      const isRead = bookType === 'xlsx' || bookType === 'biff8';
      // Of .xls 5.0 either.
      const isJudged = read.ok || isRead;
      expect([bookType, isJudged ? await wrongReadings(tableOf(file), told) : []]).toEqual([bookType, []]);
      expect(read.ok && !isRead ? bookType : 'biff5').toBe('biff5');
    }),
    { seed: SEED, numRuns: propertyRounds(300) },
  );
});

it('UP-16 makes nothing empty of an error value, a formula without a result, or a text, whatever the kind of field', async () => {
  const errors = ['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!', '#SPILL!', '#CALC!', '#NEWER!'];
  const broken = fc.constantFrom(
    ...errors.flatMap((text) => [
      `<c t="e"><v>${text}</v></c>`,
      `<c t="e"><f>A1</f><v>${text}</v></c>`,
      ...(text === '#NEWER!' ? [] : [`<c t="str"><f>A1</f><v>${text}</v></c>`]),
    ]),
    '<c><f>A1</f></c>',
    '<c><f>A1</f><v/></c>',
    '<c t="str"><f>A1</f></c>',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(broken, { minLength: 1, maxLength: 20 }), async (cells) => {
      const sheet = cells.map((cell) => `<row>${cell}</row>`).join('');
      const read = await readings(tableOf(xlsxOf(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`)));
      expect(read.map((values) => [...new Set(values.values())])).toEqual(cells.map(() => ['refused']));
    }),
    { seed: SEED, numRuns: propertyRounds(100) },
  );
});
