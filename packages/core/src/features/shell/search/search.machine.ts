import { assign, emit, setup } from 'xstate';

import { machineTypes } from '../../../machine/index.ts';
import {
  choiceOf,
  nothingFound,
  withChosenResult,
  withFound,
  withFoundAnew,
  type ChoiceMove,
  type GlobalSearchState,
} from './search.model.ts';
import type { GlobalSearchEmitted, GlobalSearchEvent, SearchItem, Found } from './search.types.ts';

/** Sent by the service when the search items or their spelling changed. */
type GlobalSearchChange =
  | { readonly type: 'items.changed'; readonly items: readonly SearchItem[] }
  | { readonly type: 'spellings.arrived' };

interface GlobalSearchContext {
  readonly state: GlobalSearchState;
  readonly find: (items: readonly SearchItem[], words: string) => readonly Found[];
}

export const globalSearchMachine = setup({
  types: machineTypes<{
    context: GlobalSearchContext;
    events: GlobalSearchEvent | GlobalSearchChange;
    emitted: GlobalSearchEmitted;
    input: Pick<GlobalSearchContext, 'find'>;
  }>(),
  guards: {
    hasChoice: ({ context }, key: string | null) => choiceOf(context.state, key) !== undefined,
  },
  actions: {
    rememberItems: assign(({ context }, items: readonly SearchItem[]) => ({ state: { ...context.state, items } })),
    rememberWords: assign(({ context }, words: string) => ({ state: { ...context.state, words } })),
    find: assign(({ context: { state, find } }) => ({ state: withFound(state, find(state.items, state.words)) })),
    findAnew: assign(({ context: { state, find } }) => ({
      state: withFoundAnew(state, find(state.items, state.words)),
    })),
    moveChoice: assign(({ context }, move: ChoiceMove) => ({ state: withChosenResult(context.state, move) })),
    forgetWords: assign(({ context }) => ({ state: { ...nothingFound, items: context.state.items } })),
    tellChoice: emit(({ context }, key: string | null): GlobalSearchEmitted => {
      const choice = choiceOf(context.state, key);
      if (choice === undefined) throw new Error('Nothing is selected: the guard hasChoice is missing');
      return { type: 'target.chosen', target: choice.target };
    }),
    prepareSpellings: () => {},
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ state: nothingFound, find: input.find }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetWords',
      on: {
        'items.changed': { actions: { type: 'rememberItems', params: ({ event }) => event.items } },
        'search.open': 'open',
        'words.type': { target: 'open', actions: { type: 'rememberWords', params: ({ event }) => event.words } },
      },
    },
    open: {
      entry: ['prepareSpellings', 'find'],
      on: {
        'items.changed': {
          actions: [{ type: 'rememberItems', params: ({ event }) => event.items }, 'prepareSpellings', 'findAnew'],
        },
        'spellings.arrived': { actions: 'findAnew' },
        'words.type': { actions: [{ type: 'rememberWords', params: ({ event }) => event.words }, 'find'] },
        'choice.move': { actions: { type: 'moveChoice', params: ({ event }) => event.to } },
        'choice.confirm': {
          guard: { type: 'hasChoice', params: ({ event }) => event.key ?? null },
          target: 'closed',
          actions: { type: 'tellChoice', params: ({ event }) => event.key ?? null },
        },
        'search.close': 'closed',
      },
    },
  },
});
