import type { AdvancedQueryService } from '@evergreen/core/records/query';
import type { AuthFacts } from '@evergreen/core/session/auth';
import { conditionChips, type ConditionChip, type Resource } from '@evergreen/core/resources';
import { useMemo } from 'react';

import { useCore, useFacts, useSelectedFacts } from '../../../../adapter/index.ts';

const dictionariesOf = (facts: AuthFacts) => facts.dictionaries;

/** The advanced query in force in words. */
export function useConditionChips(resource: Resource, query: AdvancedQueryService): readonly ConditionChip[] {
  const { inForce, names } = useFacts(query);
  const dictionaries = useSelectedFacts(useCore().auth, dictionariesOf);
  return useMemo(
    () => (inForce === null ? [] : conditionChips(resource, inForce, { dictionaries, names })),
    [resource, inForce, dictionaries, names],
  );
}
