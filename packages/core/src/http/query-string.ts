/** Percent-encode the parameters that have a value, in order, with a leading `?`; empty if there are none. */
export function queryString(parameters: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(parameters).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]
      : [],
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Replace `:name` in a path with percent-encoded values, so that no value can add a segment. */
export function fillPath(path: string, parameters: Readonly<Record<string, unknown>>): string {
  return path.replace(/:([A-Za-z]+)/gu, (_, name: string) => encodeURIComponent(String(parameters[name])));
}
