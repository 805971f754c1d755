import type { ImportProgress } from '@evergreen/core/contract';

/** How far the imports of this server are, by who sent them and the key that they chose. */
export interface ImportProgressBoard {
  note(place: ImportPlace, progress: ImportProgress): void;
  forget(place: ImportPlace): void;
  read(place: ImportPlace): ImportProgress | null;
}

export interface ImportPlace {
  readonly userId: string;
  readonly key: string;
}

/** Imports that are remembered; no server has that many at a time. */
const MOST_REMEMBERED = 200;

export function createImportProgress(): ImportProgressBoard {
  const places = new Map<string, ImportProgress>();
  const nameOf = ({ userId, key }: ImportPlace) => JSON.stringify([userId, key]);
  return {
    note(place, progress) {
      const name = nameOf(place);
      if (!places.has(name) && places.size >= MOST_REMEMBERED) return;
      places.set(name, progress);
    },
    forget(place) {
      places.delete(nameOf(place));
    },
    read: (place) => places.get(nameOf(place)) ?? null,
  };
}
