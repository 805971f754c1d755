/** What is known of an `Idempotency-Key` when it comes. */
export type Claim =
  /** New: the caller of `claim` does the work, then keeps or releases. */
  | { readonly kind: 'claimed' }
  /** Done before: the answer of then. */
  | { readonly kind: 'answered'; readonly status: number; readonly answer: string }
  | { readonly kind: 'running' }
  | { readonly kind: 'otherBody' };

/** Keeps the answers of writes, so that a write whose answer was lost is not done twice. */
export interface AnswerStore {
  claim(userId: string, key: string, fingerprint: string): Promise<Claim>;
  /** Joins the surrounding transaction, so that the answer is kept exactly when the work is. */
  keep(userId: string, key: string, status: number, answer: string): Promise<void>;
  release(userId: string, key: string): Promise<void>;
}
