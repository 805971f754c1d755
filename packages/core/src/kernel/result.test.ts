import { describe, expect, it } from 'vitest';

import { assertNever, days, err, mapResult, minutes, ok, seconds, type Result } from './index.ts';

describe('results', () => {
  it('map their value and keep their failure', () => {
    const double = (result: Result<number, string>) => mapResult(result, (value) => value * 2);
    expect([double(ok(2)), double(err('broken'))]).toEqual([
      { ok: true, value: 4 },
      { ok: false, error: 'broken' },
    ]);
  });
});

describe('durations', () => {
  it('are milliseconds', () => {
    expect([seconds(1.5), minutes(2), days(7)]).toEqual([1500, 120_000, 604_800_000]);
  });
});

describe('unreachable branch', () => {
  it('reports the value that reached it', () => {
    // @ts-expect-error: the types rule this out, which is what the function is for
    expect(() => assertNever({ kind: 'surprise' })).toThrow('Unexpected value: {"kind":"surprise"}');
  });
});
