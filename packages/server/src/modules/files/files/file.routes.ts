import { fileEndpoints } from '@evergreen/core/contract';

import { downloadRoute, uploadRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { FileService } from './file.service.ts';

export function fileRoutes(files: FileService): readonly EndpointRoute[] {
  return [
    uploadRoute(fileEndpoints.upload, (parts, call) => files.receive(parts, call)),
    downloadRoute(fileEndpoints.read, (params) => files.read(params)),
  ];
}
