import type { MonthlySignUps } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { LoaderStatus } from '../../../machine/index.ts';
import type { TourEvent, TourProgress } from './tour.model.ts';

export type FavouriteEvent =
  | { readonly type: 'favourite.add'; readonly path: string }
  | { readonly type: 'favourite.remove'; readonly path: string }
  /** Move a favourite to a position among the shown ones, from 0. */
  | { readonly type: 'favourite.move'; readonly path: string; readonly position: number };

export type HomeEvent =
  /** Read every figure again. */
  | { readonly type: 'home.refresh' }
  /** The page is hidden: polling pauses. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  | FavouriteEvent
  /** Close the card of the first visit for good. */
  | { readonly type: 'introduction.dismiss' }
  | TourEvent;

/** A part of the page that is read from the server. */
interface LoadedPart {
  readonly status: LoaderStatus;
  /** Why the last request failed; the last good figures stay. */
  readonly failure: LocalizedText | null;
}

/** Number of records of a list under some conditions; it leads into the same list. */
export interface HomeCount extends LoadedPart {
  readonly key: string;
  readonly label: LocalizedText;
  /** null before the first response. */
  readonly count: number | null;
  /** The server stopped counting: there are at least `count`. */
  readonly isLowerBound: boolean;
  readonly address: string;
}

/** How full an event is: `open` has free places or no limit, `nearlyFull` has one in five or fewer. */
export type Fullness = 'open' | 'nearlyFull' | 'full';

export interface UpcomingActivity {
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly startTime: string;
  readonly place: string;
  readonly signedCount: number;
  /** 0 is unlimited. */
  readonly quota: number;
  readonly fullness: Fullness;
  readonly address: string;
}

export interface UpcomingActivities extends LoadedPart {
  /** By start; null before the first response. */
  readonly activities: readonly UpcomingActivity[] | null;
  /** Activities of the period that are not listed. */
  readonly furtherCount: number;
  /** The list of the whole period. */
  readonly address: string;
}

export interface SignUpFigures extends LoadedPart {
  /** Oldest month first; null before the first response. */
  readonly months: readonly MonthlySignUps[] | null;
}

/** Sign-ins that succeeded, as far as the log goes back; null before the first response. */
export interface VisitFigures extends LoadedPart {
  readonly total: number | null;
  readonly today: number | null;
  /** Addresses of today. */
  readonly addressesToday: number | null;
  /** The last seven days, oldest first. */
  readonly days: readonly { readonly day: string; readonly visits: number; readonly addresses: number }[] | null;
}

export interface AccountNumbers extends LoadedPart {
  /** Of the last 24 hours. */
  readonly failedSignIns: number | null;
  /** Of the last 7 days. */
  readonly newAccounts: number | null;
}

/** A link to a page of the menu. */
export interface HomePageLink {
  readonly path: string;
  readonly title: string;
  /** antd icon name as in the menu; empty if none. */
  readonly icon: string;
  /** Titles of its groups in the menu, root first. */
  readonly groups: readonly string[];
}

export interface OpenedRecord {
  readonly id: string;
  readonly label: string;
  /** The kind of record, in the singular. */
  readonly kind: LocalizedText;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  readonly address: string;
}

export interface HomeFacts {
  /** 上午好，黄敏. */
  readonly greeting: LocalizedText;
  /** 2026年11月23日星期一, of the platform's time zone. */
  readonly today: LocalizedText;
  /** No role grants the user anything: an administrator has to, before there is any work to do. */
  readonly isWithoutGrants: boolean;
  /** Those of lists that the user may open; empty without any. */
  readonly counts: readonly HomeCount[];
  /** null if the user may not list activities; so are the others without their permission. */
  readonly upcoming: UpcomingActivities | null;
  readonly signUps: SignUpFigures | null;
  readonly accounts: AccountNumbers | null;
  readonly visits: VisitFigures | null;
  readonly openedRecords: readonly OpenedRecord[];
  readonly favourites: readonly HomePageLink[];
  /** Pages of the menu that are no favourites yet. */
  readonly otherPages: readonly HomePageLink[];
  readonly isIntroductionShown: boolean;
  /** The stop of the tour that is shown, an index of `TOUR`; null while there is no tour. */
  readonly tour: TourProgress;
}
