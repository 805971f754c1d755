import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';

import type { LoginResult } from '../../../contract/index.ts';
import { formRefusalOf, type HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import { checkFactorCode, isStepOver } from './second-factor.model.ts';
import type { CodeMode, CodeStepEmitted, CodeStepEvent } from './second-factor.types.ts';

export interface CodeStepContext {
  readonly mode: CodeMode;
  readonly value: string;
  readonly error: LocalizedText | null;
  readonly failure: LocalizedText | null;
}

export type CodeStepAnswer = Result<LoginResult, HttpFailure>;

export const codeStepMachine = setup({
  types: machineTypes<{ context: CodeStepContext; events: CodeStepEvent; emitted: CodeStepEmitted }>(),
  actors: { checkCode: fromPromise<CodeStepAnswer, string>(notProvided('codeStep')) },
  guards: {
    isComplete: ({ context }) => checkFactorCode(context.mode, context.value) === null,
    isAccepted: (_, answer: CodeStepAnswer) => answer.ok,
    isStepOver: (_, answer: CodeStepAnswer) => !answer.ok && isStepOver(answer.error),
  },
  actions: {
    chooseMode: assign((_, mode: CodeMode) => ({ mode, value: '', error: null, failure: null })),
    changeValue: assign((_, value: string) => ({ value, error: null })),
    check: assign(({ context }) => ({ error: checkFactorCode(context.mode, context.value), failure: null })),
    forgetFailure: assign({ error: null, failure: null }),
    takeRefusal: assign((_, answer: CodeStepAnswer) => {
      if (answer.ok) return {};
      const { refusals, failure } = formRefusalOf(answer.error, { code: 'code' as const });
      return { error: refusals.code ?? null, failure };
    }),
    tellInvalid: emit({ type: 'form.refused', fields: ['code'] }),
    tellRefused: enqueueActions(({ context, enqueue }) => {
      if (context.error !== null) enqueue.emit({ type: 'form.refused', fields: ['code'] });
    }),
    prove: (_, _answer: CodeStepAnswer) => {},
    leave: (_, _answer: CodeStepAnswer | null) => {},
  },
}).createMachine({
  id: 'codeStep',
  context: { mode: 'authenticator', value: '', error: null, failure: null },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'mode.choose': { actions: { type: 'chooseMode', params: ({ event }) => event.mode } },
        'value.change': { actions: { type: 'changeValue', params: ({ event }) => event.value } },
        'form.submit': [
          { guard: 'isComplete', target: 'checking', actions: 'forgetFailure' },
          { actions: ['check', 'tellInvalid'] },
        ],
        'step.leave': { target: 'done', actions: { type: 'leave', params: null } },
      },
    },
    checking: {
      invoke: {
        src: 'checkCode',
        input: ({ context }) => context.value,
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'done',
            actions: { type: 'prove', params: output },
          },
          {
            guard: { type: 'isStepOver', params: output },
            target: 'done',
            actions: { type: 'leave', params: output },
          },
          {
            target: 'asking',
            actions: [{ type: 'takeRefusal', params: output }, 'tellRefused'],
          },
        ],
      },
    },
    done: {},
  },
});
