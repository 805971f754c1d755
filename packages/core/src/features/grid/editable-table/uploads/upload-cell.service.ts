import { createActor, fromPromise } from 'xstate';

import type { Service } from '../../../../kernel/index.ts';
import { serviceFromActor } from '../../../../machine/index.ts';
import type { CellValue } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import type { UploadDependencies } from '../table-dependencies.types.ts';
import { storedPath } from './upload-answer.ts';
import { uploadCellMachine, type SendInput, type UploadCellSnapshot } from './upload-cell.machine.ts';
import { shownFile } from './upload-cell.model.ts';
import type { UploadCellEmitted, UploadCellEvent, UploadCellFacts } from './upload-cell.types.ts';
import { uploadFacts, uploadRules } from './upload-rules.ts';

export type UploadCell = Service<UploadCellFacts, UploadCellEvent, UploadCellEmitted>;

/**
 * Files of one cell. Keep the service while uploading, even if the cell loses focus: disposal aborts all uploads.
 * Writes nothing itself; `paths.changed` contains the new cell value.
 */
export function createUploadCell(column: Column, value: CellValue, { port, token }: UploadDependencies): UploadCell {
  const rules = uploadRules(column);
  const machine = uploadCellMachine.provide({
    actors: {
      sendFile: fromPromise<void, SendInput>(async ({ input: { file, tell }, signal }) => {
        const { id, name, content } = file;
        if (content === null) return;
        const answer = await port.send(
          { name, content },
          {
            ...uploadFacts(column, token()),
            signal,
            onProgress: (progress) => {
              if (!signal.aborted) tell({ type: 'file.progressed', id, progress });
            },
          },
        );
        // An aborted upload must not report: the file may be uploading again.
        if (!signal.aborted) tell({ type: 'file.answered', id, answer: storedPath(answer, rules.responseName) });
      }),
    },
  });
  const actor = createActor(machine, { input: { rules, value } });
  actor.start();
  return serviceFromActor(actor, uploadCellView);
}

function uploadCellView({ context: { files, rules } }: UploadCellSnapshot): UploadCellFacts {
  return {
    files: files.map(shownFile),
    isUploading: files.some(({ status }) => status === 'uploading'),
    canAdd: rules.limit === null || files.length < rules.limit,
    canDownload: rules.canDownload,
    canRemove: rules.canRemove,
    limit: rules.limit,
    mistake: rules.mistake,
    button: rules.button,
  };
}
