import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { secondFactorEndpoints } from '../../../contract/index.ts';
import { failureText, type HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { AuthService } from '../auth/index.ts';
import { enrolmentMachine } from './enrolment.machine.ts';
import { enrolmentFacts, type BeginAnswer, type ConfirmAnswer } from './enrolment.model.ts';
import { codeOnWire } from './second-factor.model.ts';
import type { EnrolmentEmitted, EnrolmentEvent, EnrolmentFacts } from './second-factor.types.ts';

export type EnrolmentService = Service<EnrolmentFacts, EnrolmentEvent, EnrolmentEmitted>;

export interface EnrolmentDependencies {
  readonly client: HttpClient;
}

/** The dialog 启用两步验证 of a signed-in person, initially closed. */
export function createEnrolment({ client }: EnrolmentDependencies): EnrolmentService {
  const machine = enrolmentMachine.provide({
    actors: {
      requestSecret: fromPromise<BeginAnswer, string>(async ({ input: password }) =>
        mapResult(
          await client.call(secondFactorEndpoints.begin, { body: { password }, isQuiet: true }),
          ({ result }) => result,
        ),
      ),
      confirmCode: fromPromise<ConfirmAnswer, string>(async ({ input }) =>
        mapResult(
          await client.call(secondFactorEndpoints.confirm, { body: { code: codeOnWire(input) }, isQuiet: true }),
          ({ result: { recoveryCodes } }) => ({ recoveryCodes, login: null }),
        ),
      ),
    },
  });
  const actor = createActor(machine, { input: { isOfSignIn: false } });
  actor.start();
  return serviceFromActor(actor, enrolmentView);
}

export interface SignInStepDependencies extends EnrolmentDependencies {
  readonly auth: Pick<AuthService, 'facts' | 'send'>;
}

/** Enrolling as the second step of a sign-in, because a role requires it. Starts with a new secret. */
export function createSignInEnrolment({ client, auth }: SignInStepDependencies): EnrolmentService {
  const ticket = auth.facts().secondStep?.ticket ?? '';
  const machine = enrolmentMachine.provide({
    actors: {
      requestSecret: fromPromise<BeginAnswer, string>(async () =>
        mapResult(
          await client.call(secondFactorEndpoints.signInBegin, { body: { ticket }, isQuiet: true }),
          ({ result }) => result,
        ),
      ),
      confirmCode: fromPromise<ConfirmAnswer, string>(async ({ input }) =>
        mapResult(
          await client.call(secondFactorEndpoints.signInConfirm, {
            body: { ticket, code: codeOnWire(input) },
            isQuiet: true,
          }),
          ({ result }) => result,
        ),
      ),
    },
    actions: {
      finish: ({ context: { login } }) => {
        if (login !== null) auth.send({ type: 'secondFactor.proved', login });
      },
      leave: (_, answer) =>
        auth.send({
          type: 'secondFactor.leave',
          reason: answer === null || answer.ok ? null : failureText(answer.error),
        }),
    },
  });
  const actor = createActor(machine, { input: { isOfSignIn: true } });
  actor.start();
  return serviceFromActor(actor, enrolmentView);
}

function enrolmentView({ value, context }: SnapshotFrom<typeof enrolmentMachine>): EnrolmentFacts {
  return enrolmentFacts(value === 'deciding' ? 'beginning' : value, context);
}
