import type { AnswerOf, announcementEndpoints, NoticeKind, OwnAnnouncement } from '../../../contract/index.ts';
import type { HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';
import type { ArrivalState } from './notice-arrivals.model.ts';
import type { UnreadMessages } from './notice-center.model.ts';

export type UnreadAnswer = Result<UnreadMessages, HttpFailure>;
/** Servers of the older contract answer nothing to what is opened. */
export type OpenedAnswer = Result<OwnAnnouncement | null, HttpFailure>;
export type AllReadAnswer = Result<AnswerOf<typeof announcementEndpoints.readAll>, HttpFailure>;
export type AllUnreadAnswer = Result<null, HttpFailure>;

export interface NoticeCenterContext {
  /** The last answer; null before the first. */
  readonly unread: UnreadMessages | null;
  readonly arrivals: ArrivalState;
  readonly failure: LocalizedText | null;
  /** Asked for again while the answer is awaited. */
  readonly isAskedAgain: boolean;
  /** Milliseconds between two readings of the poller. */
  readonly pollInterval: number;
  readonly tab: NoticeKind;
  readonly opened: {
    readonly id: string;
    readonly kind: NoticeKind;
    readonly announcement: OwnAnnouncement | null;
    readonly failure: LocalizedText | null;
  } | null;
  readonly walk: readonly string[];
  readonly marked: { readonly count: number; readonly undo: string } | null;
}
