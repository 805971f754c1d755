import { err, ok, type Result } from '@evergreen/core/kernel';

/** Too much work waits already. */
export interface Busy {
  readonly kind: 'busy';
}

export interface FairQueueLimits {
  /** Pieces of work that run at once. */
  readonly parallel: number;
  /** Pieces of work that may wait, of all lanes together. */
  readonly waiting: number;
  /** Pieces of work that may wait in one lane. */
  readonly waitingInLane: number;
}

export interface FairQueue {
  /** Runs `work` when it is its turn; `busy` when there is no place to wait in, or when a lane with fewer waiting took that place. */
  run<Value>(lane: string, work: () => Promise<Value>): Promise<Result<Value, Busy>>;
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/**
 * A bounded queue with a lane for each origin of work. Lanes are served round-robin, first come, first served within a lane, and
 * one piece of work of a lane runs at a time: a flood in one lane costs the other lanes at most the piece that runs. When the queue
 * is full, a lane with fewer waiting takes the last place of the lane with the most.
 */
export function createFairQueue({ parallel, waiting, waitingInLane }: FairQueueLimits): FairQueue {
  /** Lanes that wait, next to be served first: a Map keeps the order of insertion. */
  const lanes = new Map<string, Waiting[]>();
  const running = new Set<string>();
  let waitingCount = 0;

  function longestLane(): [lane: string, queue: Waiting[]] | undefined {
    let longest: [string, Waiting[]] | undefined;
    for (const entry of lanes) if (longest === undefined || entry[1].length > longest[1].length) longest = entry;
    return longest;
  }

  function remove(lane: string, queue: Waiting[]): void {
    waitingCount -= 1;
    if (queue.length === 0) lanes.delete(lane);
  }

  /** Makes room for one more in a lane that has `own` waiting; false when no other lane has more. */
  function displace(own: number): boolean {
    const longest = longestLane();
    if (longest === undefined || longest[1].length <= own + 1) return false;
    longest[1].pop()?.refuse();
    remove(...longest);
    return true;
  }

  function startNext(): void {
    for (const [lane, queue] of lanes) {
      if (running.size >= parallel) return;
      if (running.has(lane)) continue;
      const next = queue.shift();
      remove(lane, queue);
      // Served last from now on.
      if (lanes.delete(lane)) lanes.set(lane, queue);
      running.add(lane);
      next?.start();
    }
  }

  function enter(lane: string): Promise<boolean> {
    const queue = lanes.get(lane) ?? [];
    if (queue.length >= waitingInLane || (waitingCount >= waiting && !displace(queue.length)))
      return Promise.resolve(false);
    return new Promise((resolve) => {
      queue.push({ start: () => resolve(true), refuse: () => resolve(false) });
      lanes.set(lane, queue);
      waitingCount += 1;
      startNext();
    });
  }

  return {
    async run(lane, work) {
      if (!(await enter(lane))) return err({ kind: 'busy' });
      try {
        return ok(await work());
      } finally {
        running.delete(lane);
        startNext();
      }
    },
  };
}
