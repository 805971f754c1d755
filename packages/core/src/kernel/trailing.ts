/**
 * Remove a trailing run of one character. A pattern such as `0+$` is tried at every run, which is quadratic in the
 * longest one.
 */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}
