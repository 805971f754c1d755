import { assign, emit, enqueueActions, fromCallback, fromPromise, raise, setup, type SnapshotFrom } from 'xstate';

import { answerFailure } from '../../../http/index.ts';
import type { Notice } from '../../../kernel/index.ts';
import { given, machineTypes, notProvided, output } from '../../../machine/index.ts';
import { lossSubject, rightsLosses, type LossesAnswer } from '../../access/rights-losses/index.ts';
import type { BranchAnswered, BranchQuestion, RemovalAnswer, RowsAnswer, RowsRequest } from './list-page.api.ts';
import {
  isWarningAnswer,
  loadNotice,
  openedList,
  pagedQuery,
  queryAfterSaving,
  queryWithinEnd,
  removalAskedAbout,
  removalNews,
  removalNotice,
  removalObstacle,
  rowRemoval,
  searchedQuery,
  selectionRemoval,
  shownRows,
  sortedQuery,
  stateUnder,
  withoutRemoved,
  type ListPageInput,
  type ListPageState,
  type Removal,
} from './list-page.model.ts';
import { withMaskedSearch } from './list-address.ts';
import type { ListPageEmitted, ListPageEvent, ListQuery } from './list-page.types.ts';
import { clearedQuery, isSameQuery, withCondition, withView } from './list-query.model.ts';
import { foundNeighbour, neighbourHere, neighbourQuery } from './record-neighbour.model.ts';
import {
  isReadable,
  searchInForce,
  withEverySearchRead,
  withSearchLeft,
  withSearchTyped,
  presetSearch,
} from './search-reading.model.ts';

import { withToldRows, type RowsTold } from './told-rows.model.ts';
import {
  answeredBranch,
  closedBranch,
  listedRows,
  openedBranch,
  reopenedBranches,
  type Branches,
} from './tree-branches.model.ts';

type NeighbourRequest = Pick<Extract<ListPageEvent, { type: 'neighbour.find' }>, 'id' | 'direction'>;

