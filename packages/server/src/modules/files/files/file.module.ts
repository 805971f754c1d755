import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createFileRepository } from './file.repository.ts';
import { fileRoutes } from './file.routes.ts';
import { createFileService, FILE_LIMIT } from './file.service.ts';

export function createFileModule({ database, clock, files: store, limitOf }: Services): ServerModule {
  const files = createFileRepository(database, clock);
  return { routes: fileRoutes(createFileService({ store, files, limit: limitOf('files', FILE_LIMIT) })) };
}
