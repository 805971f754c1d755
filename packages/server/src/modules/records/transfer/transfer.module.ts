import { isOffered, resourceEndpoints, resources, type Resource } from '@evergreen/core/resources';
import { ok } from '@evergreen/core/kernel';

import type { SignedInCall } from '../../../http/call.types.ts';
import { downloadRoute, uploadRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createFileRepository } from '../../files/files/file.repository.ts';
import { fieldLabel } from '../resource/field-label.ts';
import { createResourceServices } from '../resource/resource-services.ts';
import { EXPORT_LIMIT, exportRows } from './export-rows.ts';
import { createTableReader } from './files/table-reader.ts';
import { importFile, type ImportSources } from './import.service.ts';
import { importTemplate } from './import-template.ts';

/** Rows as files, out of the platform and into it: the same code for every resource there is. */
export function createTransferModule(services: Services): ServerModule {
  return {
    routes: resources.flatMap((resource) => [
      ...(isOffered(resource, 'export') ? exportRoutes(resource, services) : []),
      ...(isOffered(resource, 'import') ? importRoutes(resource, services) : []),
    ]),
  };
}

function exportRoutes(resource: Resource, services: Services): readonly EndpointRoute[] {
  const { clock, gatekeeper, limitOf } = services;
  const { dependenciesOf } = createResourceServices(services);
  const limit = limitOf('exports', EXPORT_LIMIT);
  return [
    downloadRoute(
      resourceEndpoints(resource).exportXls,
      ({ query }, call, signal) =>
        exportRows(
          resource,
          query,
          { call, signal },
          {
            ...dependenciesOf(resource, call),
            clock,
            limit,
            holds: ({ caller }, code) => gatekeeper.holds(caller, code),
          },
        ),
      (key) => fieldLabel(resource, key),
    ),
  ];
}

function importRoutes(resource: Resource, services: Services): readonly EndpointRoute[] {
  const { importExcel, importTemplate: template } = resourceEndpoints(resource);
  return [
    downloadRoute(template, async ({ query }, { locale }) => ok(importTemplate(resource, query.format, locale))),
    uploadRoute(importExcel, (parts, call) =>
      importFile(resource, parts, call, importSources(resource, call, services)),
    ),
  ];
}

const readFileTable = createTableReader();

/** What one import works with: what its writes have to do after the commit waits for the commit of the whole file. */
function importSources(resource: Resource, call: SignedInCall, services: Services): ImportSources {
  let waiting: (() => Promise<void>)[] = [];
  const { dependenciesOf, serviceOf } = createResourceServices(services, (work) => void waiting.push(work));
  return {
    ...dependenciesOf(resource, call),
    service: serviceOf(resource, call),
    readFileTable,
    store: services.files,
    files: createFileRepository(services.database, services.clock),
    undone() {
      waiting = [];
    },
    async committed() {
      for (const work of waiting)
        await work().catch((error: unknown) =>
          services.logger.error('import.afterCommit', {
            resource: resource.name,
            reason: error instanceof Error ? error.message : typeof error,
          }),
        );
    },
  };
}
