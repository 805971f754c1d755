import { expect, it } from 'vitest';

import { createAmapMaps, type Amap, type MapsWindow } from './maps-amap.ts';

const settings = { key: 'K1', securityCode: 'S1', plugins: ['AMap.PlaceSearch', 'AMap.Geocoder'] };

interface FakeScript {
  src: string;
  async: boolean;
  removed: boolean;
  listeners: Map<string, () => void>;
  addEventListener(name: string, listener: () => void): void;
  remove(): void;
}

function fakeScript(): FakeScript {
  const listeners = new Map<string, () => void>();
  return {
    src: '',
    async: false,
    removed: false,
    listeners,
    addEventListener: (name, listener) => void listeners.set(name, listener),
    remove() {
      this.removed = true;
    },
  };
}

function opened() {
  const scripts: FakeScript[] = [];
  const timers: (() => void)[] = [];
  const window = {
    document: { createElement: () => fakeScript(), head: { append: (script: FakeScript) => scripts.push(script) } },
    setTimeout: (callback: () => void) => timers.push(callback),
    clearTimeout: () => undefined,
  };
  // The parts of the page that the adapter touches; the rest of their types is the browser's.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because a whole document is not needed
  const view = window as unknown as MapsWindow;
  return { maps: createAmapMaps(view), view, scripts, timers };
}

/** The service as its script leaves it, with what the adapter did to it. */
function fakeAmap() {
  const done: unknown[] = [];
  let press: (event: { lnglat: { lng: number; lat: number } }) => void = () => undefined;
  const amap: Amap = {
    Map: class {
      constructor(_element: object, options: object) {
        done.push(['map', options]);
      }
      on(_event: 'click', listener: typeof press) {
        press = listener;
      }
      setZoomAndCenter(zoom: number, position: readonly [number, number]) {
        done.push(['center', zoom, position]);
      }
      destroy() {
        done.push(['destroyed']);
      }
    },
    Marker: class {
      setPosition(position: readonly [number, number]) {
        done.push(['mark', position]);
      }
    },
    PlaceSearch: class {
      search(words: string, listener: (status: string, result: object | string) => void) {
        if (words === '无') listener('no_data', '');
        else if (words === '错') listener('error', 'INVALID_USER_KEY');
        else
          listener('complete', {
            poiList: {
              pois: [
                { name: '西湖', address: '龙井路1号', location: { lng: 120.1, lat: 30.2 } },
                { name: '没有位置', address: [], location: null },
                { name: '断桥', address: [], location: { lng: 120.2, lat: 30.3 } },
              ],
            },
          });
      }
    },
    Geocoder: class {
      getAddress(
        [longitude]: readonly [number, number],
        listener: (status: string, result: { regeocode?: { formattedAddress?: string } } | string) => void,
      ) {
        if (longitude > 0) listener('complete', { regeocode: { formattedAddress: '杭州市' } });
        else listener('error', 'x');
      }
    },
  };
  return { amap, done, press: (lng: number, lat: number) => press({ lnglat: { lng, lat } }) };
}

it('WID-22 loads the script once, with the key and the plugins of the configuration', async () => {
  const { maps, view, scripts } = opened();
  const both = Promise.all([maps.load(settings), maps.load(settings)]);
  const [script] = scripts;
  view.AMap = fakeAmap().amap;
  script?.listeners.get('load')?.();
  const [one, other] = await both;
  // oxlint-disable-next-line eslint/no-underscore-dangle -- because the service reads this name
  expect([scripts.map(({ src }) => src), view._AMapSecurityConfig, one !== null, one === other]).toEqual([
    ['https://webapi.amap.com/maps?v=2.0&key=K1&plugin=AMap.PlaceSearch%2CAMap.Geocoder'],
    { securityJsCode: 'S1' },
    true,
    true,
  ]);
});

it('WID-22 is null where the script fails or does not come in time, and loads it again', async () => {
  const { maps, view, scripts, timers } = opened();
  const first = maps.load({ ...settings, securityCode: null });
  scripts[0]?.listeners.get('error')?.();
  const failed = await first;
  const second = maps.load(settings);
  timers.at(-1)?.();
  const late = await second;
  const third = maps.load(settings);
  view.AMap = fakeAmap().amap;
  scripts[2]?.listeners.get('load')?.();
  expect([failed, late, (await third) !== null, scripts.map(({ removed }) => removed)]).toEqual([
    null,
    null,
    true,
    [true, true, false],
  ]);
});

it('WID-22 searches places, reads addresses, and renders a map that is marked and pressed', async () => {
  const { maps, view } = opened();
  const { amap, done, press } = fakeAmap();
  view.AMap = amap;
  const service = await maps.load(settings);
  const pressed: unknown[] = [];
  const map = service?.show({}, { longitude: 120, latitude: 30 }, (point) => pressed.push(point));
  map?.mark({ longitude: 121, latitude: 31 });
  press(122, 32);
  map?.dispose();
  service?.show({}, null, () => undefined);
  expect({
    found: [await service?.search('西湖'), await service?.search('无'), await service?.search('错')],
    addresses: [
      await service?.addressOf({ longitude: 1, latitude: 1 }),
      await service?.addressOf({ longitude: -1, latitude: 1 }),
    ],
    pressed,
    done,
  }).toEqual({
    found: [
      [
        { longitude: 120.1, latitude: 30.2, address: '西湖 龙井路1号' },
        { longitude: 120.2, latitude: 30.3, address: '断桥' },
      ],
      [],
      null,
    ],
    addresses: ['杭州市', null],
    pressed: [{ longitude: 122, latitude: 32 }],
    done: [
      ['map', { zoom: 16, center: [120, 30] }],
      ['mark', [120, 30]],
      ['center', 16, [120, 30]],
      ['mark', [121, 31]],
      ['center', 16, [121, 31]],
      ['destroyed'],
      ['map', { zoom: 5, center: [108, 34] }],
    ],
  });
});
