import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { TablePagination } from './index.ts';

it('WID-14 shows which rows of how many, 100 at first, turns pages, jumps, and offers 10, 20 and 30 rows a page', async () => {
  const told: (readonly number[])[] = [];
  drawWidget(newStage(), <TablePagination page={2} pageSize={10} onChange={(...place) => told.push(place)} />);
  const label = screen.getByText('11-20 共 100 条').textContent;
  fireEvent.click(screen.getByRole('button', { name: '下一页' }));
  fireEvent.click(screen.getByRole('button', { name: '上一页' }));
  const jumper = document.querySelector<HTMLInputElement>('.ant-pagination-options-quick-jumper input');
  if (jumper === null) throw new Error('There is no quick jumper');
  fireEvent.change(jumper, { target: { value: '7' } });
  fireEvent.keyUp(jumper, { key: 'Enter', keyCode: 13 });
  fireEvent.mouseDown(screen.getByRole('combobox'));
  const sizes = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  const offered = [...document.querySelectorAll('.ant-select-item-option')].map(
    (option) => option.getAttribute('title') ?? option.textContent,
  );
  fireEvent.click(document.querySelectorAll('.ant-select-item-option').item(2));
  expect({ label, sizes: sizes.length, offered: offered.map((text) => Number.parseInt(text ?? '', 10)), told }).toEqual(
    {
      label: '11-20 共 100 条',
      sizes: 3,
      offered: [10, 20, 30],
      told: [
        [3, 10],
        [1, 10],
        [7, 10],
        [1, 30],
      ],
    },
  );
});
