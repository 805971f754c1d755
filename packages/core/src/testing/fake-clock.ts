import type { ClockPort } from '../ports/index.ts';

interface PlannedCall {
  readonly id: number;
  readonly due: number;
  readonly callback: () => void;
}

export interface FakeClock extends ClockPort {
  /** Advance by `duration` milliseconds and run all due callbacks in order of time. */
  advance(duration: number): void;
  /** Set the time without running callbacks, like a change of the system clock. */
  jumpTo(time: number): void;
  /** Number of pending timers. */
  pending(): number;
}

/** A clock that only advances on demand. */
export function fakeClock(start: number = Date.UTC(2026, 0, 15, 1, 0, 0)): FakeClock {
  let time = start;
  let nextId = 1;
  let planned: PlannedCall[] = [];
  return {
    now: () => time,
    setTimeout(callback, delay) {
      const id = nextId++;
      planned.push({ id, due: time + Math.max(0, delay), callback });
      return id;
    },
    clearTimeout(handle) {
      planned = planned.filter((call) => call.id !== handle);
    },
    advance(duration) {
      const end = time + duration;
      for (;;) {
        const due = planned.filter((call) => call.due <= end).toSorted((a, b) => a.due - b.due || a.id - b.id)[0];
        if (due === undefined) break;
        planned = planned.filter((call) => call.id !== due.id);
        time = Math.max(time, due.due);
        due.callback();
      }
      time = end;
    },
    jumpTo(value) {
      time = value;
    },
    pending: () => planned.length,
  };
}
