import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { localized } from '@evergreen/core/kernel';
import { fakeClock } from '@evergreen/core/testing';

import { describeOnBothEngines } from '../../../test/test-database.ts';
import { sysPermissionSeed } from '../schema/index.ts';
import { sysPermission } from '../schema/scoped-tables.ts';
import { group, page, type MenuSeed } from './menu-definition.ts';
import { seedIdentifier } from './seed-random.ts';
import { seedDatabase } from './seed.ts';

const older: readonly MenuSeed[] = [
  group('/one', 'BookOutlined', localized('一组', 'One'), [
    page('/one/plain', 'pages/plain', localized('旧名', 'Old'), { icon: 'FileOutlined' }),
    page('/one/renamed', 'pages/renamed', localized('旧名', 'Old')),
    page('/one/deleted', 'pages/deleted', localized('旧名', 'Old')),
  ]),
  group('/two', 'BankOutlined', localized('二组', 'Two'), []),
];
const newer: readonly MenuSeed[] = [
  group('/two', 'BankOutlined', localized('二组', 'Two'), [
    page('/one/plain', 'pages/plain', localized('新名', 'New'), { icon: 'FolderOutlined', hidden: true }),
  ]),
  group('/one', 'BookOutlined', localized('第一组', 'First'), [
    page('/one/renamed', 'pages/renamed', localized('新名', 'New')),
    page('/one/deleted', 'pages/deleted', localized('新名', 'New')),
  ]),
];

describeOnBothEngines('a start of a newer version with another menu', (database) => {
  const seed = (menu: readonly MenuSeed[]) =>
    seedDatabase(database(), {
      clock: fakeClock(),
      newPasswordHash: async () => 'the-hash',
      menu,
      hasDemonstration: false,
    });
  const idOf = (key: string) => seedIdentifier('permission', key);
  async function state() {
    const rows = await database()
      .orm.select()
      .from(sysPermission)
      .where(inArray(sysPermission.id, ['/one', '/two', '/one/plain', '/one/renamed', '/one/deleted'].map(idOf)));
    const named = rows.map(
      ({ url, name, nameEn, icon, sortNo, hidden, parentId, delFlag }) =>
        [url, name, nameEn, icon, sortNo, hidden, parentId, delFlag] as const,
    );
    return named.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  }

  it('brings changed titles, icons, orders and places to rows that staff left alone, once, and leaves what staff changed or deleted', async () => {
    await seed(older);
    const { orm } = database();
    await orm
      .update(sysPermission)
      .set({ name: '我们的名称' })
      .where(eq(sysPermission.id, idOf('/one/renamed')));
    await orm
      .update(sysPermission)
      .set({ delFlag: 1 })
      .where(eq(sysPermission.id, idOf('/one/deleted')));
    await seed(newer);
    const after = [
      ['/one', '第一组', 'First', 'BookOutlined', 20, false, null, 0],
      ['/one/deleted', '旧名', 'Old', null, 30, false, idOf('/one'), 1],
      ['/one/plain', '新名', 'New', 'FolderOutlined', 10, true, idOf('/two'), 0],
      ['/one/renamed', '我们的名称', 'Old', null, 20, false, idOf('/one'), 0],
      ['/two', '二组', 'Two', 'BankOutlined', 10, false, null, 0],
    ];
    expect(await state()).toEqual(after);
    await orm
      .update(sysPermission)
      .set({ icon: 'OurOutlined' })
      .where(eq(sysPermission.id, idOf('/two')));
    await seed(newer);
    expect(await state()).toEqual(after.map((row) => (row[0] === '/two' ? row.with(3, 'OurOutlined') : row)));
  });

  it('takes rows from before there was a hash as untouched, unless staff are noted to have changed them', async () => {
    await seed(older);
    const { orm } = database();
    await orm.delete(sysPermissionSeed);
    await orm
      .update(sysPermission)
      .set({ updateTime: 0 })
      .where(eq(sysPermission.id, idOf('/one/renamed')));
    await seed(newer);
    expect((await state()).map(([url, name]) => [url, name])).toEqual([
      ['/one', '第一组'],
      ['/one/deleted', '新名'],
      ['/one/plain', '新名'],
      ['/one/renamed', '旧名'],
      ['/two', '二组'],
    ]);
  });
});
