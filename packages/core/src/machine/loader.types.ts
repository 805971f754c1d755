/**
 * `idle` until something is asked for; `loading` while there is no value yet; `refreshing` keeps the last good value, and so
 * does `failed`.
 */
export type LoaderStatus = 'idle' | 'loading' | 'loaded' | 'refreshing' | 'failed';

export type LoaderEvent<Params> =
  /** Asks with other parameters. The running request is aborted: its answer is never shown. */
  | { readonly type: 'value.load'; readonly params: Params }
  /** Asks again with the same parameters, also after a failure; ignored while idle. Aborts the running request. */
  | { readonly type: 'value.refresh' }
  /** Forgets the value and returns to idle; aborts the running request. */
  | { readonly type: 'value.forget' }
  /** The page cannot be seen: repeated requests pause. */
  | { readonly type: 'page.hidden' }
  /** The page can be seen again: a request that fell due meanwhile is sent at once. */
  | { readonly type: 'page.shown' };

export interface LoaderFacts<Value, Failure> {
  readonly status: LoaderStatus;
  /** The last good value; null before the first. */
  readonly value: Value | null;
  /** Why the last request failed; null unless `failed`. */
  readonly failure: Failure | null;
}
