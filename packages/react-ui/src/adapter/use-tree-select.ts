import { createTreeSelect, type TreeSelectFacts, type TreeSelectSource } from '@evergreen/core/records/tree';
import { useCallback, useSyncExternalStore } from 'react';

import { useCore } from './core-provider.tsx';
import { useOwnedService } from './use-owned-service.ts';

export interface TreeChoices extends TreeSelectFacts {
  /** Shows what is below a node. */
  readonly open: (value: string) => void;
  readonly retry: () => void;
}

const BEFORE: TreeSelectFacts = { status: 'loading', nodes: [], failure: null, problem: null };
const nothingToStop = () => undefined;

/** A tree to choose from, a level at a time. Keep `source` stable: another one is another tree. */
export function useTreeSelect(source: TreeSelectSource, condition?: string): TreeChoices {
  const core = useCore();
  const service = useOwnedService(
    useCallback(
      () => core.open((page) => createTreeSelect(page, { source, ...(condition === undefined ? {} : { condition }) })),
      [core, source, condition],
    ),
  );
  const facts = useSyncExternalStore(
    useCallback((listener) => service?.subscribe(listener) ?? nothingToStop, [service]),
    () => service?.facts() ?? BEFORE,
  );
  return {
    ...facts,
    open: (value) => service?.send({ type: 'node.open', value }),
    retry: () => service?.send({ type: 'tree.retry' }),
  };
}
