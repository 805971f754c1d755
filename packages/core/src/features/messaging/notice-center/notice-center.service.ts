import { createActor, fromPromise } from 'xstate';

import type { HttpClient } from '../../../http/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { joinReading, type ReadingSignalDependencies } from '../reading-signal/index.ts';
import { noticeCenterApi } from './notice-center.api.ts';
import {
  noticeCenterMachine,
  type AllReadAnswer,
  type AllUnreadAnswer,
  type OpenedAnswer,
  type UnreadAnswer,
} from './notice-center.machine.ts';
import type { NoticeCenterEvent, NoticeCenterFacts, NoticeCenterService } from './notice-center.types.ts';
import { noticeCenterView } from './notice-center.view.ts';

export interface NoticeCenterDependencies extends ReadingSignalDependencies {
  readonly client: HttpClient;
}

/**
 * What the signed-in person has not read, for a bell: loaded at once, when the panel is opened, on a hint, and every five minutes, which
 * repairs a hint that was lost. What is read here, in the list of all messages or in another window of the browser counts for all of
 * them.
 */
export function createNoticeCenter({ client, ...shared }: NoticeCenterDependencies): NoticeCenterService {
  const api = noticeCenterApi(client);
  const member = joinReading(shared, () => actor.send({ type: 'live.hint' }));
  const machine = noticeCenterMachine.provide({
    actors: {
      requestUnread: fromPromise<UnreadAnswer>(({ signal }) => api.unread(signal)),
      requestNotice: fromPromise<OpenedAnswer, string>(({ input, signal }) => api.open(input, signal)),
      markAllRead: fromPromise<AllReadAnswer, number | null>(({ input }) => api.readAll(input)),
      markAllUnread: fromPromise<AllUnreadAnswer, string>(({ input }) => api.unreadAll(input)),
    },
    actions: { tellOthers: () => member.tell() },
  });
  const actor = createActor(machine, { clock: shared.clock });
  actor.start();
  const service = serviceFromActor<typeof machine, NoticeCenterFacts, NoticeCenterEvent>(actor, (snapshot) =>
    noticeCenterView(snapshot, shared.clock.now()),
  );
  return {
    ...service,
    dispose() {
      member.leave();
      service.dispose();
    },
  };
}
