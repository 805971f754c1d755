const OF_VALUE = 8;
const OF_TEXT = 24;
const OF_OBJECT = 32;

/** About how many bytes of memory a value of data takes: enough to bound a cache. */
export function roughBytes(value: unknown): number {
  if (typeof value === 'string') return OF_TEXT + 2 * value.length;
  if (typeof value !== 'object' || value === null) return OF_VALUE;
  const parts: Iterable<unknown> =
    value instanceof Map
      ? [...value].flat()
      : value instanceof Set || Array.isArray(value)
        ? value
        : Object.values(value);
  let bytes = OF_OBJECT;
  for (const part of parts) bytes += OF_VALUE + roughBytes(part);
  return bytes;
}
