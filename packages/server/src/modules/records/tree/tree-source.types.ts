import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { SignedInCall } from '../../../http/call.types.ts';

/** A tree that may be read over the wire. Calls name it; tables and columns are typed here and nowhere else. */
export interface TreeSource {
  /** What calls name it by. */
  readonly name: string;
  /** Names of its columns in calls of the older family; a call that names others is refused. */
  readonly wire: {
    readonly text: string;
    readonly code: string;
    readonly pidField: string;
    readonly hasChildField: string;
  };
  /** Who may read it: holders of one of these, the first being the one to ask an administrator for; everybody who is signed in where empty. */
  readonly permissions: readonly string[];
  readonly table: PgTable;
  readonly columns: {
    readonly id: PgColumn;
    readonly pid: PgColumn;
    readonly name: PgColumn;
    readonly code: PgColumn;
    /** Rows of a level stand in its order. */
    readonly order: PgColumn;
  };
  /** Rows in reach of a call: those of its tenant where rows have one, deleted ones too. */
  reach(call: SignedInCall): SQL[];
  /** Rows that are in use. */
  readonly live: SQL;
  /** Rows at the top. */
  readonly top: SQL;
}

export interface TreeRow {
  readonly id: string;
  /** Null at the top of trees that store none there. */
  readonly pid: string | null;
  readonly name: string;
  readonly code: string;
}
