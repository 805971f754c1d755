import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';

import type { ImportProgress } from '../../../../contract/index.ts';
import { answerFailure, type Answer, type DownloadedFile, type HttpFailure } from '../../../../http/index.ts';
import { seconds, type LocalizedText, type Result } from '../../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../../machine/index.ts';
import type { CheckedImport, DuplicateDecision, ImportChange, Resource } from '../../../../resources/index.ts';
import {
  correctedRows,
  joinedCorrections,
  mappedColumns,
  withMappedColumn,
  type RememberedHeadings,
} from './import-columns.model.ts';
import { withDecision } from './import-duplicates.model.ts';
import type { ImportDecisions, ImportWayEvent, ImportWayInput } from './import-way.model.ts';
import { recordImportMessages as messages } from './record-import.messages.ts';
import {
  filesProblem,
  importedFile,
  importedText,
  importFailure,
  importReport,
  ofFile,
  reportOf,
  type ImportAnswer,
} from './record-import.model.ts';
import type {
  ChosenTable,
  ImportCorrections,
  ImportForm,
  ImportReport,
  MappedColumn,
  RecordImportEmitted,
  RecordImportEvent,
} from './record-import.types.ts';

export type ImportCheckAnswer = Result<Answer<CheckedImport>, HttpFailure>;
export type ImportTemplateAnswer = Result<DownloadedFile, HttpFailure>;

export interface RecordImportContext {
  readonly resource: Resource;
  readonly remembered: RememberedHeadings;
  readonly form: ImportForm;
  /** Those that are not imported yet; the first is worked on. */
  readonly files: readonly ChosenTable[];
  /** More than one was chosen, so that what is told names the file. */
  readonly areSeveral: boolean;
  readonly percent: number;
  readonly progress: ImportProgress | null;
  readonly columns: readonly MappedColumn[];
  readonly headingRow: number | null;
  readonly changes: readonly ImportChange[];
  readonly without: readonly number[];
  readonly matching: ImportDecisions;
  readonly isRest: boolean;
  readonly checked: CheckedImport | null;
  readonly report: ImportReport | null;
  readonly problem: LocalizedText | null;
  /** Whether the server tells of progress by itself. */
  readonly isTold: () => boolean;
}

const NOTHING_READ = {
  percent: 0,
  progress: null,
  columns: [],
  headingRow: null,
  changes: [],
  without: [],
  matching: { decisions: {} },
  isRest: false,
  checked: null,
  report: null,
  problem: null,
} satisfies Partial<RecordImportContext>;

export const NOTHING_CHOSEN = { files: [], areSeveral: false, ...NOTHING_READ };

