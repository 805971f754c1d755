import { createActor, fromPromise } from 'xstate';

import type { Result, Service } from '../kernel/index.ts';
import type { ClockPort } from '../ports/index.ts';
import { loaderMachine, type LoaderAnswer } from './loader.machine.ts';
import type { LoaderEvent, LoaderFacts, LoaderStatus } from './loader.types.ts';
import { serviceFromActor } from './service-from-actor.ts';

export type Loader<Value, Failure, Params> = Service<LoaderFacts<Value, Failure>, LoaderEvent<Params>>;

export interface LoaderOptions<Value, Failure, Params> {
  readonly clock: ClockPort;
  /** Request once; failures are values. `signal` is aborted when the response becomes stale. */
  readonly load: (params: Params, signal: AbortSignal) => Promise<Result<Value, Failure>>;
  /** Milliseconds between a response and the next request; without it, there is no polling. */
  readonly interval?: number;
}

interface Held<Value, Failure, Params> {
  readonly asked: { readonly params: Params } | null;
  readonly good: { readonly value: Value } | null;
  readonly failed: { readonly failure: Failure } | null;
}

/**
 * Load a value and keep the last good one. Idle until `value.load`; of overlapping requests only the last response
 * counts.
 */
export function createLoader<Value, Failure, Params>(
  options: LoaderOptions<Value, Failure, Params>,
): Loader<Value, Failure, Params> {
  const { clock, load, interval = null } = options;
  const nothing: Held<Value, Failure, Params> = { asked: null, good: null, failed: null };
  let held = nothing;
  const accept = (answer: Result<Value, Failure>) => {
    held = answer.ok
      ? { ...held, good: { value: answer.value }, failed: null }
      : { ...held, failed: { failure: answer.error } };
  };
  const machine = loaderMachine.provide({
    actors: {
      request: fromPromise<LoaderAnswer>(async ({ signal }) => {
        if (held.asked === null) throw new Error('A loader requests only after value.load');
        const answer = await load(held.asked.params, signal);
        return { accept: () => accept(answer) };
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { interval } });
  actor.start();
  const service = serviceFromActor(actor, (snapshot): LoaderFacts<Value, Failure> => {
    const status = statusOf(snapshot.matches('idle'), snapshot.matches({ asked: 'requesting' }), held);
    return {
      status,
      value: held.good?.value ?? null,
      failure: status === 'failed' ? (held.failed?.failure ?? null) : null,
    };
  });
  return {
    ...service,
    send(event) {
      if (event.type === 'value.load') held = { ...held, asked: { params: event.params } };
      if (event.type === 'value.forget') held = nothing;
      service.send({ type: event.type });
    },
    // Emits no events; its state is the whole interface.
    on: () => () => undefined,
  };
}

function statusOf(isIdle: boolean, isRequesting: boolean, held: Held<unknown, unknown, unknown>): LoaderStatus {
  if (isIdle) return 'idle';
  if (isRequesting) return held.good === null ? 'loading' : 'refreshing';
  return held.failed === null ? 'loaded' : 'failed';
}
