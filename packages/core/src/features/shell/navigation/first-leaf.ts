import { flattenTree } from '../../../kernel/index.ts';
import type { MenuEntry } from './menu.types.ts';

/**
 * Path of the first visible entry that opens in this window and satisfies `isOpenable`, a built page before one that is
 * still to come; undefined if there is none.
 */
export function firstLeafPath(
  entries: readonly MenuEntry[],
  isOpenable: (path: string) => boolean,
): string | undefined {
  const paths = (isPlannedWanted: boolean) =>
    flattenTree(entries).flatMap(({ target, isPlanned }) =>
      target.kind === 'page' && isPlanned === isPlannedWanted ? [target.path] : [],
    );
  return [...paths(false), ...paths(true)].find(isOpenable);
}
