import { createCore, defaultCoreConfig } from '@evergreen/core';
import { fakeMaps, fakePorts } from '@evergreen/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { LocationInput } from './index.ts';

const settings = { key: 'K1', securityCode: null, plugins: ['AMap.PlaceSearch'] };

// It comes with the first opening; here it is there at once.
beforeAll(async () => {
  await import('./location-dialog.tsx');
});

function shown(maps: typeof settings | null, value: string | null = '120,30|西湖') {
  const service = fakeMaps();
  const ports = fakePorts();
  const core = createCore({ ...ports, maps: service.port }, { ...defaultCoreConfig, maps });
  const told: unknown[] = [];
  drawWidget(
    { core, ports },
    <LocationInput
      id="place"
      aria-label="地点"
      placeholder="地点"
      value={value}
      onChange={(next) => told.push(next)}
    />,
  );
  return { service, told };
}

it('WID-22 without a key the place is typed by hand, with a note, and nothing is loaded', () => {
  const { service, told } = shown(null);
  const note = screen.getByText(/^没有接入地图服务/u).textContent;
  fireEvent.change(screen.getByLabelText('地点'), { target: { value: '断桥' } });
  fireEvent.change(screen.getByLabelText('经度'), { target: { value: '120.2' } });
  expect({ note, told, loads: service.loads, button: screen.queryByText('在地图上选择') }).toEqual({
    note: '没有接入地图服务，请手工填写地址；知道经纬度时一并填写。',
    told: ['120,30|断桥', '120.2,30|西湖'],
    loads: [],
    button: null,
  });
});

it('WID-22 with a key it is searched for, or pressed on the map', async () => {
  const { service, told } = shown(settings);
  await heard();
  fireEvent.click(screen.getByText('在地图上选择'));
  await heard();
  service.answer([{ longitude: 120.2, latitude: 30.3, address: '断桥' }]);
  const words = screen.getByLabelText<HTMLInputElement>('请输入地名或地址');
  const startWords = words.value;
  fireEvent.submit(words.closest('form') ?? words);
  await heard();
  fireEvent.click(screen.getByText('断桥'));
  service.address('曲院风荷');
  act(() => service.press({ longitude: 120.3, latitude: 30.4 }));
  await heard();
  const chosen = screen.getByText(/^已选/u).textContent;
  fireEvent.click(screen.getByText('确定'));
  await heard();
  expect({ loads: service.loads, words: startWords, marks: service.marks, chosen, told }).toEqual({
    loads: [settings],
    words: '西湖',
    marks: [
      { longitude: 120, latitude: 30 },
      { longitude: 120, latitude: 30 },
      { longitude: 120.2, latitude: 30.3 },
      { longitude: 120.3, latitude: 30.4 },
    ],
    chosen: '已选：曲院风荷 120.3, 30.4',
    told: ['120.3,30.4|曲院风荷'],
  });
});

it('WID-22 says that the map did not load, and loads it again', async () => {
  const { service } = shown(settings, null);
  await heard();
  service.fail();
  fireEvent.click(screen.getByText('在地图上选择'));
  await heard();
  const alert = screen.getByRole('alert').textContent;
  service.recover();
  fireEvent.click(screen.getByText(/^重\s*试$/u));
  await heard();
  expect([alert?.includes('地图加载失败'), service.viewCount(), screen.getByText('还没有选择').textContent]).toEqual([
    true,
    1,
    '还没有选择',
  ]);
});
