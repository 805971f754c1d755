import { safeFileName } from '../kernel/index.ts';

/** `name=value`, `name="value"` or `name*=value`, after the first semicolon (RFC 6266 §4.1). */
const PARAMETER = /;\s*(filename\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]+))/giu;

/**
 * Parse the file name of a Content-Disposition (RFC 6266): `filename*` (RFC 5987) takes precedence over `filename`.
 * Returns the last part of a path, with characters forbidden in file names replaced by `_`; null if there is none. Also
 * accepts plain UTF-8 and percent-encoded names in `filename`, as sent by older servers.
 */
export function fileNameIn(disposition: string | undefined): string | null {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, bare] of (disposition ?? '').matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted?.replace(/\\(.)/gu, '$1') ?? bare ?? '');
  }
  const extended = found.get('filename*');
  const named = (extended === undefined ? null : extendedValue(extended)) ?? plainValue(found.get('filename') ?? '');
  return safeFileName(named);
}

/** `UTF-8'zh-CN'%E6%B4%BB`; null for another charset or an invalid escape. */
function extendedValue(value: string): string | null {
  const parts = /^([\w-]+)'[\w-]*'((?:[\w!#$&+\-.^`|~]|%[0-9A-Fa-f]{2})*)$/u.exec(value);
  if (parts === null) return null;
  const [, charset = '', encoded = ''] = parts;
  if (/^utf-8$/iu.test(charset)) return decodedOr(encoded, null);
  if (/^iso-8859-1$/iu.test(charset))
    return encoded.replace(/%([0-9A-Fa-f]{2})/gu, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
  return null;
}

/** Headers are decoded as Latin-1; restore UTF-8 bytes and decode percent escapes. */
function plainValue(value: string): string {
  if (/%[0-9A-Fa-f]{2}/u.test(value) && !/[^\u0020-\u007E]/u.test(value)) return decodedOr(value, value);
  if (!/[\u0080-\u00FF]/u.test(value) || /[^\u0000-\u00FF]/u.test(value)) return value;
  const escaped = Array.from(value, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
  return decodedOr(escaped, value);
}

function decodedOr<Otherwise>(encoded: string, otherwise: Otherwise): string | Otherwise {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return otherwise;
  }
}
