/** No two parts can match the same digits, so a long paste takes linear time. */
const ACCEPTED = /^-?\d*(?:\.\d*)?$/u;
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/u;

/**
 * Text of a number input after an edit: an optional minus, digits and one point; any other input restores the previous
 * text.
 */
export function numberInputAfter(before: string, typed: string): string {
  return ACCEPTED.test(typed) ? typed : before;
}

/** Parse a number input on blur: a number, or `null` if empty (also for a lone minus or point). */
export function numberOfInput(typed: string): number | null {
  const value = NUMBER.test(typed) ? Number(typed) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}
