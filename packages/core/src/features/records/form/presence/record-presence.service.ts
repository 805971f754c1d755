import { createActor, fromPromise } from 'xstate';

import { presenceEndpoints, type EditingPerson } from '../../../../contract/index.ts';
import type { HttpClient } from '../../../../http/index.ts';
import { minutes, type LocalizedText, type Service } from '../../../../kernel/index.ts';
import { serviceFromActor } from '../../../../machine/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import type { Resource } from '../../../../resources/index.ts';
import type { LiveRelay } from '../../../live/notice-channel/index.ts';
import { recordPresenceMachine, type OthersAnswer, type RecordPresenceEvent } from './record-presence.machine.ts';
import { recordPresenceMessages as messages } from './record-presence.messages.ts';

export interface RecordPresenceFacts {
  /** A sentence for everybody else who edits the record, who began first. */
  readonly others: readonly LocalizedText[];
}

export type RecordPresenceService = Service<RecordPresenceFacts, RecordPresenceEvent>;

export interface RecordPresenceDependencies {
  readonly resource: Resource;
  readonly id: string;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly live: LiveRelay;
}

const HOUR = minutes(60);

/** How somebody's editing is told. */
function othersSentence({ name, since }: EditingPerson, now: number): LocalizedText {
  const elapsed = Math.max(0, now - since);
  if (elapsed < minutes(1)) return messages.justNow(name);
  if (elapsed < HOUR) return messages.minutes(name, Math.floor(elapsed / minutes(1)));
  return messages.hours(name, Math.floor(elapsed / HOUR));
}

/**
 * Says to the server that a record is being edited, every fifteen seconds while the window is shown, and tells who else edits it; every thirty,
 * and as soon as somebody begins or ends, where the server tells of it.
 * Disposal ends it. Failures are silent: nobody is kept from editing.
 */
export function createRecordPresence(dependencies: RecordPresenceDependencies): RecordPresenceService {
  const { resource, id, client, clock, live } = dependencies;
  const record = { resource: resource.name, id };
  const machine = recordPresenceMachine.provide({
    actors: {
      announce: fromPromise<OthersAnswer>(async ({ signal }) => {
        const answer = await client.call(presenceEndpoints.edit, { body: record, isQuiet: true, signal });
        return answer.ok ? answer.value.result.others : null;
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { isTold: () => live.facts().isOpen } });
  actor.start();
  const stopHearing = live.on((hint) => {
    const isAbout = hint.kind === 'presence' && hint.resource === record.resource && hint.id === record.id;
    if (isAbout || hint.kind === 'resync') actor.send({ type: 'presence.hint' });
  });
  const service = serviceFromActor<typeof machine, RecordPresenceFacts, RecordPresenceEvent>(actor, ({ context }) => ({
    others: context.others.map((person) => othersSentence(person, clock.now())),
  }));
  return {
    ...service,
    on: () => () => undefined,
    dispose() {
      stopHearing();
      service.dispose();
      void client.call(presenceEndpoints.leave, { query: record, isQuiet: true });
    },
  };
}
