import { expect, it } from 'vitest';

import { listKeyAction, rowUnderCursor, type ListFocus } from './list-keys.ts';

const KEYS = ['/', '、', 'n', 'N', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', 'a'];
const done = (focus: ListFocus, isModified = false) =>
  KEYS.map((key) => listKeyAction({ key, isModified, focus })).map((action) =>
    action === null ? '-' : action.kind === 'row' ? action.to : action.kind,
  );

it('reads the keys of a list by where the focus is', () => {
  expect({
    page: done('page'),
    row: done('row'),
    control: done('control'),
    elsewhere: done('elsewhere'),
    busy: done('busy'),
    modified: done('row', true),
  }).toEqual({
    page: ['search', 'search', 'add', 'add', 'current', '-', '-', '-', '-', '-'],
    row: ['search', 'search', 'add', 'add', 'next', 'previous', 'first', 'last', 'open', '-'],
    control: ['search', 'search', 'add', 'add', 'next', 'previous', 'first', 'last', '-', '-'],
    elsewhere: ['search', 'search', 'add', 'add', '-', '-', '-', '-', '-', '-'],
    busy: KEYS.map(() => '-'),
    modified: KEYS.map(() => '-'),
  });
});

it('moves the cursor row by row, and stops at both ends', () => {
  const ids = ['a', 'b', 'c'];
  expect({
    initial: rowUnderCursor(ids, null),
    next: rowUnderCursor(ids, 'b', 'next'),
    previous: rowUnderCursor(ids, 'b', 'previous'),
    beforeFirst: rowUnderCursor(ids, 'a', 'previous'),
    behindLast: rowUnderCursor(ids, 'c', 'next'),
    first: rowUnderCursor(ids, 'c', 'first'),
    last: rowUnderCursor(ids, 'a', 'last'),
    ofRowThatLeft: rowUnderCursor(ids, 'x'),
    ofNoRows: rowUnderCursor([], 'a', 'next'),
  }).toEqual({
    initial: 'a',
    next: 'c',
    previous: 'a',
    beforeFirst: 'a',
    behindLast: 'c',
    first: 'a',
    last: 'c',
    ofRowThatLeft: 'a',
    ofNoRows: null,
  });
});