/** Types, actors, guards and actions of the import; `record-import.machine.ts` holds the states. */
export const recordImportSetup = setup({
  types: machineTypes<{
    context: RecordImportContext;
    events: RecordImportEvent | ImportWayEvent | { readonly type: 'progress.hint' };
    emitted: RecordImportEmitted;
    input: Pick<RecordImportContext, 'resource' | 'remembered' | 'isTold'>;
  }>(),
  actors: {
    check: fromPromise<ImportCheckAnswer, ImportWayInput>(notProvided('record import')),
    write: fromPromise<ImportAnswer, ImportWayInput>(notProvided('record import')),
    fetchTemplate: fromPromise<ImportTemplateAnswer>(notProvided('record import')),
    askProgress: fromPromise<ImportProgress | null>(notProvided('record import')),
  },
  delays: { pause: ({ context }) => seconds(context.isTold() ? 10 : 1) },
  guards: {
    areUsable: (_, files: readonly ChosenTable[]) => files.length > 0 && filesProblem(files) === null,
    isToBeWritten: ({ context }) => context.form === 'short' && context.files.length > 0,
    isShort: ({ context }) => context.form === 'short',
    isToBeRead: ({ context }, form: ImportForm) => form === 'steps' && context.files.length > 0,
    isRead: (_, answer: ImportCheckAnswer) => answer.ok,
    isSound: (_, answer: ImportCheckAnswer) => answer.ok && answer.value.result.wrong === 0,
    hasColumns: ({ context }) => context.columns.some(({ key }) => key !== null),
    isImported: (_, answer: ImportAnswer) => answer.ok,
    isReported: (_, answer: ImportAnswer) => importReport(answer) !== null,
    isRefusedAtOnce: ({ context }, answer: ImportAnswer) => context.form === 'short' && importReport(answer) !== null,
    isFollowed: ({ context }) => context.files.length > 0,
    isFollowedAtOnce: ({ context }) => context.form === 'short' && context.files.length > 0,
    isBeingSent: ({ context: { percent } }) => percent > 0 && percent < 100,
    isWritten: (_, progress: ImportProgress | null) => progress?.end === 'written',
    isUndone: (_, progress: ImportProgress | null) => progress?.end === 'undone',
    isRest: ({ context }) => context.isRest,
    isUnderWay: (_, progress: ImportProgress | null) => progress !== null && progress.end === null,
  },
  actions: {
    forget: assign(NOTHING_CHOSEN),
    takeForm: assign((_, form: ImportForm) => ({ form, report: null, problem: null })),
    takeFiles: assign((_, files: readonly ChosenTable[]) => ({
      ...NOTHING_READ,
      files,
      areSeveral: files.length > 1,
    })),
    tellWrongFile: assign((_, files: readonly ChosenTable[]) => ({ ...NOTHING_CHOSEN, problem: filesProblem(files) })),
    tellNoFile: assign({ problem: messages.noFile }),
    begin: assign({ percent: 0, progress: null, report: null, problem: null }),
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
    /** Earlier decisions were about other rows. */
    takeMatching: assign(
      (
        { context: { matching } },
        { by, writes }: { readonly by?: string | null; readonly writes?: ImportDecisions['writes'] },
      ) => ({
        matching: {
          ...matching,
          ...(by === undefined ? {} : { matchBy: by }),
          ...(writes === undefined ? {} : { writes }),
          decisions: {},
        },
      }),
    ),
    takeDecision: assign(
      (
        { context: { matching } },
        { rows, decision }: { readonly rows: readonly number[]; readonly decision: DuplicateDecision },
      ) => ({ matching: { ...matching, decisions: withDecision(matching.decisions, rows, decision) } }),
    ),
    takeCorrections: assign(({ context }, since: ImportCorrections) => joinedCorrections(context, since)),
    /** The rows that are shown hold what was typed before the write that did not take place. */
    showCorrections: assign(({ context: { checked, changes, without } }) => ({
      checked: checked === null ? null : correctedRows(checked, changes, without),
    })),
    takeRest: assign({ isRest: true }),
    takeAll: assign({ isRest: false }),
    tellNoColumns: assign({ problem: messages.noColumns }),
    takeChecked: assign((_, answer: ImportCheckAnswer) => (answer.ok ? { checked: answer.value.result } : {})),
    takeReport: assign(({ context }, answer: ImportAnswer) => ({ report: reportOf(answer, context) })),
    tellFailure: assign(({ context }, answer: ImportCheckAnswer | ImportAnswer) => ({
      problem: ofFile(importFailure(answer), context),
    })),
    rememberColumns: (_, _columns: readonly MappedColumn[]) => notProvided('record import')(),
    /** The next of several files is begun anew. */
    dropImported: assign(({ context: { files } }) => ({ ...NOTHING_READ, files: files.slice(1) })),
    tellImported: enqueueActions(({ context, enqueue }, answer: ImportAnswer) => {
      const text = ofFile(importedText(answer), context);
      enqueue.emit({ type: 'notice.raised', notice: { level: 'success', text } });
      enqueue.emit({ type: 'rows.imported' });
      const file = importedFile(answer);
      if (file !== null) enqueue.emit({ type: 'file.stored', ...file });
    }),
    tellWritten: enqueueActions(({ context, enqueue }, progress: ImportProgress | null) => {
      const text = ofFile(messages.writtenBefore(progress?.total ?? 0), context);
      enqueue.emit({ type: 'notice.raised', notice: { level: 'success', text } });
      enqueue.emit({ type: 'rows.imported' });
    }),
    tellStopped: emit({ type: 'notice.raised', notice: { level: 'info', text: messages.stopped } }),
    tellEndUnknown: assign(({ context }) => ({ problem: ofFile(messages.endUnknown, context) })),
    giveTemplate: enqueueActions(({ enqueue }, answer: ImportTemplateAnswer) => {
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
});
