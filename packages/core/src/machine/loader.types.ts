/**
 * `idle` before the first load; `loading` without a value; `refreshing` and `failed` keep the last good value.
 */
export type LoaderStatus = 'idle' | 'loading' | 'loaded' | 'refreshing' | 'failed';

export type LoaderEvent<Params> =
  /** Load with other parameters. Aborts the pending request: its response is stale. */
  | { readonly type: 'value.load'; readonly params: Params }
  /** Reload with the same parameters, also after a failure; ignored while idle. Aborts the pending request. */
  | { readonly type: 'value.refresh' }
  /** Abort the pending request and end polling until the next load or refresh; the last good value stays. */
  | { readonly type: 'request.cancel' }
  /** Reset to idle without a value; aborts the pending request. */
  | { readonly type: 'value.forget' }
  /** The page is hidden: polling pauses. */
  | { readonly type: 'page.hidden' }
  /** The page is visible again: an overdue request is sent immediately. */
  | { readonly type: 'page.shown' };

export interface LoaderFacts<Value, Failure> {
  readonly status: LoaderStatus;
  /** The last good value; null before the first. */
  readonly value: Value | null;
  /** Why the last request failed; null unless `failed`. */
  readonly failure: Failure | null;
}
