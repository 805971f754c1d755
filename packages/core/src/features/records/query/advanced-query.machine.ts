import type { SnapshotFrom } from 'xstate';

import { given, output } from '../../../machine/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import { beginning, savingObstacle, success, warning } from './advanced-query.model.ts';
import { keyOfName, savingChange, takingOver } from './saving.model.ts';
import { advancedQuerySetup } from './advanced-query.setup.ts';

export const advancedQueryMachine = advancedQuerySetup.createMachine({
  id: 'advancedQuery',
  context: ({ input }) => beginning(input),
  type: 'parallel',
  invoke: { id: 'readNames', src: 'readNames' },
  on: {
    'query.adopt': {
      guard: { type: 'isOther', params: ({ event }) => event.condition },
      actions: [{ type: 'adopt', params: ({ event }) => event.condition }, 'askNames'],
    },
    'layout.offer': { actions: { type: 'takeLayout', params: ({ event }) => event.layout } },
    'names.found': { actions: { type: 'takeNames', params: given } },
  },
  states: {
    library: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'readLibrary',
            input: ({ context }) => context.turn,
            onDone: [
              {
                guard: { type: 'isRead', params: output },
                target: 'account',
                actions: [{ type: 'takeLibrary', params: output }, 'reachAccount', 'applyDefault'],
              },
              { target: 'device', actions: 'loseAccount' },
            ],
          },
        },
        account: { on: { 'dialog.open': 'loading' } },
        device: { on: { 'dialog.open': 'loading' } },
      },
    },
    query: {
      initial: 'empty',
      states: {
        empty: {
          always: [
            { guard: 'hasQuery', target: 'active' },
            { guard: 'hasLines', target: 'building' },
          ],
        },
        building: {
          always: [
            { guard: 'hasQuery', target: 'active' },
            { guard: 'hasNothing', target: 'empty' },
          ],
        },
        active: {
          always: [
            { guard: 'hasLines', target: 'building' },
            { guard: 'hasNothing', target: 'empty' },
          ],
        },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'dialog.open': { target: 'editing', actions: 'prepare' },
            'query.reset': { actions: 'reset' },
            'saved.apply': {
              actions: [{ type: 'applySaved', params: ({ event }) => event.key }, 'askNames'],
            },
          },
        },
        editing: {
          on: {
            'line.add': { actions: { type: 'edit', params: given } },
            'group.add': { actions: { type: 'edit', params: given } },
            'member.remove': { actions: { type: 'edit', params: given } },
            'field.choose': { actions: { type: 'edit', params: given } },
            'rule.choose': { actions: { type: 'edit', params: given } },
            'value.change': { actions: { type: 'edit', params: given } },
            'variable.choose': { actions: { type: 'edit', params: given } },
            'value.leave': { actions: { type: 'edit', params: given } },
            'match.choose': { actions: { type: 'edit', params: given } },
            'query.run': [
              { guard: 'canRun', target: 'closed', actions: ['run', 'askNames'] },
              { actions: 'refuseRun' },
            ],
            'query.reset': { actions: ['reset', 'prepare'] },
            'dialog.close': { target: 'closed', actions: 'tidy' },
            'naming.open': [
              { guard: 'canSave', target: 'naming', actions: 'askForName' },
              {
                actions: {
                  type: 'tell',
                  params: ({ context }) => warning(savingObstacle(context) ?? messages.emptySave),
                },
              },
            ],
            'saved.load': { actions: { type: 'load', params: ({ event }) => event.key } },
            'saved.remove': {
              target: 'removing',
              actions: { type: 'rememberKey', params: ({ event }) => event.key },
            },
            'saved.default': {
              target: 'keeping',
              actions: {
                type: 'ask',
                params: ({ event: { key, isDefault } }) => ({ kind: 'default', key, isDefault }),
              },
            },
            'device.takeOver': {
              guard: 'isKeptByAccount',
              target: 'keeping',
              actions: { type: 'ask', params: ({ context }) => takingOver(context) },
            },
          },
        },
        naming: {
          on: {
            'name.type': { actions: { type: 'takeName', params: ({ event }) => event.name } },
            'role.choose': { actions: { type: 'chooseRole', params: ({ event }) => event.roleId } },
            'default.choose': { actions: { type: 'chooseDefault', params: ({ event }) => event.isDefault } },
            'layout.choose': { actions: { type: 'chooseLayout', params: ({ event }) => event.isKept } },
            'naming.submit': [
              { guard: 'isNameWrong', actions: 'showNameError' },
              {
                guard: 'isNameTaken',
                target: 'overwriting',
                actions: { type: 'rememberKey', params: ({ context }) => keyOfName(context) },
              },
              { target: 'saving' },
            ],
            'question.cancel': 'editing',
          },
        },
        overwriting: {
          on: {
            'question.confirm': 'saving',
            'question.cancel': 'naming',
          },
        },
        removing: {
          on: {
            'question.confirm': [
              {
                guard: 'isOfAccount',
                target: 'keeping',
                actions: { type: 'ask', params: ({ context: { key } }) => ({ kind: 'remove', key }) },
              },
              { target: 'editing', actions: 'forgetStored' },
            ],
            'question.cancel': 'editing',
          },
        },
        saving: {
          always: [
            {
              guard: 'isKeptByAccount',
              target: 'keeping',
              actions: { type: 'ask', params: ({ context }) => savingChange(context) },
            },
            {
              target: 'editing',
              actions: ['saveOnDevice', { type: 'tell', params: () => success(messages.saved) }],
            },
          ],
        },
        keeping: {
          invoke: {
            src: 'changeLibrary',
            input: ({ context }) => context.change,
            onDone: [
              {
                guard: { type: 'isLost', params: output },
                target: 'editing',
                actions: [
                  { type: 'ask', params: () => null },
                  'saveOnDevice',
                  { type: 'tell', params: () => warning(messages.savedOnDevice) },
                ],
              },
              {
                guard: { type: 'isRefusedName', params: output },
                target: 'naming',
                actions: { type: 'showRefusal', params: output },
              },
              {
                target: 'editing',
                actions: [
                  { type: 'takeChange', params: output },
                  { type: 'tellChange', params: output },
                ],
              },
            ],
          },
        },
      },
    },
  },
});

export type AdvancedQuerySnapshot = SnapshotFrom<typeof advancedQueryMachine>;
