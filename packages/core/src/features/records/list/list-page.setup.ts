import { assign, emit, enqueueActions, fromCallback, fromPromise, raise, setup } from 'xstate';
import { answerFailure } from '../../../http/index.ts';
import type { Notice } from '../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import { lossSubject, rightsLosses, type LossesAnswer } from '../../access/rights-losses/index.ts';
import type { BranchAnswered, BranchQuestion, RemovalAnswer, RowsAnswer, RowsRequest } from './list-page.api.ts';
import {
  isWarningAnswer,
  queryWithinEnd,
  removalNews,
  removalObstacle,
  shownRows,
  stateUnder,
  withoutRemoved,
  type ListPageInput,
  type ListPageState,
  type Removal,
} from './list-page.model.ts';
import type { ListPageEmitted, ListPageEvent, ListQuery } from './list-page.types.ts';
import { isSameQuery } from './list-query.model.ts';
import { foundNeighbour, neighbourHere, neighbourQuery } from './record-neighbour.model.ts';
import {
  isReadable,
  searchInForce,
  withEverySearchRead,
  withSearchLeft,
  withSearchTyped,
} from './search-reading.model.ts';
import { withToldRows, type RowsTold } from './told-rows.model.ts';
import { answeredBranch, closedBranch, listedRows, type Branches } from './tree-branches.model.ts';

type NeighbourRequest = Pick<Extract<ListPageEvent, { type: 'neighbour.find' }>, 'id' | 'direction'>;

export const listPageSetup = setup({
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
});
