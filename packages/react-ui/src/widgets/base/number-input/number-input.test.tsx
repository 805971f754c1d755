import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { NumberInput } from './index.ts';

it('says its own name alone to a screen reader, not the English names of its arrows', () => {
  render(<NumberInput aria-label="列宽" defaultValue={5} />);
  const counted = [
    screen.getAllByRole('spinbutton', { name: '列宽', hidden: false }),
    screen.queryAllByRole('button', { hidden: false }),
    screen.queryAllByRole('button', { hidden: true }),
  ].map(({ length }) => length);
  expect(counted).toEqual([1, 0, 2]);
});
