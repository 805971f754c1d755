import {
  codeDirectory,
  isOffered,
  LONGEST_IMPORT_FIELD,
  MOST_IMPORTED,
  resourceEndpoints,
  type Resource,
} from '@evergreen/core/resources';
import { exportJobEndpoints, importProgressEndpoints } from '@evergreen/core/contract';
import { mapResult, ok } from '@evergreen/core/kernel';

import { unlessFull } from '../../../db/statements/optional-write.ts';
import type { SignedInCall } from '../../../http/call.types.ts';
import {
  checkedRoute,
  downloadRoute,
  guardedRoute,
  uploadRoute,
  type EndpointRoute,
} from '../../../http/endpoint-route.ts';
import type { RateLimit } from '../../../http/rate-limit.ts';
import type { Services } from '../../../services.ts';
import { createFileRepository } from '../../files/files/file.repository.ts';
import { fieldLabel } from '../resource/field-label.ts';
import { createResourceServices } from '../resource/resource-services.ts';
import type { ResourceRoutesModule } from '../resource/resource.module.ts';
import { EXPORT_LIMIT, exportQuery, exportRows, prepareExport, type ExportDependencies } from './export-rows.ts';
import { createFileNotices, type FileNotices } from './file-notices.ts';
import { createTableReader } from './files/table-reader.ts';
import { MEDIA_TYPES } from './files/table-writer.ts';
import { checkImport } from './import-check.ts';
import { createImportProgress, type ImportProgressBoard } from './import-progress.ts';
import { importFile, type ImportSources } from './import.service.ts';
import { importTemplate } from './import-template.ts';
import { createExportJobRepository } from './jobs/export-job.repository.ts';
import { createExportJobService, type ExportJobService } from './jobs/export-job.service.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { printedRows } from './printed-rows.ts';
import { servedFile } from './served-file.ts';
import { transferMessages as messages } from './transfer.messages.ts';

/** Exports that a server makes at a time, beside everything else that it does. */
const EXPORTS_AT_A_TIME = 1;

/** Rows as files, out of the platform and into it: the same code for every resource there is. */
export function createTransferModule(services: Services): ResourceRoutesModule {
  const notices = createFileNotices(services);
  const exports = exportParts(services, notices);
  const progress = createImportProgress(services.live, services.clock);
  const routesOf = (resource: Resource) => [
    ...(isOffered(resource, 'export') ? exportRoutes(resource, exports, services) : []),
    ...(isOffered(resource, 'import') ? importRoutes(resource, { progress, notices }, services) : []),
  ];
  return {
    routesOf,
    routes: [
      ...codeDirectory.all().flatMap(routesOf),
      guardedRoute(importProgressEndpoints.read, async ({ query: { key } }, { caller: { userId } }) =>
        ok({ result: progress.read({ userId, key }) }),
      ),
      guardedRoute(exportJobEndpoints.list, (_, call) => exports.jobs.list(call)),
      guardedRoute(exportJobEndpoints.cancel, ({ body }, call) => exports.jobs.cancel(body.id, call)),
      guardedRoute(exportJobEndpoints.delete, ({ query }, call) => exports.jobs.delete(query.id, call)),
      downloadRoute(exportJobEndpoints.download, ({ query }, call) => exports.jobs.download(query.id, call)),
    ],
  };
}

interface ExportParts {
  readonly limit: RateLimit;
  readonly holds: ExportDependencies['holds'];
  readonly jobs: ExportJobService;
}

function exportParts(
  { database, directory, clock, logger, files, gatekeeper, limitOf, live }: Services,
  notices: FileNotices,
): ExportParts {
  const holds: ExportDependencies['holds'] = ({ caller }, code) => gatekeeper.holds(caller, code);
  const jobs = createExportJobService({
    directory,
    jobs: createExportJobRepository(database, clock),
    queue: createJobQueue(EXPORTS_AT_A_TIME),
    store: files,
    database,
    holds,
    clock,
    logger,
    live,
    notices,
  });
  const { take } = limitOf('exports', EXPORT_LIMIT);
  // What cannot be counted on a full disk is not limited: the file itself needs no room.
  const limit: RateLimit = { take: async (key) => (await unlessFull(() => take(key))) ?? 0 };
  return { limit, holds, jobs };
}

