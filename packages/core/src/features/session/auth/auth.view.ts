import type { SnapshotFrom } from 'xstate';

import { assertNever } from '../../../kernel/index.ts';
import type { authMachine } from './auth.machine.ts';
import type { AuthFacts, AuthStatus } from './auth.types.ts';
import { workplaceFacts } from './org-selection.model.ts';
import type { WorkplaceFacts } from './org-selection.types.ts';

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
    loginWay: context.loginWay,
    challenge: context.challenge,
    captchaImage: context.picture?.image ?? null,
    workplace: workplaceOf(snapshot),
    isConfirmingLogout: snapshot.matches({ loggedIn: 'confirmingLogout' }),
    isExpired: snapshot.matches({ loggedIn: 'expired' }),
    end: context.end,
  };
}

function workplaceOf(snapshot: AuthSnapshot): WorkplaceFacts | null {
  const { choice } = snapshot.context;
  if (choice === null || !snapshot.matches('choosing')) return null;
  if (snapshot.matches({ choosing: 'loadingTenants' })) return workplaceFacts(choice, 'loading');
  if (snapshot.matches({ choosing: 'failed' })) return workplaceFacts(choice, 'failed');
  return workplaceFacts(choice, snapshot.matches({ choosing: 'submitting' }) ? 'submitting' : 'choosing');
}

function statusOf({ value }: AuthSnapshot): AuthStatus {
  if (typeof value === 'object')
    return 'loggedIn' in value ? 'loggedIn' : 'choosing' in value ? 'choosing' : 'loggedOut';
  switch (value) {
    case 'settling':
      return 'restoring';
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
