import { ADDRESS_BOOK_PERMISSION } from '@evergreen/core/contract';
import { flattenTree } from '@evergreen/core/kernel';

import { businessMenu } from './business-menu.seed.ts';
import type { MenuSeed } from './menu-definition.ts';
import { accountMenu, systemMenu } from './system-menu.seed.ts';

/** The whole menu of a new platform, in its order. */
export const menuSeeds: readonly MenuSeed[] = [...businessMenu, ...systemMenu, accountMenu];

/** The components that a new menu names: those of pages that are to come are among them. */
export const menuComponents: ReadonlySet<string> = new Set(
  flattenTree(menuSeeds).flatMap(({ component }) => component ?? []),
);

/** Keys of the entries that everybody has: home, one's own messages, one's own account. */
export const commonKeys: ReadonlySet<string> = new Set([
  '/dashboard/analysis',
  '/dashboard/chart',
  '/dashboard/task',
  '/dashboard/workplace',
  '/isystem/addressList',
  ADDRESS_BOOK_PERMISSION,
  '/isystem/departUserList',
  '/isps/userAnnouncement',
  ...flattenTree([accountMenu]).map((seed) => seed.key),
]);

/** Keys of the entries of the business part, buttons left out. */
export const businessKeys: ReadonlySet<string> = new Set(
  flattenTree(businessMenu)
    .filter((seed) => seed.kind === 'entry')
    .map((seed) => seed.key),
);
