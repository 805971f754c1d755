import { jobEndpoints } from '@evergreen/core/contract';
import { failureText, type HttpClient, type HttpFailure } from '@evergreen/core/http';
import { minutes, ok, seconds, type LocalizedText, type Result } from '@evergreen/core/kernel';
import { jobRunResource, quartzJobResource, resourceEndpoints, type ResourceRow } from '@evergreen/core/resources';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { textTable } from '../../text-table.ts';
import { withSession, type SignedIn } from '../../with-session.ts';
import { jobCommandMessages as messages } from './job.messages.ts';

export interface JobListOptions {
  readonly json?: boolean;
}

export interface RunOptions {
  readonly wait: boolean;
}

export interface HistoryOptions {
  readonly limit: string;
  readonly json?: boolean;
}

/** Rows of the largest page. */
const LARGEST_PAGE = 100;
/** Between two questions whether a run is over, and how long it is asked for. */
const ASKING = seconds(1);
const PATIENCE = minutes(12 * 60);

const OVER = new Set(['done', 'failed', 'skipped', 'lost', 'stopped']);

const { columns } = messages;

/** Print the scheduled jobs: a table, or one JSON object per job. */
export function listJobs(context: CommandContext, { json = false }: JobListOptions): Promise<ExitCode> {
  return withSession(context, async ({ core, fail }) => {
    const found = await everyJob(core.client);
    if (!found.ok) return fail(failureText(found.error));
    printRows(context, found.value, json, [
      [columns.name, 'jobClassName'],
      [columns.status, 'status_dictText'],
      [columns.next, 'nextFireTime'],
      [columns.last, 'lastStatus_dictText'],
      [columns.cron, 'cronExpression'],
      [columns.title, 'title'],
    ]);
    return 0;
  });
}

/** Run a job now and print what became of it. */
export function runJob(context: CommandContext, name: string, { wait }: RunOptions): Promise<ExitCode> {
  return withSession(context, async (session) => {
    const id = await jobNamed(context, session, name);
    if (id === undefined) return 1;
    const { core, fail } = session;
    const before = await runsOf(core.client, id, 1);
    if (!before.ok) return fail(failureText(before.error));
    const last = before.value.result.records[0]?.id;
    const begun = await core.client.call(jobEndpoints.execute, { query: { id } });
    if (!begun.ok) return fail(failureText(begun.error));
    const state = await core.client.call(jobEndpoints.state, {});
    if (state.ok && state.value.result.runners === 0) context.complain(messages.noRunner);
    else if (wait) return await waitForEnd(context, session, id, last);
    context.print(printable(begun.value.message));
    return 0;
  });
}

/** Print the runs of a job, the newest first. */
export function jobHistory(
  context: CommandContext,
  name: string,
  { limit, json = false }: HistoryOptions,
): Promise<ExitCode> {
  const most = /^\d{1,3}$/u.test(limit) ? Number(limit) : 0;
  if (most < 1 || most > LARGEST_PAGE) {
    context.complain(messages.badLimit);
    return Promise.resolve(2);
  }
  return withSession(context, async (session) => {
    const id = await jobNamed(context, session, name);
    if (id === undefined) return 1;
    const runs = await runsOf(session.core.client, id, most);
    if (!runs.ok) return session.fail(failureText(runs.error));
    printRows(context, runs.value.result.records, json, [
      [columns.planned, 'plannedTime'],
      [columns.result, 'status_dictText'],
      [columns.took, 'milliseconds'],
      [columns.message, 'message'],
    ]);
    return 0;
  });
}

/** The identifier of a job by its name; complains where there is none. */
async function jobNamed(
  { complain }: CommandContext,
  { core, fail }: SignedIn,
  name: string,
): Promise<string | undefined> {
  const found = await everyJob(core.client, { jobClassName: name });
  if (!found.ok) {
    fail(failureText(found.error));
    return undefined;
  }
  // The list finds parts of a name, too.
  const job = found.value.find((row) => row['jobClassName'] === name);
  if (job === undefined) complain(messages.unknown(name));
  return job?.id;
}

/** All jobs that a search finds, page by page. */
async function everyJob(
  client: HttpClient,
  search: Readonly<Record<string, string>> = {},
): Promise<Result<readonly ResourceRow[], HttpFailure>> {
  const rows: ResourceRow[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const found = await client.call(resourceEndpoints(quartzJobResource).list, {
      query: { ...search, pageNo, pageSize: LARGEST_PAGE, column: 'jobClassName', order: 'asc' },
    });
    if (!found.ok) return found;
    const { records, pages } = found.value.result;
    rows.push(...records);
    if (pageNo >= pages) return ok(rows);
  }
}

async function runsOf(client: HttpClient, jobId: string, pageSize: number) {
  const ofJob: Readonly<Record<string, string>> = { jobId };
  return client.call(resourceEndpoints(jobRunResource).list, {
    query: { ...ofJob, pageNo: 1, pageSize, column: 'createTime', order: 'desc' },
  });
}

/** Asks until the run that was begun is over; the newest one before it is `last`. */
async function waitForEnd(
  context: CommandContext,
  { core, fail }: SignedIn,
  jobId: string,
  last: string | undefined,
): Promise<ExitCode> {
  const { clock } = await context.ports();
  const patience = clock.now() + PATIENCE;
  while (clock.now() < patience) {
    const runs = await runsOf(core.client, jobId, 1);
    if (!runs.ok) return fail(failureText(runs.error));
    const [run] = runs.value.result.records;
    if (run !== undefined && run.id !== last && OVER.has(String(run['status']))) {
      context.print(printable([run['status_dictText'], run['message']].filter(Boolean).join(' · ')));
      return run['status'] === 'done' ? 0 : 1;
    }
    await new Promise<void>((resolve) => clock.setTimeout(resolve, ASKING));
  }
  return 1;
}

function printRows(
  { io, locale, print }: CommandContext,
  rows: readonly ResourceRow[],
  isJson: boolean,
  shown: readonly (readonly [title: LocalizedText, key: string])[],
): void {
  if (isJson) {
    for (const row of rows) print(printableJson(row));
    return;
  }
  const { lines, leftOut } = textTable(
    shown.map(([title, key]) => ({
      title: title[locale],
      cells: rows.map((row) => printable(String(row[key] ?? ''))),
    })),
    io.columns,
  );
  for (const line of lines) print(line);
  if (leftOut > 0) print(messages.leftOut(leftOut)[locale]);
}
