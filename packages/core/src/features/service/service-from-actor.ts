import type { Actor, AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';

import type { Service } from '../../kernel/index.ts';

/**
 * Shows a started actor as a service. `view` is computed once per snapshot, so `facts()` keeps its reference until the
 * actor changes. Disposing stops the actor; events sent after that are ignored.
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
        facts = view(snapshot);
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
