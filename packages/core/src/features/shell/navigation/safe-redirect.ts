import { splitSitePath } from './site-path.ts';

const LONGEST_PATH = 2048;

/**
 * One slash, then nothing that a browser or router could resolve elsewhere: no second leading slash, backslash, blank,
 * control character, lone surrogate, or percent sign without an escape (checked for the pathname).
 */
const INSIDE_SITE = /^\/(?![/\\])[^\s\\\u0000-\u001f\u007f-\u009f\ud800-\udfff]*$/u;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/iu;
/** An escaped slash, backslash or control character. */
const HIDDEN_MARK = /%(?:2f|5c|[01][0-9a-f]|7f)/iu;

/** Pages for anonymous users; returning to them after login would cause a redirect loop. */
const BEFORE_SIGN_IN = /^\/user(?:\/(?:login|register|register-result|alteration))?$/iu;

/**
 * Return a requested path if it is certainly of this site, else the fallback (threats T-60, T-61). Path, query and hash
 * are returned verbatim without decoding, so that the validated text is the one used.
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
