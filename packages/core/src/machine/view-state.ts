import type { Service } from '../kernel/index.ts';

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
  const listeners = new Set<() => void>();
  let state = initial;
  let seen = { below: below.facts(), state };
  let facts = view(seen.below, seen.state);
  return {
    facts() {
      const now = { below: below.facts(), state };
      if (now.below !== seen.below || now.state !== seen.state) {
        seen = now;
        facts = view(now.below, now.state);
      }
      return facts;
    },
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      const stop = below.subscribe(own);
      return () => {
        listeners.delete(own);
        stop();
      };
    },
    update(change) {
      const next = change(state);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    dispose() {
      listeners.clear();
      below.dispose();
    },
  };
}
