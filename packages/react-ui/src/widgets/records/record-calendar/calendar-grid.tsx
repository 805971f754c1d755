import { calendarKeyDay, type CalendarDay, type RecordCalendarFacts } from '@evergreen/core/records/calendar';
import { Button } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { recordCalendarMessages as messages } from './record-calendar.messages.ts';

export interface CalendarGridProps {
  readonly facts: RecordCalendarFacts;
  /** The cursor is led to this day. */
  readonly onChoose: (day: string) => void;
  readonly onOpen: (id: string) => void;
  /** Shows everything of a day. */
  readonly onShowDay: (day: CalendarDay) => void;
}

/** Records that a day of a month names. */
const MOST = 3;

/** Weeks of days: one stop of the keyboard, in which arrows lead from day to day and Enter opens what takes place. */
export function CalendarGrid({ facts, onChoose, onOpen, onShowDay }: CalendarGridProps) {
  const { weeks, mode, title, chosen } = facts;
  const t = useTranslate();
  const grid = useRef<HTMLTableElement>(null);
  const isLed = useRef(false);
  useEffect(() => {
    if (isLed.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isLed.current = false;
  }, [chosen]);
  const press = (event: KeyboardEvent, day: CalendarDay) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = calendarKeyDay(event.key, day.day);
    if (next !== null) {
      event.preventDefault();
      isLed.current = true;
      onChoose(next);
    }
    const [entry] = day.entries;
    if (event.key !== 'Enter' || entry === undefined) return;
    event.preventDefault();
    if (day.entries.length === 1) onOpen(entry.id);
    else onShowDay(day);
  };
  return (
    // The days are its cells; a table has no element for a grid.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table ref={grid} role="grid" aria-label={t(title)} className={`record-calendar-grid record-calendar-${mode}`}>
      <thead>
        <tr>
          {messages.weekdays.map((weekday) => (
            <th key={weekday['en-US']} scope="col">
              {t(weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <td
                key={day.day}
                tabIndex={day.isChosen ? 0 : -1}
                aria-label={t(messages.day(day.label, day.entries.length))}
                aria-current={day.isToday ? 'date' : undefined}
                className={classOf(day)}
                onKeyDown={(event) => press(event, day)}
                onClick={() => onChoose(day.day)}
              >
                <span className="record-calendar-number">{day.dayOfMonth}</span>
                <DayEntries day={day} most={mode === 'week' ? Infinity : MOST} {...{ onOpen, onShowDay }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classOf({ isToday, isOutside }: CalendarDay): string {
  return ['record-calendar-day', isToday && 'is-today', isOutside && 'is-outside'].filter(Boolean).join(' ');
}

interface DayEntriesProps extends Pick<CalendarGridProps, 'onOpen' | 'onShowDay'> {
  readonly day: CalendarDay;
  readonly most: number;
}

function DayEntries({ day, most, onOpen, onShowDay }: DayEntriesProps) {
  const t = useTranslate();
  const rest = day.entries.length - most;
  return (
    <>
      {day.entries.slice(0, most).map(({ id, title, time }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className="record-calendar-entry"
          title={title}
          onClick={() => onOpen(id)}
        >
          {time !== null && <time>{time}</time>}
          {title}
        </button>
      ))}
      {rest > 0 && (
        <Button type="link" size="small" tabIndex={-1} className="record-calendar-more" onClick={() => onShowDay(day)}>
          {t(messages.more(rest))}
        </Button>
      )}
    </>
  );
}
