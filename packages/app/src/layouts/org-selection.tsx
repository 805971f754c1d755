import type { AuthFacts } from '@evergreen/core/session/auth';
import { useCore, useSelectedFacts } from '@evergreen/react-ui/adapter';
import { Suspense, useState } from 'react';

import { lazyPage } from '../routing/lazy-page.ts';

const OrgSelectionDialog = lazyPage(
  async () => (await import('@evergreen/react-ui/widgets/session/org-selection')).OrgSelectionDialog,
);

const isAskedOf = (facts: AuthFacts) => facts.orgSelection !== null;

/** Asks for department and tenant over whatever page is shown. Its program is fetched when somebody is asked. */
export function OrgSelectionOutlet() {
  const { auth } = useCore();
  const isAsked = useSelectedFacts(auth, isAskedOf);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return wasAsked ? (
    <Suspense fallback={null}>
      <OrgSelectionDialog />
    </Suspense>
  ) : null;
}
