import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { sessionEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { ok, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { sessionsMachine } from './sessions.machine.ts';
import {
  hasOthers,
  questionOf,
  shownSessions,
  shownSignIns,
  type EndAnswer,
  type Ending,
  type SessionsAnswer,
} from './sessions.model.ts';
import type { SessionsEmitted, SessionsEvent, SessionsFacts } from './sessions.types.ts';

export type SessionsService = Service<SessionsFacts, SessionsEvent, SessionsEmitted>;

export interface SessionsDependencies {
  readonly client: HttpClient;
}

/** The user's sessions and recent logins. Loads on start; asks for confirmation before ending sessions. */
export function createSessions({ client }: SessionsDependencies): SessionsService {
  const machine = sessionsMachine.provide({
    actors: {
      requestSessions: fromPromise<SessionsAnswer>(async ({ signal }) => {
        const sessions = await client.call(sessionEndpoints.list, { signal });
        if (!sessions.ok) return sessions;
        const signIns = await client.call(sessionEndpoints.signIns, { signal });
        return signIns.ok ? ok({ sessions: sessions.value.result, signIns: signIns.value.result }) : signIns;
      }),
      requestEnd: fromPromise<EndAnswer, Ending | null>(({ input }) =>
        input?.kind === 'one'
          ? client.call(sessionEndpoints.end, { query: { id: input.id } })
          : client.call(sessionEndpoints.endOthers, {}),
      ),
    },
  });
  const actor = createActor(machine);
  actor.start();
  return serviceFromActor(actor, sessionsView);
}

function sessionsView({ value, context }: SnapshotFrom<typeof sessionsMachine>): SessionsFacts {
  return {
    status: value,
    sessions: shownSessions(context),
    signIns: shownSignIns(context),
    failure: value === 'failed' ? context.failure : null,
    question: questionOf(context),
    canEnd: value === 'loaded' && hasOthers(context),
  };
}
