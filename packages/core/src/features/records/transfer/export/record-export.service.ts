import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import type { HttpClient } from '../../../../http/index.ts';
import type { Service } from '../../../../kernel/index.ts';
import { serviceFromActor } from '../../../../machine/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import { isOffered, permissionCode, resourceEndpoints, type Resource } from '../../../../resources/index.ts';
import type { PermissionDecision } from '../../../access/permissions/index.ts';
import {
  recordExportMachine,
  type ExportDownloadInput,
  type ExportFileAnswer,
  type ExportStartAnswer,
  type ExportStartRequest,
} from './record-export.machine.ts';
import type { RecordExportEmitted, RecordExportEvent, RecordExportFacts } from './record-export.types.ts';

export type RecordExportService = Service<RecordExportFacts, RecordExportEvent, RecordExportEmitted>;

export interface RecordExportDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly permit: (action: string) => PermissionDecision;
}

/** The export of a list as a file: asks for columns, format and rows, shows how much has come, and may be cancelled. */
export function createRecordExport({ resource, client, clock, permit }: RecordExportDependencies): RecordExportService {
  const { exportXls, startExport } = resourceEndpoints(resource);
  const machine = recordExportMachine.provide({
    actors: {
      download: fromPromise<ExportFileAnswer, ExportDownloadInput>(({ input: { request, tell }, signal }) =>
        client.download(exportXls, {
          query: request,
          signal,
          // The dialog says what went wrong.
          isQuiet: true,
          onProgress: ({ loaded }) => {
            if (!signal.aborted) tell({ type: 'download.progressed', loaded });
          },
        }),
      ),
      startJob: fromPromise<ExportStartAnswer, ExportStartRequest>(({ input, signal }) =>
        client.call(startExport, { body: input, signal, isQuiet: true }),
      ),
    },
  });
  const mayReveal = isOffered(resource, 'reveal') && permit(permissionCode(resource, 'reveal')).decision === 'show';
  const actor = createActor(machine, { clock, input: { resource, mayReveal } });
  actor.start();
  return serviceFromActor(actor, recordExportView);
}

function recordExportView({ value, context }: SnapshotFrom<typeof recordExportMachine>): RecordExportFacts {
  const { way, choices, list, mayReveal, problem, received, failure } = context;
  return {
    status: statusOf(value),
    way,
    ...choices,
    selected: list.selection.length,
    mayReveal,
    problem,
    received,
    failure,
  };
}

function statusOf(value: SnapshotFrom<typeof recordExportMachine>['value']): RecordExportFacts['status'] {
  if (typeof value === 'string') return value;
  return value.choosing === 'fresh' ? 'choosing' : value.choosing;
}
