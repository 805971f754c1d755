import type { HomePageLink } from './home.types.ts';

/** Shown while nobody has arranged any. */
const INITIAL_FAVOURITES = 6;

export const LARGEST_FAVOURITES = 24;

/** The favourites of a user among the pages of the menu: as arranged, or the first pages while `arranged` is null. */
export function shownFavourites(
  arranged: readonly string[] | null,
  pages: readonly HomePageLink[],
): readonly HomePageLink[] {
  if (arranged === null) return pages.slice(0, INITIAL_FAVOURITES);
  return arranged.flatMap((path) => pages.find((page) => page.path === path) ?? []);
}

export function withFavourite(shown: readonly string[], path: string): readonly string[] {
  return shown.includes(path) || shown.length >= LARGEST_FAVOURITES ? shown : [...shown, path];
}

export function withoutFavourite(shown: readonly string[], path: string): readonly string[] {
  return shown.filter((other) => other !== path);
}

/** `position` from 0 among the favourites; beyond the ends it is the end. */
export function movedFavourite(shown: readonly string[], path: string, position: number): readonly string[] {
  if (!shown.includes(path)) return shown;
  const others = withoutFavourite(shown, path);
  return others.toSpliced(Math.min(Math.max(position, 0), others.length), 0, path);
}
