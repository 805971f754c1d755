import { expect, it } from 'vitest';

import { createKeptParts } from './index.ts';

it('keeps the parts of facts that are equal, and no others', () => {
  const keep = createKeptParts<Readonly<Record<string, unknown>>>();
  const made = () => ({ list: [{ a: 1, b: [2] }], other: { c: 3 }, call: () => 1, none: null, gone: { d: undefined } });
  const first = keep(made());
  const second = keep({ ...made(), other: { c: 4 }, gone: {} });
  const third = keep({ ...made(), list: [{ a: 1, b: [2] }, 3] });
  const same = (one: typeof first, other: typeof first) => Object.keys(one).filter((name) => one[name] === other[name]);
  expect([same(first, second), same(second, third), second, third['list']]).toEqual([
    ['list', 'none'],
    ['none'],
    { ...made(), other: { c: 4 }, call: expect.any(Function), gone: {} },
    [{ a: 1, b: [2] }, 3],
  ]);
});
