import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import type { HttpClient } from '../../../../http/index.ts';
import type { Locale, Service } from '../../../../kernel/index.ts';
import { serviceFromActor } from '../../../../machine/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import { resourceEndpoints, type Resource } from '../../../../resources/index.ts';
import { recordPrintMachine, type PrintedRowsAnswer, type PrintedRowsRequest } from './record-print.machine.ts';
import type { RecordPrintEmitted, RecordPrintEvent, RecordPrintFacts } from './record-print.types.ts';

export type RecordPrintService = Service<RecordPrintFacts, RecordPrintEvent, RecordPrintEmitted>;

export interface RecordPrintDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly locale: () => Locale;
}

/** Everything that a list finds on paper: read by a call that the server logs, as an export is, and held while it is printed. */
export function createRecordPrint({ resource, client, clock, locale }: RecordPrintDependencies): RecordPrintService {
  const { print } = resourceEndpoints(resource);
  const machine = recordPrintMachine.provide({
    actors: {
      readRows: fromPromise<PrintedRowsAnswer, PrintedRowsRequest>(({ input, signal }) =>
        client.call(print, { query: input, signal, isQuiet: true }),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { resource, locale } });
  actor.start();
  return serviceFromActor(actor, recordPrintView);
}

function recordPrintView({ value, context }: SnapshotFrom<typeof recordPrintMachine>): RecordPrintFacts {
  return { status: value, sheet: context.sheet };
}
