import type { Field, Mask, Resource, ResourceRow, ResourceValues } from './resource.types.ts';

const shown: Readonly<Record<Mask, { readonly first: number; readonly last: number }>> = {
  identityNumber: { first: 3, last: 1 },
  phone: { first: 3, last: 4 },
  bankCard: { first: 0, last: 4 },
};

/** A value as people without a reason to know it read it; one that is too short to keep anything is hidden altogether. */
function masked(mask: Mask, value: string): string {
  const { first, last } = shown[mask];
  const characters = Array.from(value);
  const hidden = characters.length - first - last;
  if (hidden < 1) return '*'.repeat(characters.length);
  return [...characters.slice(0, first), '*'.repeat(hidden), ...characters.slice(characters.length - last)].join('');
}

/** How a field is masked; undefined for one that everybody may read who may read the row. */
export function maskOf(field: Field | undefined): Mask | undefined {
  return field?.type === 'text' || field?.type === 'joined' ? field.mask : undefined;
}

/** The end of a masked value that lists show. */
export interface ShownTail {
  /** Characters. */
  readonly length: number;
  /** A value of so many characters or fewer is hidden altogether. */
  readonly longerThan: number;
}

/** What of the end of a field's own values everybody sees who may read the row; undefined for a field without a mask. */
export function shownTailOf(field: Field | undefined): ShownTail | undefined {
  const mask = field?.type === 'joined' ? undefined : maskOf(field);
  if (mask === undefined) return undefined;
  const { first, last } = shown[mask];
  return { length: last, longerThan: first + last };
}

/** Keys of the fields whose own values are masked; those of other rows are revealed there. */
export function maskedFields(resource: Resource): string[] {
  return Object.entries(resource.fields).flatMap(([key, field]) =>
    maskOf(field) === undefined || field.type === 'joined' ? [] : [key],
  );
}

/** A value as it is answered. */
export function answeredValue<Value>(field: Field | undefined, value: Value): Value | string {
  const mask = maskOf(field);
  return mask === undefined || typeof value !== 'string' ? value : masked(mask, value);
}

/** A row as it is answered. */
export function maskedRow<Row extends ResourceValues | ResourceRow>(resource: Resource, row: Row): Row {
  const keys = Object.keys(resource.fields).filter(
    (key) => maskOf(resource.fields[key]) !== undefined && typeof row[key] === 'string',
  );
  if (keys.length === 0) return row;
  return { ...row, ...Object.fromEntries(keys.map((key) => [key, answeredValue(resource.fields[key], row[key])])) };
}

/** Values without those that are nothing but the mask of what is stored: a form that was not told more sends them back. */
export function withoutMasks(resource: Resource, values: ResourceValues, stored: ResourceValues): ResourceValues {
  const isMask = (key: string) => {
    const kept = stored[key];
    const field = resource.fields[key];
    return maskOf(field) !== undefined && typeof kept === 'string' && values[key] === answeredValue(field, kept);
  };
  return Object.fromEntries(Object.entries(values).filter(([key]) => !isMask(key)));
}
