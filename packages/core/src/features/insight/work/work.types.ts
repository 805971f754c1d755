import type { OwnAnnouncement } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { LoaderStatus } from '../../../machine/index.ts';
import type { FavouriteEvent, HomePageLink, OpenedRecord } from '../home/index.ts';

/** A part of a page that is read from the server. */
export interface LoadedPart {
  readonly status: LoaderStatus;
  /** Why the last request failed; the last good values stay. */
  readonly failure: LocalizedText | null;
}

/** A list in which records wait for somebody. */
export interface WorkList {
  readonly key: string;
  /** What is to be done, in the language of the last call: 待审核的帖子. */
  readonly title: string;
  readonly total: number;
  /** `YYYY-MM-DD HH:mm:ss`; null for none. */
  readonly oldest: string | null;
  /** Whole days that the oldest has waited. */
  readonly oldestDays: number;
  /** By age, youngest first; as many as `WORK_AGES`. */
  readonly ages: readonly number[];
  readonly address: string;
}

/** What waits of one person. */
export interface WorkOfPerson {
  readonly name: string;
  readonly count: number;
  /** The lists with how many each, the most first. */
  readonly lists: readonly { readonly title: string; readonly count: number; readonly address: string }[];
}

export interface WaitingWork extends LoadedPart {
  /** Those that the user may open, the oldest work first, empty ones last; null before the first response. */
  readonly lists: readonly WorkList[] | null;
  readonly total: number;
  /** Of whom the most waits, first. */
  readonly people: readonly WorkOfPerson[];
}

/** The tasks page. */
export interface TasksFacts {
  readonly waiting: WaitingWork;
}

export type ReadingEvent =
  /** Read everything again. */
  | { readonly type: 'work.refresh' }
  /** The page is hidden: polling pauses. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' };

/** A record that somebody else changed. */
export interface TeamChange {
  readonly key: string;
  readonly by: string;
  readonly action: string;
  readonly title: string;
  readonly label: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly at: string;
  /** null where the user's menu does not lead to the record. */
  readonly address: string | null;
}

export interface WorkplaceFacts {
  readonly greeting: LocalizedText;
  readonly today: LocalizedText;
  readonly waiting: WaitingWork;
  readonly unread: LoadedPart & {
    /** The newest; null before the first response. */
    readonly announcements: readonly OwnAnnouncement[] | null;
    readonly total: number;
    /** The page of all of them; null where the user's menu has none. */
    readonly address: string | null;
  };
  readonly news: LoadedPart & { readonly changes: readonly TeamChange[] | null };
  readonly openedRecords: readonly OpenedRecord[];
  readonly favourites: readonly HomePageLink[];
  readonly otherPages: readonly HomePageLink[];
}

export type WorkplaceEvent = ReadingEvent | FavouriteEvent;
