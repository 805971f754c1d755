import type { AuthFacts } from '@evergreen/core/session/auth';
import type { PermissionDecision } from '@evergreen/core/access/permissions';
import type { ReactNode } from 'react';

import { useCore } from './core-provider.tsx';
import { useSelectedFacts } from './use-facts.ts';

const permissionsOf = (facts: AuthFacts) => facts.permissions;

/** Return the core's permission decision synchronously, so that a denied element never flashes. */
export function useAllowed(action: string): PermissionDecision['decision'] {
  const core = useCore();
  // `permit` reads these lists: a new list re-renders and evaluates it again.
  useSelectedFacts(core.auth, permissionsOf);
  return core.permit(action).decision;
}

/** Render the children if the action is allowed, disabled if the rule says so, otherwise nothing. */
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
