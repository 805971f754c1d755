/** Limit of most file systems, in UTF-16 units. */
const LONGEST_NAME = 200;

/**
 * Forbidden in file names of some system: separators, control characters, drive and wildcard characters, bidirectional
 * overrides, lone surrogates.
 */
const FORBIDDEN = /[\u0000-\u001F\u007F-\u009F<>:"/\\|?*\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu;

/**
 * Sanitise an external file name for any system: the last part of a path, forbidden characters replaced by `_`, at most
 * 200 UTF-16 units including the extension. Null if nothing remains.
 */
export function safeFileName(name: string): string | null {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  const safe = last.replace(FORBIDDEN, '_').replace(/^[\s.]+|[\s.]+$/gu, '');
  return safe === '' ? null : shortened(safe);
}

/** Keeps the extension, which determines the application that opens the file. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const ending = /\.[^.]{1,10}$/u.exec(name)?.[0] ?? '';
  // Drop a surrogate pair that the cut would split.
  return name.slice(0, LONGEST_NAME - ending.length).replace(/\p{Surrogate}$/u, '') + ending;
}
