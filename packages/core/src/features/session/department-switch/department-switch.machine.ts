import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import type { DepartmentChoice } from '../../../contract/index.ts';
import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import {
  isSomethingToChoose,
  noChoice,
  departmentNoticeOf,
  departmentRefusalOf,
  withDepartments,
  type DepartmentsAnswer,
  type DepartmentSwitchState,
  type SwitchAnswer,
} from './department-switch.model.ts';
import type { DepartmentSwitchEmitted, DepartmentSwitchEvent } from './department-switch.types.ts';

export interface DepartmentSwitchContext {
  readonly state: DepartmentSwitchState;
  readonly isClosable: boolean;
}

export const departmentSwitchMachine = setup({
  types: machineTypes<{
    context: DepartmentSwitchContext;
    events: DepartmentSwitchEvent;
    emitted: DepartmentSwitchEmitted;
    input: Pick<DepartmentSwitchContext, 'isClosable'>;
  }>(),
  actors: {
    requestDepartments: fromPromise<DepartmentsAnswer>(notProvided('departmentSwitch')),
    selectDepartment: fromPromise<SwitchAnswer, DepartmentChoice>(notProvided('departmentSwitch')),
  },
  guards: {
    isSomethingToChoose: (_, answer: DepartmentsAnswer) => isSomethingToChoose(answer),
    isAccepted: (_, answer: SwitchAnswer) => answer.ok,
    isChosen: ({ context }) => context.state.chosen !== null,
    isClosable: ({ context }) => context.isClosable,
  },
  actions: {
    reset: assign((_, username: string) => ({ state: noChoice(username) })),
    rememberDepartments: assign(({ context }, answer: DepartmentsAnswer) => ({
      state: withDepartments(context.state, answer),
    })),
    choose: assign(({ context }, orgCode: string) => ({
      state: { ...context.state, chosen: orgCode, isMissing: false },
    })),
    markMissing: assign(({ context }) => ({ state: { ...context.state, isMissing: true } })),
    tellRefusal: enqueueActions(({ enqueue }, answer: DepartmentsAnswer) => {
      const notice = departmentRefusalOf(answer);
      if (notice !== null) enqueue.emit({ type: 'notice.raised', notice });
    }),
    tellAnswer: enqueueActions(({ enqueue }, answer: SwitchAnswer) => {
      if (answer.ok) enqueue.emit({ type: 'department.switched', user: answer.value.result.userInfo });
      const notice = departmentNoticeOf(answer);
      if (notice !== null) enqueue.emit({ type: 'notice.raised', notice });
    }),
  },
}).createMachine({
  id: 'departmentSwitch',
  context: ({ input }) => ({ state: noChoice(''), isClosable: input.isClosable }),
  initial: 'closed',
  states: {
    closed: {
      entry: { type: 'reset', params: '' },
      on: {
        'dialog.show': { target: 'loading', actions: { type: 'reset', params: ({ event }) => event.username } },
      },
    },
    loading: {
      invoke: {
        src: 'requestDepartments',
        onDone: [
          {
            guard: { type: 'isSomethingToChoose', params: output },
            target: 'choosing',
            actions: { type: 'rememberDepartments', params: output },
          },
          { target: 'closed', actions: { type: 'tellRefusal', params: output } },
        ],
      },
    },
    choosing: {
      on: {
        'department.choose': { actions: { type: 'choose', params: ({ event }) => event.orgCode } },
        'choice.confirm': [{ guard: 'isChosen', target: 'submitting' }, { actions: 'markMissing' }],
        'dialog.close': { guard: 'isClosable', target: 'closed' },
      },
    },
    submitting: {
      invoke: {
        src: 'selectDepartment',
        input: ({ context: { state } }) => ({ orgCode: state.chosen ?? '', username: state.username }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'closed',
            actions: { type: 'tellAnswer', params: output },
          },
          { target: 'choosing', actions: { type: 'tellAnswer', params: output } },
        ],
      },
    },
  },
});
