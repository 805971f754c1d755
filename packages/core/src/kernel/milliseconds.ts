/** Durations in milliseconds, the unit of every port. */
export function seconds(count: number): number {
  return count * 1000;
}

export function minutes(count: number): number {
  return seconds(count * 60);
}

export function days(count: number): number {
  return minutes(count * 60 * 24);
}
