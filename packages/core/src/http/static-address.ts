/** Schemes that a stored file may have in place of a path: other hosts, and content that the page itself holds. */
const OWN_SCHEME = /^(?:https?:\/\/|data:|blob:)/iu;

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/u;

/**
 * The address at which a stored file can be viewed: absolute ones (`http`, `https`, `//host`, `data`, `blob`) as they are,
 * any other path below the static domain, percent-encoded. Null where there is nothing to view: blank, another scheme
 * (`javascript:`), a backslash, what no text holds (control characters, lone surrogates), or a step out of the folder.
 *
 * @param staticDomain rooted or whole address, a trailing slash does not matter
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
