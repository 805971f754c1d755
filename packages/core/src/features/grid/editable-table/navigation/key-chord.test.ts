import { expect, it } from 'vitest';

import { chordOf } from './key-chord.ts';

const enter = { key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it('a key of a browser is a chord: command counts as control, and what an input method composes is told apart', () => {
  expect(chordOf({ ...enter, metaKey: true, shiftKey: true })).toEqual({
    key: 'Enter',
    control: true,
    shift: true,
    alt: false,
    isComposing: false,
    hasCaret: false,
  });
  expect(
    [{ isComposing: true }, { keyCode: 229 }, { keyCode: 13 }].map(
      (told) => chordOf({ ...enter, ...told }).isComposing,
    ),
  ).toEqual([true, true, false]);
  expect(chordOf(enter, true).hasCaret).toBe(true);
});
