import { announcementEndpoints, type AnswerOf, type OwnAnnouncement } from '../../../contract/index.ts';
import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { mapResult } from '../../../kernel/index.ts';
import { createLoader, type LoaderFacts } from '../../../machine/index.ts';
import { joinReading, type ReadingSignalDependencies } from '../reading-signal/index.ts';
import type {
  AnnouncementFilter,
  OwnAnnouncementsEvent,
  OwnAnnouncementsFacts,
  OwnAnnouncementsService,
} from './own-announcements.types.ts';

interface Query {
  readonly filter: AnnouncementFilter;
  readonly words: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface OwnAnnouncementsDependencies extends ReadingSignalDependencies {
  readonly client: HttpClient;
}

const FIRST: Query = { filter: 'all', words: '', page: 1, pageSize: 20 };
const READ_FLAGS = { all: {}, unread: { readFlag: '0' }, read: { readFlag: '1' } } as const;

/** One request each: the list, the one that is opened, and marking all as read. */
function createLoaders({ client, clock }: Pick<OwnAnnouncementsDependencies, 'client' | 'clock'>) {
  const list = createLoader<AnswerOf<typeof announcementEndpoints.own>, HttpFailure, Query>({
    clock,
    load: async ({ filter, words, page, pageSize }, signal) =>
      mapResult(
        await client.call(announcementEndpoints.own, {
          query: { titile: words, pageNo: page, pageSize, ...READ_FLAGS[filter] },
          signal,
          isQuiet: true,
        }),
        ({ result }) => result,
      ),
  });
  const listed = (anntId: string): OwnAnnouncement | null => {
    const row = list.facts().value?.records.find((one) => one.anntId === anntId);
    return row === undefined ? null : { ...row, readFlag: '1' };
  };
  const detail = createLoader<OwnAnnouncement | null, HttpFailure, string>({
    clock,
    load: async (anntId, signal) =>
      mapResult(
        await client.call(announcementEndpoints.open, { body: { anntId }, signal, isQuiet: true }),
        // Older servers answer nothing; their lists hold the whole text.
        ({ result }) => result ?? listed(anntId),
      ),
  });
  const marking = createLoader<true, HttpFailure, null>({
    clock,
    load: async (_params, signal) =>
      mapResult(await client.call(announcementEndpoints.readAll, { signal }), () => true as const),
  });
  return { list, detail, marking };
}

type Loaders = ReturnType<typeof createLoaders>;

/** `isOpen`: somebody reads one. */
function factsOf({ list, detail, marking }: Loaders, query: Query, isOpen: boolean): OwnAnnouncementsFacts {
  const { status, value, failure } = list.facts();
  const reading = detail.facts();
  return {
    status: readingOf(status),
    failure: failure === null ? null : failureText(failure),
    rows: value?.records ?? [],
    total: value?.total ?? 0,
    ...query,
    opened: isOpen
      ? {
          status: readingOf(reading.status),
          announcement: reading.status === 'loaded' ? reading.value : null,
          failure: reading.failure === null ? null : failureText(reading.failure),
        }
      : null,
    isMarking: ['loading', 'refreshing'].includes(marking.facts().status),
  };
}

/** What was announced to oneself, newest first: a page of it, the one that is read, and all marked as read at once. */
export function createOwnAnnouncements(dependencies: OwnAnnouncementsDependencies): OwnAnnouncementsService {
  const loaders = createLoaders(dependencies);
  const { list, detail, marking } = loaders;
  let query = FIRST;
  let isOpen = false;

  const ask = (next: Query) => {
    query = next;
    list.send({ type: 'value.load', params: next });
  };
  let known = factsOf(loaders, query, isOpen);
  const listeners = new Set<() => void>();
  const tell = () => {
    known = factsOf(loaders, query, isOpen);
    for (const listener of listeners) listener();
  };
  const refresh = () => list.send({ type: 'value.refresh' });
  const member = joinReading(dependencies, refresh);
  // What was read or marked changes this list, the bell, and both in other windows.
  const refreshAfter = (loader: { facts(): LoaderFacts<unknown, unknown> }) => {
    let last = loader.facts().status;
    return () => {
      const { status } = loader.facts();
      if (status === 'loaded' && last !== 'loaded') {
        refresh();
        member.tell();
      }
      last = status;
      tell();
    };
  };
  const stops = [
    list.subscribe(tell),
    detail.subscribe(refreshAfter(detail)),
    marking.subscribe(refreshAfter(marking)),
  ];
  ask(FIRST);

  return {
    facts: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event: OwnAnnouncementsEvent) {
      switch (event.type) {
        case 'filter.choose':
          return ask({ ...query, filter: event.filter, page: 1 });
        case 'words.search':
          return ask({ ...query, words: event.words.trim(), page: 1 });
        case 'page.turn':
          return ask({ ...query, page: event.page, pageSize: event.pageSize });
        case 'list.refresh':
          return refresh();
        case 'announcement.open':
          isOpen = true;
          return detail.send({ type: 'value.load', params: event.id });
        case 'announcement.close':
          isOpen = false;
          detail.send({ type: 'value.forget' });
          return tell();
        case 'all.read':
          return marking.send({ type: 'value.load', params: null });
      }
    },
    // Emits no events; its facts are the whole interface.
    on: () => () => undefined,
    dispose() {
      member.leave();
      for (const stop of stops) stop();
      for (const loader of [list, detail, marking]) loader.dispose();
    },
  };
}

function readingOf(status: LoaderFacts<unknown, unknown>['status']): OwnAnnouncementsFacts['status'] {
  return status === 'loaded' || status === 'failed' ? status : 'loading';
}
