import { splitSitePath } from './site-path.ts';

const LONGEST_PATH = 2048;

/**
 * One slash, then anything but what a browser or a router could read as another place: a second slash at the beginning, a back
 * slash, blanks, control characters, halves of characters, a per cent sign that begins no escape (checked for the pathname).
 */
const INSIDE_SITE = /^\/(?![/\\])[^\s\\\u0000-\u001f\u007f-\u009f\ud800-\udfff]*$/u;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/iu;
/** An escaped slash, back slash or control character. */
const HIDDEN_MARK = /%(?:2f|5c|[01][0-9a-f]|7f)/iu;

/** Pages for people who are not signed in; to be sent there after signing in would lead round in a circle. */
const BEFORE_SIGN_IN = /^\/user(?:\/(?:login|register|register-result|alteration))?$/iu;

/**
 * A wanted path, when it is certainly one of this site, else the fallback (threats T-60, T-61). Path, query and hash come
 * back exactly as they were given; nothing is decoded for good, so that what was checked is what is followed.
 */
export function safeInternalPath(raw: string | null | undefined, fallback: string): string {
  if (raw === null || raw === undefined || raw.length > LONGEST_PATH || !INSIDE_SITE.test(raw)) return fallback;
  const { pathname } = splitSitePath(raw);
  if (BROKEN_ESCAPE.test(pathname) || HIDDEN_MARK.test(pathname)) return fallback;
  const decoded = decodedPathname(pathname);
  if (decoded === undefined || decoded.split('/').some((segment) => segment === '.' || segment === '..'))
    return fallback;
  return BEFORE_SIGN_IN.test(decoded.replace(/\/$/u, '')) ? fallback : raw;
}

function decodedPathname(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
