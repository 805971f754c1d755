import { expect, it } from 'vitest';

import { hasPageBefore, wantedPathOf } from './history-state.ts';

it.each([
  [{ usr: { wantedPath: '/isps/x?a=1' }, key: 'k', idx: 2 }, '/isps/x?a=1'],
  [{ usr: { wantedPath: 5 } }, null],
  [{ usr: null, idx: 0 }, null],
  [{ idx: 0 }, null],
  [null, null],
  ['text', null],
])('reads the wanted path from the step %j of the history', (state, path) => {
  expect(wantedPathOf(state)).toBe(path);
});

it.each([
  [{ idx: 1 }, true],
  [{ idx: 0 }, false],
  [{ idx: '1' }, false],
  [{}, false],
  [null, false],
])('knows from the step %j of the history whether a page was open before', (state, isAfterAnother) => {
  expect(hasPageBefore(state)).toBe(isAfterAnother);
});
