import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { accountAdministrationEndpoints, sessionEndpoints } from '../../../contract/index.ts';
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
  /** Somebody else's account, for those who look after accounts; one's own if left out. */
  readonly accountId?: string;
}

/** The calls about the sessions of one account. */
function sessionsApi(client: HttpClient, accountId: string | undefined) {
  if (accountId === undefined)
    return {
      sessions: (signal: AbortSignal) => client.call(sessionEndpoints.list, { signal }),
      signIns: (signal: AbortSignal) => client.call(sessionEndpoints.signIns, { signal }),
      end: (id: string) => client.call(sessionEndpoints.end, { query: { id } }),
      endOthers: () => client.call(sessionEndpoints.endOthers, {}),
    };
  const query = { userId: accountId };
  return {
    sessions: (signal: AbortSignal) => client.call(accountAdministrationEndpoints.sessions, { query, signal }),
    signIns: (signal: AbortSignal) => client.call(accountAdministrationEndpoints.signIns, { query, signal }),
    end: (id: string) => client.call(accountAdministrationEndpoints.endSession, { query: { ...query, id } }),
    endOthers: () => client.call(accountAdministrationEndpoints.endSessions, { query }),
  };
}

/** The sessions and recent logins of an account. Loads on start; asks for confirmation before ending sessions. */
export function createSessions({ client, accountId }: SessionsDependencies): SessionsService {
  const api = sessionsApi(client, accountId);
  const machine = sessionsMachine.provide({
    actors: {
      requestSessions: fromPromise<SessionsAnswer>(async ({ signal }) => {
        const sessions = await api.sessions(signal);
        if (!sessions.ok) return sessions;
        const signIns = await api.signIns(signal);
        return signIns.ok ? ok({ sessions: sessions.value.result, signIns: signIns.value.result }) : signIns;
      }),
      requestEnd: fromPromise<EndAnswer, Ending | null>(({ input }) =>
        input?.kind === 'one' ? api.end(input.id) : api.endOthers(),
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
