import type { WindowsPort } from '@evergreen/core/ports';

const LOCK = 'pro__window:';
const CHANNEL = 'pro__windows';

interface LocksWindowsOptions {
  /** Undefined where the browser has none: before 2022, and on pages that are neither https nor of this machine. */
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined;
  /** Unique for this window. */
  readonly id: string;
}

/**
 * The windows of the product by the Web Locks of the browser: each holds a lock of its own for as long as it lives, so that
 * one that crashed is gone too. A new one says so on a channel; that one is gone shows when its lock is given to who waits.
 */
export function createLocksWindows({ locks, id }: LocksWindowsOptions): WindowsPort {
  const own = LOCK + id;
  return {
    watchOthers(listener) {
      if (locks === undefined) {
        listener(null);
        return () => {};
      }
      const stopped = new AbortController();
      const channel = new BroadcastChannel(CHANNEL);
      const awaited = new Set<string>();

      async function look(manager: NonNullable<typeof locks>): Promise<void> {
        const { held = [] } = await manager.query();
        if (stopped.signal.aborted) return;
        const others = held.flatMap(({ name = '' }) => (name.startsWith(LOCK) && name !== own ? [name] : []));
        listener(others.length);
        for (const name of others) {
          if (awaited.has(name)) continue;
          awaited.add(name);
          void whenGone(manager, name);
        }
      }

      async function whenGone(manager: NonNullable<typeof locks>, name: string): Promise<void> {
        await manager.request(name, { mode: 'shared', signal: stopped.signal }, () => undefined).catch(() => undefined);
        awaited.delete(name);
        if (!stopped.signal.aborted) await look(manager);
      }

      channel.addEventListener('message', () => void look(locks));
      void locks
        .request(own, async () => {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- because a channel has none
          channel.postMessage('opened');
          await look(locks);
          await aborted(stopped.signal);
        })
        // A page that is not allowed to lock knows nothing of the others.
        .catch(() => listener(null));
      return () => {
        stopped.abort();
        channel.close();
      };
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
}
