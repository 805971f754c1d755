import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { shownList } from '../testing/shown-list.tsx';

const focused = () => document.activeElement;
const rowOf = (title: string) => screen.getByText(title).closest('tr');
const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  fireEvent.keyDown(focused() ?? document.body, { key, ...modifiers });

it('LIST-21 arrows move a cursor over the rows and Enter opens one; / leads to the search, n adds, except in inputs', async () => {
  const { asked } = await shownList();
  const tabStops = () =>
    [...document.querySelectorAll('tr[data-row-key]')].map((row) => row.getAttribute('tabindex')).join();
  const initial = tabStops();
  press('ArrowDown');
  const first = focused();
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  const last = focused();
  const moved = tabStops();
  press('ArrowUp');
  press('Enter');
  press('Enter', { ctrlKey: true });
  press('n');
  press('/');
  const search = focused();
  press('n');
  press('/');
  press('ArrowDown');
  expect({
    initial,
    first: first === rowOf('健康讲座'),
    last: last === rowOf('太极拳'),
    moved,
    asked,
    search: search === document.getElementById('activity-search-title'),
    stillThere: focused() === search,
  }).toEqual({
    initial: '0,-1,-1',
    first: true,
    last: true,
    moved: '-1,-1,0',
    asked: ['show a2', 'add'],
    search: true,
    stillThere: true,
  });
});

it('leaves the keys to a page that is in sight, and to the controls that have keys of their own', async () => {
  const { asked } = await shownList();
  const list = document.querySelector('.resource-list');
  list?.parentElement?.setAttribute('inert', '');
  press('n');
  list?.parentElement?.removeAttribute('inert');
  act(() => screen.getByLabelText('选择 书法交流').focus());
  press('Enter');
  press('ArrowDown');
  expect({ asked, row: focused() === rowOf('太极拳') }).toEqual({ asked: [], row: true });
});
