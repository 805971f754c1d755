import { createActor, fromPromise } from 'xstate';

import type { HttpClient } from '../../../../http/index.ts';
import type { Service } from '../../../../kernel/index.ts';
import { serviceFromActor } from '../../../../machine/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import { resourceEndpoints, type Resource } from '../../../../resources/index.ts';
import { maskedValueMachine, type RevealAnswer } from './masked-value.machine.ts';
import type { MaskedValueEvent, MaskedValueFacts } from './masked-value.types.ts';

export type MaskedValueService = Service<MaskedValueFacts, MaskedValueEvent>;

export interface MaskedValueDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly resource: Resource;
  readonly id: string;
  /** Key of a masked field. */
  readonly field: string;
}

/** One masked value of one row. It is read for a reason, which the server logs, and kept only while it is shown. */
export function createMaskedValue(dependencies: MaskedValueDependencies): MaskedValueService {
  const { client, clock, resource, id, field } = dependencies;
  const endpoint = resourceEndpoints(resource).reveal;
  const machine = maskedValueMachine.provide({
    actors: {
      readValue: fromPromise<RevealAnswer, string>(async ({ input: reason, signal }) =>
        client.call(endpoint, { body: { id, field, reason }, signal }),
      ),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  const service = serviceFromActor<typeof machine, MaskedValueFacts, MaskedValueEvent>(
    actor,
    ({ value: status, context: { reason, error, value } }) => ({ status, reason, error, value }),
  );
  return { ...service, on: () => () => undefined };
}
