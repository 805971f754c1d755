import { calendarTime, longDate } from '../../../format/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { resourceEntry } from '../../../resources/index.ts';
import type { TypedStorage } from '../../../storage/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';
import { recordAddress } from '../../records/list-page/index.ts';
import { createRecentRecords } from '../../records/recent-records/index.ts';
import type { AuthService } from '../../session/auth/index.ts';
import { greeting } from '../../session/welcome/index.ts';
import { pageAt, type SitemapService } from '../../shell/navigation/index.ts';
import {
  LARGEST_FAVOURITES,
  movedFavourite,
  shownFavourites,
  withFavourite,
  withoutFavourite,
} from './favourites.model.ts';
import { createHomeFigures } from './home-figures.ts';
import { homeMessages } from './home.messages.ts';
import { homePages } from './home-pages.ts';
import { favouritesFamily, introducedFamily } from './home-storage.ts';
import type { HomeEvent, HomeFacts, OpenedRecord } from './home.types.ts';

export type HomeService = Service<HomeFacts, HomeEvent>;

export interface HomeDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly storage: TypedStorage;
  readonly sitemap: Pick<SitemapService, 'facts' | 'subscribe'>;
  readonly permit: (action: string) => PermissionDecision;
  /** The signed-in user when the page is opened. */
  readonly auth: Pick<AuthService, 'facts'>;
}

/** Recent records listed on the page. */
const LISTED_RECORDS = 8;

/**
 * The home page of a user: counts that lead into lists, the next activities, figures by month, and what the user opened
 * and arranged on this device. A failed part keeps its last figures and fails alone.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only wires the service of the page
export function createHome({ client, clock, storage, sitemap, permit, auth }: HomeDependencies): HomeService {
  const { user } = auth.facts();
  const userId = user?.id ?? '';
  const figures = createHomeFigures({
    client,
    clock,
    permit,
    isReachable: (path) => pageAt(path, sitemap.facts()) !== undefined,
  });
  const recentRecords = createRecentRecords(storage, userId);
  const favourites = storage.family(favouritesFamily);
  const introduced = storage.family(introducedFamily);

  const openedRecords = (): readonly OpenedRecord[] =>
    recentRecords
      .list()
      .flatMap(({ resource: name, id, label, openedAt }): readonly OpenedRecord[] => {
        const resource = resourceEntry(name);
        if (resource === undefined || pageAt(resource.path, sitemap.facts()) === undefined) return [];
        return [{ id, label, kind: resource.singular, openedAt, address: recordAddress(resource, id) }];
      })
      .slice(0, LISTED_RECORDS);

  const view = (): HomeFacts => {
    const now = clock.now();
    const pages = homePages(sitemap.facts());
    const shown = shownFavourites(favourites.get(userId) ?? null, pages);
    return {
      greeting: homeMessages.greeting(greeting(calendarTime(now).hour), user?.realname ?? ''),
      today: longDate(now),
      counts: figures.counts(),
      upcoming: figures.upcoming(),
      signUps: figures.signUps(),
      accounts: figures.accounts(),
      openedRecords: openedRecords(),
      favourites: shown,
      otherPages: shown.length >= LARGEST_FAVOURITES ? [] : pages.filter((page) => !shown.includes(page)),
      isIntroductionShown: introduced.get(userId) !== true,
    };
  };

  const listeners = new Set<() => void>();
  let facts: HomeFacts | null = null;
  const notify = () => {
    facts = null;
    for (const listener of listeners) listener();
  };
  const stops = [...figures.loaders, sitemap].map((source) => source.subscribe(notify));
  for (const loader of figures.loaders) loader.send({ type: 'value.load', params: null });

  const arrange = (change: (paths: readonly string[]) => readonly string[]) => {
    const shown = shownFavourites(favourites.get(userId) ?? null, homePages(sitemap.facts()));
    favourites.set(userId, change(shown.map(({ path }) => path)));
    notify();
  };

  return {
    facts() {
      facts ??= view();
      return facts;
    },
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    send(event) {
      switch (event.type) {
        case 'home.refresh':
          for (const loader of figures.loaders) loader.send({ type: 'value.refresh' });
          return notify();
        case 'page.hidden':
        case 'page.shown':
          for (const loader of figures.loaders) loader.send(event);
          return notify();
        case 'favourite.add':
          return arrange((paths) => withFavourite(paths, event.path));
        case 'favourite.remove':
          return arrange((paths) => withoutFavourite(paths, event.path));
        case 'favourite.move':
          return arrange((paths) => movedFavourite(paths, event.path, event.position));
        case 'introduction.dismiss':
          introduced.set(userId, true);
          return notify();
      }
    },
    // Emits no events; its state is the whole interface.
    on: () => () => undefined,
    dispose() {
      for (const stop of stops) stop();
      for (const loader of figures.loaders) loader.dispose();
      listeners.clear();
    },
  };
}
