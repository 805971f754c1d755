import { expect, it } from 'vitest';

import { csvLine, csvValue } from './csv-line.ts';

it.each([
  [[], '\r\n'],
  [['a', '', 'b c'], 'a,,b c\r\n'],
  [['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"\r\n'],
  [['=1+1', '+1', '-1', '@a', '\tx', '\rx'], `'=1+1,'+1,'-1,'@a,'\tx,"'\rx"\r\n`],
  [['＝1+1', '＋1', '－1', '＠a'], "'＝1+1,'＋1,'－1,'＠a\r\n"],
  [['a=1', '1-2', 'a＝1'], 'a=1,1-2,a＝1\r\n'],
])('writes %j as a line', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

it('UP-20 takes away the apostrophe that it put before what looks like a formula, and no other', () => {
  const texts = ['=1+1', "'=1+1", "''-1", "'甲'", "'", '-1', '＝1', 'a=1', ''];
  expect(texts.map((text) => csvValue(csvLine([text]).slice(0, -2)))).toEqual(texts);
});
