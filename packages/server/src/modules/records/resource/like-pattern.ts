/** A pattern for `like … escape '\'` that finds `text` anywhere, every character of it meaning itself. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
