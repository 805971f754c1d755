/** Control characters and those that turn the writing direction: a terminal obeys them, whoever typed them. */
const COMMANDING = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu;

/** Sanitise external text to one line without terminal control sequences. */
export function printable(words: string): string {
  return words.replace(COMMANDING, ' ');
}

/** A value as JSON in one line; what JSON itself leaves bare but a terminal would obey is escaped too. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replace(
    COMMANDING,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
