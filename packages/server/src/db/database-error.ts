/** What a caller can decide on; `refused` is every other answer of the database, with its code. */
export type DatabaseErrorKind =
  | 'uniqueViolation'
  | 'foreignKeyViolation'
  | 'notNullViolation'
  | 'checkViolation'
  | 'conflict'
  | 'timedOut'
  | 'connectionLost'
  | 'storageFull'
  | 'closed'
  | 'refused';

/** The parts of a PostgreSQL error answer that code reads; absent when the error did not come from the database. */
export interface DatabaseErrorDetails {
  /** SQLSTATE, PostgreSQL 17 manual, appendix A. */
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly detail?: string;
}

/** A failed statement, the same for both engines. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly kind: DatabaseErrorKind;
  readonly details: DatabaseErrorDetails;

  constructor(kind: DatabaseErrorKind, message: string, details: DatabaseErrorDetails = {}) {
    super(message);
    this.kind = kind;
    this.details = details;
  }
}

/** The database's error in `error`, which Drizzle wraps one or more times; `undefined` when there is none. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  let current = error;
  while (current instanceof Error) {
    if (current instanceof DatabaseError) return current;
    current = current.cause;
  }
  return undefined;
}
