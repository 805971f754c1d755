import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';

import type { ImportProgress } from '../../../contract/index.ts';
import { answerFailure, type Answer, type DownloadedFile, type HttpFailure } from '../../../http/index.ts';
import { seconds, type LocalizedText, type Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import type { CheckedImport, ImportChange, Resource } from '../../../resources/index.ts';
import {
  fileProblem,
  importedFile,
  importedText,
  importFailure,
  importReport,
  type ChosenTable,
  type ImportAnswer,
} from '../record-import/index.ts';
import { wayOf, type ImportWayEvent, type ImportWayInput } from './import-way.model.ts';
import { importWizardMessages as messages } from './import-wizard.messages.ts';
import {
  correctedRows,
  joinedCorrections,
  mappedColumns,
  withMappedColumn,
  type RememberedHeadings,
} from './import-wizard.model.ts';
import type { ImportCorrections, ImportWizardEmitted, ImportWizardEvent, MappedColumn } from './import-wizard.types.ts';

export type ImportCheckAnswer = Result<Answer<CheckedImport>, HttpFailure>;
export type WizardTemplateAnswer = Result<DownloadedFile, HttpFailure>;

export interface ImportWizardContext {
  readonly resource: Resource;
  readonly remembered: RememberedHeadings;
  readonly file: ChosenTable | null;
  readonly percent: number;
  readonly progress: ImportProgress | null;
  readonly columns: readonly MappedColumn[];
  readonly headingRow: number | null;
  readonly changes: readonly ImportChange[];
  readonly without: readonly number[];
  readonly isRest: boolean;
  readonly checked: CheckedImport | null;
  readonly problem: LocalizedText | null;
  /** Whether the server tells of progress by itself. */
  readonly isTold: () => boolean;
}

const NOTHING_CHOSEN = {
  file: null,
  percent: 0,
  progress: null,
  columns: [],
  headingRow: null,
  changes: [],
  without: [],
  isRest: false,
  checked: null,
  problem: null,
};

export const importWizardMachine = setup({
  types: machineTypes<{
    context: ImportWizardContext;
    events: ImportWizardEvent | ImportWayEvent | { readonly type: 'progress.hint' };
    emitted: ImportWizardEmitted;
    input: Pick<ImportWizardContext, 'resource' | 'remembered' | 'isTold'>;
  }>(),
  actors: {
    check: fromPromise<ImportCheckAnswer, ImportWayInput>(notProvided('import wizard')),
    write: fromPromise<ImportAnswer, ImportWayInput>(notProvided('import wizard')),
    fetchTemplate: fromPromise<WizardTemplateAnswer>(notProvided('import wizard')),
    askProgress: fromPromise<ImportProgress | null>(notProvided('import wizard')),
  },
  delays: { pause: ({ context }) => seconds(context.isTold() ? 10 : 1) },
  guards: {
    isUsable: (_, file: ChosenTable) => fileProblem(file) === null,
    isRead: (_, answer: ImportCheckAnswer) => answer.ok,
    isSound: (_, answer: ImportCheckAnswer) => answer.ok && answer.value.result.wrong === 0,
    hasColumns: ({ context }) => context.columns.some(({ key }) => key !== null),
    isImported: (_, answer: ImportAnswer) => answer.ok,
    isReported: (_, answer: ImportAnswer) => importReport(answer) !== null,
    isBeingSent: ({ context: { percent } }) => percent > 0 && percent < 100,
    isWritten: (_, progress: ImportProgress | null) => progress?.end === 'written',
    isUndone: (_, progress: ImportProgress | null) => progress?.end === 'undone',
    isRest: ({ context }) => context.isRest,
    isUnderWay: (_, progress: ImportProgress | null) => progress !== null && progress.end === null,
  },
  actions: {
    forget: assign(NOTHING_CHOSEN),
    takeFile: assign((_, file: ChosenTable) => ({ ...NOTHING_CHOSEN, file })),
    tellWrongFile: assign((_, file: ChosenTable) => ({ ...NOTHING_CHOSEN, problem: fileProblem(file) })),
    begin: assign({ percent: 0, progress: null, problem: null }),
    takeSent: assign((_, percent: number) => ({ percent })),
    takeProgress: assign((_, progress: ImportProgress | null) => ({ progress })),
    takeColumns: assign(({ context }, answer: ImportCheckAnswer) =>
      answer.ok
        ? {
            checked: answer.value.result,
            columns: mappedColumns(context.resource, answer.value.result, context.remembered),
          }
        : {},
    ),
    takeColumn: assign(({ context }, { place, key }: { readonly place: number; readonly key: string | null }) => ({
      columns: withMappedColumn(context.columns, place, key),
      problem: null,
    })),
    takeHeadingRow: assign((_, headingRow: number) => ({ headingRow, problem: null })),
    takeCorrections: assign(({ context }, since: ImportCorrections) => joinedCorrections(context, since)),
    /** The rows that are shown hold what was typed before the write that did not take place. */
    showCorrections: assign(({ context: { checked, changes, without } }) => ({
      checked: checked === null ? null : correctedRows(checked, changes, without),
    })),
    takeRest: assign({ isRest: true }),
    takeAll: assign({ isRest: false }),
    tellNoColumns: assign({ problem: messages.noColumns }),
    takeChecked: assign((_, answer: ImportCheckAnswer) => (answer.ok ? { checked: answer.value.result } : {})),
    tellFailure: assign((_, answer: ImportCheckAnswer | ImportAnswer) => ({ problem: importFailure(answer) })),
    rememberColumns: (_, _columns: readonly MappedColumn[]) => notProvided('import wizard')(),
    tellImported: enqueueActions(({ enqueue }, answer: ImportAnswer) => {
      enqueue.emit({ type: 'notice.raised', notice: { level: 'success', text: importedText(answer) } });
      enqueue.emit({ type: 'rows.imported' });
      const file = importedFile(answer);
      if (file !== null) enqueue.emit({ type: 'file.stored', ...file });
    }),
    tellWritten: enqueueActions(({ enqueue }, progress: ImportProgress | null) => {
      const text = messages.writtenBefore(progress?.total ?? 0);
      enqueue.emit({ type: 'notice.raised', notice: { level: 'success', text } });
      enqueue.emit({ type: 'rows.imported' });
    }),
    tellStopped: emit({ type: 'notice.raised', notice: { level: 'info', text: messages.stopped } }),
    tellEndUnknown: assign({ problem: messages.endUnknown }),
    giveTemplate: enqueueActions(({ enqueue }, answer: WizardTemplateAnswer) => {
      if (answer.ok) {
        const { name, content } = answer.value;
        enqueue.emit({ type: 'file.received', name: name ?? 'template.xlsx', content });
      } else enqueue.assign({ problem: answerFailure(answer) });
    }),
    giveMarked: enqueueActions(({ enqueue }, answer: ImportCheckAnswer) => {
      const file = answer.ok ? answer.value.result.file : null;
      if (file !== null) enqueue.emit({ type: 'file.stored', name: file.fileName, path: file.fileUrl });
      if (!answer.ok) enqueue.assign({ problem: importFailure(answer) });
    }),
  },
}).createMachine({
  id: 'importWizard',
  context: ({ input }) => ({ ...input, ...NOTHING_CHOSEN }),
  type: 'parallel',
  states: {
    step: {
      initial: 'closed',
      on: {
        'way.sent': { actions: { type: 'takeSent', params: ({ event }) => event.percent } },
      },
      states: {
        closed: { on: { 'wizard.open': { target: 'choosing', actions: 'forget' } } },
        choosing: {
          on: {
            'file.choose': [
              {
                guard: { type: 'isUsable', params: ({ event }) => event.file },
                target: 'underWay.work.reading',
                actions: { type: 'takeFile', params: ({ event }) => event.file },
              },
              { actions: { type: 'tellWrongFile', params: ({ event }) => event.file } },
            ],
            'wizard.close': 'closed',
          },
        },
        mapping: {
          on: {
            'column.map': { actions: { type: 'takeColumn', params: ({ event }) => event } },
            'heading.choose': {
              target: 'underWay.work.reading',
              actions: { type: 'takeHeadingRow', params: ({ event }) => event.row },
            },
            'wizard.check': [{ guard: 'hasColumns', target: 'underWay.work.checking' }, { actions: 'tellNoColumns' }],
            'wizard.back': { target: 'choosing', actions: 'forget' },
            'wizard.close': 'closed',
          },
        },
        fixing: {
          on: {
            'wizard.check': {
              target: 'underWay.work.checking',
              actions: { type: 'takeCorrections', params: ({ event }) => event },
            },
            'rest.write': {
              target: 'underWay.work.writing',
              actions: [{ type: 'takeCorrections', params: ({ event }) => event }, 'takeRest'],
            },
            'wizard.back': 'mapping',
            'wizard.close': 'closed',
          },
        },
        ready: {
          on: {
            'wizard.write': { target: 'underWay.work.writing', actions: 'takeAll' },
            'wizard.back': 'mapping',
            'wizard.close': 'closed',
          },
        },
        /** A write that did not take place: back to where it was asked for. */
        unwritten: {
          always: [{ guard: 'isRest', target: 'fixing', actions: 'showCorrections' }, { target: 'ready' }],
        },
        underWay: {
          type: 'parallel',
          states: {
            progress: {
              initial: 'pausing',
              states: {
                pausing: { after: { pause: 'asking' }, on: { 'progress.hint': 'asking' } },
                asking: {
                  invoke: {
                    src: 'askProgress',
                    onDone: {
                      target: 'pausing',
                      actions: { type: 'takeProgress', params: ({ event }) => event.output },
                    },
                    onError: 'pausing',
                  },
                },
              },
            },
            work: {
              initial: 'reading',
              states: {
                reading: {
                  entry: 'begin',
                  invoke: {
                    src: 'check',
                    input: ({ context, self }) => wayOf(context, 'read', (event) => self.send(event)),
                    onDone: [
                      {
                        guard: { type: 'isRead', params: ({ event }) => event.output },
                        target: '#importWizard.step.mapping',
                        actions: { type: 'takeColumns', params: ({ event }) => event.output },
                      },
                      {
                        target: '#importWizard.step.choosing',
                        actions: { type: 'tellFailure', params: ({ event }) => event.output },
                      },
                    ],
                  },
                  on: { 'wizard.stop': '#importWizard.step.choosing' },
                },
                checking: {
                  entry: ['begin', { type: 'rememberColumns', params: ({ context }) => context.columns }],
                  invoke: {
                    src: 'check',
                    input: ({ context, self }) => wayOf(context, 'try', (event) => self.send(event)),
                    onDone: [
                      {
                        guard: { type: 'isSound', params: ({ event }) => event.output },
                        target: '#importWizard.step.ready',
                        actions: { type: 'takeChecked', params: ({ event }) => event.output },
                      },
                      {
                        guard: { type: 'isRead', params: ({ event }) => event.output },
                        target: '#importWizard.step.fixing',
                        actions: { type: 'takeChecked', params: ({ event }) => event.output },
                      },
                      {
                        target: '#importWizard.step.mapping',
                        actions: { type: 'tellFailure', params: ({ event }) => event.output },
                      },
                    ],
                  },
                  on: { 'wizard.stop': '#importWizard.step.mapping' },
                },
                writing: {
                  entry: 'begin',
                  invoke: {
                    src: 'write',
                    input: ({ context, self }) => wayOf(context, 'write', (event) => self.send(event)),
                    onDone: [
                      {
                        guard: { type: 'isImported', params: ({ event }) => event.output },
                        target: '#importWizard.step.closed',
                        actions: { type: 'tellImported', params: ({ event }) => event.output },
                      },
                      // Somebody wrote meanwhile what stands in the way now.
                      { guard: { type: 'isReported', params: ({ event }) => event.output }, target: 'checking' },
                      {
                        target: '#importWizard.step.unwritten',
                        actions: { type: 'tellFailure', params: ({ event }) => event.output },
                      },
                    ],
                  },
                  // The request is closed; the server says whether the rows were written before it noticed.
                  on: {
                    'wizard.stop': [
                      // Without the whole file nothing was begun.
                      { guard: 'isBeingSent', target: '#importWizard.step.unwritten', actions: 'tellStopped' },
                      { target: '#importWizard.step.stopping' },
                    ],
                  },
                },
              },
            },
          },
        },
        stopping: {
          initial: 'asking',
          states: {
            pausing: { after: { pause: 'asking' }, on: { 'progress.hint': 'asking' } },
            asking: {
              invoke: {
                src: 'askProgress',
                onDone: [
                  {
                    guard: { type: 'isUnderWay', params: ({ event }) => event.output },
                    target: 'pausing',
                    actions: { type: 'takeProgress', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isWritten', params: ({ event }) => event.output },
                    target: '#importWizard.step.closed',
                    actions: { type: 'tellWritten', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isUndone', params: ({ event }) => event.output },
                    target: '#importWizard.step.unwritten',
                    actions: 'tellStopped',
                  },
                  { target: '#importWizard.step.unwritten', actions: 'tellEndUnknown' },
                ],
                onError: 'pausing',
              },
            },
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
    marked: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'marked.fetch': 'fetching' },
        },
        fetching: {
          invoke: {
            src: 'check',
            input: ({ context, event }) => {
              // What was corrected is tried later, or taken back.
              const since = event.type === 'marked.fetch' ? joinedCorrections(context, event) : {};
              return wayOf({ ...context, ...since }, 'mark', () => undefined);
            },
            onDone: { target: 'idle', actions: { type: 'giveMarked', params: ({ event }) => event.output } },
          },
        },
      },
    },
  },
});
