import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { IMPORT_FILE_FIELD, resourceEndpoints, type Resource } from '../../../resources/index.ts';
import { recordImportMachine, type SendingInput, type ImportTemplateAnswer } from './record-import.machine.ts';
import type { ImportAnswer } from './record-import.model.ts';
import type { RecordImportEmitted, RecordImportEvent, RecordImportFacts } from './record-import.types.ts';

export type RecordImportService = Service<RecordImportFacts, RecordImportEvent, RecordImportEmitted>;

export interface RecordImportDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Of the rows above, where the list shows what belongs to one. */
  readonly foreignKeys?: readonly string[];
}

/** The import of files into a list, one after the other: all rows of a file or none, and a warning with a marked copy of the file where some are wrong. */
export function createRecordImport(dependencies: RecordImportDependencies): RecordImportService {
  const { resource, client, clock, foreignKeys = [] } = dependencies;
  const { importExcel, importTemplate } = resourceEndpoints(resource);
  const body = foreignKeys.length === 0 ? {} : { foreignKeys: foreignKeys.join(',') };
  const machine = recordImportMachine.provide({
    actors: {
      send: fromPromise<ImportAnswer, SendingInput>(({ input: { file, tell }, signal }) =>
        client.upload(importExcel, {
          body,
          files: file === null ? [] : [{ field: IMPORT_FILE_FIELD, name: file.name, content: file.content }],
          signal,
          onProgress: ({ loaded, total }) => {
            const percent = total === null ? 0 : Math.floor((loaded / total) * 100);
            if (!signal.aborted) tell({ type: 'sending.progressed', percent });
          },
        }),
      ),
      fetchTemplate: fromPromise<ImportTemplateAnswer>(({ signal }) =>
        client.download(importTemplate, { query: { format: 'xlsx' }, signal, isQuiet: true }),
      ),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor(actor, recordImportView);
}

function recordImportView({ value, context }: SnapshotFrom<typeof recordImportMachine>): RecordImportFacts {
  const { files, percent, report, problem } = context;
  return {
    status: statusOf(value.dialog),
    fileNames: files.map(({ name }) => name),
    file: files[0] ?? null,
    percent,
    report,
    problem,
    isFetchingTemplate: value.template === 'fetching',
  };
}

function statusOf(dialog: SnapshotFrom<typeof recordImportMachine>['value']['dialog']): RecordImportFacts['status'] {
  if (typeof dialog === 'string') return dialog;
  return dialog.sending === 'uploading' ? 'sending' : 'checking';
}
