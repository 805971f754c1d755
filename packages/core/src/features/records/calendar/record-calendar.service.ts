import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { formatDate } from '../../../format/index.ts';
import { createComputedFacts, ok, type Result, type Service } from '../../../kernel/index.ts';
import { createLoader } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { Resource, ResourceRow } from '../../../resources/index.ts';
import { listParameters, type ListPageService } from '../list/index.ts';
import { calendarTitle, calendarWeeks, shownSpan, steppedDay, withinSpan } from './record-calendar.model.ts';
import type { CalendarMode, RecordCalendarEvent, RecordCalendarFacts } from './record-calendar.types.ts';

export type RecordCalendarService = Service<RecordCalendarFacts, RecordCalendarEvent>;

export interface RecordCalendarDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** The list that is looked at as a calendar: its search and its advanced query hold. */
  readonly list: ListPageService;
}

/** Rows of one call, the most that servers give, and calls for one month. */
const PAGE = 100;
const MOST_PAGES = 5;

interface Read {
  readonly rows: readonly ResourceRow[];
  readonly isMore: boolean;
}

/** What takes place in a month or a week, of the rows that a list finds. Read again when another query or newer rows are in the list. */
export function createRecordCalendar(dependencies: RecordCalendarDependencies): RecordCalendarService {
  const { resource, client, clock, list } = dependencies;
  const { calendar } = resource;
  if (calendar === undefined) throw new Error(`${resource.name} has no calendar`);
  let mode: CalendarMode = 'month';
  let chosen = formatDate(clock.now());
  let isReading = list.facts().status === 'loading';

  const read = async (_: null, signal: AbortSignal): Promise<Result<Read, HttpFailure>> => {
    const { query } = list.facts();
    const condition = withinSpan(calendar, shownSpan(mode, chosen), query.condition);
    const sorter = { column: calendar.start, order: 'asc' } as const;
    const rows: ResourceRow[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const asked = { ...query, condition, sorter, pageNo, pageSize: PAGE };
      const parameters = { ...listParameters(resource, asked, false), ...list.scope.fixed };
      const answer = await client.call(list.scope.endpoint, { query: parameters, signal });
      if (!answer.ok) return answer;
      rows.push(...answer.value.result.records);
      const isFull = answer.value.result.records.length === PAGE;
      if (!isFull || pageNo === MOST_PAGES) return ok({ rows, isMore: isFull });
    }
  };
  const loader = createLoader<Read, HttpFailure, null>({ clock, load: read });
  const facts = createComputedFacts((): RecordCalendarFacts => {
    const { status, value, failure } = loader.facts();
    return {
      status: status === 'failed' || status === 'loaded' ? status : 'loading',
      failure: failure === null ? null : failureText(failure),
      mode,
      title: calendarTitle(mode, chosen),
      chosen,
      weeks: calendarWeeks({ calendar, mode, chosen, today: formatDate(clock.now()), rows: value?.rows ?? [] }),
      isMore: value?.isMore ?? false,
    };
  });
  const load = () => loader.send({ type: 'value.load', params: null });
  const turn = (nextMode: CalendarMode, day: string) => {
    const [before, after] = [shownSpan(mode, chosen), shownSpan(nextMode, day)];
    mode = nextMode;
    chosen = day;
    if (before.from !== after.from || before.to !== after.to) load();
    facts.invalidate();
  };
  const stops = [
    loader.subscribe(facts.invalidate),
    // Whatever makes the list read its rows again may have changed what takes place.
    list.subscribe(() => {
      const wasReading = isReading;
      isReading = list.facts().status === 'loading';
      if (wasReading && !isReading) load();
    }),
  ];
  if (!isReading) load();

  return {
    facts: facts.facts,
    subscribe: facts.subscribe,
    on: () => () => undefined,
    send(event) {
      switch (event.type) {
        case 'mode.choose':
          return turn(event.mode, chosen);
        case 'calendar.step':
          return turn(mode, steppedDay(mode, chosen, event.direction));
        case 'calendar.today':
          return turn(mode, formatDate(clock.now()));
        case 'day.choose':
          return turn(mode, event.day);
        case 'calendar.retry':
          return load();
      }
    },
    dispose() {
      for (const stop of stops) stop();
      loader.dispose();
      facts.dispose();
    },
  };
}
