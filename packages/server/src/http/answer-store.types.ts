/** State of an `Idempotency-Key` on arrival. */
export type Claim =
  /** New: the caller of `claim` does the work, then keeps or releases. */
  | { readonly kind: 'claimed' }
  /** Completed earlier: the stored response. */
  | { readonly kind: 'answered'; readonly status: number; readonly answer: string }
  | { readonly kind: 'running' }
  | { readonly kind: 'otherBody' };

/** Stores responses of writes, so that a retry after a lost response is idempotent. */
export interface AnswerStore {
  claim(userId: string, key: string, fingerprint: string): Promise<Claim>;
  /** Joins the enclosing transaction, so that response and work commit together. */
  keep(userId: string, key: string, status: number, answer: string): Promise<void>;
  release(userId: string, key: string): Promise<void>;
}
