import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnOwnDatabases } from '../../test/test-database.ts';
import { databaseErrorOf } from './index.ts';
import { readMigrations } from './migration-files.ts';

describeOnOwnDatabases('codes that differ in the case of their letters alone', (database) => {
  it('get another end where they came later, are unique from then on, and the administrators keep their own', async () => {
    const { orm } = database();
    const indexes = [
      ['sys_role', 'role_code'],
      ['sys_permission', 'perms'],
      ['sys_depart_role', 'role_code'],
      ['sys_dict', 'dict_code'],
    ] as const;
    for (const [table, column] of indexes) {
      await orm.execute(sql.raw(`drop index ${table}_${column}_unique`));
      await orm.execute(
        sql.raw(`create unique index ${table}_${column}_unique on ${table} (${column}) where del_flag = 0`),
      );
    }
    await orm.execute(sql`delete from sys_role`);
    const addRole = (id: string, code: string, time: string, deleted = 0) =>
      orm.execute(
        sql`insert into sys_role (id, role_name, role_code, needs_second_factor, create_time, del_flag) values (${id}, ${id}, ${code}, 'N', ${time}::timestamptz, ${deleted})`,
      );
    await addRole('a', 'ADMIN', '2025-01-01');
    await addRole('b', 'admin', '2026-01-01');
    await addRole('c', 'Clerk', '2025-01-01');
    await addRole('d', 'clerk', '2026-01-01');
    await addRole('e', 'CLERK', '2026-01-01', 1);
    const migration = (await readMigrations()).find(({ name }) => name.endsWith('_codes_in_any_case'));
    for (const statement of migration?.statements ?? []) await orm.execute(sql.raw(statement));
    const rows = await orm.execute(sql`select id, role_code, version from sys_role order by id`);
    expect([...rows]).toEqual([
      { id: 'a', role_code: expect.stringMatching(/^ADMIN_[0-9a-f]{8}$/u), version: 2 },
      { id: 'b', role_code: 'admin', version: 1 },
      { id: 'c', role_code: 'Clerk', version: 1 },
      { id: 'd', role_code: expect.stringMatching(/^clerk_[0-9a-f]{8}$/u), version: 2 },
      { id: 'e', role_code: 'CLERK', version: 1 },
    ]);
    const refused: unknown = await addRole('f', 'aDmin', '2026-01-02').catch((error: unknown) => error);
    expect(databaseErrorOf(refused)?.details.constraint).toBe('sys_role_role_code_unique');
  });
});
