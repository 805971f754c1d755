import { assign, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate';

import type { TestMessage } from '../../../contract/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import {
  emptyTest,
  testMessageOf,
  testNotice,
  withTemplate,
  withTestRefusal,
  wrongTestFields,
  type TemplateAnswer,
  type TemplateTestState,
  type TestAnswer,
} from './template-test.model.ts';
import type { TemplateTestEmitted, TemplateTestEvent } from './template-test.types.ts';

export const templateTestMachine = setup({
  types: machineTypes<{
    context: TemplateTestState;
    events: TemplateTestEvent;
    emitted: TemplateTestEmitted;
  }>(),
  actors: {
    readTemplate: fromPromise<TemplateAnswer>(notProvided('templateTest')),
    sendTest: fromPromise<TestAnswer, TestMessage>(notProvided('templateTest')),
  },
  guards: {
    isRead: (_, answer: TemplateAnswer) => answer.ok,
    isAccepted: (_, answer: TestAnswer) => answer.ok,
    isComplete: ({ context }) => wrongTestFields({ ...context, refusal: null }).length === 0,
  },
  actions: {
    takeTemplate: assign(({ context }, answer: TemplateAnswer) =>
      answer.ok ? withTemplate(context, answer.value) : { failure: answer.error },
    ),
    takeReceiver: assign((_, receiver: string) => ({ receiver, refusal: null })),
    takeValue: assign(({ context }, { name, value }: { readonly name: string; readonly value: string }) => ({
      values: { ...context.values, [name]: value },
    })),
    check: assign({ isChecked: true, refusal: null }),
    takeRefusal: assign(({ context }, answer: TestAnswer) => withTestRefusal(context, answer)),
    tellRefused: enqueueActions(({ context, enqueue }) => {
      const fields = wrongTestFields(context);
      if (fields.length > 0) enqueue.emit({ type: 'form.refused', fields });
    }),
    tellAnswer: enqueueActions(({ enqueue }, answer: TestAnswer) => {
      const notice = testNotice(answer);
      if (notice !== null) enqueue.emit({ type: 'notice.raised', notice });
      if (answer.ok) enqueue.emit({ type: 'test.sent' });
    }),
  },
}).createMachine({
  id: 'templateTest',
  context: emptyTest,
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'readTemplate',
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'takeTemplate', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeTemplate', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: { on: { 'template.retry': 'loading' } },
    editing: {
      on: {
        'receiver.change': { actions: { type: 'takeReceiver', params: ({ event }) => event.receiver } },
        'value.change': { actions: { type: 'takeValue', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'isComplete', target: 'sending', actions: 'check' },
          { actions: ['check', 'tellRefused'] },
        ],
      },
    },
    sending: {
      invoke: {
        src: 'sendTest',
        input: ({ context }) => testMessageOf(context),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'sent',
            actions: { type: 'tellAnswer', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: [
              { type: 'takeRefusal', params: ({ event }) => event.output },
              { type: 'tellAnswer', params: ({ event }) => event.output },
              'tellRefused',
            ],
          },
        ],
      },
    },
    sent: { type: 'final' },
  },
});

export type TemplateTestSnapshot = SnapshotFrom<typeof templateTestMachine>;
