/** Marks a branch that the types rule out; reaching it is a programmer's mistake and throws. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
