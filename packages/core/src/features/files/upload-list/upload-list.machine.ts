import { assign, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate';

import type { TransferProgress } from '../../../ports/index.ts';
import { given, machineTypes, notProvided } from '../../../machine/index.ts';
import {
  admitted,
  areAllDone,
  filesGone,
  filesOf,
  filesSince,
  heldEntries,
  heldValue,
  isAhead,
  moveRefusal,
  withCancelled,
  withChosen,
  withFileMoved,
  withNote,
  withoutFile,
  withProgress,
  withRetried,
  withUploadOutcome,
  withUploadValue,
  type UploadFiles,
} from './upload-list.model.ts';
import type {
  ChosenFile,
  ListedFile,
  UploadListEmitted,
  UploadListEvent,
  UploadListRules,
  UploadNote,
  UploadOutcome,
} from './upload-list.types.ts';
import { uploadMessages as messages } from './upload.messages.ts';

export interface UploadListInput {
  readonly rules: UploadListRules;
  readonly value: unknown;
}

interface UploadListContext extends UploadFiles {
  readonly rules: UploadListRules;
}

interface Progressed {
  readonly id: string;
  readonly progress: TransferProgress;
}

interface Answered {
  readonly id: string;
  readonly outcome: UploadOutcome;
}

interface Moved {
  readonly id: string;
  readonly by: -1 | 1;
}

/** Events of an upload actor. */
export type SendingEvent =
  | ({ readonly type: 'file.progressed' } & Progressed)
  | { readonly type: 'file.noted'; readonly id: string; readonly note: UploadNote | null }
  | ({ readonly type: 'file.answered' } & Answered);

export interface SendInput {
  readonly file: ListedFile;
  readonly tell: (event: SendingEvent) => void;
}

export const uploadListMachine = setup({
  types: machineTypes<{
    context: UploadListContext;
    events: UploadListEvent | SendingEvent;
    emitted: UploadListEmitted;
    input: UploadListInput;
  }>(),
  actors: { sendFile: fromPromise<void, SendInput>(notProvided('uploadList')) },
  guards: {
    canRemove: ({ context }, id: string) =>
      context.files.some((file) => file.id === id && (context.rules.canRemove || file.status !== 'done')),
    canRetry: ({ context }, id: string) =>
      context.files.some((file) => file.id === id && file.status === 'error' && file.content !== null),
    canMove: ({ context }, { id, by }: Moved) => moveRefusal(context, id, by) === null,
    isSending: ({ context }) => context.files.some(({ status }) => status === 'uploading'),
    isResting: ({ context }) => context.files.every(({ status }) => status !== 'uploading'),
    isAhead: ({ context }, { id, progress }: Progressed) => isAhead(context, id, progress),
    isStored: (_, outcome: UploadOutcome) => outcome.ok,
  },
  actions: {
    addFiles: enqueueActions(({ context, self, enqueue }, chosen: readonly ChosenFile[]) => {
      const { taken, refusals } = admitted(context, context.rules, chosen);
      const next = withChosen(context, taken, context.rules);
      enqueue.assign(next);
      refusals.forEach((text) => enqueue.emit({ type: 'notice.raised', notice: { level: 'warning', text } }));
      filesGone(next, context).forEach(({ id }) => enqueue.stopChild(id));
      filesSince(next, context).forEach((file) =>
        enqueue.spawnChild('sendFile', { id: file.id, input: { file, tell: (event) => self.send(event) } }),
      );
    }),
    sendAgain: enqueueActions(({ context, self, enqueue }, id: string) => {
      const next = withRetried(context, id);
      enqueue.assign(next);
      next.files
        .filter((file) => file.id === id)
        .forEach((file) => enqueue.spawnChild('sendFile', { id, input: { file, tell: (event) => self.send(event) } }));
    }),
    stopSending: enqueueActions(({ enqueue }, id: string) => enqueue.stopChild(id)),
    showProgress: assign(({ context }, { id, progress }: Progressed) => withProgress(context, id, progress)),
    showNote: assign(({ context }, { id, note }: { readonly id: string; readonly note: UploadNote | null }) =>
      withNote(context, id, note),
    ),
    takeOutcome: assign(({ context }, { id, outcome }: Answered) => withUploadOutcome(context, id, outcome)),
    markCancelled: assign(({ context }, id: string) => withCancelled(context, id)),
    dropFile: assign(({ context }, id: string) => withoutFile(context, id)),
    moveFile: assign(({ context }, { id, by }: Moved) => withFileMoved(context, id, by)),
    takeValue: assign(({ context }, { value }: { readonly value: unknown }) => withUploadValue(context, value)),
    resetValue: enqueueActions(({ context, enqueue }, { value }: { readonly value: unknown }) => {
      context.files.forEach(({ id }) => enqueue.stopChild(id));
      enqueue.assign(filesOf(value, context.nextId));
    }),
    tellImmovable: enqueueActions(({ context, enqueue }, { id, by }: Moved) => {
      const text = moveRefusal(context, id, by);
      if (text !== null) enqueue.emit({ type: 'notice.raised', notice: { level: 'warning', text } });
    }),
    tellOutcome: enqueueActions(({ context, enqueue }, { id, outcome }: Answered) => {
      const name = context.files.find((file) => file.id === id)?.name;
      if (name === undefined || !context.rules.isTold) return;
      if (outcome.ok) {
        if (!outcome.value.isWithoutMessage) return;
        enqueue.emit({ type: 'notice.raised', notice: { level: 'success', text: messages.storedFile(name) } });
      } else if (outcome.error.report === null)
        enqueue.emit({ type: 'notice.raised', notice: { level: 'error', text: messages.failedFile(name) } });
      else enqueue.emit({ type: 'report.received', name, report: outcome.error.report });
    }),
    tellPaths: enqueueActions(({ context, enqueue }) => {
      if (areAllDone(context))
        enqueue.emit({ type: 'paths.changed', value: heldValue(context), entries: heldEntries(context) });
    }),
  },
}).createMachine({
  id: 'uploadList',
  context: ({ input: { rules, value } }) => ({ rules, ...filesOf(value) }),
  initial: 'resting',
  on: {
    'files.add': { actions: { type: 'addFiles', params: ({ event }) => event.files } },
    'file.retry': {
      guard: { type: 'canRetry', params: ({ event }) => event.id },
      actions: { type: 'sendAgain', params: ({ event }) => event.id },
    },
    'file.remove': {
      guard: { type: 'canRemove', params: ({ event }) => event.id },
      actions: [
        { type: 'stopSending', params: ({ event }) => event.id },
        { type: 'dropFile', params: ({ event }) => event.id },
        'tellPaths',
      ],
    },
    'file.move': [
      {
        guard: { type: 'canMove', params: given },
        actions: [{ type: 'moveFile', params: given }, 'tellPaths'],
      },
      { actions: { type: 'tellImmovable', params: given } },
    ],
    'value.reset': { actions: { type: 'resetValue', params: given } },
    'value.replace': { actions: { type: 'takeValue', params: given } },
  },
  states: {
    resting: { always: { guard: 'isSending', target: 'sending' } },
    sending: {
      always: { guard: 'isResting', target: 'resting' },
      on: {
        'file.progressed': {
          guard: { type: 'isAhead', params: given },
          actions: { type: 'showProgress', params: given },
        },
        'file.noted': { actions: { type: 'showNote', params: given } },
        'file.answered': [
          {
            guard: { type: 'isStored', params: ({ event }) => event.outcome },
            actions: [{ type: 'tellOutcome', params: given }, { type: 'takeOutcome', params: given }, 'tellPaths'],
          },
          {
            actions: [
              { type: 'tellOutcome', params: given },
              { type: 'takeOutcome', params: given },
            ],
          },
        ],
        'file.cancel': {
          actions: [
            { type: 'stopSending', params: ({ event }) => event.id },
            { type: 'markCancelled', params: ({ event }) => event.id },
          ],
        },
      },
    },
  },
});

export type UploadListSnapshot = SnapshotFrom<typeof uploadListMachine>;
