import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnOwnDatabases } from '../../test/test-database.ts';
import { readMigrations } from './migration-files.ts';

describeOnOwnDatabases('rows that were there before they had owners', (database) => {
  it('get tenant 0 and the department of their creator, or the root where the creator has none', async () => {
    const { orm, transaction } = database();
    const steps = await readMigrations();
    const owners = steps.find(({ name }) => name === '0018_row_owners');
    const found = await transaction(async () => {
      await orm.execute(sql`create schema before_owners`);
      await orm.execute(sql`set local search_path to before_owners`);
      for (const { statements } of steps.filter(({ name }) => name < '0018'))
        for (const statement of statements) await orm.execute(sql.raw(statement));
      await orm.execute(sql`
        insert into sys_depart (id, parent_id, depart_name, org_category, org_code, create_time) values
          ('r', null, 'root', '1', 'A01', now()), ('d', 'r', 'below', '2', 'A01A02', now())`);
      await orm.execute(sql`
        insert into sys_user (id, username, realname, password_hash, org_code, create_time) values
          ('1', 'clerk', 'c', '-', 'A01A02', now()), ('2', 'homeless', 'h', '-', '', now())`);
      await orm.execute(
        sql`insert into activity_type (id, name, code, status, create_time) values ('t', 't', 't', '1', now())`,
      );
      await orm.execute(sql`
        insert into activity (id, title, type_id, status, target_group, organizer_name, address, start_time, end_time, need_audit, is_top, create_by, create_time)
        select who, 't', 't', '1', '1', 'o', 'a', now(), now(), 'N', 'N', who, now()
        from unnest(array['clerk', 'gone', 'homeless']) who`);
      for (const statement of owners?.statements ?? []) await orm.execute(sql.raw(statement));
      const rows = await orm.execute(sql`select id, tenant_id, sys_org_code from activity order by id`);
      await orm.execute(sql`drop schema before_owners cascade`);
      return rows;
    });
    expect(found).toEqual([
      { id: 'clerk', tenant_id: 0, sys_org_code: 'A01A02' },
      { id: 'gone', tenant_id: 0, sys_org_code: 'A01' },
      { id: 'homeless', tenant_id: 0, sys_org_code: 'A01' },
    ]);
  });
});
