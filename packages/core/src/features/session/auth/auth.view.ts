import type { SnapshotFrom } from 'xstate';

import { assertNever } from '../../../kernel/index.ts';
import type { authMachine } from './auth.machine.ts';
import type { AuthFacts, AuthStatus } from './auth.types.ts';
import { orgSelectionFacts } from './org-selection.model.ts';
import type { OrgSelectionFacts } from './org-selection.types.ts';

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
    loginCallFailure: context.loginCallFailure,
    loginWay: context.loginWay,
    secondStep: context.secondStep,
    challenge: context.challenge,
    captchaImage: context.picture?.image ?? null,
    orgSelection: orgSelectionOf(snapshot),
    isConfirmingLogout: snapshot.matches({ loggedIn: 'confirmingLogout' }),
    isExpired: snapshot.matches({ loggedIn: 'expired' }),
    end: context.end,
  };
}

function orgSelectionOf(snapshot: AuthSnapshot): OrgSelectionFacts | null {
  const { choice } = snapshot.context;
  if (choice === null || !snapshot.matches('choosing')) return null;
  if (snapshot.matches({ choosing: 'loadingTenants' })) return orgSelectionFacts(choice, 'loading');
  if (snapshot.matches({ choosing: 'failed' })) return orgSelectionFacts(choice, 'failed');
  return orgSelectionFacts(choice, snapshot.matches({ choosing: 'submitting' }) ? 'submitting' : 'choosing');
}

function statusOf({ value }: AuthSnapshot): AuthStatus {
  if (typeof value === 'object')
    return 'loggedIn' in value ? 'loggedIn' : 'choosing' in value ? 'choosing' : 'loggedOut';
  switch (value) {
    case 'settling':
      return 'restoring';
    case 'restoring':
    case 'loggingIn':
    case 'provingSecondFactor':
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
