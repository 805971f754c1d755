import type { MapPlace, MapPoint, MapsService } from '../../../ports/index.ts';
import { parsePlace, placeValue, typedPlace, type TypedPlace } from '../../../resources/index.ts';

/** Digits after the point: a tenth of a metre. */
const PRECISION = 6;

export interface LocationPickerState {
  readonly maps: MapsService | null;
  readonly words: string;
  readonly found: readonly MapPlace[] | null;
  readonly hasSearchFailed: boolean;
  readonly place: TypedPlace;
}

export const closedLocationPicker: LocationPickerState = {
  maps: null,
  words: '',
  found: null,
  hasSearchFailed: false,
  place: typedPlace(null),
};

/** Its address is what is most likely looked for. */
export function openedLocation(value: string | null): LocationPickerState {
  const place = typedPlace(value);
  return { ...closedLocationPicker, place, words: place.address };
}

export function withPlaces(state: LocationPickerState, found: readonly MapPlace[] | null): LocationPickerState {
  return found === null ? { ...state, hasSearchFailed: true } : { ...state, found, hasSearchFailed: false };
}

export function withPlace(state: LocationPickerState, place: MapPlace): LocationPickerState {
  return { ...state, place: { ...written(place), address: place.address } };
}

/** The address stays until that of the point is known: a wrong one is easier to see than none. */
export function withPoint(state: LocationPickerState, point: MapPoint): LocationPickerState {
  return { ...state, place: { ...state.place, ...written(point) } };
}

export function withAddress(state: LocationPickerState, address: string | null): LocationPickerState {
  return address === null || address === '' ? state : { ...state, place: { ...state.place, address } };
}

function written({ longitude, latitude }: MapPoint): Pick<TypedPlace, 'longitude' | 'latitude'> {
  return { longitude: degrees(longitude), latitude: degrees(latitude) };
}

function degrees(value: number): string {
  return String(Number(value.toFixed(PRECISION)));
}

/** The point of a place; null where its coordinates are missing or wrong. */
export function pointOf(place: TypedPlace): MapPoint | null {
  const value = placeValue(place);
  const read = value === null ? null : parsePlace(value);
  if (read === null || read.longitude === null || read.latitude === null) return null;
  return { longitude: read.longitude, latitude: read.latitude };
}
