import type { ClockPort } from '@evergreen/core/ports';

import { createWaitingLine } from '../waiting-line.ts';

/** Who goes first where both wait: `person`, whom somebody waits for, before `bulk`, a piece of a long work. */
export type Priority = 'person' | 'bulk';

/** A mutex that long works enter piece by piece: a piece waits until no person does. */
export interface PriorityLine {
  enter(priority: Priority): Promise<() => void>;
  hold<Value>(priority: Priority, work: () => Promise<Value>): Promise<Value>;
  /** Rejects all waiters; the holder keeps the lock. */
  dismiss(reason: Error): void;
}

/** A call of a person is several statements: a piece of a long work waits so many milliseconds for the next one. */
export const BETWEEN_STATEMENTS = 5;

/** Milliseconds after which a piece has its turn, however many people come. */
export const LONGEST_STATEMENT_WAIT = 100;

export function createPriorityLine(clock: ClockPort): PriorityLine {
  const people = createWaitingLine();
  /** The pieces among themselves: one of them at a time stands before the people's line. */
  const pieces = createWaitingLine();
  let present = 0;
  let leftAt = Number.NEGATIVE_INFINITY;
  let wake: (() => void) | undefined;

  async function enterAsPerson(): Promise<() => void> {
    present += 1;
    const gone = () => {
      present -= 1;
      leftAt = clock.now();
      wake?.();
    };
    const leave = await people.enter().catch((error: unknown) => {
      gone();
      throw error;
    });
    return () => {
      leave();
      gone();
    };
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = clock.setTimeout(resolve, milliseconds);
      wake = () => {
        clock.clearTimeout(timer);
        resolve();
      };
    });
  }

  async function untilNobodyIsThere(): Promise<void> {
    const longest = clock.now() + LONGEST_STATEMENT_WAIT;
    for (;;) {
      const now = clock.now();
      const quietAt = present > 0 ? longest : leftAt + BETWEEN_STATEMENTS;
      if (now >= Math.min(longest, quietAt)) return;
      await pause(Math.min(longest, quietAt) - now);
    }
  }

  async function enterAsPiece(): Promise<() => void> {
    const leavePieces = await pieces.enter();
    try {
      await untilNobodyIsThere();
      const leave = await people.enter();
      return () => {
        leave();
        leavePieces();
      };
    } catch (error) {
      leavePieces();
      throw error;
    }
  }

  const enter: PriorityLine['enter'] = (priority) => (priority === 'person' ? enterAsPerson() : enterAsPiece());
  return {
    enter,
    async hold(priority, work) {
      const leave = await enter(priority);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    dismiss(reason) {
      pieces.dismiss(reason);
      people.dismiss(reason);
    },
  };
}
