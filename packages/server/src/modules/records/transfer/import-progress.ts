import type { ImportProgress } from '@evergreen/core/contract';
import { seconds } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { LiveBus } from '../../live/channel/live-bus.ts';

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

/** How often the person is told of one. */
const TOLD = seconds(1);

export function createImportProgress(live: LiveBus, clock: ClockPort): ImportProgressBoard {
  const places = new Map<string, ImportProgress & { readonly toldAt: number }>();
  const nameOf = ({ userId, key }: ImportPlace) => JSON.stringify([userId, key]);
  function tell(
    { userId, key }: ImportPlace,
    status: string,
    { done, total }: Pick<ImportProgress, 'done' | 'total'>,
  ): void {
    // Without a key nobody waits for it.
    if (key !== '') live.publish({ kind: 'job', userId, id: key, status, done, total });
  }

  return {
    note(place, progress) {
      const toldAt = places.get(nameOf(place))?.toldAt ?? Number.NEGATIVE_INFINITY;
      const isDue = clock.now() - toldAt >= TOLD;
      if (isDue) tell(place, 'running', progress);
      places.set(nameOf(place), { ...progress, end: null, toldAt: isDue ? clock.now() : toldAt });
      const [oldest] = places.keys();
      if (places.size > MOST_REMEMBERED && oldest !== undefined) places.delete(oldest);
    },
    noteEnd(place, end) {
      const known = places.get(nameOf(place));
      if (known === undefined) return;
      places.set(nameOf(place), { ...known, end });
      tell(place, 'done', known);
    },
    forget(place) {
      places.delete(nameOf(place));
    },
    read(place) {
      const known = places.get(nameOf(place));
      if (known === undefined) return null;
      const { toldAt: _toldAt, ...progress } = known;
      return progress;
    },
  };
}
