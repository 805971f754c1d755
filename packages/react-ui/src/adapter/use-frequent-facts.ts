import { useLayoutEffect, useState } from 'react';

import type { FactsSource } from './use-facts.ts';

/** Milliseconds in which nobody could read two figures. */
const READING_TIME = 100;

/**
 * One part of the facts, as `useSelectedFacts` gives it, for figures that may change with every frame: a first change is drawn at
 * once, further ones ten times a second. Keep the service and `select` the same.
 */
export function useFrequentFacts<Facts, Selection>(
  service: FactsSource<Facts>,
  select: (facts: Facts) => Selection,
): Selection {
  const [selection, setSelection] = useState(() => select(service.facts()));
  useLayoutEffect(() => {
    let drawn = selection;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      timer = undefined;
      const next = select(service.facts());
      if (Object.is(next, drawn)) return;
      drawn = next;
      setSelection(() => next);
      timer = setTimeout(draw, READING_TIME);
    };
    const look = () => {
      if (timer === undefined) draw();
    };
    look();
    const stop = service.subscribe(look);
    return () => {
      stop();
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- because what was drawn first is only the beginning
  }, [service, select]);
  return selection;
}
