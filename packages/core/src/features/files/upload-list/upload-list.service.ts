import { createActor, fromPromise } from 'xstate';

import type { Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import {
  uploadListMachine,
  type SendInput,
  type UploadListInput,
  type UploadListSnapshot,
} from './upload-list.machine.ts';
import { pendingUploads, shownFile } from './upload-list.model.ts';
import type {
  ChosenFile,
  UploadCall,
  UploadListEmitted,
  UploadListEvent,
  UploadListFacts,
  UploadOutcome,
} from './upload-list.types.ts';

export type UploadList = Service<UploadListFacts, UploadListEvent, UploadListEmitted>;

export interface UploadListOptions extends UploadListInput {
  /** Upload one file; never rejects. */
  readonly send: (
    file: ChosenFile,
    call: Required<Pick<UploadCall, 'onProgress' | 'onNote' | 'signal'>>,
  ) => Promise<UploadOutcome>;
}

/**
 * The files of one value. Keep the service while uploading: disposal aborts all uploads. Writes nothing itself;
 * `paths.changed` contains the new value.
 */
export function createUploadList({ rules, value, send }: UploadListOptions): UploadList {
  const machine = uploadListMachine.provide({
    actors: {
      sendFile: fromPromise<void, SendInput>(async ({ input: { file, tell }, signal }) => {
        const { id, name, content, modifiedAt } = file;
        if (content === null) return;
        const outcome = await send(
          { name, content, ...(modifiedAt === undefined ? {} : { modifiedAt }) },
          {
            signal,
            onProgress: (progress) => {
              if (!signal.aborted) tell({ type: 'file.progressed', id, progress });
            },
            onNote: (note) => {
              if (!signal.aborted) tell({ type: 'file.noted', id, note });
            },
          },
        );
        // An aborted upload must not report: the file may be uploading again.
        if (!signal.aborted) tell({ type: 'file.answered', id, outcome });
      }),
    },
  });
  const actor = createActor(machine, { input: { rules, value } });
  actor.start();
  return serviceFromActor(actor, uploadListView);
}

function uploadListView({ context }: UploadListSnapshot): UploadListFacts {
  const { files, rules } = context;
  const pending = pendingUploads(context);
  return {
    files: files.map(shownFile),
    isUploading: pending === 'running',
    pending,
    canAdd: rules.limit === null || rules.overflow === 'keepLast' || files.length < rules.limit,
    limit: rules.limit,
  };
}
