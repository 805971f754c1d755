import { seconds } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

/** Nothing longer is told: a clock that is set forward would make it long. */
const LONGEST = seconds(10);

/** For how long nothing was told of a subject, and nothing missed. */
export interface QuietTimes {
  told(subject: string): void;
  /** Until now events may be missing. */
  missed(): void;
  /** Milliseconds. */
  of(subject: string): number;
}

export function createQuietTimes(clock: Pick<ClockPort, 'now'>): QuietTimes {
  const toldAt = new Map<string, number>();
  let hearsSince = clock.now();
  return {
    told: (subject) => void toldAt.set(subject, clock.now()),
    missed() {
      hearsSince = clock.now();
    },
    of: (subject) => Math.min(LONGEST, Math.max(0, clock.now() - Math.max(hearsSince, toldAt.get(subject) ?? 0))),
  };
}
