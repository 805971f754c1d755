import type { Service } from '@evergreen/core/kernel';
import { useMemo, useSyncExternalStore } from 'react';

/** Any service as far as reading it goes, whatever it is sent and whatever it emits. */
export type FactsSource<Facts> = Pick<Service<Facts, never>, 'facts' | 'subscribe'>;

/** What is so now; draws again after every change of the service. */
export function useFacts<Facts>(service: FactsSource<Facts>): Facts {
  return useSelectedFacts(service, sameFacts);
}

/**
 * One part of the facts; draws again only when that part changes. `select` is called once per state of the service, so
 * it may build a new object.
 */
export function useSelectedFacts<Facts, Selection>(
  service: FactsSource<Facts>,
  select: (facts: Facts) => Selection,
): Selection {
  const read = useMemo(() => readOnce(service, select), [service, select]);
  return useSyncExternalStore(service.subscribe, read);
}

function sameFacts<Facts>(facts: Facts): Facts {
  return facts;
}

function readOnce<Facts, Selection>(
  service: FactsSource<Facts>,
  select: (facts: Facts) => Selection,
): () => Selection {
  let seen: { readonly facts: Facts; readonly selection: Selection } | undefined;
  return () => {
    const facts = service.facts();
    if (seen === undefined || seen.facts !== facts) seen = { facts, selection: select(facts) };
    return seen.selection;
  };
}
