import { createStore, type Service } from '../kernel/index.ts';

/** A service with additional view state: what is opened, revealed or picked. */
export interface ViewState<Facts, State> extends Pick<Service<Facts, never>, 'facts' | 'subscribe' | 'dispose'> {
  /** Replace the state; no effect for the same reference. */
  update(change: (state: State) => State): void;
}

/**
 * Add view state to a service.
 * @param view computed once per change of either; its result is referentially stable
 */
export function createViewState<Below, State, Facts>(
  below: Pick<Service<Below, never>, 'facts' | 'subscribe' | 'dispose'>,
  initial: State,
  view: (below: Below, state: State) => Facts,
): ViewState<Facts, State> {
  const store = createStore(initial, (state: State, change: (state: State) => State) => change(state));
  let seen = { below: below.facts(), state: initial };
  let facts = view(seen.below, seen.state);
  return {
    facts() {
      const now = { below: below.facts(), state: store.facts() };
      if (now.below !== seen.below || now.state !== seen.state) {
        seen = now;
        facts = view(now.below, now.state);
      }
      return facts;
    },
    subscribe(listener) {
      const stops = [store.subscribe(listener), below.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    update: store.send,
    dispose() {
      store.dispose();
      below.dispose();
    },
  };
}
