import type { Actor, AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';

import { areSameFacts, type Service } from '../kernel/index.ts';

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
        if (!areSameFacts(facts, next)) facts = next;
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
