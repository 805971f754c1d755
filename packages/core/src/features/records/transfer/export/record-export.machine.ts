import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import type { ExportJob } from '../../../../contract/index.ts';
import { failureText, type Answer, type DownloadedFile, type HttpFailure } from '../../../../http/index.ts';
import { sameText, type LocalizedText, type Result } from '../../../../kernel/index.ts';
import { given, machineTypes, notProvided, output } from '../../../../machine/index.ts';
import type { ExportFormat, Resource } from '../../../../resources/index.ts';
import { recordExportMessages as messages } from './record-export.messages.ts';
import {
  exportFailure,
  exportParameters,
  exportProblem,
  firstChoices,
  jobParameters,
  mayExportSelection,
  shownFirst,
  withColumn,
  type ExportChoices,
} from './record-export.model.ts';
import type {
  ExportedList,
  ExportScope,
  ExportWay,
  RecordExportEmitted,
  RecordExportEvent,
} from './record-export.types.ts';

export type ExportFileAnswer = Result<DownloadedFile, HttpFailure>;
export type ExportRequest = ReturnType<typeof exportParameters>;

export type ExportStartAnswer = Result<Answer<ExportJob>, HttpFailure>;
export type ExportStartRequest = ReturnType<typeof jobParameters>;

/** What the running download tells. */
export interface DownloadEvent {
  readonly type: 'download.progressed';
  readonly loaded: number;
}

export interface ExportDownloadInput {
  readonly request: ExportRequest;
  readonly tell: (event: DownloadEvent) => void;
}

export interface RecordExportContext {
  readonly resource: Resource;
  readonly mayReveal: boolean;
  readonly way: ExportWay;
  readonly list: ExportedList;
  readonly choices: ExportChoices;
  readonly problem: LocalizedText | null;
  readonly received: number;
  readonly failure: LocalizedText | null;
}

const NOTHING: ExportedList = {
  query: { pageNo: 1, pageSize: 10, sorter: { column: 'createTime', order: 'desc' }, search: {} },
  selection: [],
  fixed: {},
  shown: [],
};

