import { assign, enqueueActions, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';

import type { ViewLayout } from '../../../contract/index.ts';
import type { Notice } from '../../../kernel/index.ts';
import { failureText } from '../../../http/index.ts';
import { given, machineTypes, notProvided, output } from '../../../machine/index.ts';
import type { Condition } from '../../../resources/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import {
  beginning,
  editedLines,
  isInForce,
  noLines,
  preparedLines,
  runOf,
  savingObstacle,
  stateInForce,
  success,
  tidiedLines,
  warning,
  type AdvancedQueryInput,
  type AdvancedQueryState,
  type EditingEvent,
  type LibraryChange,
} from './advanced-query.model.ts';
import type { AdvancedQueryEmitted, AdvancedQueryEvent } from './advanced-query.types.ts';
import { usableCondition } from './saved-queries.model.ts';
import {
  changedLibrary,
  changeNotice,
  defaultQuery,
  isNameTaken,
  isOutOfReach,
  judgedName,
  keptOnDevice,
  keyOfName,
  loadedState,
  savedWithKey,
  savingChange,
  takingOver,
  typedName,
  unnamed,
  unsavedReason,
  withoutStored,
  type ChangeOutcome,
  type LibraryRead,
} from './saving.model.ts';
import { wantedNames, withNames, type NamesFound, type NamesQuestion } from './value-names.model.ts';

export const advancedQueryMachine = setup({
  types: machineTypes<{
    context: AdvancedQueryState & Pick<AdvancedQueryInput, 'takesDefault'>;
    events: AdvancedQueryEvent | NamesFound;
    emitted: AdvancedQueryEmitted;
    input: AdvancedQueryInput;
  }>(),
  actors: {
    readNames: fromCallback<NamesQuestion>(notProvided('advancedQuery')),
    readLibrary: fromPromise<LibraryRead, number>(notProvided('advancedQuery')),
    changeLibrary: fromPromise<ChangeOutcome, LibraryChange | null>(notProvided('advancedQuery')),
  },
  guards: {
    hasQuery: ({ context }) => context.inForce !== null,
    hasLines: ({ context }) => context.inForce === null && context.root.members.length > 0,
    hasNothing: ({ context }) => context.inForce === null && context.root.members.length === 0,
    isOther: ({ context }, condition: Condition | null) => !isInForce(context, condition),
    canRun: ({ context }) => runOf(context).ok,
    canSave: ({ context }) => savingObstacle(context) === null,
    isNameWrong: ({ context }) => judgedName(context) !== null,
    isNameTaken: ({ context }) => isNameTaken(context),
    isKeptByAccount: ({ context }) => context.isAccount,
    isOfAccount: ({ context }) => savedWithKey(context, context.key)?.place === 'account',
    isRead: (_, { answer }: LibraryRead) => answer.ok,
    isLost: (_, outcome: ChangeOutcome) => {
      const reason = unsavedReason(outcome);
      return reason !== null && isOutOfReach(reason);
    },
    isRefusedName: (_, outcome: ChangeOutcome) => unsavedReason(outcome) !== null,
  },
  actions: {
    edit: assign(({ context }, event: EditingEvent) => editedLines(context, event)),
    prepare: assign(({ context }) => preparedLines(context)),
    tidy: assign(({ context }) => tidiedLines(context)),
    adopt: assign(({ context }, condition: Condition | null) => stateInForce(context, condition)),
    askNames: enqueueActions(({ context, enqueue }) => {
      for (const wanted of wantedNames(context.resource, context.inForce, context.names))
        enqueue.sendTo('readNames', { type: 'names.ask', wanted });
    }),
    takeNames: assign(({ context }, { field, texts }: NamesFound) => ({
      names: withNames(context.names, field, texts),
    })),
    run: enqueueActions(({ context, enqueue }) => {
      const outcome = runOf(context);
      if (!outcome.ok) return;
      enqueue.assign(stateInForce(context, outcome.value));
      enqueue.emit({ type: 'query.changed', condition: outcome.value });
    }),
    refuseRun: enqueueActions(({ context, enqueue }) => {
      const outcome = runOf(context);
      if (outcome.ok) return;
      const { errors, problem } = outcome.error;
      enqueue.assign({ errors, problem });
      const [first] = Object.keys(errors);
      if (first !== undefined) enqueue.emit({ type: 'line.refused', id: first });
      else if (problem === null) enqueue.emit({ type: 'notice.raised', notice: warning(messages.emptyQuery) });
    }),
    reset: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ ...noLines, inForce: null });
      if (context.inForce !== null) enqueue.emit({ type: 'query.changed', condition: null });
    }),
    askForName: assign(unnamed),
    takeName: assign(({ context }, name: string) => typedName(context, name)),
    chooseRole: assign((_, roleId: string | null) => ({ roleId })),
    chooseDefault: assign((_, isDefault: boolean) => ({ isDefault })),
    takeLayout: assign((_, offered: ViewLayout) => ({ offered })),
    chooseLayout: assign((_, isLayoutKept: boolean) => ({ isLayoutKept })),
    showNameError: assign(({ context }) => ({ nameError: judgedName(context) })),
    saveOnDevice: assign(({ context }) => keptOnDevice(context)),
    rememberKey: assign((_, key: string) => ({ key })),
    load: enqueueActions(({ context, enqueue }, key: string) => {
      const loaded = loadedState(context, key);
      if (loaded.ok) enqueue.assign(loaded.value);
      else enqueue.emit({ type: 'notice.raised', notice: warning(loaded.error) });
    }),
    forgetStored: assign(({ context }) => withoutStored(context)),
    ask: assign((_, change: LibraryChange | null) => ({ change })),
    takeLibrary: assign(({ context }, { turn, answer }: LibraryRead) =>
      answer.ok && turn === context.turn ? answer.value : {},
    ),
    reachAccount: assign({ isAccount: true }),
    loseAccount: assign({ isAccount: false }),
    takeChange: assign(({ context }, outcome: ChangeOutcome) => changedLibrary(context, outcome)),
    showRefusal: assign((_, { answer }: ChangeOutcome) => ({
      change: null,
      nameError: answer.ok ? null : failureText(answer.error),
    })),
    tellChange: enqueueActions(({ enqueue }, outcome: ChangeOutcome) => {
      const notice = changeNotice(outcome);
      if (notice !== null) enqueue.emit({ type: 'notice.raised', notice });
    }),
    applySaved: enqueueActions(({ context, enqueue }, key: string) => {
      const usable = usableCondition(context.resource, savedWithKey(context, key), context.now());
      if (!usable.ok) return enqueue.emit({ type: 'notice.raised', notice: warning(usable.error) });
      enqueue.assign(stateInForce(context, usable.value));
      enqueue.emit({ type: 'query.changed', condition: usable.value });
      return undefined;
    }),
    applyDefault: enqueueActions(({ context, enqueue }) => {
      const found = defaultQuery(context);
      const isFree = context.takesDefault && context.inForce === null && context.root.members.length === 0;
      enqueue.assign({ takesDefault: false });
      if (found === undefined || !isFree) return;
      const usable = usableCondition(context.resource, found, context.now());
      if (!usable.ok)
        return enqueue.emit({ type: 'notice.raised', notice: warning(messages.brokenDefault(found.title)) });
      enqueue.assign(stateInForce(context, usable.value));
      enqueue.emit({ type: 'query.changed', condition: usable.value, isOpening: true });
      return undefined;
    }),
    tell: enqueueActions(({ enqueue }, notice: Notice) => {
      enqueue.emit({ type: 'notice.raised', notice });
    }),
  },
}).createMachine({
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
