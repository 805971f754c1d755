import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import { answerFailure, type DownloadedFile, type HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import { recordImportMessages as messages } from './record-import.messages.ts';
import {
  filesProblem,
  importedText,
  importFailure,
  importReport,
  ofFile,
  reportOf,
  type ImportAnswer,
} from './record-import.model.ts';
import type { ChosenTable, ImportReport, RecordImportEmitted, RecordImportEvent } from './record-import.types.ts';

export type ImportTemplateAnswer = Result<DownloadedFile, HttpFailure>;

/** What the running upload tells. */
export interface ImportSendingEvent {
  readonly type: 'sending.progressed';
  readonly percent: number;
}

export interface SendingInput {
  readonly file: ChosenTable | null;
  readonly tell: (event: ImportSendingEvent) => void;
}

export interface RecordImportContext {
  /** Those that are not imported yet; the first is sent. */
  readonly files: readonly ChosenTable[];
  /** More than one was chosen, so that what is told names the file. */
  readonly areSeveral: boolean;
  readonly percent: number;
  readonly report: ImportReport | null;
  readonly problem: LocalizedText | null;
}

const EMPTY: RecordImportContext = { files: [], areSeveral: false, percent: 0, report: null, problem: null };

export const recordImportMachine = setup({
  types: machineTypes<{
    context: RecordImportContext;
    events: RecordImportEvent | ImportSendingEvent;
    emitted: RecordImportEmitted;
  }>(),
  actors: {
    send: fromPromise<ImportAnswer, SendingInput>(notProvided('record import')),
    fetchTemplate: fromPromise<ImportTemplateAnswer>(notProvided('record import')),
  },
  guards: {
    hasFile: ({ context }) => context.files.length > 0,
    areUsable: (_, files: readonly ChosenTable[]) => filesProblem(files) === null,
    isWhole: (_, percent: number) => percent >= 100,
    isImported: (_, answer: ImportAnswer) => answer.ok,
    isFollowed: ({ context }, answer: ImportAnswer) => answer.ok && context.files.length > 1,
    isReported: (_, answer: ImportAnswer) => importReport(answer) !== null,
  },
  actions: {
    forget: assign(EMPTY),
    takeFiles: assign((_, files: readonly ChosenTable[]) => ({ ...EMPTY, files, areSeveral: files.length > 1 })),
    tellWrongFile: assign((_, files: readonly ChosenTable[]) => ({ ...EMPTY, problem: filesProblem(files) })),
    dropImported: assign(({ context }) => ({ files: context.files.slice(1) })),
    tellNoFile: assign({ problem: messages.noFile }),
    begin: assign({ percent: 0, report: null, problem: null }),
    takeProgress: assign((_, percent: number) => ({ percent })),
    takeReport: assign(({ context }, answer: ImportAnswer) => ({ report: reportOf(answer, context) })),
    takeFailure: assign(({ context }, answer: ImportAnswer) => ({ problem: ofFile(importFailure(answer), context) })),
    tellImported: enqueueActions(({ context, enqueue }, answer: ImportAnswer) => {
      const text = ofFile(importedText(answer), context);
      enqueue.emit({ type: 'notice.raised', notice: { level: 'success', text } });
      enqueue.emit({ type: 'rows.imported' });
    }),
    giveTemplate: enqueueActions(({ enqueue }, answer: ImportTemplateAnswer) => {
      if (answer.ok)
        enqueue.emit({
          type: 'file.received',
          name: answer.value.name ?? 'template.xlsx',
          content: answer.value.content,
        });
      else enqueue.assign({ problem: answerFailure(answer) });
    }),
  },
}).createMachine({
  id: 'recordImport',
  context: EMPTY,
  type: 'parallel',
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: { on: { 'import.open': { target: 'choosing', actions: 'forget' } } },
        choosing: {
          on: {
            'files.choose': [
              {
                guard: { type: 'areUsable', params: ({ event }) => event.files },
                actions: { type: 'takeFiles', params: ({ event }) => event.files },
              },
              { actions: { type: 'tellWrongFile', params: ({ event }) => event.files } },
            ],
            'import.start': [{ guard: 'hasFile', target: 'sending' }, { actions: 'tellNoFile' }],
            'import.cancel': 'closed',
          },
        },
        sending: {
          entry: 'begin',
          initial: 'uploading',
          states: { uploading: {}, checking: {} },
          invoke: {
            src: 'send',
            input: ({ context, self }) => ({ file: context.files[0] ?? null, tell: (event) => self.send(event) }),
            onDone: [
              {
                guard: { type: 'isFollowed', params: ({ event }) => event.output },
                target: 'sending',
                reenter: true,
                actions: [{ type: 'tellImported', params: ({ event }) => event.output }, 'dropImported'],
              },
              {
                guard: { type: 'isImported', params: ({ event }) => event.output },
                target: 'closed',
                actions: { type: 'tellImported', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isReported', params: ({ event }) => event.output },
                target: 'refused',
                actions: { type: 'takeReport', params: ({ event }) => event.output },
              },
              { target: 'choosing', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
            ],
          },
          on: {
            'sending.progressed': [
              {
                guard: { type: 'isWhole', params: ({ event }) => event.percent },
                target: '.checking',
                actions: { type: 'takeProgress', params: ({ event }) => event.percent },
              },
              { actions: { type: 'takeProgress', params: ({ event }) => event.percent } },
            ],
            'import.cancel': 'choosing',
          },
        },
        refused: {
          on: {
            'files.choose': [
              {
                guard: { type: 'areUsable', params: ({ event }) => event.files },
                target: 'choosing',
                actions: { type: 'takeFiles', params: ({ event }) => event.files },
              },
              {
                target: 'choosing',
                actions: { type: 'tellWrongFile', params: ({ event }) => event.files },
              },
            ],
            'import.cancel': 'closed',
          },
        },
      },
    },
    template: {
      initial: 'idle',
      states: {
        idle: { on: { 'template.fetch': 'fetching' } },
        fetching: {
          invoke: {
            src: 'fetchTemplate',
            onDone: { target: 'idle', actions: { type: 'giveTemplate', params: ({ event }) => event.output } },
          },
        },
      },
    },
  },
});
