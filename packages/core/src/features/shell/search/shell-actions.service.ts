import { createStore } from '../../../kernel/index.ts';
import type { ShellAction, ShellActionKey, ShellSituation } from './shell-action.types.ts';
import { shellActions } from './shell-actions.registry.ts';

/** Applicable actions of the shell, and their execution. */
export interface ShellActions {
  /** Actions that are applicable and have a handler; referentially stable until they change. */
  facts(): readonly ShellAction[];
  /** Call `listener` after every change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Register a handler for an action; the latest one is used. Returns a function that removes it. */
  offer(key: ShellActionKey, run: () => void): () => void;
  /** Execute an action; no effect if it is not applicable. */
  run(key: ShellActionKey): void;
  dispose(): void;
}

export interface ShellActionsDependencies {
  readonly situation: () => ShellSituation;
  /** Sources of the state. */
  readonly sources: readonly { subscribe(listener: () => void): () => void }[];
}

export function createShellActions({ situation, sources }: ShellActionsDependencies): ShellActions {
  const offers = new Map<ShellActionKey, readonly (() => void)[]>();
  const read = () => shellActions(situation(), new Set(offers.keys()));
  const current = createStore(read(), (before, next: readonly ShellAction[]) =>
    next.length === before.length && next.every(({ key }, place) => key === before[place]?.key) ? before : next,
  );

  const look = () => current.send(read());
  const stops = sources.map((source) => source.subscribe(look));

  return {
    facts: current.facts,
    subscribe: current.subscribe,
    offer(key, run) {
      offers.set(key, [...(offers.get(key) ?? []), run]);
      look();
      return () => {
        const others = (offers.get(key) ?? []).filter((other) => other !== run);
        if (others.length === 0) offers.delete(key);
        else offers.set(key, others);
        look();
      };
    },
    run(key) {
      if (current.facts().some((action) => action.key === key)) offers.get(key)?.at(-1)?.();
    },
    dispose() {
      stops.forEach((stop) => stop());
      current.dispose();
    },
  };
}