export const recordExportMachine = setup({
  types: machineTypes<{
    context: RecordExportContext;
    events: RecordExportEvent | DownloadEvent;
    emitted: RecordExportEmitted;
    input: Pick<RecordExportContext, 'resource' | 'mayReveal'>;
  }>(),
  actors: {
    download: fromPromise<ExportFileAnswer, ExportDownloadInput>(notProvided('record export')),
    startJob: fromPromise<ExportStartAnswer, ExportStartRequest>(notProvided('record export')),
  },
  guards: {
    isReady: ({ context }) => exportProblem(context.choices) === null,
    isReceived: (_, answer: ExportFileAnswer) => answer.ok,
    isStarted: (_, answer: ExportStartAnswer) => answer.ok,
    isBackground: ({ context }) => context.way === 'background' && exportProblem(context.choices) === null,
    canSelect: ({ context }, scope: ExportScope) =>
      scope === 'found' || (context.way === 'download' && mayExportSelection(context.list)),
    isQuick: ({ context }) => context.way === 'quick',
    isUsual: (_, list: ExportedList) => list.selection.length === 0,
    canReveal: ({ context }) => context.mayReveal,
  },
  actions: {
    takeList: assign(({ context }, { list, way = 'download' }: { list: ExportedList; way?: ExportWay }) => ({
      list,
      way,
      choices: firstChoices(context.resource, list, way),
      problem: null,
      failure: null,
    })),
    takeColumn: assign(({ context }, { key, isChosen }: { readonly key: string; readonly isChosen: boolean }) => ({
      choices: { ...context.choices, columns: withColumn(context.choices.columns, key, isChosen) },
      problem: null,
    })),
    takeAllColumns: assign(({ context }) => ({
      choices: {
        ...context.choices,
        columns: context.choices.columns.map((column) => ({ ...column, isChosen: true })),
      },
      problem: null,
    })),
    takeShownColumns: assign(({ context }) => ({
      choices: { ...context.choices, columns: shownFirst(context.resource, context.list.shown) },
      problem: null,
    })),
    takeFormat: assign(({ context }, format: ExportFormat) => ({ choices: { ...context.choices, format } })),
    takeScope: assign(({ context }, scope: ExportScope) => ({ choices: { ...context.choices, scope } })),
    takeReveal: assign(({ context }, isRevealed: boolean) => ({
      choices: { ...context.choices, isRevealed },
      problem: null,
    })),
    takeReason: assign(({ context }, reason: string) => ({ choices: { ...context.choices, reason }, problem: null })),
    tellProblem: assign(({ context }) => ({ problem: exportProblem(context.choices) })),
    begin: assign({ received: 0, failure: null, problem: null }),
    takeProgress: assign((_, received: number) => ({ received })),
    takeFailure: assign((_, answer: ExportFileAnswer) =>
      // What was asked for by one press goes on in the dialog.
      answer.ok ? {} : { failure: exportFailure(answer.error), way: 'download' as const },
    ),
    takeRefusal: assign((_, answer: ExportStartAnswer) =>
      answer.ok ? {} : { failure: messages.notStarted(failureText(answer.error)) },
    ),
    tellStarted: enqueueActions(({ enqueue }, answer: ExportStartAnswer) => {
      const text = answer.ok && answer.value.message !== '' ? sameText(answer.value.message) : messages.started;
      enqueue.emit({ type: 'notice.raised', notice: { level: 'success', text } });
      enqueue.emit({ type: 'job.started' });
    }),
    giveFile: enqueueActions(({ context, enqueue }, answer: ExportFileAnswer) => {
      if (!answer.ok) return;
      const { content } = answer.value;
      const name = answer.value.name ?? messages.fileName(context.resource.title, context.choices.format)['zh-CN'];
      enqueue.emit({ type: 'file.received', name, content });
      enqueue.emit({ type: 'notice.raised', notice: { level: 'success', text: messages.saved(name) } });
    }),
  },
}).createMachine({
  id: 'recordExport',
  context: ({ input }) => ({
    ...input,
    way: 'download',
    list: NOTHING,
    choices: firstChoices(input.resource, NOTHING, 'download'),
    problem: null,
    received: 0,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: {},
    choosing: {
      initial: 'fresh',
      states: { fresh: {}, failed: {}, cancelled: {} },
      on: {
        'column.choose': { actions: { type: 'takeColumn', params: given } },
        'columns.chooseAll': { actions: 'takeAllColumns' },
        'columns.chooseShown': { actions: 'takeShownColumns' },
        'format.choose': { actions: { type: 'takeFormat', params: ({ event }) => event.format } },
        'scope.choose': {
          guard: { type: 'canSelect', params: ({ event }) => event.scope },
          actions: { type: 'takeScope', params: ({ event }) => event.scope },
        },
        'reveal.choose': {
          guard: 'canReveal',
          actions: { type: 'takeReveal', params: ({ event }) => event.isRevealed },
        },
        'reason.type': { actions: { type: 'takeReason', params: ({ event }) => event.reason } },
        'export.start': [
          { guard: 'isBackground', target: 'starting' },
          { guard: 'isReady', target: 'running' },
          { actions: 'tellProblem' },
        ],
        'export.cancel': 'closed',
      },
    },
    starting: {
      entry: 'begin',
      invoke: {
        src: 'startJob',
        input: ({ context }) => jobParameters(context.resource, context.list, context.choices),
        onDone: [
          {
            guard: { type: 'isStarted', params: output },
            target: 'closed',
            actions: { type: 'tellStarted', params: output },
          },
          { target: 'choosing.failed', actions: { type: 'takeRefusal', params: output } },
        ],
      },
    },
    running: {
      entry: 'begin',
      invoke: {
        src: 'download',
        input: ({ context, self }) => ({
          request: exportParameters(context.resource, context.list, context.choices),
          tell: (event) => self.send(event),
        }),
        onDone: [
          {
            guard: { type: 'isReceived', params: output },
            target: 'saved',
            actions: { type: 'giveFile', params: output },
          },
          { target: 'choosing.failed', actions: { type: 'takeFailure', params: output } },
        ],
      },
      on: {
        'download.progressed': { actions: { type: 'takeProgress', params: ({ event }) => event.loaded } },
        'export.cancel': [{ guard: 'isQuick', target: 'closed' }, { target: 'choosing.cancelled' }],
      },
    },
    saved: {},
  },
  on: {
    'export.quick': [
      {
        guard: { type: 'isUsual', params: ({ event }) => event.list },
        target: '.running',
        actions: { type: 'takeList', params: ({ event }) => ({ list: event.list, way: 'quick' as const }) },
      },
      { target: '.choosing', actions: { type: 'takeList', params: ({ event }) => ({ list: event.list }) } },
    ],
    'export.open': { target: '.choosing', actions: { type: 'takeList', params: given } },
  },
});
