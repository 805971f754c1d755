import type { LoginMethodsProps } from '@evergreen/react-ui/widgets/session/login-methods';
import { whenIdle } from '@evergreen/react-ui/adapter';
import { Suspense, useEffect, useState } from 'react';

import { lazyPage } from '../../../routing/lazy-page.ts';

const LoginMethods = lazyPage(
  async () => (await import('@evergreen/react-ui/widgets/session/login-methods')).LoginMethods,
);

/** The ways to sign in beside name and password. They are asked for once the form can be used: nobody waits for them to type. */
export function OtherWays({ onAccount }: LoginMethodsProps) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => whenIdle(() => setAsked(true)), []);
  return isAsked ? (
    <Suspense>
      <LoginMethods onAccount={onAccount} />
    </Suspense>
  ) : null;
}
