import type { MenuEntry } from './menu.types.ts';

/** The entry of a menu, or of a group in it, that has this key. */
export function menuEntry(key: string, entries: readonly MenuEntry[]): MenuEntry | undefined {
  for (const entry of entries) {
    const found = entry.key === key ? entry : menuEntry(key, entry.children);
    if (found !== undefined) return found;
  }
  return undefined;
}
