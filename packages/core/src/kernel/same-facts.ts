import { isPlainObject } from './kept-parts.ts';

/** Shallow equality of two views. A view that is not a plain object is compared by identity. */
export function areSameFacts(one: unknown, other: unknown): boolean {
  if (!isPlainObject(one) || !isPlainObject(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && Object.is(one[name], other[name]))
  );
}
