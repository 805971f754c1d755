import { liveLimits, type LiveFrameToSend } from '@evergreen/core/contract';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import { errorForLog } from '../../../http/failure-of-error.ts';
import type { LiveSession } from './live-session.types.ts';
import type { LiveEvent } from './live-event.ts';
import { createQuietTimes } from './quiet-times.ts';

/** How much of the rows of a resource somebody reads: all of those of the tenant, those that rules let through, or none. */
export type WatchReach = 'all' | 'some' | 'none';

export interface WatchersDependencies<
  Watcher extends { readonly session: LiveSession } = { readonly session: LiveSession },
> {
  readonly clock: Pick<ClockPort, 'now'>;
  readonly logger: LoggerPort;
  /** As it is now, for each session in its place. */
  readonly reachOf: (resource: string, sessions: readonly LiveSession[]) => Promise<readonly WatchReach[]>;
  readonly tell: (told: readonly Watcher[], frame: LiveFrameToSend) => void;
}

export interface Watchers<Watcher> {
  /** From now on it is told; whether it may be is asked whenever there is something to tell. */
  watch(watcher: Watcher, resources: readonly string[]): void;
  unwatch(watcher: Watcher, resources: readonly string[]): void;
  leave(watcher: Watcher): void;
  told(event: Extract<LiveEvent, { kind: 'rows' }>): Promise<void>;
  /** Events may be missing. */
  toldNothing(): void;
}

/** Which windows show rows of which resource, and are told that some were written. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its methods share what is watched
export function createWatchers<Watcher extends { readonly session: LiveSession }>({
  clock,
  logger,
  reachOf,
  tell,
}: WatchersDependencies<Watcher>): Watchers<Watcher> {
  const watched = new Map<Watcher, Set<string>>();
  /** Of the rows of resources, for every watcher. */
  const quiet = createQuietTimes(clock);

  const answer = (
    to: readonly Watcher[],
    key: 'watched' | 'stale' | 'refused',
    args: readonly string[],
    quietFor?: number,
  ) => {
    const data = { key, args: [...args], ...(quietFor === undefined ? {} : { quiet: quietFor }) };
    if (to.length > 0 && args.length > 0) tell(to, { type: 'common_send_date', data });
  };

  /** Undefined where nobody can say: they are told nothing, and the next event asks again. */
  async function reaches(resource: string, of: readonly Watcher[]): Promise<readonly WatchReach[] | undefined> {
    try {
      return await reachOf(
        resource,
        of.map(({ session }) => session),
      );
    } catch (error) {
      logger.warn('live.reachUnknown', { resource, ...errorForLog(error) });
      return undefined;
    }
  }

  function drop(watcher: Watcher, resources: readonly string[]): void {
    for (const resource of resources) watched.get(watcher)?.delete(resource);
  }

  return {
    watch(watcher, resources) {
      const own = watched.get(watcher) ?? new Set();
      watched.set(watcher, own);
      const taken: string[] = [];
      const refused: string[] = [];
      for (const resource of new Set(resources)) {
        if (own.size >= liveLimits.watched && !own.has(resource)) refused.push(resource);
        else {
          own.add(resource);
          taken.push(resource);
        }
      }
      answer([watcher], 'refused', refused);
      void Promise.all(
        taken.map(async (resource) => {
          const [reach] = (await reaches(resource, [watcher])) ?? [];
          if (!watched.has(watcher) || reach === undefined) return;
          if (reach === 'none') drop(watcher, [resource]);
          if (reach === 'none') answer([watcher], 'refused', [resource]);
          else answer([watcher], 'watched', [resource], quiet.of(resource));
        }),
      );
    },
    unwatch: drop,
    leave: (watcher) => void watched.delete(watcher),
    async told({ tenantId, resource, rows }) {
      quiet.told(resource);
      const concerned = [...watched].flatMap(([watcher, own]) =>
        own.has(resource) && (tenantId === null || watcher.session.tenantId === tenantId) ? [watcher] : [],
      );
      if (concerned.length === 0) return;
      const known = await reaches(resource, concerned);
      if (known === undefined) return;
      const those = (reach: WatchReach) => concerned.filter((_, index) => known[index] === reach);
      for (const watcher of those('none')) drop(watcher, [resource]);
      answer(those('none'), 'refused', [resource]);
      // Which rows were written is more than who reads some of them may know.
      answer(rows === null ? [...those('some'), ...those('all')] : those('some'), 'stale', [resource]);
      const whole = those('all');
      if (whole.length > 0)
        for (const { id, version, isDeleted = false } of rows ?? [])
          tell(whole, {
            type: 'update_vxe_table',
            data: { socketKey: resource, args: [{ id, version, ...(isDeleted ? { delFlag: 1 } : {}) }] },
          });
    },
    toldNothing() {
      quiet.missed();
      for (const [watcher, own] of watched) answer([watcher], 'stale', [...own]);
    },
  };
}
