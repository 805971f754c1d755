import type { ClockPort, TimerHandle } from '../../../../ports/index.ts';
import type { TableEngine } from '../table-engine.types.ts';

/** Delay before counting in milliseconds, so that the first rows render first. */
const FIRST_PAUSE = 60;
/** About four milliseconds of work with ten columns. */
const ROWS_A_SLICE = 5000;

/** Count the statistics of many rows in time slices, and notify when complete. */
export function createRowCounter(engine: TableEngine, clock: ClockPort, onCounted: () => void): { close(): void } {
  let timer: TimerHandle;
  let isCounting = false;
  const count = () => {
    engine.countOn(ROWS_A_SLICE);
    isCounting = !engine.isCounted();
    if (isCounting) timer = clock.setTimeout(count, 0);
    else onCounted();
  };
  const look = () => {
    if (isCounting || engine.isCounted()) return;
    isCounting = true;
    timer = clock.setTimeout(count, FIRST_PAUSE);
  };
  const stop = engine.subscribe(look);
  look();
  return {
    close() {
      stop();
      clock.clearTimeout(timer);
    },
  };
}
