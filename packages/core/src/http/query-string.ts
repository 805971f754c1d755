/** Percent-encodes the parameters that have a value, in their order, with a leading `?`; empty when there is none. */
export function queryString(parameters: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(parameters).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]
      : [],
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Puts the values in the place of `:name` in a path, percent-encoded, so that no value can add a segment. */
export function fillPath(path: string, parameters: Readonly<Record<string, unknown>>): string {
  return path.replace(/:([A-Za-z]+)/gu, (_, name: string) => encodeURIComponent(String(parameters[name])));
}
