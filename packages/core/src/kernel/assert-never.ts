/** Exhaustiveness check: accepts only values the types exclude; throws when reached. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
