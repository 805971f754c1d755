import { sameText, type LocalizedText } from '../../../kernel/index.ts';
import type { MenuLeaf } from '../navigation/index.ts';
import type { SearchItem } from './search.types.ts';
import type { ShellAction } from './shell-action.types.ts';

/** Search items of menu entries; titles are provided by the server. */
export function searchablePages(leaves: readonly MenuLeaf[]): readonly SearchItem[] {
  return leaves.map(({ key, title, groups, target, isPlanned }) => ({
    key: `page ${key}`,
    title: sameText(title),
    groups,
    keywords: [],
    target,
    isPlanned,
  }));
}

/** Search items of actions, also found by their title in the other language. */
export function searchableActions(actions: readonly ShellAction[]): readonly SearchItem[] {
  const others = actions.filter(({ key }) => key !== 'search');
  return others.map(({ key, title, keywords }) => ({
    key: `action ${key}`,
    title,
    groups: [],
    keywords: [...wordsOf(title), ...keywords],
    target: { kind: 'action', action: key },
    isPlanned: false,
  }));
}

function wordsOf(title: LocalizedText): readonly string[] {
  return Object.values(title);
}
