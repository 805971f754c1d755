import pg from 'pg';

import type { WireField, WireResult } from '../connector.types.ts';

/** Object identifiers of pg_type whose values become something other than text; PostgreSQL's src/include/catalog/pg_type.dat. */
const DECODED_TYPES: readonly number[] = [
  16, // boolean
  17, // bytea
  21, // smallint
  23, // integer
  26, // oid
  700, // real
  701, // double precision
  1000, // boolean[]
  1005, // smallint[]
  1007, // integer[]
  1009, // text[]
  1015, // varchar[]
  1016, // bigint[]
  1021, // real[]
  1022, // double precision[]
];

type Decoder = (text: string) => unknown;

/** Parsers of the driver; its types list only some, but all of these exist. */
const readerOf: (typeId: number) => Decoder = pg.types.getTypeParser;

const decoders: ReadonlyMap<number, Decoder> = new Map(DECODED_TYPES.map((typeId) => [typeId, readerOf(typeId)]));

/**
 * Serialise a parameter to PostgreSQL's text format, which both engines accept for every type.
 *
 * @throws TypeError for an array or object: its notation depends on the column, so it has to pass through a Drizzle column.
 */
export function encodeParameter(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'undefined':
      return null;
    default:
  }
  if (value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  throw new TypeError(
    'A parameter is text, a number, a boolean, a date or bytes; an array or object has to be the value of a column.',
  );
}

/**
 * Rows as arrays in the order of the fields. Booleans, whole numbers up to 32 bits, floating-point numbers, bytes and arrays
 * of these and of text are decoded; bigint, numeric, dates, times and JSON stay text, which Drizzle's columns read.
 */
export function decodeRows(result: WireResult): readonly unknown[][] {
  const decoded = result.fields.flatMap(({ typeId }, index) => {
    const decode = decoders.get(typeId);
    return decode === undefined ? [] : [{ index, decode }];
  });
  const rows: readonly unknown[][] = result.rows;
  for (const row of rows)
    for (const { index, decode } of decoded) {
      const value = row[index];
      if (typeof value === 'string') row[index] = decode(value);
    }
  return rows;
}

/** A row as an object; of several fields with one name the last counts. */
export function nameFields(fields: readonly WireField[], row: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name }, index) => [name, row[index]]));
}
