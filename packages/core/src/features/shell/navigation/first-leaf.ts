import { flattenTree } from '../../../kernel/index.ts';
import type { MenuEntry } from './menu.types.ts';

/** The path of the first drawn entry that opens inside this window and satisfies `isOpenable`; undefined when there is none. */
export function firstLeafPath(
  entries: readonly MenuEntry[],
  isOpenable: (path: string) => boolean,
): string | undefined {
  for (const { target } of flattenTree(entries)) {
    if (target.kind === 'page' && isOpenable(target.path)) return target.path;
  }
  return undefined;
}
