import type { SnapshotFrom } from 'xstate';

import { assertNever } from '../../kernel/index.ts';
import type { authMachine } from './auth.machine.ts';
import type { AuthFacts, AuthStatus } from './auth.types.ts';

type AuthSnapshot = SnapshotFrom<typeof authMachine>;

export function authView(snapshot: AuthSnapshot): AuthFacts {
  const { context } = snapshot;
  return {
    status: statusOf(snapshot),
    user: context.session?.user ?? null,
    menu: context.menu,
    permissions: context.permissions,
    dictionaries: context.dictionaries,
    loginFailure: context.loginFailure,
    challenge: context.challenge,
    captchaImage: context.picture?.image ?? null,
    isConfirmingLogout: snapshot.matches({ loggedIn: 'confirmingLogout' }),
    isExpired: snapshot.matches({ loggedIn: 'expired' }),
    end: context.end,
  };
}

function statusOf({ value }: AuthSnapshot): AuthStatus {
  if (typeof value === 'object') return 'loggedIn' in value ? 'loggedIn' : 'loggedOut';
  switch (value) {
    case 'restoring':
    case 'loggingIn':
    case 'loadingPermissions':
    case 'loggingOut':
      return value;
    case 'leaving':
    case 'renewing':
      return 'loggingOut';
    default:
      return assertNever(value);
  }
}
