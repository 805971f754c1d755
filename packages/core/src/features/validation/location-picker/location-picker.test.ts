import { expect, it } from 'vitest';

import { createCore, defaultCoreConfig } from '../../../index.ts';
import { fakeMaps, fakePorts, settled } from '../../../testing/index.ts';
import { createLocationPicker, type LocationPickerEmitted } from './index.ts';

const settings = { key: 'K1', securityCode: null, plugins: ['AMap.PlaceSearch'] };
const lake = { longitude: 120.155_123_456, latitude: 30.2741, address: '西湖文化广场' };

function opened(maps: typeof settings | null = settings) {
  const service = fakeMaps();
  const core = createCore({ ...fakePorts(), maps: service.port }, { ...defaultCoreConfig, maps });
  const picker = core.open((page) => createLocationPicker(page));
  const told: LocationPickerEmitted[] = [];
  picker.on((emitted) => told.push(emitted));
  const open = async (value: string | null = null) => {
    picker.send({ type: 'picker.open', value });
    await settled();
  };
  return { service, picker, told, open };
}

it('WID-22 loads the service by the configured key and plugins when it first opens, and never without a key', async () => {
  const { service, picker, open } = opened();
  const before = service.loads.length;
  await open();
  const without = opened(null);
  await without.open();
  expect([before, service.loads, picker.facts().status]).toEqual([0, [settings], 'ready']);
  expect([without.service.loads, without.picker.facts().status]).toEqual([[], 'failed']);
});

it('WID-22 chooses a place that was searched for, or a point of the map with its address', async () => {
  const { service, picker, told, open } = opened();
  await open('|文化广场');
  service.answer([lake]);
  picker.send({ type: 'words.search' });
  await settled();
  const found = picker.facts().found;
  picker.send({ type: 'place.choose', place: lake });
  picker.send({ type: 'picker.accept' });
  await open('120,30|西湖');
  const start = picker.facts().point;
  service.address('武林广场');
  picker.send({ type: 'point.press', point: { longitude: 120.16, latitude: 30.28 } });
  const meanwhile = picker.facts().place;
  await settled();
  picker.send({ type: 'picker.accept' });
  expect({ searched: service.searches, found, start, meanwhile, told }).toEqual({
    searched: ['文化广场'],
    found: [lake],
    start: { longitude: 120, latitude: 30 },
    meanwhile: { longitude: '120.16', latitude: '30.28', address: '西湖' },
    told: [
      { type: 'picker.accepted', value: '120.155123,30.2741|西湖文化广场' },
      { type: 'picker.accepted', value: '120.16,30.28|武林广场' },
    ],
  });
});

it('WID-22 says that the service did not come, and tries again; cancelling leaves the place', async () => {
  const { service, picker, told, open } = opened();
  service.fail();
  await open();
  const failed = picker.facts().status;
  service.recover();
  picker.send({ type: 'maps.retry' });
  await settled();
  const ready = picker.facts().status;
  service.answer(null);
  picker.send({ type: 'words.type', words: '广场' });
  picker.send({ type: 'words.search' });
  await settled();
  const { hasSearchFailed, found } = picker.facts();
  picker.send({ type: 'picker.cancel' });
  expect([failed, ready, hasSearchFailed, found, told, picker.facts().words]).toEqual([
    'failed',
    'ready',
    true,
    null,
    [],
    '',
  ]);
});
