import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { RegionSelect } from './region-select.tsx';

it('finds a district by pinyin as soon as the spellings have come', async () => {
  const stage = newStage();
  drawWidget(stage, <RegionSelect id="region" aria-label="区县" placeholder="区县" value={null} onChange={() => {}} />);
  await userEvent.type(screen.getByRole('combobox', { name: '区县' }), 'lanxi');
  const pass = setInterval(() => stage.ports.clock.advance(1), 5);
  expect((await screen.findAllByText(/兰溪市/u, {}, { timeout: 8000 })).length).toBeGreaterThan(0);
  clearInterval(pass);
});
