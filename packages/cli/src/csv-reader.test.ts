import { describe, expect, it } from 'vitest';

import { createCsvReader, type CsvRecord } from './csv-reader.ts';
import { sourceMessages } from './source.messages.ts';

/** All records of a text that arrives in pieces, and the problem that it ended with. */
function readPieces(pieces: readonly string[]) {
  const reader = createCsvReader();
  const records: CsvRecord[] = [];
  for (const piece of [...pieces, null]) {
    const read = piece === null ? reader.end() : reader.push(piece);
    records.push(...read.records);
    if (read.problem !== null) return { records, problem: read.problem };
  }
  return { records, problem: null };
}

describe('the CSV reader', () => {
  it.each([
    ['nothing', '', []],
    ['one field', 'a', [['a']]],
    [
      'fields and records',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'CR LF, and no end of the last record',
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty fields',
      ',\n,',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['an empty record', 'a\n\nb', [['a'], [''], ['b']]],
    ['commas, line feeds and quotes in quotes', '"a,b","c\r\nd","e ""f"""\r\n', [['a,b', 'c\r\nd', 'e "f"']]],
    ['an empty field in quotes', '"",""', [['', '']]],
    ['a quote inside an ordinary field', 'a"b,5"\n', [['a"b', '5"']]],
    ['a carriage return that ends nothing', 'a\rb,c\n', [['a\rb', 'c']]],
    [
      'semicolons',
      'a;b;1,5\nc;"d;e";2\n',
      [
        ['a', 'b', '1,5'],
        ['c', 'd;e', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\nc\td, e\n',
      [
        ['a', 'b'],
        ['c', 'd, e'],
      ],
    ],
    [
      'the separator that the file says',
      'sep=|\r\na|b,;\r\nc|d\r\n',
      [
        ['a', 'b,;'],
        ['c', 'd'],
      ],
    ],
    [
      'separators inside quotes of the first line',
      '"a;b;c",d\ne,f\n',
      [
        ['a;b;c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'records that end in a carriage return alone',
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'the apostrophe of an export before what looks like a formula',
      "a,b\n'=1+1,'甲\n",
      [
        ['a', 'b'],
        ['=1+1', "'甲"],
      ],
    ],
  ])('VAL-10 reads %s', (_, text, records) => {
    expect(readPieces([text])).toEqual({ records, problem: null });
  });

  it('VAL-10 tells in which row a quote is not closed, or is followed by something', () => {
    expect([
      readPieces(['a\n"b\nc\n']),
      readPieces(['a\n"b"c\nd\n']),
      readPieces(['a\n', `"${'b'.repeat(600_000)}`, 'b'.repeat(600_000)]),
    ]).toEqual([
      { records: [['a']], problem: sourceMessages.unclosedQuote(2) },
      { records: [['a']], problem: sourceMessages.afterQuote(2) },
      { records: [['a']], problem: sourceMessages.unclosedQuote(2) },
    ]);
  });

  it.each(['\n', '\r\n'])(
    'VAL-10 reads what was written, wherever the pieces end, with lines that end in %j',
    (lineEnd) => {
      const records = [
        ['姓名', 'a,b', 'c\r\nd'],
        ['', '"', '""'],
        ['e "f"', '\n', 'g'],
        ['', ',', ''],
      ];
      const write = (value: string) => (/[",\n\r]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
      const text = records.map((record) => record.map(write).join(',') + lineEnd).join('');
      const places = Array.from({ length: text.length + 1 }, (_, place) => place);
      const cut = (first: number, second: number) => [
        text.slice(0, first),
        text.slice(first, second),
        text.slice(second),
      ];
      const wrong = places.flatMap((first) =>
        places
          .slice(first)
          .map((second) => cut(first, second))
          .filter((pieces) => JSON.stringify(readPieces(pieces)) !== JSON.stringify({ records, problem: null })),
      );
      expect(wrong).toEqual([]);
    },
  );
});
