import type { MapPlace, MapPoint, MapsService } from '../../../ports/index.ts';
import type { TypedPlace } from '../../../resources/index.ts';

export type LocationPickerStatus = 'closed' | 'loading' | 'ready' | 'failed';

export interface LocationPickerFacts {
  readonly status: LocationPickerStatus;
  readonly isOpen: boolean;
  /** Null until it is loaded. */
  readonly maps: MapsService | null;
  readonly words: string;
  /** Null before the first search. */
  readonly found: readonly MapPlace[] | null;
  readonly isSearching: boolean;
  /** The last search was not answered. */
  readonly hasSearchFailed: boolean;
  /** What is chosen. */
  readonly place: TypedPlace;
  /** Of `place`; null where its coordinates are missing or no numbers. */
  readonly point: MapPoint | null;
}

export type LocationPickerEvent =
  /** @param value `longitude,latitude|address`; null for none */
  | { readonly type: 'picker.open'; readonly value: string | null }
  /** Loads the map service again. */
  | { readonly type: 'maps.retry' }
  | { readonly type: 'words.type'; readonly words: string }
  | { readonly type: 'words.search' }
  /** A place of the last search. */
  | { readonly type: 'place.choose'; readonly place: MapPlace }
  /** A point of the map; its address is asked for. */
  | { readonly type: 'point.press'; readonly point: MapPoint }
  | { readonly type: 'picker.accept' }
  | { readonly type: 'picker.cancel' };

export interface LocationPickerEmitted {
  readonly type: 'picker.accepted';
  readonly value: string | null;
}
