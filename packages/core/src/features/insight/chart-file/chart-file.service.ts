import { createActor, fromPromise } from 'xstate';

import { chartFileEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { chartFileMachine, type MadeChart } from './chart-file.machine.ts';
import { chartTableOf } from './chart-file.model.ts';
import type { ChartFileEmitted, ChartFileEvent, ChartFileFacts, TakenChart } from './chart-file.types.ts';

export type ChartFileService = Service<ChartFileFacts, ChartFileEvent, ChartFileEmitted>;

export interface ChartFileDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/** The figures of a chart as a file, written by the server as it writes the files of lists. */
export function createChartFile({ client, clock }: ChartFileDependencies): ChartFileService {
  const machine = chartFileMachine.provide({
    actors: {
      makeFile: fromPromise<MadeChart, TakenChart>(async ({ input: chart, signal }) => {
        const query = { table: JSON.stringify(chartTableOf(chart)) };
        const answer = await client.download(chartFileEndpoints.make, { query, signal, isQuiet: true });
        return { title: chart.title, answer };
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { now: () => clock.now() } });
  actor.start();
  return serviceFromActor(actor, ({ value }): ChartFileFacts => ({ isMaking: value === 'making' }));
}
