import type { ChoiceField } from '@evergreen/core/resources';
import { createFieldChoices, type FieldChoicesFacts } from '@evergreen/core/records/choices';
import { useCallback, useSyncExternalStore } from 'react';

import { useCore } from './core-provider.tsx';
import { useOwnedService } from './use-owned-service.ts';

export interface Choices extends FieldChoicesFacts {
  /** Searches by text, debounced. */
  readonly search: (keyword: string) => void;
  readonly retry: () => void;
}

const BEFORE: FieldChoicesFacts = { items: [], status: 'loading' };
const nothingToStop = () => undefined;

/** What can be chosen for a field. */
export function useChoices(field: ChoiceField): Choices {
  const core = useCore();
  const service = useOwnedService(
    useCallback(() => core.open((page) => createFieldChoices(page, field)), [core, field]),
  );
  const facts = useSyncExternalStore(
    useCallback((listener) => service?.subscribe(listener) ?? nothingToStop, [service]),
    () => service?.facts() ?? BEFORE,
  );
  return {
    ...facts,
    search: (keyword) => service?.send({ type: 'keyword.type', keyword }),
    retry: () => service?.send({ type: 'choices.retry' }),
  };
}
