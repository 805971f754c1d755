import type { MapPlace, MapPoint, MapsPort, MapsService, MapsSettings } from '../ports/index.ts';

export interface FakeMaps {
  readonly port: MapsPort;
  /** Settings of every load, in order. */
  readonly loads: readonly MapsSettings[];
  /** Words of every search. */
  readonly searches: readonly string[];
  /** Points that maps were marked at. */
  readonly marks: readonly MapPoint[];
  /** Maps that are rendered. */
  viewCount(): number;
  /** What searches answer from now on. */
  answer(places: readonly MapPlace[] | null): void;
  /** What addresses are from now on. */
  address(address: string | null): void;
  /** Loads fail until `recover`. */
  fail(): void;
  recover(): void;
  /** Somebody presses the last map. */
  press(point: MapPoint): void;
}

/** A map service whose answers the test gives. */
export function fakeMaps(): FakeMaps {
  const loads: MapsSettings[] = [];
  const searches: string[] = [];
  const marks: MapPoint[] = [];
  let places: readonly MapPlace[] | null = [];
  let shownAddress: string | null = null;
  let isFailing = false;
  let views = 0;
  let listener: (point: MapPoint) => void = () => undefined;
  const service: MapsService = {
    search: async (words) => {
      searches.push(words);
      return Promise.resolve(places);
    },
    addressOf: async () => Promise.resolve(shownAddress),
    show(_element, start, onPress) {
      views += 1;
      listener = onPress;
      if (start !== null) marks.push(start);
      return {
        mark: (point) => marks.push(point),
        dispose: () => {
          views -= 1;
        },
      };
    },
  };
  return {
    port: {
      load: async (settings) => {
        loads.push(settings);
        return Promise.resolve(isFailing ? null : service);
      },
    },
    loads,
    searches,
    marks,
    viewCount: () => views,
    answer(next) {
      places = next;
    },
    address(next) {
      shownAddress = next;
    },
    fail() {
      isFailing = true;
    },
    recover() {
      isFailing = false;
    },
    press: (point) => listener(point),
  };
}
