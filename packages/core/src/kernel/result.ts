/** A value, or a failure as a value. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function err<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}

/** Map the value of a success; return a failure unchanged. */
export function mapResult<Value, Next, Failure>(
  result: Result<Value, Failure>,
  change: (value: Value) => Next,
): Result<Next, Failure> {
  return result.ok ? ok(change(result.value)) : result;
}
