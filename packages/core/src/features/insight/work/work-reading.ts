import { workEndpoints, type WaitingList } from '../../../contract/index.ts';
import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { mapResult, minutes } from '../../../kernel/index.ts';
import { createLoader, type LoaderFacts } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { pageAt, type SitemapService } from '../../shell/navigation/index.ts';
import { workLists, workOfPeople } from './waiting.model.ts';
import type { LoadedPart, WaitingWork } from './work.types.ts';

/** Time between two readings while the page is shown. */
export const READING_INTERVAL = minutes(2);

export interface WaitingDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly sitemap: Pick<SitemapService, 'facts' | 'subscribe'>;
}

/** Reads what waits; its lists are those that the user's menu leads to. */
export function createWaitingReading({ client, clock, sitemap }: WaitingDependencies) {
  const loader = createLoader<readonly WaitingList[], HttpFailure, null>({
    clock,
    interval: READING_INTERVAL,
    load: async (_params, signal) =>
      mapResult(await client.call(workEndpoints.waiting, { signal, isQuiet: true }), ({ result }) => result),
  });
  const isReachable = (path: string) => pageAt(path, sitemap.facts()) !== undefined;
  return {
    loader,
    waiting(): WaitingWork {
      const { value } = loader.facts();
      const lists = value === null ? null : workLists(value, isReachable, clock.now());
      return {
        ...partOf(loader.facts()),
        lists,
        total: (lists ?? []).reduce((sum, { total }) => sum + total, 0),
        people: value === null ? [] : workOfPeople(value, isReachable),
      };
    },
  };
}

export function partOf({ status, failure }: LoaderFacts<unknown, HttpFailure>): LoadedPart {
  return { status, failure: failure === null ? null : failureText(failure) };
}
