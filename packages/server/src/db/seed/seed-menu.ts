import { createHash } from 'node:crypto';

import { eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../database.types.ts';
import { MENU_TYPE, sysPermissionSeed, sysRolePermission } from '../schema/index.ts';
import { sysPermission, sysRole } from '../schema/scoped-tables.ts';
import { GROUP_COMPONENT, type MenuSeed } from './menu-definition.ts';
import { roleSeeds } from './roles.seed.ts';
import { SEEDER, seedIdentifier } from './seed-random.ts';

type Orm = Database['orm'];

/** What the seed says of an entry or button; everything else of its row belongs to staff. */
type MenuState = Pick<
  typeof sysPermission.$inferSelect,
  | 'parentId'
  | 'name'
  | 'nameEn'
  | 'menuType'
  | 'url'
  | 'component'
  | 'componentName'
  | 'redirect'
  | 'icon'
  | 'sortNo'
  | 'isRoute'
  | 'keepAlive'
  | 'hidden'
  | 'perms'
>;

/** `permsType` of a button. */
const SHOWN_WHEN_GRANTED = '1';

interface MenuRow {
  readonly key: string;
  readonly id: string;
  readonly state: MenuState;
}

/**
 * Adds the entries and buttons that this database lacks, and brings those that staff left as they were seeded up to date. Only what is
 * new here, or opens another page now, is granted, so that a grant that was taken away does not come back.
 *
 * @param now epoch milliseconds
 */
export async function seedMenu(orm: Orm, menu: readonly MenuSeed[], now: number): Promise<void> {
  const rows = menuRows(menu, null);
  const added = await orm
    .insert(sysPermission)
    .values(
      rows.map(({ id, state }) => ({
        id,
        ...state,
        permsType: state.menuType === MENU_TYPE.button ? SHOWN_WHEN_GRANTED : null,
        createBy: SEEDER,
        createTime: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: sysPermission.id });
  const isNew = new Set(added.map(({ id }) => id));
  await rememberSeeds(
    orm,
    rows.filter(({ id }) => isNew.has(id)),
  );
  for (const opened of await updateUntouched(
    orm,
    rows.filter(({ id }) => !isNew.has(id)),
  ))
    isNew.add(opened);
  const roleIds = roleSeeds.map(({ code }) => seedIdentifier('role', code));
  const present = new Set(
    (await orm.select({ id: sysRole.id }).from(sysRole).where(inArray(sysRole.id, roleIds))).map(({ id }) => id),
  );
  const grants = roleSeeds.flatMap(({ code, isGranted }) => {
    const roleId = seedIdentifier('role', code);
    if (!present.has(roleId)) return [];
    return rows
      .filter(({ key, id, state }) => isNew.has(id) && state.component !== GROUP_COMPONENT && isGranted(key))
      .map(({ id }) => ({ roleId, permissionId: id }));
  });
  if (grants.length > 0) await orm.insert(sysRolePermission).values(grants).onConflictDoNothing();
}

/** @returns the identifiers of the entries that open another page now */
async function updateUntouched(orm: Orm, rows: readonly MenuRow[]): Promise<readonly string[]> {
  if (rows.length === 0) return [];
  const stored = await orm
    .select()
    .from(sysPermission)
    .where(
      inArray(
        sysPermission.id,
        rows.map(({ id }) => id),
      ),
    );
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const hashes = new Map(
    (await orm.select().from(sysPermissionSeed)).map(({ permissionId, stateHash }) => [permissionId, stateHash]),
  );
  const updated: MenuRow[] = [];
  const opening: string[] = [];
  for (const row of rows) {
    const { id, state } = row;
    const before = storedById.get(id);
    const hash = hashes.get(id);
    if (before === undefined || !isUntouched(before, hash) || hash === hashOf(state)) continue;
    await orm.update(sysPermission).set(state).where(eq(sysPermission.id, id));
    updated.push(row);
    if (before.component !== state.component) opening.push(id);
  }
  await rememberSeeds(orm, updated);
  return opening;
}

async function rememberSeeds(orm: Orm, rows: readonly MenuRow[]): Promise<void> {
  if (rows.length === 0) return;
  await orm
    .insert(sysPermissionSeed)
    .values(rows.map(({ id, state }) => ({ permissionId: id, stateHash: hashOf(state) })))
    .onConflictDoUpdate({ target: sysPermissionSeed.permissionId, set: { stateHash: sql`excluded.state_hash` } });
}

/** A row from before there was a hash counts as untouched where nobody is noted to have changed it. */
function isUntouched(row: typeof sysPermission.$inferSelect, hash: string | undefined): boolean {
  if (row.delFlag !== 0) return false;
  return hash === undefined ? row.updateTime === null : hash === hashOf(row);
}

function hashOf(row: MenuState): string {
  const {
    parentId,
    name,
    nameEn,
    menuType,
    url,
    component,
    componentName,
    redirect,
    icon,
    sortNo,
    isRoute,
    keepAlive,
    hidden,
    perms,
  } = row;
  const state = [
    parentId,
    name,
    nameEn,
    menuType,
    url,
    component,
    componentName,
    redirect,
    icon,
    sortNo,
    isRoute,
    keepAlive,
    hidden,
    perms,
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}

function menuRows(seeds: readonly MenuSeed[], parentId: string | null): MenuRow[] {
  return seeds.flatMap((seed, index) => {
    const id = seedIdentifier('permission', seed.key);
    const entryType = parentId === null ? MENU_TYPE.root : MENU_TYPE.child;
    const state: MenuState = {
      parentId,
      name: seed.title['zh-CN'],
      nameEn: seed.title['en-US'],
      menuType: seed.kind === 'button' ? MENU_TYPE.button : entryType,
      url: seed.url ?? null,
      component: seed.component ?? null,
      componentName: seed.componentName ?? null,
      redirect: seed.redirect ?? null,
      icon: seed.icon ?? null,
      sortNo: (index + 1) * 10,
      isRoute: seed.isRoute ?? true,
      keepAlive: seed.keepAlive ?? false,
      hidden: seed.hidden ?? false,
      perms: seed.perms ?? null,
    };
    return [{ key: seed.key, id, state }, ...menuRows(seed.children ?? [], id)];
  });
}
