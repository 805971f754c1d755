import { expect, it } from 'vitest';

import { createLocksWindows } from './windows-locks.ts';

it('knows nothing of other windows where the browser has no locks', () => {
  const seen: (number | null)[] = [];
  createLocksWindows({ locks: undefined, id: '1' }).watchOthers((others) => seen.push(others))();
  expect(seen).toEqual([null]);
});

it('knows nothing of other windows where the page may not lock', async () => {
  const refusing = {
    request: () => Promise.reject(new Error('SecurityError')),
    query: () => Promise.reject(new Error('SecurityError')),
  };
  const seen: (number | null)[] = [];
  const told = new Promise<void>((resolve) => {
    const stop = createLocksWindows({ locks: refusing, id: '1' }).watchOthers((others) => {
      seen.push(others);
      stop();
      resolve();
    });
  });
  await told;
  expect(seen).toEqual([null]);
});
