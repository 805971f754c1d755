import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';

import type { Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { CallVersions } from './data-versions.ts';
import type { DatabaseError } from './database-error.ts';

/** `embedded` is PGlite in a folder; `postgresql` a server named by a connection address. */
export type DatabaseEngine = 'embedded' | 'postgresql';

/** Drizzle without its `transaction`: use `Database.transaction`, which nested queries join implicitly. */
export type Orm = Omit<PgRemoteDatabase, 'transaction' | 'query'>;

/** A query as Drizzle builds it. */
export interface BuiltQuery {
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
}

/**
 * One database, independent of the engine.
 *
 * Queries reject with Drizzle's `DrizzleQueryError`; `databaseErrorOf(error)` reads the `DatabaseError` in it.
 */
export interface Database {
  readonly engine: DatabaseEngine;
  /** Runs in the enclosing transaction, if any; otherwise in its own. */
  readonly orm: Orm;
  /** The rows of a query of `orm` as arrays, before its columns read them: for many rows, each of which Drizzle would decode column by column. */
  readonly valuesOf: (query: BuiltQuery) => Promise<readonly (readonly unknown[])[]>;
  /**
   * Commits when `work` resolves and rolls back when it rejects, with the same error. A call inside `work` is a savepoint.
   * A transaction that is open longer than the limit is rolled back and rejects with kind `timedOut`. `limit`: milliseconds for an
   * outermost transaction that nobody waits for, instead of the usual ones.
   */
  readonly transaction: <Value>(work: () => Promise<Value>, limit?: number) => Promise<Value>;
  /**
   * A long work of short statements: on the embedded database, which has one connection, each of them and each of its transactions lets go first what a
   * person waits for, for a tenth of a second at most.
   */
  readonly inPieces: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /**
   * Work that waits until the outermost transaction is committed, such as telling somebody: it is done outside of every transaction, in
   * order, before the call of that transaction resolves. What is rolled back, to a savepoint too, takes its work with it. A failure of the
   * work is logged without its message and changes nothing. Throws outside of a transaction (programming error).
   */
  readonly afterCommit: (work: () => Promise<void>) => void;
  /** As `afterCommit`, for a short step that does not wait for anything; outside of a transaction it is done at once. */
  readonly onceCommitted: (work: () => void) => void;
  /** What tells a call whether what the process remembers is still in force. */
  readonly versions: CallVersions;
  /** Applies pending migrations, each in its own transaction. */
  readonly migrate: () => Promise<Result<MigrationReport, MigrationError>>;
  /** The whole embedded database as a gzipped tarball; nobody else is served until it is taken, before it is compressed. Null on PostgreSQL, which has tools of its own. */
  readonly dump: (() => Promise<Uint8Array>) | null;
  /** Rejects with a `DatabaseError` when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Rejects with a `DatabaseError` of kind `storageFull` when the volume of the data folder is nearly full. Call it before a change. */
  readonly assertRoomForWrites: () => Promise<void>;
  /** Waits for running queries, then releases the connections, the worker and the folder lock. Later queries reject with kind `closed`. */
  readonly close: () => Promise<void>;
}

export interface OpenDatabaseOptions {
  /** A `postgresql://` address; without it the database is embedded in `dataFolder`. */
  readonly url?: string;
  /** Folder of all persistent data of the server; created if missing. */
  readonly dataFolder: string;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  /** Told to a second server that finds the folder taken. */
  readonly port?: number;
  readonly limits?: Partial<DatabaseLimits>;
  /** Opens half of a restored platform, too, to finish it. */
  readonly isRestoring?: boolean;
}

export interface DatabaseLimits {
  /** Milliseconds that one statement may take on PGlite before its worker is replaced. */
  readonly embeddedStatement: number;
  /** Milliseconds that a transaction may stay open. */
  readonly transaction: number;
  /** Milliseconds for one statement on PostgreSQL; below the nine seconds that a client waits. */
  readonly statement: number;
  /** Milliseconds that a statement waits for a lock on PostgreSQL. */
  readonly lock: number;
  /** Bytes that must stay free on the volume of the data folder. */
  readonly freeSpace: number;
  /** Connections to PostgreSQL. */
  readonly connections: number;
}

export type OpenDatabaseError =
  | { readonly kind: 'dataFolderTaken'; readonly folder: string; readonly processId: number; readonly port?: number }
  | { readonly kind: 'dataFolderUnusable'; readonly folder: string; readonly reason: string }
  | { readonly kind: 'dataFolderUnreadable'; readonly folder: string; readonly reason: string }
  | { readonly kind: 'restoreUnfinished' | 'platformMoved'; readonly folder: string }
  | { readonly kind: 'serverUnreachable'; readonly address: string; readonly reason: string };

export interface MigrationReport {
  /** Names of the migrations that this call applied, in order. */
  readonly applied: readonly string[];
}

export type MigrationError =
  | { readonly kind: 'migrationChanged'; readonly name: string }
  | { readonly kind: 'migrationUnknown'; readonly name: string }
  | { readonly kind: 'migrationFailed'; readonly name: string; readonly cause: DatabaseError };
