import { describe, expect, it } from 'vitest';

import { formatTsv, parseTsv } from './tsv.ts';

describe('text from the clipboard', () => {
  it.each<[string, string, string[][]]>([
    ['nothing', '', []],
    ['one word', '退休', [['退休']]],
    ['Excel, one cell', '张三\r\n', [['张三']]],
    ['Excel, one empty cell', '\r\n', [['']]],
    [
      'Excel, a block',
      '姓名\t年龄\r\n张三\t61\r\n',
      [
        ['姓名', '年龄'],
        ['张三', '61'],
      ],
    ],
    [
      'Excel, empty cells at every edge',
      '\t\r\n\t甲\t\r\n',
      [
        ['', ''],
        ['', '甲', ''],
      ],
    ],
    ['Excel, a last row that is empty', '甲\r\n\r\n', [['甲'], ['']]],
    ['Excel, a line break in a cell', '"北京\n海淀"\t1\r\n', [['北京\n海淀', '1']]],
    ['Excel, a tab in a cell', '"甲\t乙"\t丙\r\n', [['甲\t乙', '丙']]],
    ['Excel, quotation marks in a cell with a line break', '"他说""好""\n走了"\r\n', [['他说"好"\n走了']]],
    ['Excel, a cell that begins with a quotation mark', '"""甲"" 乙"\r\n', [['"甲" 乙']]],
    ['Excel, inches', '5" 管\t6"\r\n', [['5" 管', '6"']]],
    [
      'Excel for Mac as it was',
      'a\tb\rc\td\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['WPS with a NUL at the end', '甲\t乙\r\n\0', [['甲', '乙']]],
    ['WPS, a line break of its own in a cell', '"甲\r\n乙"\t丙\r\n', [['甲\n乙', '丙']]],
    [
      'Google Sheets, nothing at the end',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['Google Sheets, one column with an empty last cell', 'a\nb\n', [['a'], ['b']]],
    ['Google Sheets, a line break and quotation marks', '"a ""b""\nc"\td', [['a "b"\nc', 'd']]],
    ['Numbers, rows of two lengths', 'a\tb\tc\nd', [['a', 'b', 'c'], ['d']]],
    ['LibreOffice, an empty quoted cell', '""\ta\n', [['', 'a']]],
    ['a quoted cell at the end of all', 'a\t"b"', [['a', 'b']]],
    ['a quoted cell before an empty last one', '"a"\t', [['a', '']]],
    ['a quotation mark that nothing closes', '"甲\t乙\n丙', [['"甲', '乙'], ['丙']]],
    ['something behind the closing mark', '"甲"乙\t丙', [['"甲"乙', '丙']]],
    ['a single quotation mark', '"', [['"']]],
    ['three quotation marks', '"""', [['"""']]],
    ['a sentence with blanks', '  两 边  ', [['  两 边  ']]],
  ])('TABLE-28 parses %s', (_, text, rows) => {
    expect(parseTsv(text)).toEqual(rows);
  });

  it('parses a hundred thousand NULs inside the text in linear time', () => {
    const text = '\0'.repeat(100_000);
    expect(parseTsv(`${text}a`)).toEqual([[`${text}a`]]);
    expect(parseTsv(`a\n${text}`)).toEqual([['a']]);
  });

  it('parses a hundred thousand opening quotation marks in linear time', () => {
    const text = '"a\t'.repeat(100_000);
    const [row] = parseTsv(text);
    expect([row?.length, row?.[0], row?.[99_999], row?.[100_000]]).toEqual([100_001, '"a', '"a', '']);
  });
});

describe('text to the clipboard', () => {
  it.each<[string[][], string]>([
    [[], ''],
    [[['']], '\r\n'],
    [[['甲']], '甲'],
    [
      [
        ['甲', ''],
        ['', '乙'],
      ],
      '甲\t\r\n\t乙',
    ],
    [[['甲'], ['']], '甲\r\n\r\n'],
    [
      [
        ['甲', '乙'],
        ['', ''],
      ],
      '甲\t乙\r\n\t',
    ],
    [[['5" 管', '"甲"', 'a\tb', 'a\n"b"']], '5" 管\t"""甲"""\t"a\tb"\t"a\n""b"""'],
  ])('TABLE-28 writes %j', (rows, text) => {
    expect(formatTsv(rows)).toBe(text);
  });
});
