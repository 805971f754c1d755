import type { ChosenKind, DigestTime, MessageKind, NoticeChoice, QuietHours } from '../../../contract/index.ts';
import { days, minutes, PLATFORM_OFFSET_MINUTES } from '../../../kernel/index.ts';

/** Whether messages are told as they come: always but in quiet hours and while somebody paused them. */
export type Delivery = 'normal' | 'quiet' | 'paused';

const DAY = days(1);
/** The epoch began on a Thursday. */
const FIRST_WEEKDAY = 3;

const civil = (instant: number) => instant + minutes(PLATFORM_OFFSET_MINUTES);
const startOfDay = (instant: number) => instant - (((civil(instant) % DAY) + DAY) % DAY);
/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (instant: number) => ((Math.floor(civil(instant) / DAY) + FIRST_WEEKDAY) % 7) + 1;

function timeOfDay(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return minutes(hour * 60 + minute);
}

function isQuiet({ from, to, weekdays }: QuietHours, now: number): boolean {
  const [begin, end] = [timeOfDay(from), timeOfDay(to)];
  const length = end > begin ? end - begin : end - begin + DAY;
  // Those that began yesterday may go on.
  return [startOfDay(now), startOfDay(now - DAY)].some(
    (day) => weekdays.includes(weekdayOf(day)) && now >= day + begin && now < day + begin + length,
  );
}

export function deliveryAt({ quiet, pausedUntil }: Pick<NoticeChoice, 'quiet' | 'pausedUntil'>, now: number): Delivery {
  if (pausedUntil !== null && now < pausedUntil) return 'paused';
  return quiet !== null && isQuiet(quiet, now) ? 'quiet' : 'normal';
}

/** A message that has come. */
export interface ToldMessage {
  readonly kind: MessageKind;
  readonly priority: string | null;
}

const isChosen = (kind: MessageKind, kinds: readonly ChosenKind[]) => kinds.some((chosen) => chosen === kind);

/**
 * Whether somebody wants to be told of a message by a toast or on the desktop, whenever it comes. A digest makes no noise; what concerns the
 * safety of the account is always told in the window.
 */
export function isWantedBy(channel: 'toast' | 'desktop', choice: NoticeChoice, { kind }: ToldMessage): boolean {
  if (kind === 'digest') return false;
  if (kind === 'security') return channel === 'toast' || choice.desktop.length > 0;
  return isChosen(kind, choice[channel]);
}

/** Whether it is told now. A pause is for everything; quiet hours let urgent messages pass where that was chosen. */
export function mayTellNow(choice: NoticeChoice, { priority }: ToldMessage, now: number): boolean {
  const delivery = deliveryAt(choice, now);
  return delivery === 'normal' || (delivery === 'quiet' && priority === 'H' && choice.quiet?.urgentPasses === true);
}

/** How long somebody wants to be left alone: an hour, or until half past eight in the morning. */
export type PauseLength = 'hour' | 'morning';

const MORNING = '08:30';

export function pauseEnd(length: PauseLength, now: number): number {
  if (length === 'hour') return now + minutes(60);
  const today = startOfDay(now) + timeOfDay(MORNING);
  return today > now ? today : today + DAY;
}

/** Whether a digest is due that was made last at `digestedAt`: its time has come since. */
export function isDigestDue({ weekday, hour }: DigestTime, digestedAt: number, now: number): boolean {
  const today = startOfDay(now) + minutes(hour * 60);
  const latest = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((back) => today - back * DAY)
    .find((moment) => moment <= now && (weekday === 0 || weekdayOf(moment) === weekday));
  return latest !== undefined && digestedAt < latest;
}
