import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { SheetOnPaper } from './index.ts';

const sheet = (title: string, orientation: 'portrait' | 'landscape') => ({
  title,
  notes: [],
  isForm: false,
  table: { columns: [], rows: [], orientation, textSize: 9 },
});

const turnsPaper = (name: string) => {
  const region = screen.getByRole('region', { name, hidden: true });
  return [region.classList.contains('printed-now'), region.querySelector('style') !== null];
};

it('turns the paper for a wide table, and not for one in the page of another tab', () => {
  render(
    <>
      <SheetOnPaper sheet={sheet('退休人员', 'landscape')} />
      <SheetOnPaper sheet={sheet('活动类型', 'portrait')} />
      <div hidden>
        <SheetOnPaper sheet={sheet('商城订单', 'landscape')} />
      </div>
    </>,
  );
  expect(['退休人员', '活动类型', '商城订单'].map(turnsPaper)).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});
