import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { exportJobEndpoints } from '../../../../contract/index.ts';
import type { HttpClient } from '../../../../http/index.ts';
import { mapResult, type Service } from '../../../../kernel/index.ts';
import { serviceFromActor } from '../../../../machine/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import type { LiveRelay } from '../../../live/notice-channel/index.ts';
import { exportHistoryMachine, type DeedAnswer, type DeedInput, type ExportsAnswer } from './export-history.machine.ts';
import { listedExport } from './export-history.model.ts';
import type { ExportHistoryEmitted, ExportHistoryEvent, ExportHistoryFacts } from './export-history.types.ts';

export type ExportHistoryService = Service<ExportHistoryFacts, ExportHistoryEvent, ExportHistoryEmitted>;

export interface ExportHistoryDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly live: LiveRelay;
}

/** One's own exports: while it is open, those that are under way are followed, by what the server tells or by asking now and then. */
export function createExportHistory({ client, clock, live }: ExportHistoryDependencies): ExportHistoryService {
  const { list, cancel, delete: remove, download } = exportJobEndpoints;
  const machine = exportHistoryMachine.provide({
    actors: {
      read: fromPromise<ExportsAnswer>(async ({ signal }) =>
        mapResult(await client.call(list, { signal, isQuiet: true }), ({ result }) => result.jobs),
      ),
      act: fromPromise<DeedAnswer, DeedInput>(async ({ input: { deed, id }, signal }) => {
        if (deed === 'download')
          return mapResult(await client.download(download, { query: { id }, signal, isQuiet: true }), (file) => ({
            file,
          }));
        const answer =
          deed === 'cancel'
            ? await client.call(cancel, { body: { id }, signal, isQuiet: true })
            : await client.call(remove, { query: { id }, signal, isQuiet: true });
        return mapResult(answer, (done) => ({ file: null, done }));
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { isTold: () => live.facts().isOpen } });
  actor.start();
  const stopHearing = live.on(({ kind }) => {
    if (kind === 'job' || kind === 'resync') actor.send({ type: 'exports.hint' });
  });
  const service = serviceFromActor<typeof machine, ExportHistoryFacts, ExportHistoryEvent>(actor, exportHistoryView);
  return {
    ...service,
    dispose() {
      stopHearing();
      service.dispose();
    },
  };
}

function exportHistoryView({ value, context }: SnapshotFrom<typeof exportHistoryMachine>): ExportHistoryFacts {
  const { jobs, isRead, failure, acting } = context;
  return { status: statusOf(value.list, isRead), jobs: jobs.map(listedExport), failure, acting };
}

function statusOf(
  list: SnapshotFrom<typeof exportHistoryMachine>['value']['list'],
  isRead: boolean,
): ExportHistoryFacts['status'] {
  if (list === 'closed') return 'closed';
  if (list.open === 'failed') return 'failed';
  return isRead ? 'shown' : 'loading';
}
