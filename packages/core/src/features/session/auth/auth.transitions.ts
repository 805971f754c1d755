import type { LoginResult } from '../../../contract/index.ts';
import { ok } from '../../../kernel/index.ts';
import { output } from '../../../machine/index.ts';
import type { AuthInput } from './auth.context.ts';
import type { LoginAnswer } from './auth.model.ts';

/** Transitions that several states of the auth machine have in common. */

export const keptOf = ({ event }: { readonly event: { readonly kept: AuthInput } }) => event.kept;

export const loginOf = output<LoginAnswer>;

export const takeLogin = [
  { type: 'rememberSession', params: loginOf },
  { type: 'startChoice', params: loginOf },
  { type: 'persistSession', params: loginOf },
] as const;

export const provedOf = ({ event }: { readonly event: { readonly login: LoginResult } }): LoginAnswer =>
  ok(event.login);

export const takeProvedLogin = [
  { type: 'rememberSession', params: provedOf },
  { type: 'startChoice', params: provedOf },
  { type: 'persistSession', params: provedOf },
] as const;

/** Somebody signed in in another window while nobody is signed in here. */
export const onSignedIn = {
  guard: { type: 'isReplaced', params: keptOf },
  target: '#auth.settling',
  actions: { type: 'takeKept', params: keptOf },
} as const;

/** Another window ended the session: clear this one without calling the server. */
export const onEndedElsewhere = {
  guard: { type: 'isEndedElsewhere', params: keptOf },
  target: '#auth.loggedOut',
  actions: [
    'tellEndedElsewhere',
    'clearWindow',
    { type: 'forgetSession', params: 'endedElsewhere' },
    { type: 'tellLoggedOut', params: 'endedElsewhere' },
  ],
} as const;

/** Another user logged in in another window: clear the current user's data and switch to that user. */
export const onReplaced = {
  guard: { type: 'isReplaced', params: keptOf },
  target: '#auth.settling',
  reenter: true,
  actions: [
    { type: 'tellReplaced', params: keptOf },
    'clearWindow',
    { type: 'forgetSession', params: 'replaced' },
    { type: 'tellLoggedOut', params: 'replaced' },
    { type: 'takeKept', params: keptOf },
  ],
} as const;

export const onRenewed = {
  guard: { type: 'isRenewed', params: keptOf },
  actions: { type: 'takeKept', params: keptOf },
} as const;
