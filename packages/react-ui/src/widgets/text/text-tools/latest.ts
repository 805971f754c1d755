export interface Latest<Value> {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
}

/** What an editor asks for later than it is made. */
export function createLatest<Value>(first: Value): Latest<Value> {
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
    },
  };
}
