import type { ClockPort, TimerHandle } from '../../../../ports/index.ts';
import type { CellPlace } from '../cell.types.ts';
import { counted, searched, type FindCount, type FindRequest } from './find.model.ts';

/** What is looked for; without a direction it is only counted, from the place. */
export interface RowSearchWish {
  readonly request: FindRequest;
  readonly from: CellPlace | null;
  readonly direction: 'next' | 'previous' | null;
}

/** What the machine tells its search. */
export interface FindWished {
  readonly type: 'find.wished';
  readonly wish: RowSearchWish;
}

export interface RowSearchListener {
  found(place: CellPlace | null): void;
  counted(count: FindCount, isOver: boolean): void;
}

export interface RowSearch {
  /** Looks for this from now on, and for nothing else. */
  ask(wish: RowSearchWish): void;
  close(): void;
}

/** Looks through all rows in slices between which others come to their turn; a small table is looked through at once. */
export function createRowSearch(clock: ClockPort, listener: RowSearchListener): RowSearch {
  let timer: TimerHandle;
  const slices = (search: Generator<() => void, void>) => {
    const { value, done } = search.next();
    if (done === true) return;
    value();
    timer = clock.setTimeout(() => slices(search), 0);
  };
  return {
    ask(wish) {
      clock.clearTimeout(timer);
      slices(searchedAndCounted(wish, listener));
    },
    close: () => clock.clearTimeout(timer),
  };
}

/** After every slice: what there is to tell of it. */
function* searchedAndCounted(
  { request, from, direction }: RowSearchWish,
  listener: RowSearchListener,
): Generator<() => void, void> {
  let place = from;
  if (direction !== null) {
    const search = searched(request, from, direction);
    let slice = search.next();
    for (; slice.done !== true; slice = search.next()) yield nothing;
    place = slice.value;
    listener.found(place);
  }
  const count = counted(request, place);
  let slice = count.next();
  for (; slice.done !== true; slice = count.next()) {
    const soFar = slice.value;
    yield () => listener.counted(soFar, false);
  }
  listener.counted(slice.value, true);
}

function nothing(): void {}
