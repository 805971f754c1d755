import { sameText, type LocalizedText } from '../../../kernel/index.ts';
import type { MenuLeaf } from '../navigation/index.ts';
import type { SearchItem } from './search.types.ts';
import type { ShellAction } from './shell-action.types.ts';

/** The entries of the menu; their titles are the server's own words. */
export function searchablePages(leaves: readonly MenuLeaf[]): readonly SearchItem[] {
  return leaves.map(({ key, title, groups, target }) => ({
    key: `page ${key}`,
    title: sameText(title),
    groups,
    keywords: [],
    target,
  }));
}

/** The actions, found by their title in the other language too. */
export function searchableActions(actions: readonly ShellAction[]): readonly SearchItem[] {
  return actions.map(({ key, title, keywords }) => ({
    key: `action ${key}`,
    title,
    groups: [],
    keywords: [...wordsOf(title), ...keywords],
    target: { kind: 'action', action: key },
  }));
}

function wordsOf(title: LocalizedText): readonly string[] {
  return Object.values(title);
}
