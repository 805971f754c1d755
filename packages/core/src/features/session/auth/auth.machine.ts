import { output } from '../../../machine/index.ts';
import { authStartingContext } from './auth.context.ts';
import { authSetup } from './auth.setup.ts';
import {
  keptOf,
  loginOf,
  onEndedElsewhere,
  onRenewed,
  onReplaced,
  onSignedIn,
  provedOf,
  takeLogin,
  takeProvedLogin,
} from './auth.transitions.ts';

export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => authStartingContext(input),
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'hasSession', target: 'settling' }, { target: 'loggedOut' }],
    },
    loggedOut: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isCaptchaNeeded', target: 'drawing' }, { target: 'waiting' }] },
        waiting: {},
        // A captcha image is valid for one attempt, so every attempt loads a new one.
        drawing: {
          entry: 'forgetPicture',
          invoke: {
            src: 'requestPicture',
            onDone: { target: 'waiting', actions: { type: 'rememberPicture', params: output } },
          },
        },
      },
      on: {
        'kept.changed': onSignedIn,
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
            guard: { type: 'isSecondFactorAsked', params: loginOf },
            target: 'provingSecondFactor',
            actions: { type: 'rememberSecondStep', params: loginOf },
          },
          {
            guard: { type: 'isWithoutDepartment', params: loginOf },
            target: 'settling',
            actions: [...takeLogin, 'tellWithoutDepartment'],
          },
          { guard: { type: 'isAccepted', params: loginOf }, target: 'settling', actions: takeLogin },
          {
            target: 'loggedOut',
            actions: { type: 'rememberLoginFailure', params: output },
          },
        ],
      },
    },
    // The step has a machine of its own, in the feature second-factor; another window may sign in meanwhile.
    provingSecondFactor: {
      on: {
        'secondFactor.proved': [
          {
            guard: { type: 'isWithoutDepartment', params: provedOf },
            target: 'settling',
            actions: [...takeProvedLogin, 'tellWithoutDepartment'],
          },
          { target: 'settling', actions: takeProvedLogin },
        ],
        'secondFactor.leave': {
          target: 'loggedOut',
          actions: { type: 'forgetSecondStep', params: ({ event }) => event.reason },
        },
        'kept.changed': onSignedIn,
      },
    },
    settling: {
      always: [{ guard: 'isSettled', target: 'loadingPermissions' }, { target: 'choosing' }],
    },
    choosing: {
      initial: 'deciding',
      on: {
        'choice.cancel': 'loggingOut',
        'session.refused': { target: 'renewing', actions: 'tellRefused' },
        'session.expired': { target: 'renewing', actions: 'tellRefused' },
        'kept.changed': [
          onEndedElsewhere,
          onReplaced,
          {
            guard: { type: 'isSettledElsewhere', params: keptOf },
            target: 'settling',
            actions: { type: 'takeKept', params: keptOf },
          },
        ],
      },
      states: {
        deciding: { always: [{ guard: 'isTenantUnnamed', target: 'loadingTenants' }, { target: 'asking' }] },
        loadingTenants: {
          invoke: {
            src: 'requestTenants',
            input: ({ context }) => context.choice,
            onDone: [
              {
                guard: { type: 'isAccepted', params: output },
                target: 'weighing',
                actions: { type: 'rememberTenants', params: output },
              },
              { target: 'failed', actions: { type: 'rememberTenants', params: output } },
            ],
          },
        },
        failed: { on: { 'choice.retry': 'loadingTenants' } },
        // Only one of the named tenants, or none, may still exist: then there is nothing to select.
        weighing: { always: [{ guard: 'isChosen', target: 'submitting' }, { target: 'asking' }] },
        asking: {
          on: {
            'choice.department': { actions: { type: 'choose', params: ({ event: { orgCode } }) => ({ orgCode }) } },
            'choice.tenant': { actions: { type: 'choose', params: ({ event: { tenantId } }) => ({ tenantId }) } },
            'choice.confirm': [{ guard: 'isChosen', target: 'submitting' }, { actions: 'markMissing' }],
          },
        },
        submitting: {
          // Before the call, so that it is already sent for this tenant.
          entry: { type: 'persistTenant', params: ({ context }) => context.choice?.tenantId ?? null },
          invoke: {
            src: 'requestOrgSelection',
            input: ({ context }) => ({ choice: context.choice, username: context.session?.user.username ?? '' }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: output },
                target: '#auth.loadingPermissions',
                actions: [
                  { type: 'rememberOrgSelection', params: output },
                  { type: 'persistOrgSelection', params: output },
                  'forgetChoice',
                ],
              },
              { target: 'asking', actions: { type: 'rememberChoiceFailure', params: output } },
            ],
          },
          on: { 'choice.cancel': {} },
        },
      },
    },
    loadingPermissions: {
      on: {
        'kept.changed': [onEndedElsewhere, onReplaced, { ...onRenewed, target: 'loadingPermissions', reenter: true }],
      },
      invoke: {
        src: 'requestPermissions',
        onDone: [
          {
            guard: { type: 'isUsableMenu', params: output },
            target: 'loggedIn',
            actions: [
              { type: 'rememberPermissions', params: output },
              { type: 'persistPermissions', params: output },
              'tellLoggedIn',
            ],
          },
          // Ended from elsewhere before this window opened. Nothing was typed in it: the login page says why, without a reload.
          {
            guard: { type: 'isSessionOver', params: output },
            target: 'loggedOut',
            actions: [
              { type: 'clearKept', params: ({ context }) => context.session },
              { type: 'forgetSession', params: 'expired' },
              { type: 'tellLoggedOut', params: 'expired' },
            ],
          },
          {
            target: 'loggedOut',
            actions: [
              { type: 'tellMenuFailure', params: output },
              { type: 'clearKept', params: ({ context }) => context.session },
              { type: 'forgetSession', params: 'menuFailed' },
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
                guard: { type: 'isUsableMenu', params: output },
                target: 'working',
                actions: [
                  { type: 'rememberPermissions', params: output },
                  { type: 'persistPermissions', params: output },
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
        // Each way of ending the session is handled once; later events have no effect.
        expired: {
          on: {
            'session.renew': '#auth.renewing',
            'session.refused': {},
            'session.expired': {},
            'kept.changed': [{ ...onRenewed, target: 'working' }, onEndedElsewhere, onReplaced],
          },
        },
        refused: {
          entry: 'tellRefused',
          after: { refusedPause: '#auth.renewing' },
          on: {
            'session.refused': {},
            'session.expired': {},
            'kept.changed': [{ ...onRenewed, target: 'working' }, onReplaced, {}],
          },
        },
      },
      on: {
        'session.refused': '.refused',
        'session.expired': '.expired',
        'kept.changed': [onEndedElsewhere, onReplaced, onRenewed],
        'user.changed': {
          guard: { type: 'isSameUser', params: ({ event }) => event.user },
          actions: [
            { type: 'rememberUser', params: ({ event }) => event.user },
            { type: 'persistUser', params: ({ event }) => event.user },
          ],
        },
        'dictionaries.changed': {
          actions: [
            { type: 'rememberDictionaries', params: ({ event }) => event.dictionaries },
            { type: 'persistDictionaries', params: ({ event }) => event.dictionaries },
          ],
        },
      },
    },
    renewing: {
      always: {
        target: 'loggedOut',
        actions: [
          { type: 'clearKept', params: ({ context }) => context.session },
          { type: 'forgetSession', params: 'expired' },
          { type: 'tellLoggedOut', params: 'expired' },
          'startAfresh',
        ],
      },
    },
    loggingOut: {
      // Before the call: else the server may tell the other windows first, and report a session that was taken from them.
      entry: { type: 'tellSigningOut', params: ({ context }) => context.session },
      invoke: {
        src: 'requestLogout',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'leaving',
            actions: { type: 'leaveForOtherSignOut', params: output },
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
          { type: 'clearKept', params: ({ context }) => context.session },
          { type: 'forgetSession', params: 'signedOut' },
          { type: 'tellLoggedOut', params: 'signedOut' },
        ],
      },
    },
  },
});
