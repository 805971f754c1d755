/** Runs work some at a time and one at a time for each person; the rest waits in its order. */
export interface PersonQueue {
  add(work: QueuedWork): void;
  /** Takes out work that has not begun; false where it has. */
  remove(work: QueuedWork): boolean;
  /** What waits, of everybody or of one person. */
  waiting(person?: string): number;
}

export interface QueuedWork {
  readonly person: string;
  /** Told whenever it changes: what is under way or waits before this work. */
  readonly onAhead: (ahead: number) => void;
  /** Never rejects. */
  readonly run: () => Promise<void>;
}

/** @param most what runs at a time */
export function createPersonQueue(most: number): PersonQueue {
  const waiting: QueuedWork[] = [];
  const running = new Set<QueuedWork>();

  async function begin(work: QueuedWork): Promise<void> {
    running.add(work);
    work.onAhead(0);
    await work.run();
    running.delete(work);
    next();
  }

  function next(): void {
    const isBusy = (person: string) => [...running].some((work) => work.person === person);
    while (running.size < most) {
      const place = waiting.findIndex(({ person }) => !isBusy(person));
      const [work] = place < 0 ? [] : waiting.splice(place, 1);
      if (work === undefined) break;
      void begin(work);
    }
    for (const [place, { onAhead }] of waiting.entries()) onAhead(running.size + place);
  }

  return {
    add(work) {
      waiting.push(work);
      next();
    },
    remove(work) {
      const place = waiting.indexOf(work);
      if (place < 0) return false;
      waiting.splice(place, 1);
      next();
      return true;
    },
    waiting: (person) => waiting.filter((work) => person === undefined || work.person === person).length,
  };
}
