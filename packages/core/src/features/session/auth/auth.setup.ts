import { assign, emit, fromPromise, setup } from 'xstate';

import type { DictionaryMap, PermissionResponse, UserInfo } from '../../../contract/index.ts';
import { answerFailure, failureText, httpMessages, type HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import type { AuthContext, AuthInput, AuthStart } from './auth.context.ts';
import {
  challengeAfter,
  isSessionOver,
  keptChange,
  loginIn,
  loginRequestOf,
  menuProblem,
  missingCredential,
  permissionListsOf,
  REFUSED_PAUSE,
  secondStepIn,
  sessionOf,
  type CaptchaPicture,
  type LoginAnswer,
  type LoginRequest,
} from './auth.model.ts';
import { authMessages } from './auth.messages.ts';
import {
  isChosen,
  isWithoutDepartment,
  pendingChoiceOf,
  startedChoice,
  withTenants,
  type TenantsAnswer,
} from './org-selection.model.ts';
import type { OrgSelection } from './org-selection.types.ts';
import type { AuthEmitted, AuthEvent, LoginAttempt, Session, SessionEnd } from './auth.types.ts';

/** Additional logout URL; null if none. */
export type LogoutAnswer = Result<string | null, HttpFailure>;

export interface OrgSelectionRequest {
  readonly choice: OrgSelection | null;
  readonly username: string;
}
/** Updated user info after the selection; null if the server was not called. */
export type OrgSelectionAnswer = Result<UserInfo | null, HttpFailure>;

/** Types, actors, guards and actions of the auth machine; `auth.machine.ts` holds the states. */
export const authSetup = setup({
  types: machineTypes<{
    context: AuthContext;
    events: AuthEvent;
    emitted: AuthEmitted;
    input: AuthStart;
  }>(),
  actors: {
    requestLogin: fromPromise<LoginAnswer, LoginRequest | null>(notProvided('auth')),
    requestPicture: fromPromise<Result<CaptchaPicture, HttpFailure>>(notProvided('auth')),
    requestTenants: fromPromise<TenantsAnswer, OrgSelection | null>(notProvided('auth')),
    requestOrgSelection: fromPromise<OrgSelectionAnswer, OrgSelectionRequest>(notProvided('auth')),
    requestPermissions: fromPromise<Result<PermissionResponse, HttpFailure>>(notProvided('auth')),
    requestLogout: fromPromise<LogoutAnswer>(notProvided('auth')),
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isMissingCredential: ({ context }, attempt: LoginAttempt) =>
      missingCredential(attempt, context.challenge) !== undefined,
    isCaptchaNeeded: ({ context }) => context.challenge === 'captcha',
    isAccepted: (_, answer: Result<unknown, HttpFailure>) => answer.ok,
    isSecondFactorAsked: (_, answer: LoginAnswer) => secondStepIn(answer) !== undefined,
    isWithoutDepartment: (_, answer: LoginAnswer) => {
      const login = loginIn(answer);
      return login !== undefined && isWithoutDepartment(login);
    },
    isSameUser: ({ context }, user: UserInfo) => context.session?.user.id === user.id,
    isEndedElsewhere: ({ context }, kept: AuthInput) => keptChange(context.session, kept.session) === 'ended',
    isReplaced: ({ context }, kept: AuthInput) => keptChange(context.session, kept.session) === 'replaced',
    isRenewed: ({ context }, kept: AuthInput) => keptChange(context.session, kept.session) === 'renewed',
    isSettled: ({ context }) => context.choice === null,
    isSettledElsewhere: ({ context }, kept: AuthInput) =>
      kept.pending === null &&
      keptChange(context.session, kept.session) !== 'ended' &&
      context.session?.user.id === kept.session?.user.id,
    isTenantUnnamed: ({ context }) => context.choice?.tenants === null,
    isChosen: ({ context }) => isChosen(context.choice),
    isSessionOver: (_, answer: Result<unknown, HttpFailure>) => !answer.ok && isSessionOver(answer.error),
    isUsableMenu: (_, answer: Result<PermissionResponse, HttpFailure>) => menuProblem(answer) === undefined,
  },
  actions: {
    rememberRequest: assign(({ context }, attempt: LoginAttempt) => ({
      request: loginRequestOf(attempt, context.picture),
      loginWay: attempt.kind ?? 'password',
      loginFailure: null,
      loginCallFailure: null,
      end: null,
    })),
    refuseCredentials: assign(({ context }, attempt: LoginAttempt) => ({
      loginFailure: missingCredential(attempt, context.challenge) ?? null,
      loginCallFailure: null,
      loginWay: attempt.kind ?? 'password',
    })),
    forgetPicture: assign({ picture: null }),
    rememberPicture: assign((_, answer: Result<CaptchaPicture, HttpFailure>) => ({
      picture: answer.ok ? answer.value : null,
    })),
    rememberSession: assign((_, answer: LoginAnswer) => {
      const login = loginIn(answer);
      if (login === undefined) return {};
      return {
        session: sessionOf(login),
        dictionaries: login.sysAllDictItems ?? {},
        request: null,
        secondStep: null,
        challenge: 'none' as const,
        picture: null,
      };
    }),
    rememberSecondStep: assign((_, answer: LoginAnswer) => ({
      secondStep: secondStepIn(answer) ?? null,
      request: null,
      challenge: 'none' as const,
      picture: null,
    })),
    forgetSecondStep: assign((_, failure: LocalizedText | null) => ({ secondStep: null, loginFailure: failure })),
    rememberLoginFailure: assign(({ context }, answer: LoginAnswer) => ({
      request: null,
      loginFailure: answerFailure(answer),
      loginCallFailure: answer.ok ? null : answer.error,
      challenge: answer.ok ? context.challenge : challengeAfter(answer.error, context.challenge),
    })),
    rememberPermissions: assign((_, answer: Result<PermissionResponse, HttpFailure>) =>
      answer.ok ? { menu: answer.value.menu, permissions: permissionListsOf(answer.value) } : {},
    ),
    rememberUser: assign(({ context }, user: UserInfo) =>
      context.session === null ? {} : { session: { ...context.session, user } },
    ),
    rememberDictionaries: assign((_, dictionaries: DictionaryMap) => ({ dictionaries })),
    forgetSession: assign((_, end: SessionEnd) => ({
      session: null,
      request: null,
      choice: null,
      menu: [],
      permissions: null,
      dictionaries: {},
      end,
    })),
    takeKept: assign((_, { session, pending, dictionaries }: AuthInput) => ({
      session,
      secondStep: null,
      choice: startedChoice(pending),
      dictionaries,
      loginFailure: null,
      loginCallFailure: null,
      challenge: 'none' as const,
      picture: null,
      end: null,
    })),
    startChoice: assign((_, answer: LoginAnswer) => {
      const login = loginIn(answer);
      return { choice: login === undefined ? null : startedChoice(pendingChoiceOf(login)) };
    }),
    rememberTenants: assign(({ context }, answer: TenantsAnswer) => ({
      choice: context.choice === null ? null : withTenants(context.choice, answer),
    })),
    choose: assign(({ context }, chosen: { readonly orgCode: string } | { readonly tenantId: string }) => ({
      choice: context.choice === null ? null : { ...context.choice, ...chosen, isMissing: false, failure: null },
    })),
    markMissing: assign(({ context }) => ({
      choice: context.choice === null ? null : { ...context.choice, isMissing: true },
    })),
    rememberChoiceFailure: assign(({ context }, answer: OrgSelectionAnswer) => ({
      choice:
        context.choice === null || answer.ok
          ? context.choice
          : { ...context.choice, failure: failureText(answer.error) },
    })),
    rememberOrgSelection: assign(({ context }, answer: OrgSelectionAnswer) =>
      answer.ok && answer.value !== null && context.session !== null
        ? { session: { ...context.session, user: answer.value } }
        : {},
    ),
    persistOrgSelection: (_, _answer: OrgSelectionAnswer) => {},
    forgetChoice: assign({ choice: null }),
    persistTenant: (_, _tenantId: string | null) => {},
    tellWithoutDepartment: emit((): AuthEmitted => ({
      type: 'notice.raised',
      notice: { level: 'warning', text: authMessages.withoutDepartment },
    })),
    persistSession: (_, _answer: LoginAnswer) => {},
    persistPermissions: (_, _answer: Result<PermissionResponse, HttpFailure>) => {},
    persistUser: (_, _user: UserInfo) => {},
    persistDictionaries: (_, _dictionaries: DictionaryMap) => {},
    tellSigningOut: (_, _session: Session | null) => {},
    clearKept: (_, _session: Session | null) => {},
    clearWindow: () => {},
    leaveForOtherSignOut: (_, _answer: LogoutAnswer) => {},
    startAfresh: () => {},
    tellRefused: emit((): AuthEmitted => ({
      type: 'notice.raised',
      notice: { level: 'error', text: httpMessages.unauthorised },
    })),
    tellEndedElsewhere: emit((): AuthEmitted => ({
      type: 'notice.raised',
      notice: { level: 'warning', text: authMessages.endedElsewhere },
    })),
    tellReplaced: emit((_, { session }: AuthInput): AuthEmitted => ({
      type: 'notice.raised',
      notice: { level: 'warning', text: authMessages.replaced(session?.user.realname ?? '') },
    })),
    tellMenuFailure: emit((_, answer: Result<PermissionResponse, HttpFailure>): AuthEmitted => ({
      type: 'notice.raised',
      notice: { level: 'error', text: menuProblem(answer) ?? httpMessages.malformed },
    })),
    tellLogoutFailure: emit((_, failure: HttpFailure): AuthEmitted => ({
      type: 'notice.raised',
      notice: { level: 'error', text: failureText(failure) },
    })),
    tellLoggedIn: emit(({ context }): AuthEmitted => {
      if (context.session === null) throw new Error('Logged in without a session');
      return { type: 'session.started', user: context.session.user };
    }),
    tellLoggedOut: emit((_, end: SessionEnd): AuthEmitted => ({ type: 'session.ended', end })),
  },
  delays: { refusedPause: REFUSED_PAUSE },
});
