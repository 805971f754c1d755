import type { MenuEntry } from './menu.types.ts';

/** Find an entry by key, also inside groups. */
export function menuEntry(key: string, entries: readonly MenuEntry[]): MenuEntry | undefined {
  for (const entry of entries) {
    const found = entry.key === key ? entry : menuEntry(key, entry.children);
    if (found !== undefined) return found;
  }
  return undefined;
}
