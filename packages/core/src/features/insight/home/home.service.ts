import { calendarTime, longDate } from '../../../format/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { createComputedFacts, createKeptParts, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { TypedStorage } from '../../../storage/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';
import type { AuthService } from '../../session/auth/index.ts';
import { greeting } from '../../session/welcome/index.ts';
import { pageAt, type SitemapService } from '../../shell/navigation/index.ts';
import { createHomeFigures } from './home-figures.ts';
import { homeMessages } from './home.messages.ts';
import { introducedFamily } from './home-storage.ts';
import type { HomeEvent, HomeFacts } from './home.types.ts';
import { createPersonalLinks } from './personal-links.ts';
import { nextStop, TOUR, type TourProgress } from './tour.model.ts';

export type HomeService = Service<HomeFacts, HomeEvent>;

export interface HomeDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly storage: TypedStorage;
  readonly sitemap: Pick<SitemapService, 'facts' | 'subscribe'>;
  readonly permit: (action: string) => PermissionDecision;
  /** The signed-in user when the page is opened, and what is granted to them. */
  readonly auth: Pick<AuthService, 'facts' | 'subscribe'>;
}

/**
 * The home page of a user: counts that lead into lists, the next activities, figures by month, and what the user opened
 * and arranged on this device. A failed part keeps its last figures and fails alone.
 */
export function createHome({ client, clock, storage, sitemap, permit, auth }: HomeDependencies): HomeService {
  const { user } = auth.facts();
  const userId = user?.id ?? '';
  const figures = createHomeFigures({
    client,
    clock,
    permit,
    isReachable: (path) => pageAt(path, sitemap.facts()) !== undefined,
  });
  const links = createPersonalLinks({ storage, sitemap, userId });
  const introduced = storage.family(introducedFamily);
  let tour: TourProgress = null;

  const view = (): HomeFacts => {
    const now = clock.now();
    return {
      greeting: homeMessages.greeting(greeting(calendarTime(now).hour), user?.realname ?? ''),
      today: longDate(now),
      isWithoutGrants: auth.facts().permissions?.own.length === 0,
      counts: figures.counts(),
      upcoming: figures.upcoming(),
      signUps: figures.signUps(),
      accounts: figures.accounts(),
      visits: figures.visits(),
      openedRecords: links.openedRecords(),
      favourites: links.favourites(),
      otherPages: links.otherPages(),
      isIntroductionShown: introduced.get(userId) !== true,
      tour,
    };
  };

  const keep = createKeptParts<HomeFacts>();
  const shown = createComputedFacts(() => keep(view()));
  const stops = [...figures.loaders, sitemap, auth].map((source) => source.subscribe(shown.invalidate));
  for (const loader of figures.loaders) loader.send({ type: 'value.load', params: null });

  return {
    ...shown,
    send(event) {
      switch (event.type) {
        case 'home.refresh':
          for (const loader of figures.loaders) loader.send({ type: 'value.refresh' });
          return shown.invalidate();
        case 'page.hidden':
        case 'page.shown':
          for (const loader of figures.loaders) loader.send(event);
          return shown.invalidate();
        case 'favourite.add':
        case 'favourite.remove':
        case 'favourite.move':
          links.arrange(event);
          return shown.invalidate();
        case 'introduction.dismiss':
          introduced.set(userId, true);
          return shown.invalidate();
        case 'tour.start':
        case 'tour.step':
        case 'tour.leave': {
          const isLast = tour === TOUR.length - 1;
          tour = nextStop(tour, event);
          // Who saw all of it needs no card any more; who left it can begin again.
          if (isLast && tour === null && event.type === 'tour.step') introduced.set(userId, true);
          return shown.invalidate();
        }
      }
    },
    dispose() {
      for (const stop of stops) stop();
      for (const loader of figures.loaders) loader.dispose();
      shown.dispose();
    },
  };
}
