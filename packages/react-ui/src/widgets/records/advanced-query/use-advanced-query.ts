import { createAdvancedQuery, type AdvancedQueryService } from '@evergreen/core/advanced-query';
import { isUnasked, type ListPageFacts, type ListPageService } from '@evergreen/core/list-page';
import type { Resource } from '@evergreen/core/resources';
import { useCallback, useEffect } from 'react';

import { useCore, useEmitted, useOwnedService, useSelectedFacts } from '../../../adapter/index.ts';

const conditionOf = ({ query }: ListPageFacts) => query.condition;
const SILENT: Pick<AdvancedQueryService, 'on'> = { on: () => () => undefined };

/** The advanced query of a list: what it asks for comes into force in the list, and what the address says comes into its lines. */
export function useAdvancedQuery(resource: Resource, list: ListPageService): AdvancedQueryService | null {
  const core = useCore();
  const open = useCallback(
    () => core.open((page) => createAdvancedQuery({ ...page, resource, takesDefault: isUnasked(list.facts().query) })),
    [core, resource, list],
  );
  const query = useOwnedService(open);
  const condition = useSelectedFacts(list, conditionOf);
  useEffect(() => query?.send({ type: 'query.adopt', condition: condition ?? null }), [query, condition]);
  useEmitted(query ?? SILENT, (emitted) => {
    if (emitted.type !== 'query.changed') return;
    const { condition: asked, isOpening = false } = emitted;
    list.send({ type: 'condition.change', condition: asked, isOpening });
  });
  return query;
}
