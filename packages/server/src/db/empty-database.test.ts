import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnOwnDatabases } from '../../test/test-database.ts';
import { isEmptyDatabase } from './empty-database.ts';

describeOnOwnDatabases('an empty database', (database) => {
  it('has tables and not one row, whatever was migrated', async () => {
    const { orm } = database();
    const fresh = await isEmptyDatabase(orm);
    await orm.execute(sql`create table "a ""strange"" name" (id integer)`);
    const withTable = await isEmptyDatabase(orm);
    await orm.execute(sql`insert into "a ""strange"" name" values (1)`);
    const withRow = await isEmptyDatabase(orm);
    await orm.execute(sql`drop table "a ""strange"" name"`);
    expect([fresh, withTable, withRow]).toEqual([true, true, false]);
  });
});
