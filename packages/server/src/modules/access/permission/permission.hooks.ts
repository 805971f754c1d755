import { and, eq } from 'drizzle-orm';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import { menuAddressError, menuComponentError } from '@evergreen/core/shell/navigation';
import { permissionResource } from '@evergreen/core/resources';

import { menuComponents } from '../../../db/seed/menu.seed.ts';
import { MENU_TYPE } from '../../../db/schema/index.ts';
import { sysPermission } from '../../../db/schema/scoped-tables.ts';
import type { CallFailure } from '../../../http/call.types.ts';
import type { Gatekeeper } from '../../../http/gatekeeper.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import {
  defineHooks,
  type HookRow,
  type HookTools,
  type RegisteredHooks,
} from '../../records/resource/resource-hooks.types.ts';
import { menuServerMessages as messages } from './menu.messages.ts';

type MenuValues = Partial<HookRow<typeof permissionResource>>;

const OWN_PAGE = `areas/${permissionResource.name}`;
const [TOP, BUTTON] = [String(MENU_TYPE.root), String(MENU_TYPE.button)];

export interface PermissionHookDependencies {
  readonly gatekeeper: Pick<Gatekeeper, 'holds'>;
}

/** What an entry or button of the menu has to be, so that clients can draw it and nobody gains a permission by writing it. */
export function createPermissionHooks({ gatekeeper }: PermissionHookDependencies): RegisteredHooks {
  async function notHeld(codes: readonly (string | null | undefined)[], { call }: HookTools): Promise<boolean> {
    for (const code of new Set(codes)) {
      if (typeof code === 'string' && code !== '' && !(await gatekeeper.holds(call.caller, code))) return true;
    }
    return false;
  }

  return defineHooks(permissionResource, {
    async prepare({ before, values }, tools) {
      const row: MenuValues = { ...before, ...values };
      if (before?.component === OWN_PAGE && isLost(row)) return err({ kind: 'business', message: messages.ownPage });
      const place = await checkedPlace(row, before?.id, tools);
      if (!place.ok) return place;
      if (row.menuType === BUTTON)
        return (await notHeld([before?.perms, row.perms], tools)) ? refusedValue('perms', messages.notHeld) : ok({});
      return checkedTarget(row, before);
    },
    async removing(rows, tools) {
      if (rows.some(({ component }) => component === OWN_PAGE))
        return err({ kind: 'business', message: messages.ownPage });
      const codes = rows.map(({ perms }) => perms);
      return (await notHeld(codes, tools)) ? err({ kind: 'business', message: messages.notHeld }) : ok(undefined);
    },
  });
}

function isLost({ component, status, hidden, menuType }: MenuValues): boolean {
  return component !== OWN_PAGE || status === '0' || hidden === 'Y' || menuType === BUTTON;
}

/** Entries at the top have nothing above them, others an entry; nothing is below a button. */
async function checkedPlace(
  { menuType, parentId }: MenuValues,
  id: string | undefined,
  tools: HookTools,
): Promise<Result<undefined, CallFailure>> {
  const above = parentId ?? null;
  if (menuType === TOP) return above === null ? ok(undefined) : refusedValue('parentId', messages.topHasNone);
  if (above === null) return refusedValue('parentId', messages.parentRequired);
  const [parent] = await tools.database.orm
    .select({ menuType: sysPermission.menuType })
    .from(sysPermission)
    .where(and(eq(sysPermission.id, above), eq(sysPermission.delFlag, 0)));
  if (parent?.menuType === MENU_TYPE.button) return refusedValue('parentId', messages.belowButton);
  const isChangedToButton = menuType === BUTTON && id !== undefined && (await tools.countHolding('parentId', id)) > 0;
  return isChangedToButton ? refusedValue('menuType', messages.hasEntries) : ok(undefined);
}

/** Address and component of an entry, where they are new: what an older system brought along stays. */
function checkedTarget(row: MenuValues, before: MenuValues | undefined): Result<object, CallFailure> {
  const problems: readonly (readonly [key: 'url' | 'component', problem: (value: string) => LocalizedText | null])[] = [
    ['url', menuAddressError],
    ['component', (value) => menuComponentError(value, menuComponents)],
  ];
  for (const [key, problem] of problems) {
    const value = row[key] ?? '';
    const message = value === '' || value === before?.[key] ? null : problem(value);
    if (message !== null) return refusedValue(key, message);
  }
  return ok({});
}
