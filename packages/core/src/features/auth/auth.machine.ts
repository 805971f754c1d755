import { assign, emit, fromPromise, setup } from 'xstate';

import type { DictionaryMap, LoginResult, PermissionResponse, UserInfo } from '../../contract/index.ts';
import { failureText, httpMessages, type HttpFailure } from '../../http/index.ts';
import type { Result } from '../../kernel/index.ts';
import { startingContext, type AuthContext, type AuthInput } from './auth.context.ts';
import {
  challengeAfter,
  loginRequestOf,
  menuProblem,
  missingCredential,
  permissionListsOf,
  REFUSED_PAUSE,
  sessionOf,
  type CaptchaPicture,
  type LoginRequest,
} from './auth.model.ts';
import type { AuthEmitted, AuthEvent, LoginAttempt, SessionEnd } from './auth.types.ts';

const notProvided = (): Promise<never> => Promise.reject(new Error('The auth service provides this actor'));

export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    input: {} as AuthInput,
  },
  actors: {
    requestLogin: fromPromise<Result<LoginResult, HttpFailure>, LoginRequest | null>(notProvided),
    requestPicture: fromPromise<Result<CaptchaPicture, HttpFailure>>(notProvided),
    requestPermissions: fromPromise<Result<PermissionResponse, HttpFailure>>(notProvided),
    requestLogout: fromPromise<Result<unknown, HttpFailure>>(notProvided),
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isMissingCredential: ({ context }, attempt: LoginAttempt) => missingCredential(attempt, context.challenge) !== undefined,
    isCaptchaNeeded: ({ context }) => context.challenge === 'captcha',
    isAccepted: (_, answer: Result<unknown, HttpFailure>) => answer.ok,
    isSameUser: ({ context }, user: UserInfo) => context.session?.user.id === user.id,
    isUsableMenu: (_, answer: Result<PermissionResponse, HttpFailure>) => menuProblem(answer) === undefined,
  },
  actions: {
    rememberRequest: assign(({ context }, attempt: LoginAttempt) => ({
      request: loginRequestOf(attempt, context.picture),
      loginFailure: null,
      end: null,
    })),
    refuseCredentials: assign(({ context }, attempt: LoginAttempt) => ({
      loginFailure: missingCredential(attempt, context.challenge) ?? null,
    })),
    forgetPicture: assign({ picture: null }),
    rememberPicture: assign((_, answer: Result<CaptchaPicture, HttpFailure>) => ({ picture: answer.ok ? answer.value : null })),
    rememberSession: assign((_, answer: Result<LoginResult, HttpFailure>) =>
      answer.ok
        ? {
            session: sessionOf(answer.value),
            dictionaries: answer.value.sysAllDictItems ?? {},
            request: null,
            challenge: 'none' as const,
            picture: null,
          }
        : {},
    ),
    rememberLoginFailure: assign(({ context }, answer: Result<LoginResult, HttpFailure>) => ({
      request: null,
      loginFailure: answer.ok ? null : failureText(answer.error),
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
      menu: [],
      permissions: null,
      dictionaries: {},
      end,
    })),
    keepSession: (_, _answer: Result<LoginResult, HttpFailure>) => {},
    keepPermissions: (_, _answer: Result<PermissionResponse, HttpFailure>) => {},
    keepUser: (_, _user: UserInfo) => {},
    keepDictionaries: (_, _dictionaries: DictionaryMap) => {},
    clearKept: () => {},
    startAfresh: () => {},
    tellRefused: emit((): AuthEmitted => ({ type: 'noticed', notice: { level: 'error', text: httpMessages.unauthorised } })),
    tellMenuFailure: emit((_, answer: Result<PermissionResponse, HttpFailure>): AuthEmitted => ({
      type: 'noticed',
      notice: { level: 'error', text: menuProblem(answer) ?? httpMessages.malformed },
    })),
    tellLogoutFailure: emit((_, failure: HttpFailure): AuthEmitted => ({
      type: 'noticed',
      notice: { level: 'error', text: failureText(failure) },
    })),
    tellLoggedIn: emit(({ context }): AuthEmitted => {
      if (context.session === null) throw new Error('Logged in without a session');
      return { type: 'loggedIn', user: context.session.user };
    }),
    tellLoggedOut: emit((_, end: SessionEnd): AuthEmitted => ({ type: 'loggedOut', end })),
  },
  delays: { refusedPause: REFUSED_PAUSE },
}).createMachine({
  id: 'auth',
  context: ({ input }) => startingContext(input),
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'hasSession', target: 'loadingPermissions' }, { target: 'loggedOut' }],
    },
    loggedOut: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isCaptchaNeeded', target: 'drawing' }, { target: 'waiting' }] },
        waiting: {},
        // A picture is good for one try, so every try that needs one gets its own.
        drawing: {
          entry: 'forgetPicture',
          invoke: {
            src: 'requestPicture',
            onDone: { target: 'waiting', actions: { type: 'rememberPicture', params: ({ event }) => event.output } },
          },
        },
      },
      on: {
        'captcha.refresh': { guard: 'isCaptchaNeeded', target: '.drawing' },
        'login.submit': [
          {
            guard: { type: 'isMissingCredential', params: ({ event }) => event.credentials },
            actions: { type: 'refuseCredentials', params: ({ event }) => event.credentials },
          },
          {
            target: 'loggingIn',
            actions: { type: 'rememberRequest', params: ({ event }) => event.credentials },
          },
        ],
      },
    },
    loggingIn: {
      invoke: {
        src: 'requestLogin',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loadingPermissions',
            actions: [
              { type: 'rememberSession', params: ({ event }) => event.output },
              { type: 'keepSession', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'loggedOut',
            actions: { type: 'rememberLoginFailure', params: ({ event }) => event.output },
          },
        ],
      },
    },
    loadingPermissions: {
      invoke: {
        src: 'requestPermissions',
        onDone: [
          {
            guard: { type: 'isUsableMenu', params: ({ event }) => event.output },
            target: 'loggedIn',
            actions: [
              { type: 'rememberPermissions', params: ({ event }) => event.output },
              { type: 'keepPermissions', params: ({ event }) => event.output },
              'tellLoggedIn',
            ],
          },
          {
            target: 'loggedOut',
            actions: [
              { type: 'tellMenuFailure', params: ({ event }) => event.output },
              { type: 'forgetSession', params: 'menuFailed' },
              'clearKept',
              { type: 'tellLoggedOut', params: 'menuFailed' },
            ],
          },
        ],
      },
    },
    loggedIn: {
      initial: 'working',
      states: {
        working: {
          on: { 'logout.request': 'confirmingLogout', 'menu.refresh': 'refreshing' },
        },
        refreshing: {
          invoke: {
            src: 'requestPermissions',
            onDone: [
              {
                guard: { type: 'isUsableMenu', params: ({ event }) => event.output },
                target: 'working',
                actions: [
                  { type: 'rememberPermissions', params: ({ event }) => event.output },
                  { type: 'keepPermissions', params: ({ event }) => event.output },
                ],
              },
              { target: 'working' },
            ],
          },
          on: { 'logout.request': 'confirmingLogout', 'menu.refresh': { target: 'refreshing', reenter: true } },
        },
        confirmingLogout: {
          on: { 'logout.confirm': '#auth.loggingOut', 'logout.cancel': 'working' },
        },
        // The two ends of a session hear of it once: what comes later changes nothing.
        expired: {
          on: { 'session.renew': '#auth.renewing', 'session.refused': {}, 'session.expired': {} },
        },
        refused: {
          entry: 'tellRefused',
          after: { refusedPause: '#auth.renewing' },
          on: { 'session.refused': {}, 'session.expired': {} },
        },
      },
      on: {
        'session.refused': '.refused',
        'session.expired': '.expired',
        'user.changed': {
          guard: { type: 'isSameUser', params: ({ event }) => event.user },
          actions: [
            { type: 'rememberUser', params: ({ event }) => event.user },
            { type: 'keepUser', params: ({ event }) => event.user },
          ],
        },
        'dictionaries.changed': {
          actions: [
            { type: 'rememberDictionaries', params: ({ event }) => event.dictionaries },
            { type: 'keepDictionaries', params: ({ event }) => event.dictionaries },
          ],
        },
      },
    },
    renewing: {
      always: {
        target: 'loggedOut',
        actions: [
          { type: 'forgetSession', params: 'expired' },
          'clearKept',
          { type: 'tellLoggedOut', params: 'expired' },
          'startAfresh',
        ],
      },
    },
    loggingOut: {
      invoke: {
        src: 'requestLogout',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'leaving',
          },
          {
            target: 'leaving',
            actions: {
              type: 'tellLogoutFailure',
              params: ({ event }) => (event.output.ok ? { kind: 'cancelled' } : event.output.error),
            },
          },
        ],
      },
    },
    leaving: {
      always: {
        target: 'loggedOut',
        actions: [
          { type: 'forgetSession', params: 'signedOut' },
          'clearKept',
          { type: 'tellLoggedOut', params: 'signedOut' },
        ],
      },
    },
  },
});
