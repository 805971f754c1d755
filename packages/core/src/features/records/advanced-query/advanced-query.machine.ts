import { assign, enqueueActions, fromCallback, setup, type SnapshotFrom } from 'xstate';

import type { Notice } from '../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import type { Condition } from '../../../resources/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import {
  editedLines,
  isInForce,
  judgedName,
  loadedState,
  noLines,
  preparedLines,
  runOf,
  savedState,
  savingObstacle,
  stateInForce,
  success,
  tidiedLines,
  warning,
  type AdvancedQueryState,
  type EditingEvent,
} from './advanced-query.model.ts';
import type { AdvancedQueryEmitted, AdvancedQueryEvent } from './advanced-query.types.ts';
import { EMPTY_ROOT } from './query-lines.model.ts';
import { isSaved } from './saved-queries.model.ts';
import { wantedNames, withNames, type WantedNames } from './value-names.model.ts';

/** Asks what rows of another resource are called. */
export interface NamesQuestion {
  readonly type: 'names.ask';
  readonly wanted: WantedNames;
}

export interface NamesFound {
  readonly type: 'names.found';
  readonly field: string;
  readonly texts: Readonly<Record<string, string>>;
}

export type AdvancedQueryInput = Pick<AdvancedQueryState, 'resource' | 'fields' | 'now' | 'saved'>;

export const advancedQueryMachine = setup({
  types: machineTypes<{
    context: AdvancedQueryState;
    events: AdvancedQueryEvent | NamesFound;
    emitted: AdvancedQueryEmitted;
    input: AdvancedQueryInput;
  }>(),
  actors: { readNames: fromCallback<NamesQuestion>(notProvided('advancedQuery')) },
  guards: {
    hasQuery: ({ context }) => context.inForce !== null,
    hasLines: ({ context }) => context.inForce === null && context.root.members.length > 0,
    hasNothing: ({ context }) => context.inForce === null && context.root.members.length === 0,
    isOther: ({ context }, condition: Condition | null) => !isInForce(context, condition),
    canRun: ({ context }) => runOf(context).ok,
    canSave: ({ context }) => savingObstacle(context) === null,
    isNameWrong: ({ context }) => judgedName(context) !== null,
    isNameTaken: ({ context }) => isSaved(context.saved, context.name),
    isReadable: ({ context }, title: string) => loadedState(context, title) !== undefined,
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
    askForName: assign({ name: '', nameError: null }),
    takeName: assign((_, name: string) => ({ name, nameError: null })),
    showNameError: assign(({ context }) => ({ nameError: judgedName(context) })),
    save: assign(({ context }) => savedState(context)),
    rememberTitle: assign((_, title: string) => ({ title })),
    load: assign(({ context }, title: string) => loadedState(context, title) ?? {}),
    forgetSaved: assign(({ context }) => ({ saved: context.saved.filter(({ title }) => title !== context.title) })),
    tell: enqueueActions(({ enqueue }, notice: Notice) => {
      enqueue.emit({ type: 'notice.raised', notice });
    }),
  },
}).createMachine({
  id: 'advancedQuery',
  context: ({ input }) => ({
    ...input,
    root: EMPTY_ROOT,
    used: 0,
    inForce: null,
    errors: {},
    problem: null,
    names: {},
    name: '',
    nameError: null,
    title: '',
  }),
  type: 'parallel',
  invoke: { id: 'readNames', src: 'readNames' },
  on: {
    'query.adopt': {
      guard: { type: 'isOther', params: ({ event }) => event.condition },
      actions: [{ type: 'adopt', params: ({ event }) => event.condition }, 'askNames'],
    },
    'names.found': { actions: { type: 'takeNames', params: ({ event }) => event } },
  },
  states: {
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
          on: { 'dialog.open': { target: 'editing', actions: 'prepare' }, 'query.reset': { actions: 'reset' } },
        },
        editing: {
          on: {
            'line.add': { actions: { type: 'edit', params: ({ event }) => event } },
            'group.add': { actions: { type: 'edit', params: ({ event }) => event } },
            'member.remove': { actions: { type: 'edit', params: ({ event }) => event } },
            'field.choose': { actions: { type: 'edit', params: ({ event }) => event } },
            'rule.choose': { actions: { type: 'edit', params: ({ event }) => event } },
            'value.change': { actions: { type: 'edit', params: ({ event }) => event } },
            'value.leave': { actions: { type: 'edit', params: ({ event }) => event } },
            'match.choose': { actions: { type: 'edit', params: ({ event }) => event } },
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
            'saved.load': [
              {
                guard: { type: 'isReadable', params: ({ event }) => event.title },
                actions: { type: 'load', params: ({ event }) => event.title },
              },
              { actions: { type: 'tell', params: () => warning(messages.unreadableSaved) } },
            ],
            'saved.remove': {
              target: 'removing',
              actions: { type: 'rememberTitle', params: ({ event }) => event.title },
            },
          },
        },
        naming: {
          on: {
            'name.type': { actions: { type: 'takeName', params: ({ event }) => event.name } },
            'naming.submit': [
              { guard: 'isNameWrong', actions: 'showNameError' },
              {
                guard: 'isNameTaken',
                target: 'overwriting',
                actions: { type: 'rememberTitle', params: ({ context }) => context.name.trim() },
              },
              { target: 'editing', actions: ['save', { type: 'tell', params: () => success(messages.saved) }] },
            ],
            'question.cancel': 'editing',
          },
        },
        overwriting: {
          on: {
            'question.confirm': {
              target: 'editing',
              actions: ['save', { type: 'tell', params: () => success(messages.saved) }],
            },
            'question.cancel': 'naming',
          },
        },
        removing: {
          on: {
            'question.confirm': { target: 'editing', actions: 'forgetSaved' },
            'question.cancel': 'editing',
          },
        },
      },
    },
  },
});

export type AdvancedQuerySnapshot = SnapshotFrom<typeof advancedQueryMachine>;
