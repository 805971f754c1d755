/** The parameters that have a value, as texts, in order. */
export function textParameters(
  parameters: Readonly<Record<string, unknown>>,
): (readonly [name: string, text: string])[] {
  return Object.entries(parameters).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, String(value)] as const]
      : [],
  );
}

/** Percent-encode the parameters that have a value, in order, with a leading `?`; empty if there are none. */
export function queryString(parameters: Readonly<Record<string, unknown>>): string {
  const parts = textParameters(parameters).map(
    ([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`,
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Replace `:name` in a path with percent-encoded values, so that no value can add a segment. */
export function fillPath(path: string, parameters: Readonly<Record<string, unknown>>): string {
  return path.replace(/:([A-Za-z]+)/gu, (_, name: string) => encodeURIComponent(String(parameters[name])));
}
