import { flattenTree } from '../../../kernel/index.ts';
import type { MenuEntry } from './menu.types.ts';

/** Path of the first visible entry that opens in this window and satisfies `isOpenable`; undefined if there is none. */
export function firstLeafPath(
  entries: readonly MenuEntry[],
  isOpenable: (path: string) => boolean,
): string | undefined {
  for (const { target } of flattenTree(entries)) {
    if (target.kind === 'page' && isOpenable(target.path)) return target.path;
  }
  return undefined;
}
