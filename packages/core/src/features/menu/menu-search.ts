import type { Text } from '../../kernel/index.ts';
import { menuMessages } from './menu.messages.ts';
import type { MenuEntry } from './menu.types.ts';

export interface MenuHit {
  readonly entry: MenuEntry;
  /** Titles of the groups above it, root first. */
  readonly groups: readonly string[];
}

export interface MenuSearch {
  readonly hits: readonly MenuHit[];
  /** What to say in place of hits; null when there are some. */
  readonly hint: Text | null;
}

/** Finds drawn entries that open something by a part of their title, in the menu's order; capitals do not matter. */
export function searchMenu(entries: readonly MenuEntry[], words: string): MenuSearch {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return { hits: [], hint: menuMessages.searchPrompt };
  const hits = leaves(entries, []).filter(({ entry }) => entry.title.toLowerCase().includes(wanted));
  return { hits, hint: hits.length === 0 ? menuMessages.nothingFound : null };
}

function leaves(entries: readonly MenuEntry[], groups: readonly string[]): MenuHit[] {
  return entries.flatMap((entry) =>
    entry.target.kind === 'group' ? leaves(entry.children, [...groups, entry.title]) : [{ entry, groups }],
  );
}
