import type { Resource } from '@evergreen/core/resources';

/** A tree that may be read over the wire. Calls name it; what it is made of is said here and nowhere else. */
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
  /** Whose rows they are. */
  readonly resource: Resource;
  /** Keys of its fields. */
  readonly keys: {
    readonly parent: string;
    readonly name: string;
    /** What calls find a row by beside its id. */
    readonly code: string;
    /** Rows of a level stand in its order. */
    readonly order: string;
  };
}

export interface TreeRow {
  readonly id: string;
  /** Null at the top of trees that store none there. */
  readonly pid: string | null;
  readonly name: string;
  readonly code: string;
}
