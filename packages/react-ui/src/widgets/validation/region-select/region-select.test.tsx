import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { RegionSelect } from './region-select.tsx';

it('finds a district by pinyin as soon as the spellings have come', async () => {
  const stage = newStage();
  drawWidget(stage, <RegionSelect id="region" aria-label="区县" placeholder="区县" value={null} onChange={() => {}} />);
  await newUser().type(screen.getByRole('combobox', { name: '区县' }), 'lanxi');
  const pass = setInterval(() => stage.ports.clock.advance(1), 5);
  expect((await screen.findAllByText(/兰溪市/u, {}, { timeout: 8000 })).length).toBeGreaterThan(0);
  clearInterval(pass);
});

it('WID-15 gives the code of a district of China, in one list or in three, and says Bad type value for any other', async () => {
  const stage = newStage();
  const chosen: unknown[] = [];
  const drawn = (type: string | undefined, value: string | null) =>
    drawWidget(
      stage,
      <RegionSelect
        id="region"
        aria-label="区县"
        placeholder="区县"
        value={value}
        {...(type === undefined ? {} : { type })}
        onChange={(code, text) => chosen.push([code, text])}
      />,
    );
  const cascader = drawn(undefined, null);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '区县' }));
  const provinces = [...document.querySelectorAll('.ant-cascader-menu:first-child > li')].map((one) => one.textContent);
  for (const name of ['江西省', '南昌市', '东湖区']) fireEvent.click(screen.getByText(name, { exact: true }));
  cascader.unmount();
  const read = drawn(undefined, '360102');
  const shown = read.container.textContent;
  read.unmount();
  const levels = drawn('select', '360102');
  const names = [...levels.container.querySelectorAll('[title]')].map((one) => one.getAttribute('title'));
  levels.unmount();
  drawn('tree', null);
  expect({ first: provinces[0], count: provinces.length, chosen, shown, names }).toEqual({
    first: '北京市',
    count: 34,
    chosen: [['360102', '江西省南昌市东湖区']],
    shown: expect.stringContaining('江西省南昌市东湖区'),
    names: ['江西省', '南昌市', '东湖区'],
  });
  expect(screen.getByRole('alert').textContent).toBe('Bad type value');
});
