import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnOwnDatabases } from '../../test/test-database.ts';
import { databaseErrorOf } from './index.ts';
import { readMigrations } from './migration-files.ts';
import { sysDepart, sysDepartRole, sysRole, sysUser } from './schema/scoped-tables.ts';

const AT = Date.parse('2026-01-01T00:00:00Z');
const UNIQUE = [
  'sys_user_username_unique',
  'sys_user_email_unique',
  'sys_depart_depart_name_unique',
  'sys_role_role_name_unique',
  'sys_depart_role_role_name_unique',
];

describeOnOwnDatabases('names that were the same before they had to differ', (database) => {
  it('of departments and roles get their codes behind them; of accounts and addresses they stop the upgrade by name', async () => {
    const { orm } = database();
    const migration = (await readMigrations()).find(({ name }) => name.endsWith('_texts_as_seen'));
    const run = async (isMeant: (statement: string) => boolean) => {
      for (const statement of migration?.statements.filter(isMeant) ?? []) await orm.execute(sql.raw(statement));
    };
    for (const index of UNIQUE) await orm.execute(sql.raw(`drop index ${index}`));
    const user = (username: string, email: string | null) => ({
      id: username,
      username,
      realname: '甲某',
      passwordHash: '',
      email,
      createTime: AT,
    });
    await orm.insert(sysUser).values([user('casetest', 'a@example.com'), user('CaseTest', 'b@example.com')]);
    await orm.insert(sysUser).values([user('one', 'c@example.com'), user('two', 'C@example.com')]);
    const stopped: unknown = await run((statement) => statement.includes('RAISE')).catch((error: unknown) => error);
    expect(databaseErrorOf(stopped)?.message).toMatch(
      /以下账号或邮箱只有大小写不同，新版本中视为相同：CaseTest = casetest; one <c@example\.com> = two <C@example\.com>/u,
    );
    await orm.delete(sysUser);
    await orm.insert(sysUser).values(user('casetest', 'a@example.com'));
    await run((statement) => statement.includes('RAISE'));

    const department = (orgCode: string, departName: string, parentId: string | null) => ({
      id: orgCode,
      orgCode,
      departName,
      parentId,
      departOrder: 1,
      orgCategory: '2',
      createTime: AT,
    });
    await orm.insert(sysDepart).values([department('A01', '总部', null), department('A02', '总部', null)]);
    await orm
      .insert(sysDepart)
      .values([
        department('A01A01', '财务科', 'A01'),
        department('A01A02', '财务科', 'A01'),
        department('A02A01', '财务科', 'A02'),
      ]);
    const role = (roleCode: string) => ({ id: roleCode, roleCode, roleName: '专员', createTime: AT });
    await orm.insert(sysRole).values([role('first'), role('second')]);
    await orm.insert(sysDepartRole).values([
      { ...role('inside'), departId: 'A01' },
      { ...role('beside'), departId: 'A01' },
      { ...role('elsewhere'), departId: 'A02' },
    ]);
    await run((statement) => statement.includes('UPDATE "'));
    await run((statement) => UNIQUE.some((index) => statement.startsWith(`CREATE UNIQUE INDEX "${index}"`)));
    const names = async (table: string, column: string) => {
      const rows = await orm.execute<{ name: string }>(sql.raw(`select ${column} as name from ${table} order by id`));
      return [...rows].map(({ name }) => name);
    };
    expect([
      await names('sys_depart', 'depart_name'),
      await names('sys_role', 'role_name'),
      await names('sys_depart_role', 'role_name'),
    ]).toEqual([
      ['总部', '财务科', '财务科（A01A02）', '总部（A02）', '财务科'],
      ['专员', '专员（second）'],
      ['专员', '专员', '专员（inside）'],
    ]);
    const refused: unknown = await orm
      .insert(sysDepart)
      .values(department('A03', '总部', null))
      .catch((error: unknown) => error);
    expect(databaseErrorOf(refused)?.details.constraint).toBe('sys_depart_depart_name_unique');
  });
});
