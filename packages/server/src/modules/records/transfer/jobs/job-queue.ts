/** Runs work beside the calls of the server, some of it at a time and the rest in its order. */
export interface JobQueue {
  add(id: string, work: () => Promise<void>): void;
  /** What is waiting or running in this server. */
  ids(): readonly string[];
}

/** @param most what runs at a time */
export function createJobQueue(most: number): JobQueue {
  const waiting: { readonly id: string; readonly work: () => Promise<void> }[] = [];
  const running = new Set<string>();

  async function run({ id, work }: (typeof waiting)[number]): Promise<void> {
    running.add(id);
    try {
      await work();
    } finally {
      running.delete(id);
      next();
    }
  }

  function next(): void {
    while (running.size < most) {
      const job = waiting.shift();
      if (job === undefined) return;
      void run(job);
    }
  }

  return {
    add(id, work) {
      waiting.push({ id, work });
      next();
    },
    ids: () => [...running, ...waiting.map(({ id }) => id)],
  };
}
