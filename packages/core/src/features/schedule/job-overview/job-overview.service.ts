import { jobEndpoints } from '../../../contract/index.ts';
import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { err, ok, seconds, type LocalizedText, type Result, type Service } from '../../../kernel/index.ts';
import { createLoader, createViewState, type LoaderStatus } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { jobRunResource, quartzJobResource, resourceEndpoints, type ResourceRow } from '../../../resources/index.ts';

/** A run among the last ones of a job. */
export interface ShownRun {
  readonly id: string;
  readonly planned: string;
  readonly status: string;
  /** As people read it. */
  readonly result: string;
  /** Milliseconds; null for one that did not end. */
  readonly took: number | null;
  /** Of the longest run that is shown, 0 to 1. */
  readonly share: number;
  readonly message: string;
  readonly done: number | null;
  readonly total: number | null;
}

export interface JobOverviewFacts {
  readonly status: LoaderStatus;
  readonly failure: LocalizedText | null;
  /** The schedule in words, and its next fires; null while it is unknown, and where it never fires again. */
  readonly words: string | null;
  readonly next: readonly string[];
  /** The last ones, oldest first. */
  readonly runs: readonly ShownRun[];
  /** No process runs jobs. */
  readonly hasNoRunner: boolean;
  readonly isLate: boolean;
}

export type JobOverviewService = Service<JobOverviewFacts, { readonly type: 'overview.retry' }>;

export interface JobOverviewDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly id: string;
}

const SHOWN_RUNS = 20;
/** Between two readings while the details are shown. */
const INTERVAL = seconds(10);

type Overview = Pick<JobOverviewFacts, 'words' | 'next' | 'runs' | 'hasNoRunner' | 'isLate'>;

const NOTHING: Overview = { words: null, next: [], runs: [], hasNoRunner: false, isLate: false };

/** What there is to know of a job at a glance: when it runs, how it went, and whether anybody runs it. */
export function createJobOverview({ client, clock, id }: JobOverviewDependencies): JobOverviewService {
  const loader = createLoader<Overview, HttpFailure, null>({
    clock,
    interval: INTERVAL,
    load: async (_, signal) => readOverview(client, id, signal),
  });
  loader.send({ type: 'value.load', params: null });
  const shown = createViewState(loader, null, ({ status, value, failure }): JobOverviewFacts => ({
    status,
    failure: failure === null ? null : failureText(failure),
    ...(value ?? NOTHING),
  }));
  return { ...shown, send: () => loader.send({ type: 'value.refresh' }), on: () => () => undefined };
}

async function readOverview(
  client: HttpClient,
  id: string,
  signal: AbortSignal,
): Promise<Result<Overview, HttpFailure>> {
  const quiet = { signal, isQuiet: true } as const;
  const ofJob: Readonly<Record<string, string>> = { jobId: id };
  const [job, runs, state] = await Promise.all([
    client.call(resourceEndpoints(quartzJobResource).queryById, { query: { id }, ...quiet }),
    client.call(resourceEndpoints(jobRunResource).list, {
      query: { ...ofJob, pageNo: 1, pageSize: SHOWN_RUNS, column: 'createTime', order: 'desc' },
      ...quiet,
    }),
    client.call(jobEndpoints.state, quiet),
  ]);
  if (!job.ok) return job;
  if (!runs.ok) return runs;
  if (!state.ok) return err(state.error);
  const { cronExpression, zone, jobClassName } = job.value.result;
  // An expression that never fires again is refused: it has no words and no fires.
  const preview = await client.call(jobEndpoints.preview, {
    body: { cronExpression: String(cronExpression), zone: String(zone) },
    ...quiet,
  });
  const { runners, late } = state.value.result;
  return ok({
    words: preview.ok ? preview.value.result.text : null,
    next: preview.ok ? preview.value.result.next : [],
    runs: shownRuns(runs.value.result.records),
    hasNoRunner: runners === 0,
    isLate: late.includes(String(jobClassName)),
  });
}

function shownRuns(rows: readonly ResourceRow[]): readonly ShownRun[] {
  const number = (value: ResourceRow[string] | undefined) => (typeof value === 'number' ? value : null);
  const longest = Math.max(1, ...rows.map(({ milliseconds }) => number(milliseconds) ?? 0));
  return rows.toReversed().map((row) => ({
    id: row.id,
    planned: String(row['plannedTime'] ?? ''),
    status: String(row['status'] ?? ''),
    result: String(row['status_dictText'] ?? row['status'] ?? ''),
    took: number(row['milliseconds']),
    share: (number(row['milliseconds']) ?? 0) / longest,
    message: String(row['message'] ?? ''),
    done: number(row['done']),
    total: number(row['expected']),
  }));
}
