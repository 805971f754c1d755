import type { AuthFacts } from '@evergreen/core/auth';
import type { PermissionDecision } from '@evergreen/core/permissions';
import type { ReactNode } from 'react';

import { useCore } from './core-provider.tsx';
import { useSelectedFacts } from './use-facts.ts';

const permissionsOf = (facts: AuthFacts) => facts.permissions;

/** The core's decision about an action, known in the same render that asks, so that nothing shows before it is hidden. */
export function useAllowed(action: string): PermissionDecision['decision'] {
  const core = useCore();
  // The lists are what `permit` reads: a new list draws again and asks again.
  useSelectedFacts(core.auth, permissionsOf);
  return core.permit(action).decision;
}

/** Shows its children to those who may act, shows them disabled where the rule says so, and shows nothing to others. */
export function Allowed({ action, children }: { readonly action: string; readonly children: ReactNode }) {
  const decision = useAllowed(action);
  switch (decision) {
    case 'show':
      return children;
    case 'disable':
      return (
        <fieldset disabled style={{ display: 'contents' }}>
          {children}
        </fieldset>
      );
    case 'hide':
      return null;
  }
}
