import type { DictionaryMap, MenuNode, SecondFactorAsked } from '../../../contract/index.ts';
import type { HttpFailure } from '../../../http/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { PermissionLists } from '../../access/permissions/index.ts';
import type { CaptchaPicture, LoginRequest } from './auth.model.ts';
import type { KeptSignIn, LoginChallenge, LoginWay, Session, SessionEnd } from './auth.types.ts';
import { startedChoice } from './org-selection.model.ts';
import type { OrgSelection } from './org-selection.types.ts';

export interface AuthContext {
  readonly session: Session | null;
  readonly request: LoginRequest | null;
  /** The second step of the current attempt. */
  readonly secondStep: SecondFactorAsked['secondFactor'] | null;
  readonly choice: OrgSelection | null;
  readonly menu: readonly MenuNode[];
  readonly permissions: PermissionLists | null;
  readonly dictionaries: DictionaryMap;
  readonly loginFailure: LocalizedText | null;
  readonly loginCallFailure: HttpFailure | null;
  readonly loginWay: LoginWay | null;
  readonly challenge: LoginChallenge;
  readonly picture: CaptchaPicture | null;
  readonly end: SessionEnd | null;
}

/** Stored by an earlier window. */
export type AuthInput = KeptSignIn;

/** With `hasExpired` where this window was reloaded because its session had ended. */
export interface AuthStart extends AuthInput {
  readonly hasExpired: boolean;
}

export function authStartingContext({ session, pending, dictionaries, hasExpired }: AuthStart): AuthContext {
  return {
    session,
    request: null,
    secondStep: null,
    choice: session === null ? null : startedChoice(pending),
    menu: [],
    permissions: null,
    dictionaries,
    loginFailure: null,
    loginCallFailure: null,
    loginWay: null,
    challenge: 'none',
    picture: null,
    end: hasExpired && session === null ? 'expired' : null,
  };
}
