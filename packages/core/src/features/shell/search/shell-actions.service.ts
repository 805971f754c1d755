import type { ShellAction, ShellActionKey, ShellSituation } from './shell-action.types.ts';
import { shellActions } from './shell-actions.registry.ts';

/** What the frame can do now, and the way to have it done. */
export interface ShellActions {
  /** The actions that make sense now and that somebody can carry out; the same reference until they change. */
  facts(): readonly ShellAction[];
  /** Calls `listener` after every change; the answer stops it. */
  subscribe(listener: () => void): () => void;
  /** Somebody can carry an action out from now on, the latest one first; the answer takes that back. */
  offer(key: ShellActionKey, run: () => void): () => void;
  /** Carries an action out; nothing happens when it makes no sense now. */
  run(key: ShellActionKey): void;
  dispose(): void;
}

export interface ShellActionsDependencies {
  readonly situation: () => ShellSituation;
  /** What the situation is read from. */
  readonly sources: readonly { subscribe(listener: () => void): () => void }[];
}

export function createShellActions({ situation, sources }: ShellActionsDependencies): ShellActions {
  const offers = new Map<ShellActionKey, readonly (() => void)[]>();
  const listeners = new Set<() => void>();
  const read = () => shellActions(situation(), new Set(offers.keys()));
  let current = read();

  function look(): void {
    const next = read();
    if (next.length === current.length && next.every(({ key }, place) => key === current[place]?.key)) return;
    current = next;
    listeners.forEach((listener) => listener());
  }
  const stops = sources.map((source) => source.subscribe(look));

  return {
    facts: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
      if (current.some((action) => action.key === key)) offers.get(key)?.at(-1)?.();
    },
    dispose() {
      stops.forEach((stop) => stop());
      listeners.clear();
    },
  };
}
