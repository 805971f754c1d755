import { createActor, fromPromise } from 'xstate';

import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { ReportCache } from './report-cache.ts';
import { reportPickerApi } from './report-picker.api.ts';
import { reportPickerMachine } from './report-picker.machine.ts';
import type {
  QueryItemsAnswer,
  ReportAnswer,
  ReportPickerConfig,
  ReportPickerEmitted,
  ReportPickerEvent,
  ReportPickerFacts,
  ReportQuestion,
  ReportStep,
  ReportRowsAnswer,
} from './report-picker.types.ts';
import { reportPickerView } from './report-picker.view.ts';

export type ReportPickerService = Service<ReportPickerFacts, ReportPickerEvent, ReportPickerEmitted>;

export interface ReportPickerDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly reportCache: ReportCache;
}

/**
 * A dialog that chooses rows of a report, initially closed. What is chosen stays across pages and searches; accepting emits the
 * rows, cancelling leaves what there was. The configuration must be one that `reportFields` accepts.
 */
export function createReportPicker(
  { client, clock, reportCache }: ReportPickerDependencies,
  config: ReportPickerConfig,
): ReportPickerService {
  const api = reportPickerApi(client, config);
  const { code, parameters = {} } = config;
  const machine = reportPickerMachine.provide({
    actors: {
      requestReport: fromPromise<ReportAnswer, ReportStep>(({ input, signal }) =>
        reportCache.reports.read([code], input.isFresh, () => api.report(signal)),
      ),
      requestQueryItems: fromPromise<QueryItemsAnswer, ReportStep & { readonly report: string }>(
        ({ input: { report, isFresh }, signal }) =>
          reportCache.queryItems.read([report], isFresh, () => api.queryItems(report, signal)),
      ),
      requestRows: fromPromise<
        ReportRowsAnswer,
        ReportStep & { readonly report: string; readonly question: ReportQuestion }
      >(({ input: { report, isFresh, question }, signal }) =>
        reportCache.pages.read([report, parameters, question], isFresh, () => api.rows(report, question, signal)),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { config, now: () => clock.now() } });
  actor.start();
  return serviceFromActor<typeof machine, ReportPickerFacts, ReportPickerEvent>(actor, reportPickerView);
}
