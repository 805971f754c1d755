import { MESSAGE_KINDS, type MessageKind, type OwnAnnouncement } from '../../../contract/index.ts';
import { sameText, type Result } from '../../../kernel/index.ts';
import { deliveryAt, isWantedBy, mayTellNow, type ToldMessage } from '../notice-choice/index.ts';
import { noticeCenterMessages as messages } from './notice-center.messages.ts';
import type { UnreadMessages } from './notice-center.model.ts';
import type { NoticeToast } from './notice-center.types.ts';

export interface ArrivalState {
  /** When the newest message came that was ever read (epoch milliseconds); null before the first answer. */
  readonly seenUntil: number | null;
  /** Messages that came in quiet hours or in a pause. */
  readonly held: number;
}

export interface ArrivalNews {
  readonly state: ArrivalState;
  readonly toasts: readonly NoticeToast[];
  readonly desktop: readonly NoticeToast[];
}

export const noArrivals: ArrivalState = { seenUntil: null, held: 0 };

/** Toasts of messages that came together; the others are one. */
const MOST_TOASTS = 2;

interface Arrival extends ToldMessage {
  readonly row: OwnAnnouncement;
}

/** What is told of an answer: of the messages that came since the last one, as their person chose. The first answer tells of nothing. */
export function arrivalNews({ seenUntil, held }: ArrivalState, unread: UnreadMessages): ArrivalNews {
  const { choice, at } = unread;
  const newest = Math.max(seenUntil ?? Number.NEGATIVE_INFINITY, unread.newest ?? Number.NEGATIVE_INFINITY);
  if (choice === null || seenUntil === null) return { state: { seenUntil: newest, held }, toasts: [], desktop: [] };
  const arrived = Object.values(unread.lists)
    .flatMap(({ rows }) => rows)
    .filter(({ arrivedAt }) => arrivedAt !== null && arrivedAt > seenUntil)
    .flatMap(arrivalOf);
  const told = arrived.filter((one) => mayTellNow(choice, one, at));
  const toasted = (of: readonly Arrival[]) => of.filter((one) => hasToast(one) && isWantedBy('toast', choice, one));
  const waiting = held + toasted(arrived).length - toasted(told).length;
  const isOver = waiting > 0 && deliveryAt(choice, at) === 'normal';
  const toasts = toastsOf(toasted(told));
  return {
    state: { seenUntil: newest, held: isOver ? 0 : waiting },
    toasts: isOver ? [{ id: null, text: messages.held(waiting), stays: false }, ...toasts] : toasts,
    desktop: told.filter((one) => isWantedBy('desktop', choice, one)).map(toastOf),
  };
}

/** Of an answer that failed, nothing is told. */
export function newsOfAnswer(state: ArrivalState, answer: Result<UnreadMessages, unknown>): ArrivalNews {
  return answer.ok ? arrivalNews(state, answer.value) : { state, toasts: [], desktop: [] };
}

const isKind = (kind: string | null): kind is MessageKind => MESSAGE_KINDS.some((known) => known === kind);

function arrivalOf(row: OwnAnnouncement): readonly Arrival[] {
  const { kind, priority } = row;
  return isKind(kind) ? [{ row, kind, priority }] : [];
}

/** General announcements wait in the bell. */
const hasToast = ({ priority }: Arrival) => priority !== 'L';

const toastOf = ({ row: { anntId, titile }, kind, priority }: Arrival): NoticeToast => ({
  id: anntId,
  text: sameText(titile),
  stays: priority === 'H' || kind === 'security',
});

function toastsOf(arrived: readonly Arrival[]): readonly NoticeToast[] {
  const shown = arrived.slice(0, MOST_TOASTS).map(toastOf);
  const others = arrived.slice(MOST_TOASTS);
  const stays = others.map(toastOf).some((toast) => toast.stays);
  return others.length === 0 ? shown : [...shown, { id: null, text: messages.others(others.length), stays }];
}
