/** FIFO mutex. */
export interface WaitingLine {
  /** Resolves with the release function once the lock is acquired. */
  enter(): Promise<() => void>;
  /** Holds the lock while `work` runs. */
  hold<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Rejects all waiters; the holder keeps the lock. */
  dismiss(reason: Error): void;
}

interface Waiting {
  readonly admit: () => void;
  readonly refuse: (reason: Error) => void;
}

export function createWaitingLine(): WaitingLine {
  let isHeld = false;
  let waiting: Waiting[] = [];

  function turn(): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = waiting.shift();
      if (next === undefined) isHeld = false;
      else next.admit();
    };
  }

  function enter(): Promise<() => void> {
    if (!isHeld) {
      isHeld = true;
      return Promise.resolve(turn());
    }
    return new Promise((resolve, reject) => {
      waiting.push({ admit: () => resolve(turn()), refuse: reject });
    });
  }

  return {
    enter,
    async hold(work) {
      const leave = await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    dismiss(reason) {
      const dismissed = waiting;
      waiting = [];
      for (const one of dismissed) one.refuse(reason);
    },
  };
}
