import type { MapPlace, MapPoint, MapsPort, MapsService, MapsSettings } from '@evergreen/core/ports';

/** Loader of the service of lbs.amap.com, version 2.0. */
const LOADER = 'https://webapi.amap.com/maps';
const VERSION = '2.0';
/** Milliseconds after which a service that has not come counts as missing. */
const LOAD_LIMIT = 15_000;
const ZOOM = 16;
const PLACES = 10;
/** The whole country, until a place is known. */
const COUNTRY = { zoom: 5, center: [108, 34] as const };

type Position = readonly [longitude: number, latitude: number];

interface LngLat {
  readonly lng: number;
  readonly lat: number;
}

interface Poi {
  readonly name?: string;
  readonly address?: unknown;
  readonly location?: LngLat | null;
}

/** The part of the service's interface that the adapter uses. */
export interface Amap {
  readonly Map: new (
    element: object,
    options: object,
  ) => {
    on(event: 'click', listener: (event: { readonly lnglat: LngLat }) => void): void;
    setZoomAndCenter(zoom: number, position: Position): void;
    destroy(): void;
  };
  readonly Marker: new (options: object) => { setPosition(position: Position): void };
  readonly PlaceSearch: new (options: object) => {
    search(
      words: string,
      listener: (status: string, result: { readonly poiList?: { readonly pois?: readonly Poi[] } } | string) => void,
    ): void;
  };
  readonly Geocoder: new () => {
    getAddress(
      position: Position,
      listener: (
        status: string,
        result: { readonly regeocode?: { readonly formattedAddress?: string } } | string,
      ) => void,
    ): void;
  };
}

/** The subset of `Window` that the adapter needs. */
export interface MapsWindow {
  readonly document: Pick<Document, 'createElement' | 'head'>;
  AMap?: Amap;
  _AMapSecurityConfig?: { readonly securityJsCode: string };
  setTimeout(callback: () => void, duration: number): number;
  clearTimeout(handle: number): void;
}

/** Places of AMap. Its script comes with the first load and stays; one that did not come is asked for again. */
export function createAmapMaps(view: MapsWindow = window): MapsPort {
  let loading: Promise<MapsService | null> | null = null;
  const load = async (settings: MapsSettings) => {
    const isThere = view.AMap !== undefined || (await loadScript(view, settings));
    const service = isThere && view.AMap !== undefined ? serviceOf(view.AMap) : null;
    if (service === null) loading = null;
    return service;
  };
  return {
    async load(settings) {
      loading ??= load(settings);
      return loading;
    },
  };
}

async function loadScript(view: MapsWindow, { key, securityCode, plugins }: MapsSettings): Promise<boolean> {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- because the service reads this name
  if (securityCode !== null) view._AMapSecurityConfig = { securityJsCode: securityCode };
  const address = new URL(LOADER);
  address.search = new URLSearchParams({ v: VERSION, key, plugin: plugins.join(',') }).toString();
  const script = view.document.createElement('script');
  script.src = address.href;
  script.async = true;
  const isLoaded = await new Promise<boolean>((settle) => {
    const limit = view.setTimeout(() => settle(false), LOAD_LIMIT);
    const end = (isThere: boolean) => {
      view.clearTimeout(limit);
      settle(isThere);
    };
    script.addEventListener('load', () => end(true));
    script.addEventListener('error', () => end(false));
    view.document.head.append(script);
  });
  if (!isLoaded) script.remove();
  return isLoaded;
}

const positionOf = ({ longitude, latitude }: MapPoint): Position => [longitude, latitude];
const pointOf = ({ lng, lat }: LngLat): MapPoint => ({ longitude: lng, latitude: lat });

function serviceOf(amap: Amap): MapsService {
  return {
    search: async (words) =>
      new Promise((settle) => {
        new amap.PlaceSearch({ pageSize: PLACES }).search(words, (status, result) => {
          if (status === 'no_data') settle([]);
          else if (status === 'complete' && typeof result === 'object') settle(placesIn(result.poiList?.pois ?? []));
          else settle(null);
        });
      }),
    addressOf: async (point) =>
      new Promise((settle) => {
        new amap.Geocoder().getAddress(positionOf(point), (status, result) => {
          const isKnown = status === 'complete' && typeof result === 'object';
          settle(isKnown ? (result.regeocode?.formattedAddress ?? null) : null);
        });
      }),
    show(element, start, onPress) {
      const place = start === null ? COUNTRY : { zoom: ZOOM, center: positionOf(start) };
      const map = new amap.Map(element, place);
      let marker: { setPosition(position: Position): void } | null = null;
      const mark = (point: MapPoint) => {
        marker ??= new amap.Marker({ map, position: positionOf(point) });
        marker.setPosition(positionOf(point));
        map.setZoomAndCenter(ZOOM, positionOf(point));
      };
      if (start !== null) mark(start);
      map.on('click', ({ lnglat }) => onPress(pointOf(lnglat)));
      return { mark, dispose: () => map.destroy() };
    },
  };
}

/** An address is an empty list where the service knows none. */
function placesIn(pois: readonly Poi[]): readonly MapPlace[] {
  return pois.flatMap(({ name = '', address, location }) => {
    if (location === undefined || location === null) return [];
    const street = typeof address === 'string' ? address : '';
    return [{ ...pointOf(location), address: [name, street].filter((part) => part !== '').join(' ') }];
  });
}
