import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

const count = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/**
 * How often what processes remember was changed. Triggers raise it in the transaction of every write (migration 0082), whoever writes: a part is
 * a row that no other open transaction has, so that writers do not wait for each other, and the sum of the parts grows with every commit.
 */
export const sysDataVersion = pgTable('sys_data_version', {
  part: integer('part').primaryKey(),
  /** Roles, grants, data rules, departments, tenants, the menu. */
  rights: count('rights'),
  /** Dictionaries and their items. */
  texts: count('texts'),
  /** Names of accounts. */
  names: count('names'),
});
