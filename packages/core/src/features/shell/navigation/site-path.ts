/** A URL of this site in three parts, each with its prefix (`?`, `#`) or empty. */
export interface SitePath {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export function splitSitePath(path: string): SitePath {
  const hashAt = path.indexOf('#');
  const beforeHash = hashAt < 0 ? path : path.slice(0, hashAt);
  const searchAt = beforeHash.indexOf('?');
  return {
    pathname: searchAt < 0 ? beforeHash : beforeHash.slice(0, searchAt),
    search: searchAt < 0 ? '' : beforeHash.slice(searchAt),
    hash: hashAt < 0 ? '' : path.slice(hashAt),
  };
}

/**
 * Make a menu path absolute: unchanged with a leading slash, otherwise below its parent. Removes empty segments,
 * backslashes and control characters, so that the result never points to another host.
 */
export function absolutePath(path: string, parent: string): string {
  const { pathname, search, hash } = splitSitePath(path.replaceAll(/[\u0000-\u001f\u007f]/gu, '').trim());
  const whole = /^[/\\]/u.test(pathname) ? pathname : `${splitSitePath(parent).pathname}/${pathname}`;
  return `/${segmentsOf(whole).join('/')}${search}${hash}`;
}

/** Canonical pathname: segments decoded once, no trailing slash. Equivalent paths are equal. */
export function canonicalPathname(path: string): string {
  return `/${segmentsOf(splitSitePath(path).pathname).map(decodedOnce).join('/')}`;
}

/** Whether a path has `:name` segments. */
export function isPattern(path: string): boolean {
  return segmentsOf(splitSitePath(path).pathname).some((segment) => segment.startsWith(':'));
}

export function matchesPattern(pattern: string, path: string): boolean {
  const expected = segmentsOf(splitSitePath(pattern).pathname);
  const given = segmentsOf(splitSitePath(path).pathname);
  return (
    expected.length === given.length &&
    expected.every(
      (segment, index) => segment.startsWith(':') || decodedOnce(segment) === decodedOnce(given[index] ?? ''),
    )
  );
}

/** First value of a query parameter, decoded once; undefined if missing or undecodable. */
export function queryValue(search: string, name: string): string | undefined {
  const pair = search
    .replace(/^\?/u, '')
    .split('&')
    .find((part) => part === name || part.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

function segmentsOf(pathname: string): string[] {
  return pathname.split(/[/\\]/u).filter((segment) => segment !== '');
}

function decodedOnce(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
