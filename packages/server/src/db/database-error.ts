/** Error kinds that callers distinguish; `refused` is any other database error, with its code. */
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

/** Fields of a PostgreSQL error response; absent when the error did not come from the database. */
export interface DatabaseErrorDetails {
  /** SQLSTATE, PostgreSQL manual, appendix A. */
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

/** Unwrap the `DatabaseError` from `error`, which Drizzle wraps one or more times; `undefined` when there is none. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  let current = error;
  while (current instanceof Error) {
    if (current instanceof DatabaseError) return current;
    current = current.cause;
  }
  return undefined;
}

/** SQLSTATEs mapped to a kind; a two-character class matches all its codes. PostgreSQL manual, appendix A. */
const KIND_OF_CODE: ReadonlyMap<string, DatabaseErrorKind> = new Map([
  ['23505', 'uniqueViolation'],
  ['23503', 'foreignKeyViolation'],
  ['23502', 'notNullViolation'],
  ['23514', 'checkViolation'],
  ['40001', 'conflict'],
  ['40P01', 'conflict'],
  ['57014', 'timedOut'],
  ['55P03', 'timedOut'],
  ['25P03', 'timedOut'],
  ['53100', 'storageFull'],
  ['57P01', 'connectionLost'],
  ['57P02', 'connectionLost'],
  ['57P03', 'connectionLost'],
  ['53300', 'connectionLost'],
  ['08', 'connectionLost'],
]);

/** A PostgreSQL error response, as both drivers parse it from the wire. */
export interface ErrorAnswer {
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly detail?: string | undefined;
}

export function databaseErrorFromAnswer(answer: ErrorAnswer): DatabaseError {
  const code = answer.code ?? '';
  const kind = KIND_OF_CODE.get(code) ?? KIND_OF_CODE.get(code.slice(0, 2)) ?? 'refused';
  return new DatabaseError(kind, answer.message, {
    ...(answer.code === undefined ? {} : { code: answer.code }),
    ...(answer.constraint === undefined ? {} : { constraint: answer.constraint }),
    ...(answer.table === undefined ? {} : { table: answer.table }),
    ...(answer.column === undefined ? {} : { column: answer.column }),
    ...(answer.detail === undefined ? {} : { detail: answer.detail }),
  });
}
