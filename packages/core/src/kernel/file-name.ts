/** As long as most file systems take, in UTF-16 units. */
const LONGEST_NAME = 200;

/** What no file of any system may be called: separators, control characters, marks of drives and wildcards, turned text, half characters. */
const FORBIDDEN = /[\u0000-\u001F\u007F-\u009F<>:"/\\|?*\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu;

/**
 * A name that came from outside as a file of any system may be called: of a path the last part, with whatever no file may be called
 * replaced by `_`, at most 200 UTF-16 units with its ending. Null where nothing is left of it.
 */
export function safeFileName(name: string): string | null {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  const safe = last.replace(FORBIDDEN, '_').replace(/^[\s.]+|[\s.]+$/gu, '');
  return safe === '' ? null : shortened(safe);
}

/** Keeps the ending, by which the system knows what to open the file with. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const ending = /\.[^.]{1,10}$/u.exec(name)?.[0] ?? '';
  // A character of two units that the cut would halve is left out.
  return name.slice(0, LONGEST_NAME - ending.length).replace(/\p{Surrogate}$/u, '') + ending;
}
