import type { Actor, AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';

import type { Service } from '../kernel/index.ts';

/**
 * Expose a started actor as a service. Computes `view` once per snapshot; `facts()` keeps its reference until a fact
 * changes, so that components re-render only for visible changes. Disposing stops the actor and ignores later events.
 */
export function serviceFromActor<Logic extends AnyStateMachine, Facts, Event extends EventFromLogic<Logic>>(
  actor: Actor<Logic>,
  view: (snapshot: SnapshotFrom<Logic>) => Facts,
): Service<Facts, Event, EmittedFrom<Logic>> {
  let seen = actor.getSnapshot();
  let facts = view(seen);
  let isLive = true;
  actor.subscribe({
    complete: () => {
      isLive = false;
    },
  });
  return {
    facts() {
      const snapshot = actor.getSnapshot();
      if (snapshot !== seen) {
        seen = snapshot;
        const next = view(snapshot);
        if (!areSame(facts, next)) facts = next;
      }
      return facts;
    },
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    send(event) {
      if (isLive) actor.send(event);
    },
    on(listener) {
      const subscription = actor.on('*', listener);
      return () => subscription.unsubscribe();
    },
    dispose() {
      isLive = false;
      actor.stop();
    },
  };
}

/** Shallow equality of two views. A view that is not a plain object is compared by identity. */
function areSame(one: unknown, other: unknown): boolean {
  if (!isPlain(one) || !isPlain(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && Object.is(one[name], other[name]))
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