export const listPageMachine = setup({
  types: machineTypes<{
    context: ListPageState;
    events: ListPageEvent | BranchAnswered;
    emitted: ListPageEmitted;
    input: ListPageInput;
  }>(),
  actors: {
    loadRows: fromPromise<RowsAnswer, RowsRequest>(notProvided('listPage')),
    removeRows: fromPromise<RemovalAnswer, Removal>(notProvided('listPage')),
    requestLosses: fromPromise<LossesAnswer, Removal>(notProvided('listPage')),
    readBranches: fromCallback<BranchQuestion>(notProvided('listPage')),
  },
  guards: {
    isOpen: ({ context }, id: string) => ['loading', 'loaded'].includes(context.branches[id]?.status ?? ''),
    isOtherQuery: ({ context }, query: ListQuery) => !isSameQuery(context.query, query),
    isBeyondEnd: ({ context }, answer: RowsAnswer) => queryWithinEnd(context.query, answer) !== undefined,
    isAnswered: (_, answer: RowsAnswer | RemovalAnswer) => answer.ok,
    isWarning: (_, answer: RowsAnswer) => isWarningAnswer(answer),
    isReadable: ({ context }, search: ListQuery['search']) => isReadable(withEverySearchRead(context, search)),
    isNeighbourHere: ({ context }, { id, direction }: NeighbourRequest) =>
      neighbourHere({ rows: listedRows(context) }, id, direction) !== undefined,
    isNeighbourOnOtherPage: ({ context }, { id, direction }: NeighbourRequest) =>
      context.sought === null && neighbourQuery(context, id, direction) !== undefined,
    isUnweighed: ({ context: { resource, losses } }) => losses === null && lossSubject(resource) !== undefined,
    canRemove: ({ context }, removal: Removal) => removalObstacle(context, removal) === null,
  },
  actions: {
    /** Opens branches: those that are new or about to be read anew are asked for. */
    readBranches: enqueueActions(({ context, enqueue }, branches: Branches) => {
      enqueue.assign({ branches });
      for (const [id, { turn }] of Object.entries(branches))
        if (context.branches[id]?.turn !== turn)
          enqueue.sendTo('readBranches', { type: 'branch.ask', id, turn, query: context.query });
    }),
    closeBranch: assign(({ context }, id: string) => ({ branches: closedBranch(context.branches, id) })),
    takeBranch: assign(({ context }, { request, answer }: BranchAnswered) => ({
      branches: answeredBranch(context.branches, request, answer),
    })),
    /** A change not yet in the URL. */
    changeQuery: enqueueActions(({ context, enqueue }, query: ListQuery) => {
      if (isSameQuery(context.query, query)) return;
      enqueue.assign(stateUnder(context, query));
      enqueue.emit({ type: 'query.changed', query });
    }),
    typeSearch: assign(({ context }, search: ListQuery['search']) => ({ search: withSearchTyped(context, search) })),
    readSearchField: assign(({ context }, name: string) => ({ search: withSearchLeft(context, name) })),
    readSearch: assign(({ context }, all: ListQuery['search']) => ({ search: withEverySearchRead(context, all) })),
    showSearch: assign(({ context }) => ({ search: searchInForce(context.query) })),
    adoptQuery: assign(({ context }, query: ListQuery) => stateUnder(context, query)),
    stepBack: enqueueActions(({ context, enqueue }, answer: RowsAnswer) => {
      const query = queryWithinEnd(context.query, answer) ?? context.query;
      enqueue.assign({ query });
      enqueue.emit({ type: 'query.changed', query });
    }),
    showRows: assign((_, answer: RowsAnswer) => (answer.ok ? shownRows(answer.value.result) : {})),
    tellNeighbour: enqueueActions(({ context, enqueue }, { id, direction }: NeighbourRequest) => {
      const neighbour = neighbourHere({ rows: listedRows(context) }, id, direction);
      if (neighbour !== undefined) enqueue.emit({ type: 'neighbour.found', id: neighbour });
    }),
    seekNeighbour: enqueueActions(({ context, enqueue }, { id, direction }: NeighbourRequest) => {
      const query = neighbourQuery(context, id, direction);
      if (query === undefined) return;
      enqueue.assign({ query, sought: { query, direction } });
      enqueue.emit({ type: 'query.changed', query });
    }),
    endSeeking: enqueueActions(({ context, enqueue }) => {
      const found = foundNeighbour(context.sought, context.query, context.rows);
      enqueue.assign({ sought: null });
      if (found !== undefined) enqueue.emit({ type: 'neighbour.found', id: found });
    }),
    forgetSought: assign({ sought: null }),
    countAll: assign({ isTotalExact: true }),
    rememberFailure: assign((_, answer: RowsAnswer) => ({ failure: answerFailure(answer) })),
    forgetFailure: assign({ failure: null }),
    select: assign((_, ids: readonly string[]) => ({ selection: [...new Set(ids)] })),
    markSaved: assign((_, savedId: string) => ({ savedId, selection: [] })),
    takeTold: assign(({ context }, told: RowsTold) => withToldRows(context, told)),
    askAbout: assign((_, removal: Removal) => ({ removal, losses: null })),
    rememberLosses: assign((_, answer: LossesAnswer) => ({ losses: rightsLosses(answer) })),
    forgetRemoval: assign({ removal: null, losses: null }),
    dropRemoved: assign(({ context }) => withoutRemoved(context)),
    tell: enqueueActions(({ enqueue }, notice: Notice | null) => {
      if (notice !== null) enqueue.emit({ type: 'notice.raised', notice });
    }),
    tellRemoved: enqueueActions(({ context, enqueue }, answer: RemovalAnswer) => {
      const news = removalNews(context, answer);
      if (news !== null) enqueue.emit(news);
    }),
    tellWritten: emit({ type: 'rows.written' }),
    readChanged: raise({ type: 'rows.changed' }),
  },
}).createMachine({
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
