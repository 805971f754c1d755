import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fillPath, queryString } from './query-string.ts';
import { propertyRuns } from '../testing/property-runs.ts';

describe('queryString', () => {
  it('keeps the order, omits undefined values and encodes the rest', () => {
    expect(queryString({ title: '重阳 节&=?', pageNo: 2, all: false, none: undefined, nothing: null })).toBe(
      '?title=%E9%87%8D%E9%98%B3%20%E8%8A%82%26%3D%3F&pageNo=2&all=false',
    );
    expect(queryString({ none: undefined })).toBe('');
  });

  it("is decoded by the platform's own parser, for any text", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/u), fc.string({ unit: 'grapheme' })), (values) => {
        expect(Object.fromEntries(new URLSearchParams(queryString(values)))).toEqual(values);
      }),
      { seed: 20260115, numRuns: propertyRuns(300) },
    );
  });
});

describe('fillPath', () => {
  it('encodes every value, so that none can add a segment or a query', () => {
    expect(fillPath('/sys/dict/getDictItems/:code', { code: '../a/b?c=#d' })).toBe(
      '/sys/dict/getDictItems/..%2Fa%2Fb%3Fc%3D%23d',
    );
  });
});
