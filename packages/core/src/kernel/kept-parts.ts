/**
 * Gives facts whose parts keep their reference until something in them changes, so that what shows one part is rendered for it alone.
 * Plain objects and arrays are compared by what is in them, anything else by identity.
 */
export function createKeptParts<Facts extends object>(): (facts: Facts) => Facts {
  let last: Facts | null = null;
  return (facts) => {
    const kept = { ...facts };
    if (last !== null) for (const name in kept) if (areEqual(last[name], kept[name])) kept[name] = last[name];
    last = kept;
    return kept;
  };
}

function areEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => areEqual(entry, other[index]));
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && areEqual(one[name], other[name]))
  );
}

/** An object with nothing but its entries. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
