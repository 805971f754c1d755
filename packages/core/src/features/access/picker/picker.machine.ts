import { assign, emit, fromPromise, setup } from 'xstate';

import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import {
  accepted,
  afterDialog,
  asking,
  closedPicker,
  filtered,
  openedPicker,
  replaced,
  showing,
  toggled,
  withPage,
  withTexts,
  type PickerState,
} from './picker.model.ts';
import type {
  GivenItem,
  PickAnswer,
  PickedItem,
  PickerEmitted,
  PickerEvent,
  PickerSettings,
  PickQuery,
  PickValue,
  TextsAnswer,
} from './picker.types.ts';

/** Milliseconds without a key press before the source is asked. */
const TYPING_PAUSE = 300;

/** Rows are opaque to the machine: only the source and whoever draws know what they hold. */
export const pickerMachine = setup({
  types: machineTypes<{
    context: { readonly state: PickerState<unknown> };
    events: PickerEvent;
    emitted: PickerEmitted;
    input: PickerSettings;
  }>(),
  actors: {
    requestPage: fromPromise<PickAnswer<unknown>, PickQuery>(notProvided('picker')),
    requestTexts: fromPromise<TextsAnswer, readonly PickValue[]>(notProvided('picker')),
  },
  guards: {
    isRead: (_, answer: PickAnswer<unknown>) => answer.ok,
    isUnnamed: ({ context }) => context.state.unnamed.length > 0,
  },
  actions: {
    startWith: assign(({ context }, given: readonly GivenItem[] | undefined) => ({
      state: openedPicker(context.state, given),
    })),
    show: assign(({ context }, given: readonly GivenItem[]) => ({ state: showing(context.state, given) })),
    ask: assign(({ context }, change: Partial<PickQuery>) => ({ state: asking(context.state, change) })),
    filter: assign(({ context }, { parameter, text }: Extract<PickerEvent, { type: 'filter.type' }>) => ({
      state: filtered(context.state, parameter, text),
    })),
    takePage: assign(({ context }, answer: PickAnswer<unknown>) => ({ state: withPage(context.state, answer) })),
    takeTexts: assign(({ context }, answer: TextsAnswer) => ({ state: withTexts(context.state, answer) })),
    toggle: assign(({ context }, item: PickedItem) => ({ state: toggled(context.state, item) })),
    replace: assign(({ context }, items: readonly PickedItem[]) => ({ state: replaced(context.state, items) })),
    tellChoice: emit(({ context }) => ({ type: 'picker.accepted' as const, items: context.state.chosen })),
    learnTexts: assign(({ context }) => ({ state: accepted(context.state) })),
    forget: assign(({ context }) => ({ state: afterDialog(context.state) })),
  },
}).createMachine({
  id: 'picker',
  context: ({ input }) => ({ state: closedPicker(input) }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      initial: 'deciding',
      on: {
        'picker.open': { target: 'open', actions: { type: 'startWith', params: ({ event }) => event.chosen } },
        'value.show': { target: '.deciding', actions: { type: 'show', params: ({ event }) => event.chosen } },
      },
      states: {
        deciding: { always: [{ guard: 'isUnnamed', target: 'loading' }, { target: 'known' }] },
        loading: {
          invoke: {
            src: 'requestTexts',
            input: ({ context }) => context.state.unnamed,
            onDone: { target: 'known', actions: { type: 'takeTexts', params: output } },
          },
        },
        known: {},
      },
    },
    open: {
      type: 'parallel',
      on: {
        'item.toggle': { actions: { type: 'toggle', params: ({ event }) => event.item } },
        'selection.replace': { actions: { type: 'replace', params: ({ event }) => event.items } },
        'selection.clear': { actions: { type: 'replace', params: [] } },
        'picker.accept': { target: 'closed', actions: ['learnTexts', 'tellChoice'] },
        'picker.cancel': { target: 'closed' },
      },
      states: {
        list: {
          initial: 'loading',
          on: {
            'words.type': {
              target: '.typing',
              actions: { type: 'ask', params: ({ event }) => ({ words: event.words }) },
            },
            'filter.type': { target: '.typing', actions: { type: 'filter', params: ({ event }) => event } },
            'words.search': { target: '.loading', actions: { type: 'ask', params: {} } },
            'search.reset': {
              target: '.loading',
              actions: { type: 'ask', params: { words: '', filters: {}, group: null } },
            },
            'group.choose': {
              target: '.loading',
              actions: { type: 'ask', params: ({ event }) => ({ group: event.group }) },
            },
            'page.turn': {
              target: '.loading',
              actions: { type: 'ask', params: ({ event: { type: _type, ...place } }) => place },
            },
            'list.refresh': { target: '.loading' },
          },
          states: {
            typing: { after: { [TYPING_PAUSE]: 'loading' } },
            // Left for another question, its request is aborted and its answer is not heard.
            loading: {
              invoke: {
                src: 'requestPage',
                input: ({ context }) => ({ ...context.state.query, words: context.state.query.words.trim() }),
                onDone: [
                  {
                    guard: { type: 'isRead', params: output },
                    target: 'shown',
                    actions: { type: 'takePage', params: output },
                  },
                  { target: 'failed', actions: { type: 'takePage', params: output } },
                ],
              },
            },
            shown: {},
            failed: {},
          },
        },
        texts: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isUnnamed', target: 'loading' }, { target: 'known' }] },
            loading: {
              invoke: {
                src: 'requestTexts',
                input: ({ context }) => context.state.unnamed,
                onDone: { target: 'known', actions: { type: 'takeTexts', params: output } },
              },
            },
            known: {},
          },
        },
      },
    },
  },
});