function exportRoutes(
  resource: Resource,
  { limit, holds, jobs }: ExportParts,
  services: Services,
): readonly EndpointRoute[] {
  // Dictionaries are read once for a file.
  const dependenciesOf = (call: SignedInCall) =>
    createResourceServices(services, { isOfFile: true }).dependenciesOf(resource, call);
  const { exportXls, startExport, print } = resourceEndpoints(resource);
  const dependencies = (call: SignedInCall): ExportDependencies => ({
    ...dependenciesOf(call),
    clock: services.clock,
    limit,
    holds,
  });
  const labelOf = (key: string) => fieldLabel(resource, key);
  return [
    downloadRoute(
      exportXls,
      async ({ query }, call, signal) => {
        const sources = dependencies(call);
        const prepared = await prepareExport(resource, query, call, sources);
        if (!prepared.ok) return prepared;
        const made = await services.database.inPieces(() =>
          exportRows(prepared.value, async () => !signal.aborted, sources),
        );
        return mapResult(made, (content) => servedFile(prepared.value.fileName, MEDIA_TYPES[query.format], content));
      },
      labelOf,
    ),
    checkedRoute(
      startExport,
      async ({ body: { paramsStr, field, ...body } }, call) => {
        const sources = dependencies(call);
        const query = exportQuery(resource, { paramsStr, field });
        if (!query.ok) return query;
        const prepared = await prepareExport(resource, { ...query.value, ...body }, call, sources);
        if (!prepared.ok) return prepared;
        const started = await jobs.start(prepared.value, sources);
        return mapResult(started, (job) => async () => ok({ result: job, message: messages.started }));
      },
      labelOf,
    ),
    guardedRoute(print, ({ query }, call) => printedRows(resource, query, call, dependencies(call)), labelOf),
  ];
}

interface ImportParts {
  readonly progress: ImportProgressBoard;
  readonly notices: FileNotices;
}

function importRoutes(
  resource: Resource,
  { progress, notices }: ImportParts,
  services: Services,
): readonly EndpointRoute[] {
  const { importCheck, importExcel, importTemplate: template } = resourceEndpoints(resource);
  const { dependenciesOf } = createResourceServices(services);
  const sourcesOf = (call: SignedInCall, signal: AbortSignal) => ({
    ...importSources(resource, call, services),
    progress,
    signal,
  });
  const options = { longestField: LONGEST_IMPORT_FIELD };
  return [
    downloadRoute(template, async ({ query }, call) =>
      ok(await importTemplate(resource, query.format, call.locale, dependenciesOf(resource, call))),
    ),
    uploadRoute(importCheck, (parts, call, signal) => checkImport(resource, parts, call, sourcesOf(call, signal)), {
      ...options,
      isRoomFree: true,
    }),
    uploadRoute(
      importExcel,
      (parts, call, signal) =>
        notices.imported(resource, call, () => importFile(resource, parts, call, sourcesOf(call, signal))),
      options,
    ),
  ];
}

const readFileTable = createTableReader();

/** Rows of a file whose rows are written one by one. */
const MOST_IMPORTED_EACH = 2000;

/** Rows of a file on the embedded database, where everybody waits while a file is written: about ten seconds. */
const MOST_IMPORTED_EMBEDDED = 20_000;

function mostImported(resource: Resource, services: Services): number {
  if (hasHooks(resource, services)) return MOST_IMPORTED_EACH;
  return services.database.engine === 'embedded' ? MOST_IMPORTED_EMBEDDED : MOST_IMPORTED;
}

function hasHooks(resource: Resource, { hooksOf }: Services): boolean {
  const hooks = hooksOf(resource);
  return hooks?.prepare !== undefined || hooks?.written !== undefined;
}

function importSources(
  resource: Resource,
  call: SignedInCall,
  services: Services,
): Omit<ImportSources, 'progress' | 'signal'> {
  const { dependenciesOf, serviceOf } = createResourceServices(services, { isOfFile: true });
  return {
    ...dependenciesOf(resource, call),
    service: serviceOf(resource, call),
    async readFileTable(file, bounds, job) {
      const read = await readFileTable(file, bounds, job);
      if (!read.ok && read.error === 'unopenable')
        services.logger.warn('import.unopenable', { userId: call.caller.userId, bytes: file.length });
      return read;
    },
    takenElsewhere: services.takenElsewhere,
    most: mostImported(resource, services),
    store: services.files,
    files: createFileRepository(services.database, services.clock),
  };
}
