import type { OwnAnnouncement } from '../../../contract/index.ts';
import type { LocalizedText, Service } from '../../../kernel/index.ts';

export type AnnouncementFilter = 'all' | 'unread' | 'read';

type Reading = 'loading' | 'loaded' | 'failed';

export interface OwnAnnouncementsFacts {
  readonly status: Reading;
  readonly failure: LocalizedText | null;
  /** Of the last answer; they stay while the next one is asked for. */
  readonly rows: readonly OwnAnnouncement[];
  readonly total: number;
  readonly filter: AnnouncementFilter;
  /** A part of the title, as it was searched for. */
  readonly words: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The one that is being read; null for none. */
  readonly opened: {
    readonly status: Reading;
    readonly announcement: OwnAnnouncement | null;
    readonly failure: LocalizedText | null;
  } | null;
  readonly isMarking: boolean;
}

export type OwnAnnouncementsEvent =
  | { readonly type: 'filter.choose'; readonly filter: AnnouncementFilter }
  | { readonly type: 'words.search'; readonly words: string }
  | { readonly type: 'page.turn'; readonly page: number; readonly pageSize: number }
  | { readonly type: 'list.refresh' }
  /** Opened, it counts as read. */
  | { readonly type: 'announcement.open'; readonly id: string }
  | { readonly type: 'announcement.close' }
  | { readonly type: 'all.read' };

export type OwnAnnouncementsService = Service<OwnAnnouncementsFacts, OwnAnnouncementsEvent>;
