import type { HistoryEntry } from '@evergreen/core/contract';
import {
  answeredValue,
  childPlaceOf,
  childTables,
  recordedPartOf,
  type Field,
  type Resource,
} from '@evergreen/core/resources';

type Change = HistoryEntry['changes'][string];

export function maskedChange(field: Field | undefined, [before, after]: Change): Change {
  return [answeredValue(field, before), answeredValue(field, after)];
}

/** What an entry says of parts that no field holds, by their names. */
export function recordedPartChanges(resource: Resource, { changes }: HistoryEntry): HistoryEntry['changes'] {
  const parts = Object.entries(changes).filter(([key]) => recordedPartOf(resource, key) !== undefined);
  const nameOf = ([, [before, after]]: (typeof parts)[number]) => String(after ?? before ?? '');
  return Object.fromEntries(parts.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)));
}

/** What an entry says of sub-rows, table by table and row by row in the order of their fields, which the database does not keep. */
export function maskedChildChanges(resource: Resource, { changes }: HistoryEntry): HistoryEntry['changes'] {
  const tables = childTables(resource).map(([name]) => name);
  const places = Object.entries(changes).flatMap(([placeKey, change]) => {
    const place = childPlaceOf(resource, placeKey);
    if (place === undefined) return [];
    const fields = Object.keys(place.table.resource.fields);
    const order = [tables.indexOf(place.name), place.key === null ? -1 : fields.indexOf(place.key)] as const;
    return [{ placeKey, change, place, order }];
  });
  const sorted = places.toSorted(
    (one, other) =>
      one.order[0] - other.order[0] ||
      (one.place.id === other.place.id ? one.order[1] - other.order[1] : one.place.id < other.place.id ? -1 : 1),
  );
  return Object.fromEntries(
    sorted.map(({ placeKey, change, place: { table, key } }) => [
      placeKey,
      maskedChange(key === null ? undefined : table.resource.fields[key], change),
    ]),
  );
}
