/** URL schemes allowed for a stored file: other hosts, and content embedded in the page. */
const OWN_SCHEME = /^(?:https?:\/\/|data:|blob:)/iu;

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/u;

/**
 * URL for viewing a stored file: absolute URLs (`http`, `https`, `//host`, `data`, `blob`) unchanged, any other path
 * below the static domain, percent-encoded. Null if blank, of another scheme (`javascript:`), or containing a
 * backslash, control characters, lone surrogates or a step out of the folder.
 * @param staticDomain rooted path or absolute URL, with or without a trailing slash
 */
export function staticAddress(stored: string | null | undefined, staticDomain: string): string | null {
  const path = (stored ?? '').trim();
  if (path === '' || /[\\\u0000-\u001F\u007F\p{Surrogate}]/u.test(path)) return null;
  if (OWN_SCHEME.test(path) || /^\/\/[^/]/u.test(path)) return path;
  if (SCHEME.test(path)) return null;
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0 || segments.some((segment) => segment === '..' || segment === '.')) return null;
  return [staticDomain.replace(/\/+$/u, ''), ...segments.map(encodeURIComponent)].join('/');
}
