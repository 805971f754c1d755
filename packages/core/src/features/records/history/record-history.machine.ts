import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import { LONGEST_HISTORY, type RecordedHistory } from '../../../contract/index.ts';
import { failureText, type Answer, type HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';
import { given, machineTypes, notProvided, output } from '../../../machine/index.ts';
import type { Resource, ResourceRow } from '../../../resources/index.ts';
import {
  rightsLosses,
  type EndingRights,
  type LossesAnswer,
  type RightsLosses,
} from '../../access/rights-losses/index.ts';
import { recordHistoryMessages as messages } from './record-history.messages.ts';
import type { HistoryFile, RecordHistoryEmitted, RecordHistoryEvent } from './record-history.types.ts';
import { labelsOf, rightsEndedByRestore, timeline, type KnownHistory } from './timeline.model.ts';

/** Entries read at first, and more with each request for older ones. */
const HISTORY_STEP = 20;

export interface RecordHistoryContext {
  readonly resource: Resource;
  /** The row as the user sees it. */
  readonly row: ResourceRow;
  /** The row as it is shown now: newer than what a question was asked about. */
  readonly latest: ResourceRow;
  readonly mayRestore: boolean;
  /** Entries to be read. */
  readonly limit: number;
  /** Null before the first answer. */
  readonly history: RecordedHistory | null;
  readonly failure: LocalizedText | null;
  /** The version to go back to; null if nothing is asked. */
  readonly version: number | null;
  /** Who loses permissions by it, once the server has told. */
  readonly losses: RightsLosses | null;
  readonly restoreFailure: LocalizedText | null;
}

export type HistoryAnswer = Result<Answer<RecordedHistory>, HttpFailure>;
export type RestoreAnswer = Result<
  Answer<{ readonly row: ResourceRow; readonly leftOut: readonly string[] }>,
  HttpFailure
>;

export type FileAnswer = Result<HistoryFile, HttpFailure>;

export interface RestoreInput {
  readonly row: ResourceRow;
  readonly version: number | null;
}

export const recordHistoryMachine = setup({
  types: machineTypes<{
    context: RecordHistoryContext;
    events: RecordHistoryEvent;
    emitted: RecordHistoryEmitted;
    input: Pick<RecordHistoryContext, 'resource' | 'row' | 'mayRestore'>;
  }>(),
  actors: {
    requestHistory: fromPromise<HistoryAnswer, number>(notProvided('record history')),
    requestFile: fromPromise<FileAnswer, RecordHistoryContext>(notProvided('record history')),
    requestLosses: fromPromise<LossesAnswer, EndingRights | undefined>(notProvided('record history')),
    requestRestore: fromPromise<RestoreAnswer, RestoreInput>(notProvided('record history')),
  },
  guards: {
    isRead: (_, answer: HistoryAnswer) => answer.ok,
    isRestored: (_, answer: RestoreAnswer) => answer.ok,
    hasMore: ({ context }) => context.history?.hasMore === true && context.limit < LONGEST_HISTORY,
    isTakingRights: ({ context }) => rightsEnded(context) !== undefined,
    isOutOfDate: ({ context }) => (context.latest.version ?? 0) > (context.row.version ?? 0),
    isRestorable: ({ context }, version: number) => {
      const known = knownHistory(context);
      return known !== null && timeline(known).some((entry) => entry.version === version && entry.isRestorable);
    },
  },
  actions: {
    rememberHistory: assign((_, answer: HistoryAnswer) =>
      answer.ok ? { history: answer.value.result, failure: null } : {},
    ),
    rememberFailure: assign((_, answer: HistoryAnswer) => (answer.ok ? {} : { failure: failureText(answer.error) })),
    wantMore: assign(({ context }) => ({ limit: Math.min(context.limit + HISTORY_STEP, LONGEST_HISTORY) })),
    askToRestore: assign((_, version: number) => ({ version, losses: null, restoreFailure: null })),
    rememberLatest: assign((_, { row }: Pick<RecordHistoryContext, 'row'>) => ({ latest: row })),
    takeLatest: assign(({ context }) => ({ row: context.latest })),
    forgetQuestion: assign({ version: null, losses: null, restoreFailure: null }),
    rememberLosses: assign((_, answer: LossesAnswer) => ({ losses: rightsLosses(answer) })),
    rememberRestoreFailure: assign((_, answer: RestoreAnswer) =>
      answer.ok ? {} : { restoreFailure: failureText(answer.error) },
    ),
    rememberRow: assign((_, answer: RestoreAnswer) => (answer.ok ? { row: answer.value.result.row } : {})),
    tellRestored: enqueueActions(({ context, enqueue }, answer: RestoreAnswer) => {
      if (!answer.ok || context.version === null) return;
      const { row, leftOut } = answer.value.result;
      const text =
        leftOut.length === 0
          ? messages.restored(context.version)
          : messages.restoredInPart(context.version, labelsOf(context.resource, leftOut));
      enqueue.emit({ type: 'notice.raised', notice: { level: leftOut.length === 0 ? 'success' : 'warning', text } });
      enqueue.emit({ type: 'history.restored', row });
    }),
    tellFile: enqueueActions(({ enqueue }, answer: FileAnswer) => {
      if (answer.ok) enqueue.emit({ type: 'history.exported', file: answer.value });
      else enqueue.emit({ type: 'notice.raised', notice: { level: 'error', text: failureText(answer.error) } });
    }),
  },
}).createMachine({
  id: 'recordHistory',
  context: ({ input }) => ({
    ...input,
    latest: input.row,
    limit: HISTORY_STEP,
    history: null,
    failure: null,
    version: null,
    losses: null,
    restoreFailure: null,
  }),
  initial: 'loading',
  on: { 'row.newer': { actions: { type: 'rememberLatest', params: given } } },
  states: {
    loading: {
      invoke: {
        src: 'requestHistory',
        input: ({ context }) => context.limit,
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'shown',
            actions: { type: 'rememberHistory', params: output },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: output } },
        ],
      },
    },
    failed: { on: { 'history.retry': 'loading' } },
    shown: {
      always: { guard: 'isOutOfDate', target: 'extending', actions: 'takeLatest' },
      on: {
        'history.more': { guard: 'hasMore', target: 'extending', actions: 'wantMore' },
        'history.export': 'exporting',
        'restore.ask': {
          guard: { type: 'isRestorable', params: ({ event }) => event.version },
          target: 'checking',
          actions: { type: 'askToRestore', params: ({ event }) => event.version },
        },
      },
    },
    extending: {
      invoke: {
        src: 'requestHistory',
        input: ({ context }) => context.limit,
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'shown',
            actions: { type: 'rememberHistory', params: output },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: output } },
        ],
      },
    },
    exporting: {
      invoke: {
        src: 'requestFile',
        input: ({ context }) => context,
        onDone: { target: 'shown', actions: { type: 'tellFile', params: output } },
      },
    },
    checking: { always: [{ guard: 'isTakingRights', target: 'weighing' }, { target: 'asking' }] },
    weighing: {
      invoke: {
        src: 'requestLosses',
        input: ({ context }) => rightsEnded(context),
        onDone: { target: 'asking', actions: { type: 'rememberLosses', params: output } },
      },
    },
    asking: {
      on: {
        'restore.confirm': 'restoring',
        'restore.cancel': { target: 'shown', actions: 'forgetQuestion' },
      },
    },
    restoring: {
      invoke: {
        src: 'requestRestore',
        input: ({ context }) => ({ row: context.row, version: context.version }),
        onDone: [
          {
            guard: { type: 'isRestored', params: output },
            target: 'extending',
            actions: [
              { type: 'tellRestored', params: output },
              { type: 'rememberRow', params: output },
              'forgetQuestion',
            ],
          },
          { target: 'asking', actions: { type: 'rememberRestoreFailure', params: output } },
        ],
      },
    },
  },
});

function rightsEnded(context: RecordHistoryContext): EndingRights | undefined {
  const known = knownHistory(context);
  return known === null || context.version === null ? undefined : rightsEndedByRestore(known, context.version);
}

/** What the models need; null before the first answer. */
export function knownHistory({ resource, row, mayRestore, history }: RecordHistoryContext): KnownHistory | null {
  return history === null ? null : { resource, row, mayRestore, history };
}
