import { describe, expect, it } from 'vitest';

import { formatPaths, parsePaths } from './stored-paths.ts';

describe('stored paths', () => {
  it('TABLE-15 are comma-separated', () => {
    expect([
      formatPaths(['temp/a_1.png', 'temp/b_2.png']),
      formatPaths(['temp/a_1.png']),
      formatPaths([]),
      formatPaths(['']),
    ]).toEqual(['temp/a_1.png,temp/b_2.png', 'temp/a_1.png', null, null]);
    expect(['temp/a_1.png,temp/b_2.png', '', 'a,,b,', null, 5].map(parsePaths)).toEqual([
      ['temp/a_1.png', 'temp/b_2.png'],
      [],
      ['a', 'b'],
      [],
      [],
    ]);
  });

  it('TABLE-15 may have commas in their names, percent-encoded', () => {
    expect([
      formatPaths(['temp/甲,乙.png', 'temp/100%.png', 'temp/%2C%25.png']),
      parsePaths('temp/甲%2C乙.png,temp/100%.png,temp/%252C%2525.png'),
    ]).toEqual([
      'temp/甲%2C乙.png,temp/100%.png,temp/%252C%2525.png',
      ['temp/甲,乙.png', 'temp/100%.png', 'temp/%2C%25.png'],
    ]);
  });

  it('TABLE-15 are parsed from older pages, which did not encode commas', () => {
    expect(
      ['temp/a,b_1.png,temp/c.png', 'temp/a,b,c.png', 'temp/a.png,b.png', 'temp/x.y/a,b.png'].map(parsePaths),
    ).toEqual([['temp/a,b_1.png', 'temp/c.png'], ['temp/a,b,c.png'], ['temp/a.png', 'b.png'], ['temp/x.y/a,b.png']]);
  });

  it('TABLE-15 stay separate where they could be parsed as one', () => {
    expect([formatPaths(['temp/a', 'b']), parsePaths('temp/a,,b')]).toEqual(['temp/a,,b', ['temp/a', 'b']]);
  });
});
