import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createFileRepository } from './file.repository.ts';
import { fileRoutes } from './file.routes.ts';
import { createFileService, FILE_LIMIT } from './file.service.ts';
import { createPictureSizes } from './picture-sizes.ts';
import { createPersonalSpace } from './personal-space.ts';
import { createResumableUploads } from './resumable-uploads.ts';

export function createFileModule(services: Services): ServerModule {
  const { database, clock, files: store, limitOf, settings } = services;
  const files = createFileRepository(database, clock);
  const space = createPersonalSpace({ files, limit: limitOf('files', FILE_LIMIT), quota: settings.fileQuota });
  const resumable = createResumableUploads({ folder: store.partsFolder, obstacle: space.obstacle });
  const service = createFileService({
    store,
    files,
    resumable,
    space,
    pictures: createPictureSizes(store),
    mayRead: services.mayReadFile,
  });
  return { routes: fileRoutes(service), protocols: [resumable] };
}
