import { useEffect, useState } from 'react';

import { withinLimit } from './lazy-page.ts';

/** A part of the application that is fetched once, ahead or when it is first rendered. */
export interface Program<Loaded> {
  /** What was fetched; null until then. */
  loaded(): Loaded | null;
  /** Fetches it, once; what fails is asked for again by the next call. Rejects with a `PageLoadError`. */
  load(): Promise<Loaded>;
}

export function createProgram<Loaded extends object>(fetchIt: () => Promise<Loaded>): Program<Loaded> {
  let loaded: Loaded | null = null;
  let loading: Promise<Loaded> | null = null;
  const load = async () => {
    try {
      loaded = await withinLimit(fetchIt);
      return loaded;
    } finally {
      loading = null;
    }
  };
  return {
    loaded: () => loaded,
    load: () => (loading ??= loaded === null ? load() : Promise.resolve(loaded)),
  };
}

/**
 * A program, fetched as soon as the component is rendered; null until it is there. What fails is thrown to the boundary above.
 * Unlike `lazy` it shows what came at once: React holds back what was suspended until 300 ms have passed.
 */
export function useProgram<Loaded>(program: Program<Loaded>): Loaded | null {
  const [loaded, setLoaded] = useState(program.loaded);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let isAwaited = true;
    const follow = async () => {
      try {
        const came = await program.load();
        if (isAwaited) setLoaded(() => came);
      } catch (failure) {
        if (isAwaited) setProblem(failure);
      }
    };
    if (program.loaded() === null) void follow();
    return () => {
      isAwaited = false;
    };
  }, [program]);
  if (problem !== null) throw problem;
  return loaded;
}
