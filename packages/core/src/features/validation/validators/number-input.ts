/** No two parts of these can match the same digits, so a long paste takes linear time. */
const ACCEPTED = /^-?\d*(?:\.\d*)?$/u;
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/u;

/** What stands in a number's input after somebody typed: an optional minus, digits and one point; for anything else what stood there. */
export function numberInputAfter(before: string, typed: string): string {
  return ACCEPTED.test(typed) ? typed : before;
}

/** What a number's input holds once it is left: a number, or `null` for nothing (also for a minus or a point alone). */
export function numberOfInput(typed: string): number | null {
  const value = NUMBER.test(typed) ? Number(typed) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}
