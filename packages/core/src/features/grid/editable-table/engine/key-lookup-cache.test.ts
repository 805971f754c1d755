import { describe, expect, it } from 'vitest';

import { createKeysAskedBack } from './key-lookup-cache.ts';

const told = (keys: ReturnType<typeof createKeysAskedBack>, asked: readonly string[]) =>
  asked.map((key) => keys.slotOf(key));

describe('key lookup cache', () => {
  it('resolves issued keys in order', () => {
    const keys = createKeysAskedBack();
    for (const slot of [4, 2, 9]) keys.gave(`row-${slot}-`, slot);
    expect(told(keys, ['row-4-', 'row-2-', 'row-9-', 'row-9-', 'row-4-'])).toEqual([4, 2, 9, 9, -1]);
  });

  it('continues after a key that was not issued', () => {
    const keys = createKeysAskedBack();
    for (const slot of [4, 2]) keys.gave(`row-${slot}-`, slot);
    expect(told(keys, ['row-7-', 'row-4-', 'row-8-', 'row-2-'])).toEqual([-1, 4, -1, 2]);
  });

  it('remembers the last key found', () => {
    const keys = createKeysAskedBack();
    keys.found('new-1', 12);
    const before = told(keys, ['new-1', 'new-1']);
    keys.found('new-2', 13);
    expect({ before, after: told(keys, ['new-1', 'new-2']) }).toEqual({ before: [12, 12], after: [-1, 13] });
  });

  it('starts over with the first key issued after a lookup', () => {
    const keys = createKeysAskedBack();
    for (const slot of [1, 2, 3]) keys.gave(`row-${slot}-`, slot);
    const first = told(keys, ['row-1-']);
    for (const slot of [5, 6]) keys.gave(`row-${slot}-`, slot);
    expect({ first, second: told(keys, ['row-2-', 'row-5-', 'row-6-', 'row-3-']) }).toEqual({
      first: [1],
      second: [-1, 5, 6, -1],
    });
  });

  it('holds no more keys than a large paste has rows', () => {
    const keys = createKeysAskedBack();
    for (let slot = 0; slot < 20_000; slot += 1) keys.gave(`row-${slot}-`, slot);
    const found = Array.from({ length: 20_000 }, (_, slot) => keys.slotOf(`row-${slot}-`));
    expect([found.findIndex((slot, place) => slot !== place), found.filter((slot) => slot === -1).length]).toEqual([
      16_384, 3616,
    ]);
  });

  it('is cleared with the rows', () => {
    const keys = createKeysAskedBack();
    keys.gave('row-0-', 0);
    keys.found('row-1-', 1);
    keys.forget();
    expect(told(keys, ['row-0-', 'row-1-'])).toEqual([-1, -1]);
  });
});
