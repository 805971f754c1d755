import type { BoundCondition } from '../../../resources/index.ts';

/** What an account may do: by its roles, by its roles inside departments, and by the roles that it may give. */
export interface AccountPowers {
  readonly isAdministrator: boolean;
  /** Identifiers of what its roles grant. */
  readonly permissions: ReadonlySet<string>;
  /** Numbers of the tenants that it works for; 0, the platform, where it belongs to none. */
  readonly tenants: ReadonlySet<number>;
  /** Names of the resources whose rows it may list. */
  readonly lists: ReadonlySet<string>;
  /** What its data rules leave of the rows of a resource; a resource that nothing limits is left out. */
  readonly limits: ReadonlyMap<string, BoundCondition>;
}

/** What somebody has to give to accounts, their own included. */
export interface Giver {
  readonly isAdministrator: boolean;
  /** Identifiers of the roles that they hold, and of those that these may give. */
  readonly roles: ReadonlySet<string>;
  /** Identifiers of the tenants that they belong to. */
  readonly tenants: ReadonlySet<string>;
  /** Codes of their departments; those below belong to them as well. */
  readonly departments: readonly string[];
}

/** What an account would get or lose. */
export interface Gift {
  /** Given or taken away. */
  readonly roles: readonly string[];
  /** Given. */
  readonly tenants: readonly string[];
  /** Codes of departments, given. */
  readonly departments: readonly string[];
}
