import type { NoticeKind } from '../../../contract/index.ts';
import type { LocalizedText, Notice, Service } from '../../../kernel/index.ts';

/** Urgent, important, general. */
export type NoticePriority = 'H' | 'M' | 'L';

/** An unread message in the panel. */
export interface NoticeRow {
  readonly id: string;
  readonly title: string;
  /** How long ago, or the day. */
  readonly time: LocalizedText;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly sendTime: string;
  /** Null for a code that the specification does not know, whose text is the dictionary's. */
  readonly priority: NoticePriority | null;
  /** Null where there is none. */
  readonly priorityText: LocalizedText | null;
}

/** A tab of the panel: the newest unread messages of one kind, and how many there are. */
export interface NoticeTab {
  readonly rows: readonly NoticeRow[];
  readonly total: number;
}

/** A message that is read. */
export interface NoticeDetail {
  readonly status: 'loading' | 'shown' | 'failed';
  readonly id: string;
  /** Why it could not be opened. */
  readonly failure: LocalizedText | null;
  /** Null until it is there, as is all that follows. */
  readonly title: string | null;
  readonly byline: LocalizedText | null;
  /** HTML of people; empty where only the summary was written. */
  readonly content: string;
  readonly summary: string;
  /** Paths of stored files, joined by commas; empty for none. */
  readonly files: string;
  /** It leads to a page of this site, where something is to be done. */
  readonly canHandle: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

export interface NoticeCenterFacts {
  readonly status: 'loading' | 'loaded' | 'failed';
  /** Why the last reading failed; what was read before stays. */
  readonly failure: LocalizedText | null;
  /** Whether anything was ever read. */
  readonly isKnown: boolean;
  readonly unread: number;
  /** 1 to 99, or `99+`; empty where nothing is unread. */
  readonly badge: string;
  readonly isPanelOpen: boolean;
  readonly tab: NoticeKind;
  readonly tabs: Readonly<Record<NoticeKind, NoticeTab>>;
  readonly canReadAll: boolean;
  /** Marking all as read, or taking it back, is on its way. */
  readonly isMarking: boolean;
  /** What was marked and can be taken back; null for nothing. */
  readonly undo: LocalizedText | null;
  readonly detail: NoticeDetail | null;
}

export type NoticeCenterEvent =
  | { readonly type: 'panel.open' }
  | { readonly type: 'panel.close' }
  | { readonly type: 'tab.choose'; readonly tab: NoticeKind }
  /** Opens an unread message and marks it as read; the panel closes. */
  | { readonly type: 'notice.open'; readonly id: string }
  | { readonly type: 'notice.retry' }
  /** The next one of those that were unread; the list is newest first. */
  | { readonly type: 'notice.next' }
  | { readonly type: 'notice.previous' }
  /** Goes to the page where something is to be done. */
  | { readonly type: 'notice.goHandle' }
  | { readonly type: 'notice.close' }
  /** Goes to a list in which work waits; the panel closes. */
  | { readonly type: 'work.show'; readonly address: string }
  /** Goes to the page of all messages. */
  | { readonly type: 'all.show' }
  | { readonly type: 'all.read' }
  | { readonly type: 'all.unread' }
  | { readonly type: 'list.refresh' }
  /** Something may have changed: another part of the application or another window says so. */
  | { readonly type: 'live.hint' }
  /** The poller of the specification, every 6,000 ms or as told. Off until it is started; a failed reading stops it. */
  | { readonly type: 'polling.start'; readonly interval?: number }
  | { readonly type: 'polling.stop' };

/** Something that is shown for a moment where the person works. */
export interface NoticeToast {
  /** The message that a press opens; null where it stands for several. */
  readonly id: string | null;
  readonly text: LocalizedText;
  /** Until it is closed; otherwise for six seconds. */
  readonly stays: boolean;
}

export type NoticeCenterEmitted =
  /** To be shown in the window, and on the desktop where the window is not looked at. */
  | {
      readonly type: 'messages.arrived';
      readonly toasts: readonly NoticeToast[];
      readonly desktop: readonly NoticeToast[];
    }
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  /** A page of this site is to be shown. */
  | { readonly type: 'page.chosen'; readonly path: string };

export type NoticeCenterService = Service<NoticeCenterFacts, NoticeCenterEvent, NoticeCenterEmitted>;
