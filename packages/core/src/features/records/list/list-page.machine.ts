import type { SnapshotFrom } from 'xstate';

import { given, output } from '../../../machine/index.ts';
import {
  loadNotice,
  openedList,
  pagedQuery,
  queryAfterSaving,
  removalAskedAbout,
  removalNotice,
  removalObstacle,
  rowRemoval,
  searchedQuery,
  selectionRemoval,
  sortedQuery,
} from './list-page.model.ts';
import { withMaskedSearch } from './list-address.ts';
import { clearedQuery, withCondition, withView } from './list-query.model.ts';
import { presetSearch } from './search-reading.model.ts';
import { openedBranch, reopenedBranches } from './tree-branches.model.ts';
import { listPageSetup } from './list-page.setup.ts';

export const listPageMachine = listPageSetup.createMachine({
  id: 'listPage',
  context: ({ input }) => openedList(input),
  type: 'parallel',
  invoke: { id: 'readBranches', src: 'readBranches' },
  on: {
    'branch.toggle': [
      {
        guard: { type: 'isOpen', params: ({ event }) => event.id },
        actions: { type: 'closeBranch', params: ({ event }) => event.id },
      },
      {
        actions: { type: 'readBranches', params: ({ context, event }) => openedBranch(context.branches, event.id) },
      },
    ],
    'branch.open': {
      actions: { type: 'readBranches', params: ({ context, event }) => openedBranch(context.branches, event.id) },
    },
    'branch.answered': { actions: { type: 'takeBranch', params: given } },
    'view.change': { actions: { type: 'changeQuery', params: ({ context, event }) => withView(context, event) } },
    'selection.change': { actions: { type: 'select', params: ({ event }) => event.ids } },
    'selection.clear': { actions: { type: 'select', params: [] } },
  },
  states: {
    list: {
      initial: 'loading',
      on: {
        'search.type': { actions: { type: 'typeSearch', params: ({ event }) => event.search } },
        'search.preset': {
          actions: { type: 'typeSearch', params: ({ context, event }) => presetSearch(context, event) },
        },
        'search.leave': { actions: { type: 'readSearchField', params: ({ event }) => event.name } },
        'search.submit': [
          {
            guard: { type: 'isReadable', params: ({ event }) => event.search },
            target: '.loading',
            actions: [
              { type: 'readSearch', params: ({ event }) => event.search },
              {
                type: 'changeQuery',
                params: ({ context }) => searchedQuery(context.resource, context.query, context.search.typed),
              },
              'showSearch',
            ],
          },
          { actions: { type: 'readSearch', params: ({ event }) => event.search } },
        ],
        'search.reset': {
          target: '.loading',
          actions: [
            { type: 'changeQuery', params: ({ context }) => searchedQuery(context.resource, context.query, {}) },
            'showSearch',
          ],
        },
        'condition.change': {
          target: '.loading',
          actions: { type: 'changeQuery', params: ({ context, event }) => withCondition(context, event) },
        },
        'conditions.clear': {
          target: '.loading',
          actions: [{ type: 'changeQuery', params: ({ context }) => clearedQuery(context) }, 'showSearch'],
        },
        'page.change': {
          target: '.loading',
          actions: {
            type: 'changeQuery',
            params: ({ context, event }) => pagedQuery(context.query, event.pageNo, event.pageSize),
          },
        },
        'sort.change': {
          target: '.loading',
          actions: {
            type: 'changeQuery',
            params: ({ context, event }) => sortedQuery(context.resource, context.query, event.sorter),
          },
        },
        'row.saved': {
          actions: [
            { type: 'changeQuery', params: ({ context, event }) => queryAfterSaving(context.query, event.isNew) },
            { type: 'markSaved', params: ({ event }) => event.id },
            'readChanged',
          ],
        },
        'address.changed': {
          guard: {
            type: 'isOtherQuery',
            params: ({ context, event }) => withMaskedSearch(context.resource, event.query, context.query),
          },
          target: '.loading',
          actions: [
            {
              type: 'adoptQuery',
              params: ({ context, event }) => withMaskedSearch(context.resource, event.query, context.query),
            },
            'showSearch',
          ],
        },
        'list.refresh': { target: '.loading' },
        'rows.changed': { target: '.loading', actions: 'tellWritten' },
        'neighbour.find': [
          {
            guard: { type: 'isNeighbourHere', params: given },
            actions: { type: 'tellNeighbour', params: given },
          },
          {
            guard: { type: 'isNeighbourOnOtherPage', params: given },
            target: '.loading',
            actions: { type: 'seekNeighbour', params: given },
          },
        ],
        'total.count': { target: '.loading', actions: 'countAll' },
      },
      states: {
        loading: {
          // Re-entering stops the running actor: its call is aborted and its response ignored.
          invoke: {
            src: 'loadRows',
            input: ({ context: { query, isTotalExact } }) => ({ query, isTotalExact }),
            onDone: [
              {
                guard: { type: 'isBeyondEnd', params: output },
                target: 'loading',
                reenter: true,
                actions: { type: 'stepBack', params: output },
              },
              {
                guard: { type: 'isAnswered', params: output },
                target: 'loaded',
                actions: [
                  { type: 'showRows', params: output },
                  { type: 'readBranches', params: ({ context }) => reopenedBranches(context, context.query) },
                  'endSeeking',
                ],
              },
              {
                guard: { type: 'isWarning', params: output },
                target: 'loaded',
                actions: [
                  'forgetFailure',
                  'forgetSought',
                  { type: 'tell', params: ({ event }) => loadNotice(event.output) },
                ],
              },
              {
                target: 'failed',
                actions: [{ type: 'rememberFailure', params: output }, 'forgetSought'],
              },
            ],
          },
        },
        loaded: { on: { 'rows.told': { actions: { type: 'takeTold', params: given } } } },
        failed: {},
      },
    },
    removal: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'row.remove': [
              {
                guard: { type: 'canRemove', params: ({ event }) => rowRemoval(event.id) },
                target: 'confirming',
                actions: { type: 'askAbout', params: ({ event }) => rowRemoval(event.id) },
              },
              {
                actions: {
                  type: 'tell',
                  params: ({ context, event }) => removalObstacle(context, rowRemoval(event.id)),
                },
              },
            ],
            'selection.remove': [
              {
                guard: { type: 'canRemove', params: ({ context }) => selectionRemoval(context) },
                target: 'confirming',
                actions: { type: 'askAbout', params: ({ context }) => selectionRemoval(context) },
              },
              {
                actions: { type: 'tell', params: ({ context }) => removalObstacle(context, selectionRemoval(context)) },
              },
            ],
          },
        },
        /** Asking the server who loses permissions with these rows. */
        weighing: {
          invoke: {
            src: 'requestLosses',
            input: ({ context }) => removalAskedAbout(context),
            onDone: { target: 'confirming', actions: { type: 'rememberLosses', params: output } },
          },
        },
        confirming: {
          always: { guard: 'isUnweighed', target: 'weighing' },
          on: {
            'removal.confirm': 'removing',
            'removal.cancel': { target: 'idle', actions: 'forgetRemoval' },
          },
        },
        removing: {
          invoke: {
            src: 'removeRows',
            input: ({ context }) => removalAskedAbout(context),
            onDone: [
              {
                guard: { type: 'isAnswered', params: output },
                target: 'idle',
                actions: [{ type: 'tellRemoved', params: output }, 'dropRemoved', 'readChanged'],
              },
              {
                target: 'idle',
                actions: ['forgetRemoval', { type: 'tell', params: ({ event }) => removalNotice(event.output) }],
              },
            ],
          },
        },
      },
    },
  },
});

export type ListPageSnapshot = SnapshotFrom<typeof listPageMachine>;
