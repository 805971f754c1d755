import type { ImportProgress } from '@evergreen/core/contract';

/** How far the imports of this server are, by who sent them and the key that they chose. */
export interface ImportProgressBoard {
  /** How far an import is that is under way. */
  note(place: ImportPlace, progress: Omit<ImportProgress, 'end'>): void;
  /** How one ended that was noted. */
  noteEnd(place: ImportPlace, end: 'written' | 'undone'): void;
  forget(place: ImportPlace): void;
  read(place: ImportPlace): ImportProgress | null;
}

export interface ImportPlace {
  readonly userId: string;
  readonly key: string;
}

/** Imports that are remembered, those that began last; no server has that many at a time. */
const MOST_REMEMBERED = 200;

export function createImportProgress(): ImportProgressBoard {
  const places = new Map<string, ImportProgress>();
  const nameOf = ({ userId, key }: ImportPlace) => JSON.stringify([userId, key]);
  return {
    note(place, progress) {
      places.set(nameOf(place), { ...progress, end: null });
      const [oldest] = places.keys();
      if (places.size > MOST_REMEMBERED && oldest !== undefined) places.delete(oldest);
    },
    noteEnd(place, end) {
      const known = places.get(nameOf(place));
      if (known !== undefined) places.set(nameOf(place), { ...known, end });
    },
    forget(place) {
      places.delete(nameOf(place));
    },
    read: (place) => places.get(nameOf(place)) ?? null,
  };
}
