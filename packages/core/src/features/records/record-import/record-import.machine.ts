import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import { answerFailure, type DownloadedFile, type HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import { recordImportMessages as messages } from './record-import.messages.ts';
import { fileProblem, importedText, importFailure, importReport, type ImportAnswer } from './record-import.model.ts';
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
  readonly file: ChosenTable | null;
  readonly percent: number;
  readonly report: ImportReport | null;
  readonly problem: LocalizedText | null;
}

const EMPTY: RecordImportContext = { file: null, percent: 0, report: null, problem: null };

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
    hasFile: ({ context }) => context.file !== null,
    isUsable: (_, file: ChosenTable) => fileProblem(file) === null,
    isWhole: (_, percent: number) => percent >= 100,
    isImported: (_, answer: ImportAnswer) => answer.ok,
    isReported: (_, answer: ImportAnswer) => importReport(answer) !== null,
  },
  actions: {
    forget: assign(EMPTY),
    takeFile: assign((_, file: ChosenTable) => ({ ...EMPTY, file })),
    tellWrongFile: assign((_, file: ChosenTable) => ({ ...EMPTY, problem: fileProblem(file) })),
    tellNoFile: assign({ problem: messages.noFile }),
    begin: assign({ percent: 0, report: null, problem: null }),
    takeProgress: assign((_, percent: number) => ({ percent })),
    takeReport: assign((_, answer: ImportAnswer) => ({ report: importReport(answer) })),
    takeFailure: assign((_, answer: ImportAnswer) => ({ problem: importFailure(answer) })),
    tellImported: enqueueActions(({ enqueue }, answer: ImportAnswer) => {
      enqueue.emit({ type: 'notice.raised', notice: { level: 'success', text: importedText(answer) } });
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
            'file.choose': [
              {
                guard: { type: 'isUsable', params: ({ event }) => event.file },
                actions: { type: 'takeFile', params: ({ event }) => event.file },
              },
              { actions: { type: 'tellWrongFile', params: ({ event }) => event.file } },
            ],
            'file.remove': { actions: 'forget' },
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
            input: ({ context, self }) => ({ file: context.file, tell: (event) => self.send(event) }),
            onDone: [
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
            'file.choose': [
              {
                guard: { type: 'isUsable', params: ({ event }) => event.file },
                target: 'choosing',
                actions: { type: 'takeFile', params: ({ event }) => event.file },
              },
              {
                target: 'choosing',
                actions: { type: 'tellWrongFile', params: ({ event }) => event.file },
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
