import type { LocalizedText } from '@evergreen/core/kernel';

import type { DatabaseEngine, MissingColumns, OpenDatabaseError } from '../../db/index.ts';
import type { KeyName, StoredKeyState } from '../stored-key.ts';

/** `wrong`: the platform does not start, does not save, or may lose what it said is saved. `warning`: it runs, and somebody should know. */
export type FindingLevel = 'ok' | 'warning' | 'wrong';

export interface Finding {
  readonly level: FindingLevel;
  /** What is so, and for what is not well what to do. */
  readonly text: LocalizedText;
}

export interface NamedFinding extends Finding {
  readonly check: string;
}

export type FolderFacts =
  | { readonly kind: 'missing' | 'noFolder' | 'unusable' }
  | {
      readonly kind: 'usable';
      /** Others of this machine may look into it; unknown where the system has no such bits. */
      readonly isOpenToOthers: boolean;
    };

/** A migration by its name and the hash of its file. */
export interface MigrationFact {
  readonly name: string;
  readonly hash: string;
}

/** The store of files that a database noted, and the one that this server would use. */
export type StoreFact =
  | { readonly kind: 'same' | 'other' | 'unnoted'; readonly place: string; readonly isBucket: boolean }
  | { readonly kind: 'unreachable'; readonly place: string; readonly reason: string };

export interface OpenDatabaseFacts {
  readonly version: string;
  /** As `server_version_num` counts: 150004 for 15.4. */
  readonly versionNumber: number;
  /** The clock of this machine less that of the database, milliseconds. */
  readonly clockOffset: number;
  readonly isSynced: boolean;
  readonly isCommitSynced: boolean;
  readonly mayCreateTables: boolean;
  readonly connections: { readonly limit: number; readonly used: number };
  readonly applied: readonly MigrationFact[];
  /** Of a database with every migration: what its tables lack nevertheless. */
  readonly lacking: MissingColumns | undefined;
  /** Null where nobody else could have another one, and before the migration that notes it. */
  readonly store: StoreFact | null;
  /** Null before the migration that makes them. */
  readonly jobs: { readonly runners: number; readonly late: readonly string[] } | null;
}

export type DatabaseFacts =
  | { readonly kind: 'none' }
  | { readonly kind: 'unopened'; readonly error: OpenDatabaseError }
  | ({ readonly kind: 'open' } & OpenDatabaseFacts);

/** What was found; the checks read nothing else. */
export interface DoctorFacts {
  /** Of Node, as `20.19.0`. */
  readonly nodeVersion: string;
  readonly engine: DatabaseEngine;
  readonly dataFolder: string;
  readonly folder: FolderFacts;
  /** Bytes on its volume; null where they cannot be measured. */
  readonly freeSpace: number | null;
  readonly keys: Readonly<Record<KeyName, StoredKeyState>>;
  /** Named by the environment, so that no file is needed. */
  readonly hasSecretsKey: boolean;
  readonly hasApplication: boolean;
  readonly database: DatabaseFacts;
  /** Of this version. */
  readonly migrations: readonly MigrationFact[];
  /** Milliseconds since the last backup that the platform made by itself; null for none. */
  readonly backupAge: number | null;
}

export type DoctorCheck = (facts: DoctorFacts) => Finding | null;
