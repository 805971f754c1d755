import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { YesNoSwitch, type YesNoSwitchProps } from './index.ts';

function drawn(props: Omit<YesNoSwitchProps, 'onChange'>) {
  const values: string[] = [];
  const { unmount } = drawWidget(newStage(), <YesNoSwitch {...props} onChange={(value) => values.push(value)} />);
  const control = screen.getByRole('switch');
  fireEvent.click(control);
  const seen = [control.getAttribute('aria-checked'), values];
  unmount();
  return seen;
}

it('WID-14 switches between Y and N or two other values, of which the first is on; disabled it does not', () => {
  expect([
    drawn({ value: 'Y' }),
    drawn({ value: 'N' }),
    drawn({ value: null }),
    drawn({ value: '1', values: ['1', '0'] }),
    drawn({ value: 'Y', isDisabled: true }),
  ]).toEqual([
    ['true', ['N']],
    ['false', ['Y']],
    ['false', ['Y']],
    ['true', ['0']],
    ['true', []],
  ]);
});
