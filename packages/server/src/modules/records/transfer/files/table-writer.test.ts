import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { read, type CellObject } from '@e965/xlsx';
import { expect, it, vi } from 'vitest';

import type { ExportFormat } from '@evergreen/core/resources';

import { createTableWriter } from './table-writer.ts';
import type { FileCellValue } from './table-file.types.ts';

const columns = ['名称', '数量', '备注'];

/** The sheets of a file as a library that shares no code with the writers reads them. */
function sheetsIn(file: Buffer): readonly (readonly (readonly FileCellValue[])[])[] {
  const book = read(file, { dense: true, cellFormula: true });
  return book.SheetNames.map((name) => {
    const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = book.Sheets[name]?.['!data'] ?? [];
    return rows.map((row = []) =>
      columns.map((_, column) => {
        const cell = row[column];
        if (cell?.f !== undefined) return `FORMULA ${cell.f}`;
        const value = cell?.v;
        return typeof value === 'string' || typeof value === 'number' ? value : null;
      }),
    );
  });
}

function written(format: ExportFormat, rows: readonly (readonly FileCellValue[])[]): Buffer {
  const writer = createTableWriter(format, { name: '活动', columns });
  for (const row of rows) writer.add(row);
  return writer.end();
}

const awkward: readonly (readonly FileCellValue[])[] = [
  ['春游', 12.5, '第一行\n第二行'],
  ['110101199003078515', -3, ' 前后有空格 '],
  ['', 0, null],
  ['<b>&"\'</b>', 1e-7, '_x0041_'],
  ['😀 𠮷', 123_456_789, 'x'.repeat(20_000)],
  ['活'.repeat(32_767), null, '活'.repeat(5000)],
];
const read0 = awkward.map((row) => row.map((value) => (value === '' ? null : value)));

it.each(['xls', 'xlsx'] as const)(
  'T-36 writes .%s that another program reads as it was, whatever the texts hold',
  (format) => {
    expect(sheetsIn(written(format, awkward))).toEqual([[columns, ...read0]]);
  },
);

it.each(['xls', 'xlsx'] as const)(
  'T-36 writes what looks like a formula into .%s as text, and numbers as numbers',
  (format) => {
    const rows = [
      ['=1+1', 1, '@SUM(A1)'],
      ["=cmd|' /C calc'!A0", -1, '+1'],
      ['-1', 0.5, '\t=1'],
    ];
    expect(sheetsIn(written(format, rows))).toEqual([[columns, ...rows]]);
  },
);

it('T-36 begins every text of a CSV that looks like a formula with an apostrophe, and no number', () => {
  const text = written('csv', [
    ['=1+1', -1, 'a,"b"'],
    ['\t=1', 2, null],
    ['＝1+1', 3, '＠SUM(A1)'],
  ]).toString();
  expect(text).toBe('\u{FEFF}名称,数量,备注\r\n\'=1+1,-1,"a,""b"""\r\n\'\t=1,2,\r\n\'＝1+1,3,\'＠SUM(A1)\r\n');
});

it('writes into .xls what does not fit one sheet as further sheets, each with the heading', () => {
  const rows = Array.from({ length: 65_540 }, (_, index): FileCellValue[] => [`第 ${index} 行`, index, null]);
  const [first = [], second = []] = sheetsIn(written('xls', rows));
  expect([first.length, second.length]).toEqual([65_536, 6]);
  expect([second[0], second[5], first.at(-1)]).toEqual([columns, rows.at(-1), rows[65_534]]);
});

it.each(['xls', 'xlsx'] as const)('writes .%s that a strict reader takes without a warning', (format) => {
  const said = vi.spyOn(console, 'error');
  const { SheetNames } = read(written(format, awkward), { dense: true, WTF: true });
  expect([SheetNames, said.mock.calls]).toEqual([['活动'], []]);
});

/** The path of LibreOffice; undefined where it is not installed. */
function libreOffice(): string | undefined {
  try {
    return execFileSync('which', ['soffice'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

const office = libreOffice();

/** The first sheet of a file as LibreOffice writes it out again, and what it said meanwhile. */
function openedByOffice(format: ExportFormat, file: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  try {
    writeFileSync(join(folder, `rows.${format}`), file);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    // 44: comma, 34: quotation mark, 76: UTF-8.
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1';
    const options = ['--headless', '--norestore', profile, '--convert-to', filter, '--outdir', folder];
    const said = execFileSync(office ?? '', [...options, join(folder, `rows.${format}`)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { said, text: readFileSync(join(folder, 'rows.csv'), 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it.skipIf(office === undefined).each(['xls', 'xlsx'] as const)(
  'LibreOffice, where it is installed, opens .%s without a word and reads what was written',
  (format) => {
    const rows = awkward
      .slice(0, 5)
      .map((row) => [...row.slice(0, 2), row[2] === 'x'.repeat(20_000) ? 'x' : (row[2] ?? null)]);
    const { said, text } = openedByOffice(format, written(format, rows));
    expect(said).not.toMatch(/warn|error|repair/iu);
    expect(text.split('\n').slice(0, 2)).toEqual(['名称,数量,备注', '春游,12.5,"第一行']);
    for (const words of ['110101199003078515,-3', '<b>&""\'</b>', '_x0041_', '😀 𠮷,123456789'])
      expect(text).toContain(words);
  },
);
