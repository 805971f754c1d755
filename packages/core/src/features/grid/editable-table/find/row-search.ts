import type { ClockPort, TimerHandle } from '../../../../ports/index.ts';
import type { CellPlace } from '../cell.types.ts';
import { counted, searched, type FindCount, type FindRequest } from './find.model.ts';

/** Search request; without a direction, only counts from the place. */
export interface RowSearchWish {
  readonly request: FindRequest;
  readonly from: CellPlace | null;
  readonly direction: 'next' | 'previous' | null;
}

/** Input from the machine. */
export interface FindWished {
  readonly type: 'find.wished';
  readonly wish: RowSearchWish;
}

export interface RowSearchListener {
  found(place: CellPlace | null): void;
  counted(count: FindCount, isOver: boolean): void;
}

export interface RowSearch {
  /** Start this search and cancel the previous one. */
  ask(wish: RowSearchWish): void;
  close(): void;
}

/** Search all rows in time slices; a small table synchronously. */
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

/** Yields the results after every slice. */
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
