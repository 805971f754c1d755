import * as v from 'valibot';

import { wireText } from '../../contract/index.ts';

/** A place: degrees of longitude (±180) and latitude (±90), an address, or both. */
export interface PlaceValue {
  readonly longitude: number | null;
  readonly latitude: number | null;
  readonly address: string;
}

/** The inputs of a place, each as typed. */
export interface TypedPlace {
  readonly longitude: string;
  readonly latitude: string;
  readonly address: string;
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,8})?$/u;

/** Split a value `longitude,latitude|address` into its parts as they are written; text without `|` is an address. */
export function typedPlace(value: string | null): TypedPlace {
  if (value === null) return { longitude: '', latitude: '', address: '' };
  const bar = value.indexOf('|');
  if (bar === -1) return { longitude: '', latitude: '', address: value };
  const [longitude = '', ...rest] = value.slice(0, bar).split(',');
  return { longitude, latitude: rest.join(','), address: value.slice(bar + 1) };
}

/** Join the parts to `longitude,latitude|address`; null if all are empty. `typedPlace` splits it again. */
export function placeValue({ longitude, latitude, address }: TypedPlace): string | null {
  const east = longitude.trim();
  const north = latitude.trim();
  if (east === '' && north === '') return address.trim() === '' ? null : `|${address}`;
  return `${east},${north}|${address}`;
}

/** Read a stored place: both coordinates or none, within their ranges, and no empty place. Null for anything else. */
export function parsePlace(value: string): PlaceValue | null {
  const { longitude, latitude, address } = typedPlace(value);
  if (longitude === '' && latitude === '') {
    return address.trim() === '' ? null : { longitude: null, latitude: null, address };
  }
  if (!DEGREES.test(longitude) || !DEGREES.test(latitude)) return null;
  const [east, north] = [Number(longitude), Number(latitude)];
  return Math.abs(east) > 180 || Math.abs(north) > 90 ? null : { longitude: east, latitude: north, address };
}

/** Schema of a stored place of at most `longest` characters. */
export function placeSchema(longest: number): v.GenericSchema<unknown, string> {
  return v.pipe(
    wireText(longest),
    v.check((value) => parsePlace(value) !== null),
  );
}

/** A place as people read it: its address, then its coordinates; what cannot be read as it stands. */
export function placeText(value: string): string {
  const place = parsePlace(value);
  if (place === null) return value;
  const { longitude, latitude, address } = place;
  if (longitude === null || latitude === null) return address;
  const coordinates = `${longitude}, ${latitude}`;
  return address.trim() === '' ? coordinates : `${address} (${coordinates})`;
}

const COORDINATES = /^(?:(?<address>[\s\S]*\S) \((?<behind>[^()]*)\)|(?<alone>[^()]*))$/u;

/** Read a place as `placeText` writes it; what has no coordinates is an address. Null for nothing. */
export function placeOfText(text: string): string | null {
  const { address = '', behind, alone } = COORDINATES.exec(text.trim())?.groups ?? {};
  const [longitude = '', latitude = '', more] = (behind ?? alone ?? '').split(/[,，]\s*/u);
  // `23,050` is a number with a thousands separator.
  const isNumber = /^0\d/u.test(latitude);
  const isPlace = more === undefined && !isNumber && parsePlace(`${longitude},${latitude}|`) !== null;
  if (isPlace) return placeValue({ longitude, latitude, address });
  return placeValue({ longitude: '', latitude: '', address: text.trim() });
}
