import { createActor, fromPromise } from 'xstate';

import type { HttpClient } from '../../../http/index.ts';
import { seconds, type Locale } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { DesktopNoticePort, RandomPort } from '../../../ports/index.ts';
import type { LiveHint, LiveRelay } from '../../live/notice-channel/index.ts';
import { joinReading, type ReadingSignalDependencies } from '../reading-signal/index.ts';
import { noticeCenterApi } from './notice-center.api.ts';
import type { AllReadAnswer, AllUnreadAnswer, OpenedAnswer, UnreadAnswer } from './notice-center.context.ts';
import { noticeCenterMachine } from './notice-center.machine.ts';
import type { NoticeCenterEvent, NoticeCenterFacts, NoticeCenterService } from './notice-center.types.ts';
import { noticeCenterView } from './notice-center.view.ts';

export interface NoticeCenterDependencies extends ReadingSignalDependencies {
  readonly client: HttpClient;
  readonly live: LiveRelay;
  readonly random: RandomPort;
  readonly desktop: DesktopNoticePort | null;
  readonly locale: () => Locale;
}

/** How often is asked where sockets do not get through; those of one office do not ask together. */
const BLOCKED_INTERVAL = { shortest: seconds(48), longest: seconds(72) };

/**
 * What the signed-in person has not read, for a bell: loaded at once, when the panel is opened, on a hint, and every five minutes, which
 * repairs a hint that was lost; every minute where hints do not get through. What is read here, in the list of all messages or in another window of the browser counts for all of
 * them.
 */
export function createNoticeCenter(dependencies: NoticeCenterDependencies): NoticeCenterService {
  const { client, live, random, desktop, locale, ...shared } = dependencies;
  const api = noticeCenterApi(client, shared.clock.now);
  const member = joinReading(shared, () => actor.send({ type: 'live.hint' }));
  let askedAt = 0;
  const machine = noticeCenterMachine.provide({
    actors: {
      requestUnread: fromPromise<UnreadAnswer>(({ signal }) => {
        askedAt = shared.clock.now();
        return api.unread(signal);
      }),
      requestNotice: fromPromise<OpenedAnswer, string>(({ input, signal }) => api.open(input, signal)),
      markAllRead: fromPromise<AllReadAnswer, number | null>(({ input }) => api.readAll(input)),
      markAllUnread: fromPromise<AllUnreadAnswer, string>(({ input }) => api.unreadAll(input)),
    },
    actions: { tellOthers: () => member.tell() },
  });
  const actor = createActor(machine, { clock: shared.clock });
  const showing = actor.on('messages.arrived', (event) => {
    if (desktop === null || desktop.permission() !== 'granted' || desktop.isInFront()) return;
    for (const { id, text } of event.desktop)
      desktop.show({ tag: id ?? '', title: text[locale()] }, () =>
        actor.send(id === null ? { type: 'panel.open' } : { type: 'notice.open', id }),
      );
  });
  actor.start();
  /** What was asked for, and did not fail, since the server told anybody of messages. */
  const isKnown = (hint: LiveHint) =>
    hint.kind === 'resync' &&
    hint.quiet !== undefined &&
    askedAt > shared.clock.now() - hint.quiet &&
    !actor.getSnapshot().matches({ list: 'failed' });
  const stopHearing = live.on((hint) => {
    const { kind } = hint;
    if ((kind === 'messages' || kind === 'resync') && !isKnown(hint)) actor.send({ type: 'live.hint' });
    const { shortest, longest } = BLOCKED_INTERVAL;
    if (kind === 'blocked') actor.send({ type: 'polling.start', interval: random.integer(shortest, longest) });
  });
  const stopWatching = live.subscribe(() => {
    if (!live.facts().isBlocked) actor.send({ type: 'polling.stop' });
  });
  const service = serviceFromActor<typeof machine, NoticeCenterFacts, NoticeCenterEvent>(actor, (snapshot) =>
    noticeCenterView(snapshot, shared.clock.now()),
  );
  return {
    ...service,
    dispose() {
      showing.unsubscribe();
      stopHearing();
      stopWatching();
      member.leave();
      service.dispose();
    },
  };
}
