import type {
  AnsweredNoticeChoice,
  ChosenKind,
  DigestTime,
  NoticeChannel,
  NoticeChoice,
  QuietHours,
} from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { DesktopPermission } from '../../../ports/index.ts';
import type { Delivery, PauseLength } from './notice-delivery.ts';

export type NoticeChoiceStatus = 'loading' | 'failed' | 'ready' | 'saving';

/** What people choose. Each is saved at once, and ignored while another one is saved. */
export type NoticeChoiceCommand =
  | {
      readonly type: 'kind.choose';
      readonly kind: ChosenKind;
      readonly channel: 'bell' | NoticeChannel;
      readonly isWanted: boolean;
    }
  /** Null for none. */
  | { readonly type: 'quiet.choose'; readonly quiet: QuietHours | null }
  /** Null ends a pause. */
  | { readonly type: 'pause.choose'; readonly length: PauseLength | null }
  | { readonly type: 'digest.choose'; readonly at: DigestTime }
  | { readonly type: 'mail.choose'; readonly isMailed: boolean };

export type NoticeChoiceEvent =
  | NoticeChoiceCommand
  /** Read again after a failure. */
  | { readonly type: 'choice.refresh' }
  /** Send the change again that was not saved. */
  | { readonly type: 'choice.retry' }
  /** Back to what was saved before the last change. */
  | { readonly type: 'choice.undo' };

export type NoticeChoiceMachineEvent =
  | Exclude<NoticeChoiceEvent, NoticeChoiceCommand>
  | { readonly type: 'choice.change'; readonly change: Partial<NoticeChoice> }
  /** The browser was asked whether it may show notices on the desktop. */
  | { readonly type: 'desktop.answered'; readonly permission: DesktopPermission };

export interface NoticeChoiceFacts {
  readonly status: NoticeChoiceStatus;
  /** What is saved, or being saved; null until it was read. */
  readonly choice: AnsweredNoticeChoice | null;
  /** Whether messages are told as they come. */
  readonly delivery: Delivery;
  /** Until when they are paused (`YYYY-MM-DD HH:mm:ss`); null where they are not. */
  readonly pausedUntil: string | null;
  /** Whether this browser may show notices on the desktop. */
  readonly desktop: DesktopPermission;
  /** Why it was not read or not saved. */
  readonly failure: LocalizedText | null;
  readonly canRetry: boolean;
  readonly canUndo: boolean;
}
