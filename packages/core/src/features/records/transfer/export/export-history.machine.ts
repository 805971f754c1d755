import { assign, enqueueActions, fromPromise, raise, setup } from 'xstate';

import type { ExportJob } from '../../../../contract/index.ts';
import { failureText, type Answer, type DownloadedFile, type HttpFailure } from '../../../../http/index.ts';
import { sameText, seconds, type LocalizedText, type Result } from '../../../../kernel/index.ts';
import { given, machineTypes, notProvided, output } from '../../../../machine/index.ts';
import { isUnderWay } from './export-history.model.ts';
import type { ExportDeed, ExportHistoryEmitted, ExportHistoryEvent } from './export-history.types.ts';

export type ExportsAnswer = Result<readonly ExportJob[], HttpFailure>;
/** A file, or that what was asked is done. */
export type DeedAnswer = Result<
  { readonly file: DownloadedFile } | { readonly file: null; readonly done: Answer<unknown> },
  HttpFailure
>;

export interface DeedInput {
  readonly deed: ExportDeed;
  readonly id: string;
}

export interface ExportHistoryContext {
  readonly jobs: readonly ExportJob[];
  readonly isRead: boolean;
  readonly failure: LocalizedText | null;
  readonly acting: DeedInput | null;
  /** Asked for again while the answer is awaited. */
  readonly isAskedAgain: boolean;
  /** Whether the server tells of progress by itself. */
  readonly isTold: () => boolean;
}

export const exportHistoryMachine = setup({
  types: machineTypes<{
    context: ExportHistoryContext;
    events: ExportHistoryEvent | { readonly type: 'exports.hint' };
    input: { readonly isTold: () => boolean };
    emitted: ExportHistoryEmitted;
  }>(),
  actors: {
    read: fromPromise<ExportsAnswer>(notProvided('export history')),
    act: fromPromise<DeedAnswer, DeedInput>(notProvided('export history')),
  },
  delays: { pause: ({ context }) => seconds(context.isTold() ? 15 : 1.5) },
  guards: {
    isRead: (_, answer: ExportsAnswer) => answer.ok,
    isAskedAgain: ({ context }) => context.isAskedAgain,
    isUnderWay: ({ context }) => context.jobs.some(isUnderWay),
  },
  actions: {
    takeJobs: assign((_, answer: ExportsAnswer) =>
      answer.ok ? { jobs: answer.value, isRead: true, failure: null } : { failure: failureText(answer.error) },
    ),
    askAgain: assign({ isAskedAgain: true }),
    noteAsked: assign({ isAskedAgain: false }),
    takeDeed: assign((_, acting: DeedInput) => ({ acting })),
    tell: enqueueActions(({ context, enqueue }, answer: DeedAnswer) => {
      if (!answer.ok) {
        enqueue.emit({ type: 'notice.raised', notice: { level: 'error', text: failureText(answer.error) } });
      } else if (answer.value.file === null) {
        const text = sameText(answer.value.done.message);
        enqueue.emit({ type: 'notice.raised', notice: { level: 'success', text } });
      } else {
        const { name, content } = answer.value.file;
        const known = context.jobs.find(({ id }) => id === context.acting?.id)?.fileName;
        enqueue.emit({ type: 'file.received', name: name ?? known ?? 'export', content });
      }
      enqueue.assign({ acting: null });
    }),
    readAgain: raise({ type: 'exports.refresh' }),
  },
}).createMachine({
  id: 'exportHistory',
  context: ({ input: { isTold } }) => ({
    jobs: [],
    isRead: false,
    failure: null,
    acting: null,
    isAskedAgain: false,
    isTold,
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'closed',
      states: {
        closed: { on: { 'exports.open': 'open' } },
        open: {
          initial: 'reading',
          states: {
            reading: {
              entry: 'noteAsked',
              on: { 'exports.hint': { actions: 'askAgain' } },
              invoke: {
                src: 'read',
                onDone: [
                  {
                    guard: { type: 'isRead', params: output },
                    target: 'resting',
                    actions: { type: 'takeJobs', params: output },
                  },
                  { target: 'failed', actions: { type: 'takeJobs', params: output } },
                ],
              },
            },
            resting: {
              always: { guard: 'isAskedAgain', target: 'reading' },
              after: { pause: { guard: 'isUnderWay', target: 'reading' } },
              on: { 'exports.hint': 'reading' },
            },
            failed: {},
          },
          on: {
            'exports.refresh': { target: '.reading', reenter: true },
            'exports.close': 'closed',
          },
        },
      },
    },
    deed: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'export.do': { target: 'acting', actions: { type: 'takeDeed', params: given } } },
        },
        acting: {
          invoke: {
            src: 'act',
            input: ({ context: { acting } }) => acting ?? { deed: 'download', id: '' },
            onDone: {
              target: 'idle',
              actions: [{ type: 'tell', params: output }, 'readAgain'],
            },
          },
        },
      },
    },
  },
});
