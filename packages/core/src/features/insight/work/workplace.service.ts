import { announcementEndpoints, workEndpoints, type AnswerOf, type RecentChange } from '../../../contract/index.ts';
import { calendarTime, longDate } from '../../../format/index.ts';
import type { HttpFailure } from '../../../http/index.ts';
import { createComputedFacts, mapResult, type Service } from '../../../kernel/index.ts';
import { createLoader } from '../../../machine/index.ts';
import { resourceEntry } from '../../../resources/index.ts';
import type { TypedStorage } from '../../../storage/index.ts';
import { recordAddress } from '../../records/list/index.ts';
import type { AuthService } from '../../session/auth/index.ts';
import { greeting } from '../../session/welcome/index.ts';
import { pageAt } from '../../shell/navigation/index.ts';
import { createPersonalLinks, homeMessages } from '../home/index.ts';
import type { TeamChange, WorkplaceEvent, WorkplaceFacts } from './work.types.ts';
import { createWaitingReading, partOf, READING_INTERVAL, type WaitingDependencies } from './work-reading.ts';

export type WorkplaceService = Service<WorkplaceFacts, WorkplaceEvent>;

export interface WorkplaceDependencies extends WaitingDependencies {
  readonly storage: TypedStorage;
  /** The signed-in user when the page is opened. */
  readonly auth: Pick<AuthService, 'facts'>;
}

const ANNOUNCEMENTS_PATH = '/isps/userAnnouncement';

/** Unread announcements that are listed. */
const LISTED_ANNOUNCEMENTS = 5;

/**
 * The workplace of a user: what waits, unread announcements, what the team changed, and what the user opened and arranged on this
 * device. A failed part keeps its last values and fails alone.
 */
export function createWorkplace(dependencies: WorkplaceDependencies): WorkplaceService {
  const { client, clock, sitemap, storage, auth } = dependencies;
  const { user } = auth.facts();
  const links = createPersonalLinks({ storage, sitemap, userId: user?.id ?? '' });
  const { loader: waitingLoader, waiting } = createWaitingReading(dependencies);
  const unread = createLoader<AnswerOf<typeof announcementEndpoints.own>, HttpFailure, null>({
    clock,
    interval: READING_INTERVAL,
    load: async (_params, signal) => {
      const query = { readFlag: '0', pageSize: LISTED_ANNOUNCEMENTS } as const;
      const answer = await client.call(announcementEndpoints.own, { query, signal, isQuiet: true });
      return mapResult(answer, ({ result }) => result);
    },
  });
  const changes = createLoader<readonly RecentChange[], HttpFailure, null>({
    clock,
    interval: READING_INTERVAL,
    load: async (_params, signal) =>
      mapResult(await client.call(workEndpoints.changes, { signal, isQuiet: true }), ({ result }) => result),
  });
  const loaders = [waitingLoader, unread, changes];
  const isReachable = (path: string) => pageAt(path, sitemap.facts()) !== undefined;

  function teamChange({ resource: name, rowId, rowLabel, ...change }: RecentChange): TeamChange {
    const resource = resourceEntry(name);
    const address = resource !== undefined && isReachable(resource.path) ? recordAddress(resource, rowId) : null;
    return { key: `${name} ${rowId}`, label: rowLabel, address, ...change };
  }

  const view = (): WorkplaceFacts => {
    const now = clock.now();
    return {
      greeting: homeMessages.greeting(greeting(calendarTime(now).hour), user?.realname ?? ''),
      today: longDate(now),
      waiting: waiting(),
      unread: {
        ...partOf(unread.facts()),
        announcements: unread.facts().value?.records ?? null,
        total: unread.facts().value?.total ?? 0,
        address: isReachable(ANNOUNCEMENTS_PATH) ? ANNOUNCEMENTS_PATH : null,
      },
      news: { ...partOf(changes.facts()), changes: changes.facts().value?.map(teamChange) ?? null },
      openedRecords: links.openedRecords(),
      favourites: links.favourites(),
      otherPages: links.otherPages(),
    };
  };
  const shown = createComputedFacts(view);
  const stops = [...loaders, sitemap].map((source) => source.subscribe(shown.invalidate));
  for (const loader of loaders) loader.send({ type: 'value.load', params: null });

  return {
    ...shown,
    send(event) {
      switch (event.type) {
        case 'work.refresh':
          for (const loader of loaders) loader.send({ type: 'value.refresh' });
          return shown.invalidate();
        case 'page.hidden':
        case 'page.shown':
          for (const loader of loaders) loader.send(event);
          return shown.invalidate();
        case 'favourite.add':
        case 'favourite.remove':
        case 'favourite.move':
          links.arrange(event);
          return shown.invalidate();
      }
    },
    dispose() {
      for (const stop of stops) stop();
      for (const loader of loaders) loader.dispose();
      shown.dispose();
    },
  };
}
