import { and, eq, inArray } from 'drizzle-orm';

import { offeredActions, permissionCode, type Resource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { actionTitles } from '../../../db/seed/menu-definition.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { MENU_TYPE } from '../../../db/schema/index.ts';
import { sysPermission } from '../../../db/schema/scoped-tables.ts';
import { createIdentifier } from '../../../identifiers.ts';

/** The component under which clients show the list of a form. */
const LIST_COMPONENT = 'modules/online/cgform/auto/OnlCgformAutoList';

/** The entry of the menu for online forms and reports. */
const ONLINE_GROUP = seedIdentifier('permission', '/online');

interface MenuWriter {
  readonly username: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The identifiers of what a form has in the menu. */
export interface FormMenu {
  /** The entry and the button to read. */
  readonly viewing: readonly string[];
  readonly all: readonly string[];
}

/**
 * Makes the entry of a form in the menu with a button for each of its rights, as far as they are not there. What staff changed of them stays.
 *
 * @returns undefined where the entry above is not there
 */
export async function ensureFormMenu(
  { orm }: Pick<Database, 'orm'>,
  resource: Resource,
  menu: string | null,
  { username, now }: MenuWriter,
): Promise<FormMenu | undefined> {
  const common = { createBy: username, createTime: now };
  const [known] = await orm
    .select({ id: sysPermission.id })
    .from(sysPermission)
    .where(
      and(
        eq(sysPermission.url, resource.path),
        eq(sysPermission.component, LIST_COMPONENT),
        eq(sysPermission.delFlag, 0),
      ),
    );
  const entry = known?.id ?? createIdentifier();
  if (known === undefined) {
    const parentId = menu ?? ONLINE_GROUP;
    const [parent] = await orm
      .select({ menuType: sysPermission.menuType })
      .from(sysPermission)
      .where(and(eq(sysPermission.id, parentId), eq(sysPermission.delFlag, 0)));
    if (parent === undefined || parent.menuType === MENU_TYPE.button) return undefined;
    await orm.insert(sysPermission).values({
      ...common,
      id: entry,
      parentId,
      name: resource.title['zh-CN'],
      nameEn: resource.title['en-US'],
      menuType: MENU_TYPE.child,
      url: resource.path,
      component: LIST_COMPONENT,
      icon: 'FormOutlined',
      keepAlive: true,
    });
  }
  const codes = offeredActions(resource).map((action) => ({ code: permissionCode(resource, action), action }));
  const there = await orm
    .select({ id: sysPermission.id, code: sysPermission.perms })
    .from(sysPermission)
    .where(
      and(
        inArray(
          sysPermission.perms,
          codes.map(({ code }) => code),
        ),
        eq(sysPermission.delFlag, 0),
      ),
    );
  const buttons = new Map(there.map(({ id, code }) => [code, id]));
  for (const [place, { code, action }] of codes.entries()) {
    if (buttons.has(code)) continue;
    const id = createIdentifier();
    buttons.set(code, id);
    const title = actionTitles[action];
    await orm.insert(sysPermission).values({
      ...common,
      id,
      parentId: entry,
      name: title['zh-CN'],
      nameEn: title['en-US'],
      menuType: MENU_TYPE.button,
      sortNo: (place + 1) * 10,
      perms: code,
      permsType: '1',
    });
  }
  const list = buttons.get(permissionCode(resource, 'list'));
  return { viewing: [entry, ...(list === undefined ? [] : [list])], all: [entry, ...buttons.values()] };
}
