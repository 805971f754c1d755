import { createActor, fromPromise } from 'xstate';

import { secondFactorEndpoints } from '../../../contract/index.ts';
import { failureText } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { codeStepMachine, type CodeStepAnswer } from './code-step.machine.ts';
import type { SignInStepDependencies } from './enrolment.service.ts';
import { codeOnWire } from './second-factor.model.ts';
import type { CodeStepEmitted, CodeStepEvent, CodeStepFacts } from './second-factor.types.ts';

export type CodeStepService = Service<CodeStepFacts, CodeStepEvent, CodeStepEmitted>;

/** The second step of a sign-in: the code of the authenticator, or a recovery code. */
export function createCodeStep({ client, auth }: SignInStepDependencies): CodeStepService {
  const ticket = auth.facts().secondStep?.ticket ?? '';
  const machine = codeStepMachine.provide({
    actors: {
      checkCode: fromPromise<CodeStepAnswer, string>(async ({ input }) =>
        mapResult(
          await client.call(secondFactorEndpoints.signIn, { body: { ticket, code: codeOnWire(input) }, isQuiet: true }),
          ({ result }) => result,
        ),
      ),
    },
    actions: {
      prove: (_, answer) => {
        if (answer.ok) auth.send({ type: 'secondFactor.proved', login: answer.value });
      },
      leave: (_, answer) =>
        auth.send({
          type: 'secondFactor.leave',
          reason: answer === null || answer.ok ? null : failureText(answer.error),
        }),
    },
  });
  const actor = createActor(machine);
  actor.start();
  return serviceFromActor(actor, ({ value, context }): CodeStepFacts => ({ status: value, ...context }));
}
