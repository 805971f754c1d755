import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatTsv, parseTsv } from './tsv.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const SEED = 20260115;

describe('arbitrary text on the clipboard', () => {
  it('TABLE-28 is parsed back to the same cells', () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\0', ' ', 'a', '退', ',', '😀'), maxLength: 6 }),
      fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replaceAll('\r', '')),
    );
    const grid = fc
      .integer({ min: 1, max: 5 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 5 }));
    fc.assert(
      fc.property(grid, (rows) => {
        expect(parseTsv(formatTsv(rows))).toEqual(rows);
      }),
      { seed: SEED, numRuns: propertyRuns(2_000) },
    );
  });

  it('TABLE-28 is parsed like by a character-by-character parser', () => {
    const text = fc.string({ unit: fc.constantFrom('"', '"', '\t', '\n', '\r', 'a', '退'), maxLength: 16 });
    fc.assert(
      fc.property(text, (given) => {
        expect(parseTsv(given)).toEqual(readSlowly(given));
      }),
      { seed: SEED, numRuns: propertyRuns(3_000) },
    );
  });
});

/** Oracle: the grammar as a regular expression, one cell at a time. */
function readSlowly(text: string): string[][] {
  if (text === '') return [];
  const body = text.replace(/(?:\r\n|\n|\r)$/u, '');
  const rows: string[][] = [[]];
  let rest = body;
  for (;;) {
    const quoted = /^"(?<inside>(?:[^"]|"")*)"(?=[\t\n\r]|$)/u.exec(rest);
    const plain = /^[^\t\n\r]*/u.exec(rest);
    const whole = quoted?.[0] ?? plain?.[0] ?? '';
    rows
      .at(-1)
      ?.push(
        quoted === null ? whole : (quoted.groups?.['inside'] ?? '').replaceAll('""', '"').replaceAll(/\r\n?/gu, '\n'),
      );
    rest = rest.slice(whole.length);
    if (rest === '') return rows;
    if (rest.startsWith('\t')) rest = rest.slice(1);
    else {
      rest = rest.slice(rest.startsWith('\r\n') ? 2 : 1);
      rows.push([]);
    }
  }
}
