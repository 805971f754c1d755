import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseJson, type JsonValue } from './index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const seeded = { seed: 20260115, numRuns: propertyRuns(1000) };
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

function keysOf(value: JsonValue): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [key, ...keysOf(entry)]);
}

const hostileKey = fc.oneof(fc.constantFrom(...FORBIDDEN, 'toString', 'a'), fc.string());
/** JSON text built by hand, so that `__proto__` is an ordinary key. */
const hostileJson = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'json' },
    fc.jsonValue({ maxDepth: 0 }).map((value) => JSON.stringify(value)),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
    fc
      .array(fc.tuple(hostileKey, tie('value')), { maxLength: 4 })
      .map((entries) => `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`),
  ),
})).value;

describe('parsing external JSON', () => {
  it('leaves every prototype unchanged and drops all keys that could reach one', () => {
    const before = JSON.stringify([
      Object.getOwnPropertyNames(Object.prototype),
      Object.getOwnPropertyNames(Array.prototype),
    ]);
    fc.assert(
      fc.property(hostileJson, (text) => {
        const read = parseJson(text);
        expect(read.ok && keysOf(read.value).filter((key) => FORBIDDEN.includes(key))).toEqual([]);
        const after = JSON.stringify([
          Object.getOwnPropertyNames(Object.prototype),
          Object.getOwnPropertyNames(Array.prototype),
        ]);
        expect(after).toBe(before);
      }),
      seeded,
    );
  });

  it('parses any other JSON like the host', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        fc.pre(!FORBIDDEN.some((key) => text.includes(key)) && !text.includes('\\u'));
        expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
      seeded,
    );
  });

  it('returns an error value for any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseJson(text);
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(read.ok ? 'read' : read.error.kind).toBe(isJson ? 'read' : 'jsonSyntax');
      }),
      seeded,
    );
  });

  it('returns an error value for endlessly nested text', () => {
    const read = parseJson('['.repeat(100_000) + ']'.repeat(100_000));
    expect(read.ok ? 'read' : read.error.kind).toBe('jsonSyntax');
  });

  it('drops the keys and keeps their siblings', () => {
    expect(parseJson('{"a":1,"__proto__":{"b":2},"c":[{"constructor":{"prototype":3},"d":4}]}')).toEqual({
      ok: true,
      value: { a: 1, c: [{ d: 4 }] },
    });
  });
});
