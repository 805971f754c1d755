import { originalResource, type Resource } from '@evergreen/core/resources';

/** How the database calls what belongs to a stored resource: by numbers, never by what people type. */
export interface StoredTable {
  readonly name: string;
  /** By the keys of the fields. */
  readonly columns: ReadonlyMap<string, string>;
}

const tables = new WeakMap<Resource, StoredTable>();

/** Say where the rows of a stored resource lie, before they are first asked for. */
export function placeRows(resource: Resource, table: StoredTable): void {
  tables.set(resource, table);
}

/** Undefined for a resource of code, whose table and columns are called as its description says. */
export function storedTableOf(resource: Resource): StoredTable | undefined {
  return tables.get(originalResource(resource));
}
