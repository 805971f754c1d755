import * as v from 'valibot';

import { exportJob, MOST_OPEN_EXPORTS, type ExportJob, type ExportJobState } from '@evergreen/core/contract';
import { err, ok, seconds, type Locale, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';
import { permissionCode, type ResourceDirectory } from '@evergreen/core/resources';

import { databaseErrorOf, type Database } from '../../../../db/index.ts';
import { isVolumeFull } from '../../../../db/system-error.ts';
import { errorForLog } from '../../../../http/failure-of-error.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../../http/call.types.ts';
import type { ServedFile } from '../../../../http/endpoint-route.ts';
import { httpServerMessages } from '../../../../http/http.messages.ts';
import { createIdentifier } from '../../../../identifiers.ts';
import { formatPlatformTime } from '../../../../platform-time.ts';
import type { FileStore } from '../../../files/files/file-store.ts';
import type { LiveBus } from '../../../live/channel/live-bus.ts';
import type { ListSources } from '../../resource/list-rows.ts';
import { exportRows, type PreparedExport } from '../export-rows.ts';
import type { FileNotices } from '../file-notices.ts';
import { MEDIA_TYPES } from '../files/table-writer.ts';
import { transferMessages as messages } from '../transfer.messages.ts';
import type { ExportJobRepository, ExportJobRow, JobOwner, JobProblem } from './export-job.repository.ts';
import type { JobQueue } from './job-queue.ts';

export interface ExportJobService {
  /** Begins to make the file. To be called outside of transactions: what it does goes on when the call is answered. */
  start(prepared: PreparedExport, sources: ListSources): Promise<Result<ExportJob, CallFailure>>;
  list(call: SignedInCall): Promise<CallOutcome<{ jobs: ExportJob[] }>>;
  cancel(id: string, call: SignedInCall): Promise<CallOutcome<null>>;
  delete(id: string, call: SignedInCall): Promise<CallOutcome<null>>;
  download(id: string, call: SignedInCall): Promise<Result<ServedFile, CallFailure>>;
}

export interface ExportJobDependencies {
  readonly directory: ResourceDirectory;
  readonly jobs: ExportJobRepository;
  readonly queue: JobQueue;
  readonly store: Pick<FileStore, 'receive' | 'read' | 'remove'>;
  readonly database: Pick<Database, 'assertRoomForWrites' | 'inPieces'>;
  readonly holds: (call: SignedInCall, code: string) => Promise<boolean>;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  /** Tells the person how far their jobs are. */
  readonly live: LiveBus;
  readonly notices: Pick<FileNotices, 'exported'>;
}

/** How often a running job notes that those behind it wait. */
const BEAT = seconds(20);

/** How often a running job notes how far it is, and looks whether it is still wanted, in milliseconds. */
const NOTED = 200;

/** How often a running job is told of. */
const TOLD = seconds(1);

const ownerOf = ({ tenantId, caller: { userId } }: SignedInCall): JobOwner => ({ tenantId, userId });
const noJob: CallFailure = { kind: 'missing', message: messages.noJob };

/** Exports that the server makes by itself, one after the other, and whose files lie in its store for a day. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over the same dependencies
export function createExportJobService(dependencies: ExportJobDependencies): ExportJobService {
  const { directory, jobs, queue, store, database, holds, clock, logger, live, notices } = dependencies;

  function tell({ id, userId }: ExportJobRow, status: ExportJobState, done = 0, total = 0): void {
    live.publish({ kind: 'job', userId, id, status, done, total });
  }

  /** What is past its time goes whenever somebody begins an export or looks at their own. */
  async function tidy(): Promise<void> {
    await jobs.tidy();
    for (const id of await jobs.takeExpired()) await store.remove(id);
  }

  /** Why the file is not there; undefined where it is. */
  async function make(
    row: ExportJobRow,
    prepared: PreparedExport,
    sources: ListSources,
  ): Promise<JobProblem | undefined> {
    const { id } = row;
    if (!(await jobs.progress(id, { written: 0, total: null }))) return undefined;
    let beatAt = clock.now() + BEAT;
    let toldAt = Number.NEGATIVE_INFINITY;
    let notedAt = Number.NEGATIVE_INFINITY;
    const made = await exportRows(
      prepared,
      async (written, total) => {
        if (clock.now() >= beatAt) {
          beatAt = clock.now() + BEAT;
          await jobs.alive(queue.ids());
        }
        // A write for each of the short chunks would take as long as reading them.
        if (written < total && clock.now() - notedAt < NOTED) return true;
        notedAt = clock.now();
        const isWanted = await jobs.progress(id, { written, total });
        if (clock.now() - toldAt >= TOLD) {
          toldAt = clock.now();
          tell(row, 'running', written, total ?? 0);
        }
        return isWanted;
      },
      sources,
    );
    if (!made.ok) return 'tooManyRows';
    // The room that there was at the call may be gone when the turn of the job comes.
    await database.assertRoomForWrites();
    const incoming = await store.receive(id);
    let isKept = false;
    try {
      await incoming.write(made.value);
      await incoming.settle();
      isKept = await jobs.finish(id, { size: made.value.length });
    } finally {
      await (isKept ? incoming.confirm() : incoming.discard());
    }
    return undefined;
  }

  /** One that was cancelled is no news to who did it. */
  async function tellOfEnd(row: ExportJobRow): Promise<void> {
    const ended = await jobs.find(row, row.id);
    if (ended?.status !== 'done' && ended?.status !== 'failed') return;
    const path = directory.find(row.resource)?.path ?? '/';
    await notices.exported({ ...row, path }, ended.status === 'done' ? null : textOf(ended.problem));
  }

  async function run(row: ExportJobRow, prepared: PreparedExport, sources: ListSources): Promise<void> {
    const note = (failed: unknown) =>
      logger.error('exportJob.failed', {
        resource: row.resource,
        ...errorForLog(failed),
      });
    try {
      const problem = await make(row, prepared, sources);
      // One that was cancelled stays so.
      if (problem !== undefined) await jobs.fail(row.id, problem);
    } catch (failed) {
      note(failed);
      await jobs.fail(row.id, problemOf(failed)).catch(note);
    }
    // Whether it is done or failed is read with the rest of it.
    tell(row, 'done');
    await tellOfEnd(row).catch(note);
  }

  return {
    async start(prepared, sources) {
      const { call, resource, fileName, format, isRevealed } = prepared;
      await tidy();
      if ((await jobs.countOpen(ownerOf(call))) >= MOST_OPEN_EXPORTS)
        return err({ kind: 'business', message: messages.tooManyOpen(MOST_OPEN_EXPORTS) });
      const row = await jobs.add({
        id: createIdentifier(),
        ...ownerOf(call),
        resource: resource.name,
        fileName,
        mediaType: MEDIA_TYPES[format],
        isRevealed,
      });
      queue.add(row.id, () => database.inPieces(() => run(row, prepared, sources)));
      return ok(shownJob(row, call.locale));
    },

    async list(call) {
      await tidy();
      const rows = await jobs.list(ownerOf(call));
      return ok({ result: { jobs: rows.map((row) => shownJob(row, call.locale)) } });
    },

    async cancel(id, call) {
      if ((await jobs.find(ownerOf(call), id)) === undefined) return err(noJob);
      return (await jobs.cancel(ownerOf(call), id))
        ? ok({ result: null, message: messages.stopped })
        : err({ kind: 'business', message: messages.ended });
    },

    async delete(id, call) {
      if ((await jobs.find(ownerOf(call), id)) === undefined) return err(noJob);
      // First the file: without its row it would never be found again.
      await store.remove(id);
      await jobs.delete(ownerOf(call), id);
      return ok({ result: null, message: messages.removed });
    },

    async download(id, call) {
      const row = await jobs.find(ownerOf(call), id);
      const resource = row === undefined ? undefined : directory.find(row.resource);
      if (row === undefined || resource === undefined) return err({ kind: 'unknownPath', message: messages.noJob });
      const codes = [
        permissionCode(resource, 'export'),
        ...(row.isRevealed ? [permissionCode(resource, 'reveal')] : []),
      ];
      for (const code of codes)
        if (!(await holds(call, code))) return err({ kind: 'forbidden', message: httpServerMessages.forbidden(code) });
      const { size, expiresAt, fileName, mediaType } = row;
      if (row.status !== 'done' || size === null || expiresAt === null || expiresAt <= clock.now())
        return err({ kind: 'unknownPath', message: messages.noFile });
      const etag = `"${id}"`;
      return ok({ name: fileName, mediaType, isPicture: false, size, etag, open: (range) => store.read(id, range) });
    },
  };
}

/** What stopped a job, as far as the person who began it can do something about it. */
function problemOf(failed: unknown): JobProblem {
  return isVolumeFull(failed) || databaseErrorOf(failed)?.kind === 'storageFull' ? 'storageFull' : 'broken';
}

const problemKey = v.picklist(['interrupted', 'broken', 'storageFull', 'tooManyRows']);

function textOf(problem: string | null): LocalizedText {
  const known = v.safeParse(problemKey, problem);
  return messages.problems[known.success ? known.output : 'broken'];
}

function shownJob(row: ExportJobRow, locale: Locale): ExportJob {
  return v.parse(exportJob, {
    id: row.id,
    resource: row.resource,
    fileName: row.fileName,
    status: row.status,
    total: row.total,
    written: row.written,
    size: row.size,
    message: row.problem === null ? null : textOf(row.problem)[locale],
    isRevealed: row.isRevealed,
    createTime: formatPlatformTime(row.createdAt),
    expireTime: row.status === 'done' && row.expiresAt !== null ? formatPlatformTime(row.expiresAt) : null,
  });
}
