import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import {
  createRecordCalendar,
  type CalendarDay,
  type CalendarEntry,
  type CalendarMode,
  type RecordCalendarFacts,
  type RecordCalendarService,
} from '@evergreen/core/records/calendar';
import type { ResourcePageService } from '@evergreen/core/records/page';
import { Alert, Button, Empty, Modal, Segmented, Spin } from 'antd';
import { useCallback, useState } from 'react';

import { PHONE, useCore, useFacts, useMedia, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { LoadFailure } from '../../base/load-failure/index.ts';
import './record-calendar.css';
import { CalendarGrid } from './calendar-grid.tsx';
import { recordCalendarMessages as messages } from './record-calendar.messages.ts';

export interface RecordCalendarProps {
  /** The page whose list is looked at; a record opens over it. */
  readonly page: ResourcePageService;
}

/** What takes place, of what the list finds: as a month or a week, on a phone as an agenda. */
export function RecordCalendar({ page }: RecordCalendarProps) {
  const core = useCore();
  const calendar = useOwnedService(
    useCallback(
      () => core.open((given) => createRecordCalendar({ ...given, resource: page.listed, list: page.list })),
      [core, page],
    ),
  );
  return calendar === null ? null : <ShownCalendar calendar={calendar} page={page} />;
}

interface ShownCalendarProps extends RecordCalendarProps {
  readonly calendar: RecordCalendarService;
}

function ShownCalendar({ calendar, page }: ShownCalendarProps) {
  const facts = useFacts(calendar);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const [day, setDay] = useState<CalendarDay | null>(null);
  const open = (id: string) => page.send({ type: 'record.open', mode: { kind: 'details', id } });
  const { status, failure, isMore } = facts;
  if (status === 'failed')
    return (
      <LoadFailure
        title={t(messages.loadFailed)}
        description={failure === null ? null : t(failure)}
        onRetry={() => calendar.send({ type: 'calendar.retry' })}
      />
    );
  return (
    <section aria-label={t(messages.calendar(page.listed.title))} aria-busy={status === 'loading'}>
      <CalendarHead {...{ calendar, facts }} />
      {isMore && <Alert type="warning" showIcon title={t(messages.tooMany)} />}
      <Spin spinning={status === 'loading'} delay={300}>
        {isPhone ? (
          <Agenda facts={facts} onOpen={open} />
        ) : (
          <CalendarGrid
            facts={facts}
            onChoose={(chosen) => calendar.send({ type: 'day.choose', day: chosen })}
            onOpen={open}
            onShowDay={setDay}
          />
        )}
      </Spin>
      <Modal
        open={day !== null}
        title={day === null ? null : t(day.label)}
        footer={null}
        closable={{ 'aria-label': t(messages.close) }}
        width={420}
        destroyOnHidden
        onCancel={() => setDay(null)}
      >
        <Entries
          entries={day?.entries ?? []}
          onOpen={(id) => {
            setDay(null);
            open(id);
          }}
        />
      </Modal>
    </section>
  );
}

interface CalendarHeadProps {
  readonly calendar: RecordCalendarService;
  readonly facts: RecordCalendarFacts;
}

function CalendarHead({ calendar, facts: { title, mode } }: CalendarHeadProps) {
  const t = useTranslate();
  const step = (direction: -1 | 1) => calendar.send({ type: 'calendar.step', direction });
  return (
    <div className="record-calendar-head">
      <h2 aria-live="polite">{t(title)}</h2>
      <Button icon={<LeftOutlined aria-hidden />} aria-label={t(messages.previous)} onClick={() => step(-1)} />
      <Button onClick={() => calendar.send({ type: 'calendar.today' })}>{t(messages.today)}</Button>
      <Button icon={<RightOutlined aria-hidden />} aria-label={t(messages.next)} onClick={() => step(1)} />
      <Segmented<CalendarMode>
        aria-label={t(messages.mode)}
        value={mode}
        onChange={(chosen) => calendar.send({ type: 'mode.choose', mode: chosen })}
        options={[
          { value: 'month', label: t(messages.month) },
          { value: 'week', label: t(messages.week) },
        ]}
      />
    </div>
  );
}

interface AgendaProps {
  readonly facts: RecordCalendarFacts;
  readonly onOpen: (id: string) => void;
}

/** The days on which something takes place, one below the other. */
function Agenda({ facts: { weeks, status }, onOpen }: AgendaProps) {
  const t = useTranslate();
  const days = weeks.flat().filter(({ entries, isOutside }) => entries.length > 0 && !isOutside);
  if (days.length === 0 && status === 'loaded') return <Empty description={t(messages.none)} />;
  return days.map(({ day, label, isToday, entries }) => (
    <section key={day} className={isToday ? 'record-calendar-list is-today' : 'record-calendar-list'}>
      <h3>
        {t(label)}
        {isToday && ` · ${t(messages.today)}`}
      </h3>
      <Entries entries={entries} onOpen={onOpen} />
    </section>
  ));
}

interface EntriesProps {
  readonly entries: readonly CalendarEntry[];
  readonly onOpen: (id: string) => void;
}

function Entries({ entries, onOpen }: EntriesProps) {
  const t = useTranslate();
  return (
    <div className="record-calendar-list">
      {entries.map(({ id, title, time }) => (
        <button key={id} type="button" className="record-calendar-entry" onClick={() => onOpen(id)}>
          <time>{time ?? t(messages.continued)}</time>
          {title}
        </button>
      ))}
    </div>
  );
}
