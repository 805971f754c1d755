import type { LocalizedText } from '../../../kernel/index.ts';
import type { ResourceRow } from '../../../resources/index.ts';

export type CalendarMode = 'month' | 'week';

export type RecordCalendarEvent =
  | { readonly type: 'mode.choose'; readonly mode: CalendarMode }
  /** The month or week before (-1) or after (1). */
  | { readonly type: 'calendar.step'; readonly direction: -1 | 1 }
  | { readonly type: 'calendar.today' }
  /** `YYYY-MM-DD`; a day outside of what is shown turns to it. */
  | { readonly type: 'day.choose'; readonly day: string }
  | { readonly type: 'calendar.retry' };

/** A record on a day on which it takes place. */
export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  /** `HH:mm` of its start; null on the days after it. */
  readonly time: string | null;
  readonly row: ResourceRow;
}

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly dayOfMonth: number;
  /** With its weekday. */
  readonly label: LocalizedText;
  readonly isToday: boolean;
  /** Before or after the month that is shown. */
  readonly isOutside: boolean;
  readonly isChosen: boolean;
  /** In the order of their start. */
  readonly entries: readonly CalendarEntry[];
}

export interface RecordCalendarFacts {
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly failure: LocalizedText | null;
  readonly mode: CalendarMode;
  /** 2026年11月. */
  readonly title: LocalizedText;
  /** The day of the cursor. */
  readonly chosen: string;
  /** Mondays first, seven days each. */
  readonly weeks: readonly (readonly CalendarDay[])[];
  /** More take place than are read. */
  readonly isMore: boolean;
}
