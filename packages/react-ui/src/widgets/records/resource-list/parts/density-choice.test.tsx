import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { heard } from '../../../../adapter/testing/stage.tsx';
import { showAgain, shownList } from '../testing/shown-list.tsx';

/** jsdom lays nothing out: the rows begin 300 pixels below the top of a window of 900. */
const TOP = 300;

it('LIST-17 rows have three heights, the chosen one is remembered, and they scroll under a head that stays', async () => {
  vi.stubGlobal('innerHeight', 900);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, TOP, 1000, 40));
  const stage = await shownList();
  const density = () =>
    ['compact', 'standard', 'loose'].filter(
      (name) => document.querySelector(`.resource-list-table.resource-list-${name}`) !== null,
    );
  const first = density();
  fireEvent.click(screen.getByRole('button', { name: '行高' }));
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  fireEvent.click(screen.getByRole('menuitem', { name: '宽松' }));
  await heard();
  const chosen = density();
  await showAgain(stage);
  const body = document.querySelector<HTMLElement>('[style*="--list-body-height"]');
  expect({
    first,
    offered,
    chosen,
    remembered: density(),
    // What is left of the window below the rows, less the pager.
    height: body?.style.getPropertyValue('--list-body-height'),
    holdsTheTable: body?.querySelector('.resource-list-table') !== null,
  }).toEqual({
    first: ['standard'],
    offered: ['紧凑', '适中', '宽松'],
    chosen: ['loose'],
    remembered: ['loose'],
    height: `${900 - TOP - 60}px`,
    holdsTheTable: true,
  });
});
