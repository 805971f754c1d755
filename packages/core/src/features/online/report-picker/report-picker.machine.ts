import { assign, emit, fromPromise, setup } from 'xstate';

import type { Sorter } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { given, machineTypes, notProvided, output } from '../../../machine/index.ts';
import { reportPickerMessages } from './report-picker.messages.ts';
import {
  closedReportPicker,
  isAcceptable,
  reportOpenedWith,
  pageChosen,
  queryReset,
  searchedReport,
  sorted,
  toggledRow,
  turned,
  withQueryItems,
  withQueryRead,
  withReport,
  withRows,
  withTyped,
  type ReportPickerState,
} from './report-picker.model.ts';
import type {
  QueryItemsAnswer,
  ReportAnswer,
  ReportPickerConfig,
  ReportPickerEmitted,
  ReportPickerEvent,
  ReportQuestion,
  ReportStep,
  ReportValue,
  ReportRowsAnswer,
} from './report-picker.types.ts';

type Held = Readonly<Record<string, ReportValue>> | undefined;

/** Opening reads the columns, then the query fields, then the rows. */
export const reportPickerMachine = setup({
  types: machineTypes<{
    context: { readonly state: ReportPickerState; readonly now: () => number };
    events: ReportPickerEvent;
    emitted: ReportPickerEmitted;
    input: { readonly config: ReportPickerConfig; readonly now: () => number };
  }>(),
  actors: {
    requestReport: fromPromise<ReportAnswer, ReportStep>(notProvided('reportPicker')),
    requestQueryItems: fromPromise<QueryItemsAnswer, ReportStep & { readonly report: string }>(
      notProvided('reportPicker'),
    ),
    requestRows: fromPromise<
      ReportRowsAnswer,
      ReportStep & { readonly report: string; readonly question: ReportQuestion }
    >(notProvided('reportPicker')),
  },
  guards: {
    isRead: (_, answer: ReportAnswer | QueryItemsAnswer | ReportRowsAnswer) => answer.ok,
    hasReport: ({ context }) => context.state.report !== null,
    hasQueryItems: ({ context }) => context.state.queryItems !== null,
    canAsk: ({ context: { state, now } }) =>
      state.queryItems !== null && Object.keys(withQueryRead(state, now()).errors).length === 0,
    isAcceptable: ({ context }) => isAcceptable(context.state),
  },
  actions: {
    startWith: assign(({ context }, held: Held) => ({ state: reportOpenedWith(context.state, held) })),
    takeReport: assign(({ context }, answer: ReportAnswer) => ({ state: withReport(context.state, answer) })),
    takeQueryItems: assign(({ context }, answer: QueryItemsAnswer) => ({
      state: withQueryItems(context.state, answer),
    })),
    takeRows: assign(({ context }, answer: ReportRowsAnswer) => ({ state: withRows(context.state, answer) })),
    rememberTyped: assign(({ context }, typed: Readonly<Record<string, string>>) => ({
      state: withTyped(context.state, typed),
    })),
    readTyped: assign(({ context: { state, now } }) => ({ state: withQueryRead(state, now()) })),
    ask: assign(({ context: { state, now } }) => ({ state: searchedReport(state, now()) })),
    reset: assign(({ context }) => ({ state: queryReset(context.state) })),
    fold: assign(({ context: { state } }) => ({ state: { ...state, isUnfolded: !state.isUnfolded } })),
    turn: assign(({ context }, place: { readonly page: number; readonly pageSize: number }) => ({
      state: turned(context.state, place.page, place.pageSize),
    })),
    sort: assign(({ context }, sorter: Sorter | null) => ({ state: sorted(context.state, sorter) })),
    toggle: assign(({ context }, key: string) => ({ state: toggledRow(context.state, key) })),
    choosePage: assign(({ context }, isChosen: boolean) => ({ state: pageChosen(context.state, isChosen) })),
    clear: assign(({ context: { state } }) => ({ state: { ...state, chosen: [] } })),
    passCache: assign(({ context: { state } }) => ({ state: { ...state, isFresh: true } })),
    forget: assign(({ context }) => ({ state: closedReportPicker(context.state.config) })),
    tellChoice: emit(({ context }) => ({
      type: 'picker.accepted' as const,
      rows: context.state.chosen.map(({ values }) => values),
    })),
    warn: emit((_, text: LocalizedText) => ({
      type: 'picker.warned' as const,
      notice: { level: 'warning' as const, text },
    })),
    warnOfFailure: emit(({ context }) => ({
      type: 'picker.warned' as const,
      notice: { level: 'warning' as const, text: context.state.failure ?? reportPickerMessages.incomplete },
    })),
  },
}).createMachine({
  id: 'reportPicker',
  context: ({ input }) => ({ state: closedReportPicker(input.config), now: input.now }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        'picker.open': { target: 'open', actions: { type: 'startWith', params: ({ event }) => event.held } },
      },
    },
    open: {
      initial: 'configuring',
      on: {
        'query.type': { actions: { type: 'rememberTyped', params: ({ event }) => event.typed } },
        'query.fold': { actions: 'fold' },
        'row.toggle': { actions: { type: 'toggle', params: ({ event }) => event.key } },
        'rows.choose': { actions: { type: 'choosePage', params: ({ event }) => event.isChosen } },
        'selection.clear': { actions: 'clear' },
        'query.leave': { actions: 'readTyped' },
        'query.search': [
          { guard: 'canAsk', target: '.loading', reenter: true, actions: 'ask' },
          { actions: 'readTyped' },
        ],
        'query.reset': { guard: 'hasQueryItems', target: '.loading', reenter: true, actions: 'reset' },
        'page.turn': {
          guard: 'hasQueryItems',
          target: '.loading',
          reenter: true,
          actions: { type: 'turn', params: given },
        },
        'rows.sort': {
          guard: 'hasQueryItems',
          target: '.loading',
          reenter: true,
          actions: { type: 'sort', params: ({ event }) => event.sorter },
        },
        'list.refresh': [
          { guard: 'hasQueryItems', target: '.loading', reenter: true, actions: 'passCache' },
          { guard: 'hasReport', target: '.describing', reenter: true, actions: 'passCache' },
          { target: '.configuring', reenter: true, actions: 'passCache' },
        ],
        'picker.accept': [
          { guard: 'isAcceptable', target: 'closed', actions: 'tellChoice' },
          { actions: { type: 'warn', params: reportPickerMessages.chooseOne } },
        ],
        'picker.cancel': { target: 'closed' },
      },
      states: {
        configuring: {
          invoke: {
            src: 'requestReport',
            input: ({ context: { state } }) => ({ isFresh: state.isFresh }),
            onDone: [
              {
                guard: { type: 'isRead', params: output },
                target: 'describing',
                actions: { type: 'takeReport', params: output },
              },
              { target: 'failed', actions: { type: 'takeReport', params: output } },
            ],
          },
        },
        describing: {
          invoke: {
            src: 'requestQueryItems',
            input: ({ context: { state } }) => ({ isFresh: state.isFresh, report: reportOf(state) }),
            onDone: [
              {
                guard: { type: 'isRead', params: output },
                target: 'loading',
                actions: { type: 'takeQueryItems', params: output },
              },
              {
                target: 'failed',
                actions: [{ type: 'takeQueryItems', params: output }, 'warnOfFailure'],
              },
            ],
          },
        },
        // Left for another question, its request is aborted and its answer is not heard.
        loading: {
          invoke: {
            src: 'requestRows',
            input: ({ context: { state } }) => ({
              isFresh: state.isFresh,
              report: reportOf(state),
              question: state.question,
            }),
            onDone: [
              {
                guard: { type: 'isRead', params: output },
                target: 'shown',
                actions: { type: 'takeRows', params: output },
              },
              { target: 'failed', actions: { type: 'takeRows', params: output } },
            ],
          },
        },
        shown: {},
        failed: {},
      },
    },
  },
});

/** The identifier that the report names itself by. */
function reportOf({ report, config }: ReportPickerState): string {
  return report?.cgRpConfigId ?? config.code;
}
