import { assign, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate';

import type { Result, LocalizedText } from '../../../../kernel/index.ts';
import type { TransferProgress } from '../../../../ports/index.ts';
import type { CellValue } from '../cell.types.ts';
import { machineTypes, notProvided } from '../../../../machine/index.ts';
import {
  admitted,
  areAllDone,
  filesOf,
  filesSince,
  heldValue,
  isAhead,
  withUploadAnswer,
  withCancelled,
  withChosen,
  withoutFile,
  withProgress,
  withRetried,
  withUploadValue,
  type CellFiles,
} from './upload-cell.model.ts';
import type { CellFile, ChosenFile, UploadCellEmitted, UploadCellEvent } from './upload-cell.types.ts';
import type { UploadRules } from './upload-rules.ts';

export interface UploadCellInput {
  readonly rules: UploadRules;
  readonly value: CellValue;
}

interface UploadCellContext extends CellFiles {
  readonly rules: UploadRules;
}

/** Events of an upload actor. */
export type SendingEvent =
  | { readonly type: 'file.progressed'; readonly id: string; readonly progress: TransferProgress }
  | { readonly type: 'file.answered'; readonly id: string; readonly answer: Result<string, LocalizedText> };

export interface SendInput {
  readonly file: CellFile;
  readonly tell: (event: SendingEvent) => void;
}

export const uploadCellMachine = setup({
  types: machineTypes<{
    context: UploadCellContext;
    events: UploadCellEvent | SendingEvent;
    emitted: UploadCellEmitted;
    input: UploadCellInput;
  }>(),
  actors: { sendFile: fromPromise<void, SendInput>(notProvided('uploadCell')) },
  guards: {
    canRemove: ({ context }, id: string) =>
      context.rules.canRemove || context.files.some((file) => file.id === id && file.status !== 'done'),
    canRetry: ({ context }, id: string) => context.files.some((file) => file.id === id && file.status === 'error'),
    isSending: ({ context }) => context.files.some(({ status }) => status === 'uploading'),
    isResting: ({ context }) => context.files.every(({ status }) => status !== 'uploading'),
    isAhead: ({ context }, event: { readonly id: string; readonly progress: TransferProgress }) =>
      isAhead(context, event.id, event.progress),
    isStored: (_, answer: Result<string, LocalizedText>) => answer.ok,
  },
  actions: {
    addFiles: enqueueActions(({ context, self, enqueue }, chosen: readonly ChosenFile[]) => {
      const { taken, refusals } = admitted(context, context.rules, chosen);
      const next = withChosen(context, taken);
      enqueue.assign(next);
      refusals.forEach((text) => enqueue.emit({ type: 'notice.raised', notice: { level: 'warning', text } }));
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
    showProgress: assign(({ context }, event: { readonly id: string; readonly progress: TransferProgress }) =>
      withProgress(context, event.id, event.progress),
    ),
    takeAnswer: assign(({ context }, event: { readonly id: string; readonly answer: Result<string, LocalizedText> }) =>
      withUploadAnswer(context, event.id, event.answer),
    ),
    markCancelled: assign(({ context }, id: string) => withCancelled(context, id)),
    dropFile: assign(({ context }, id: string) => withoutFile(context, id)),
    takeValue: assign(({ context }, value: CellValue) => withUploadValue(context, value)),
    tellPaths: enqueueActions(({ context, enqueue }) => {
      if (areAllDone(context)) enqueue.emit({ type: 'paths.changed', value: heldValue(context) });
    }),
  },
}).createMachine({
  id: 'uploadCell',
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
    'value.replace': { actions: { type: 'takeValue', params: ({ event }) => event.value } },
  },
  states: {
    resting: { always: { guard: 'isSending', target: 'sending' } },
    sending: {
      always: { guard: 'isResting', target: 'resting' },
      on: {
        'file.progressed': {
          guard: { type: 'isAhead', params: ({ event }) => event },
          actions: { type: 'showProgress', params: ({ event }) => event },
        },
        'file.answered': [
          {
            guard: { type: 'isStored', params: ({ event }) => event.answer },
            actions: [{ type: 'takeAnswer', params: ({ event }) => event }, 'tellPaths'],
          },
          { actions: { type: 'takeAnswer', params: ({ event }) => event } },
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

export type UploadCellSnapshot = SnapshotFrom<typeof uploadCellMachine>;
