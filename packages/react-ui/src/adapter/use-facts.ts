import type { Service } from '@evergreen/core/kernel';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { Observer, Subscription } from 'xstate';

/** Any service as far as reading it goes, whatever it is sent and whatever it emits. */
export type FactsSource<Facts> = Pick<Service<Facts, never>, 'facts' | 'subscribe'>;

/** Return the current facts; re-renders on every change of the service. */
export function useFacts<Facts>(service: FactsSource<Facts>): Facts {
  return useSelectedFacts(service, sameFacts);
}

/**
 * Return a selected part of the facts; re-renders only when it changes. `select` runs once per snapshot, so it may create a new
 * object. Keep `select` stable.
 */
export function useSelectedFacts<Facts, Selection>(
  service: FactsSource<Facts>,
  select: (facts: Facts) => Selection,
): Selection {
  return useSelector(
    useMemo(() => readable(service), [service]),
    select,
  );
}

/** Return some facts by name; re-renders only when one of them changes. Keep the names stable. */
export function useChosenFacts<Facts, Name extends keyof Facts>(
  service: FactsSource<Facts>,
  names: readonly Name[],
): Pick<Facts, Name> {
  const areSame = useCallback(
    (one: Facts, other: Facts) => names.every((name) => Object.is(one[name], other[name])),
    [names],
  );
  return useSelector(
    useMemo(() => readable(service), [service]),
    sameFacts,
    areSame,
  );
}

function sameFacts<Facts>(facts: Facts): Facts {
  return facts;
}

/** The facts of a service that starts with its first event; `atRest`, a constant, until then. */
export function useStartedFacts<Facts>(service: FactsSource<FactsSource<Facts> | null>, atRest: Facts): Facts {
  const running = useFacts(service);
  const resting = useMemo(() => ({ facts: () => atRest, subscribe: () => () => undefined }), [atRest]);
  return useFacts(running ?? resting);
}

/** A service as XState's hooks read an actor: a snapshot, and observers of changes. */
function readable<Facts>({ facts, subscribe }: FactsSource<Facts>) {
  return {
    getSnapshot: facts,
    subscribe(observer: Observer<Facts> | ((facts: Facts) => void)): Subscription {
      const notify = typeof observer === 'function' ? observer : observer.next;
      return { unsubscribe: subscribe(() => notify?.(facts())) };
    },
  };
}
