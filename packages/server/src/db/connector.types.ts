import type { DatabaseEngine } from './database.types.ts';

/** One SQL statement; parameters are text in PostgreSQL's own notation, or null. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly (string | null)[];
}

/** The answer to a statement as it came over the wire: every value is text in PostgreSQL's own notation, or null. */
export interface WireResult {
  /** The first word of the command tag: `SELECT`, `COMMIT`, and `ROLLBACK` for the commit of a failed transaction. */
  readonly command: string;
  readonly fields: readonly WireField[];
  readonly rows: readonly (readonly (string | null)[])[];
}

export interface WireField {
  readonly name: string;
  /** Object identifier of the type, as in pg_type. */
  readonly typeId: number;
}

/** What an engine has to offer; everything else is the same for all. Rejects with `DatabaseError`s only. */
export interface Connector {
  readonly engine: DatabaseEngine;
  /** Runs a statement that is a transaction of its own. */
  run(statement: Statement): Promise<WireResult>;
  /** One connection for the caller alone until it is released. */
  acquire(): Promise<Session>;
  close(): Promise<void>;
}

export interface Session {
  run(statement: Statement): Promise<WireResult>;
  /** A `broken` session, whose transaction may still be open, is never handed out again. */
  release(state: 'clean' | 'broken'): void;
}
