import type { RowHint, RowWatch } from './row-watch.types.ts';

export function createRowWatch(): RowWatch {
  const hearers = new Map<string, Set<(hint: RowHint) => void>>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    watch(resource, hear) {
      const own = (hint: RowHint) => hear(hint);
      const known = hearers.get(resource);
      if (known === undefined) hearers.set(resource, new Set([own]));
      else known.add(own);
      if (known === undefined) changed();
      return () => {
        const left = hearers.get(resource);
        if (left?.delete(own) !== true || left.size > 0) return;
        hearers.delete(resource);
        changed();
      };
    },
    watched: () => [...hearers.keys()],
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    tell(resource, hint) {
      for (const hear of hearers.get(resource) ?? []) hear(hint);
    },
  };
}
