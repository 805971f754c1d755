import type { DatabaseEngine } from './database.types.ts';
import type { Priority } from './pglite/priority-line.ts';

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
  /** Of this answer alone: they may be decoded where they stand. */
  readonly rows: readonly (string | null)[][];
}

export interface WireField {
  readonly name: string;
  /** Object identifier of the type, as in pg_type. */
  readonly typeId: number;
}

/** What a database engine implements; all other code is shared. Rejects with `DatabaseError`s only. */
export interface Connector {
  readonly engine: DatabaseEngine;
  /** Runs one statement in its own transaction. `priority`: for an engine with one connection. */
  run(statement: Statement, priority?: Priority): Promise<WireResult>;
  /**
   * Acquires a connection exclusively until it is released.
   *
   * @param statementLimit milliseconds that one of its statements may take, where the usual limit of the engine is too short
   */
  acquire(statementLimit?: number, priority?: Priority): Promise<DatabaseSession>;
  /** The whole database as a gzipped tarball, where the engine lies in this process; nobody else is served meanwhile. */
  dump?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface DatabaseSession {
  run(statement: Statement): Promise<WireResult>;
  /** A `broken` session may still have an open transaction, so it is never reused. */
  release(state: 'clean' | 'broken'): void;
}
