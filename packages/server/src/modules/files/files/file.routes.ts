import { fileEndpoints } from '@evergreen/core/contract';

import {
  checkedRoute,
  downloadRoute,
  guardedRoute,
  uploadRoute,
  type EndpointRoute,
} from '../../../http/endpoint-route.ts';
import type { FileService } from './file.service.ts';

export function fileRoutes(files: FileService): readonly EndpointRoute[] {
  return [
    uploadRoute(fileEndpoints.upload, (parts, call) => files.receive(parts, call)),
    checkedRoute(fileEndpoints.finish, ({ body }, call) => files.finish(body, call)),
    downloadRoute(fileEndpoints.read, ({ params, query }, call) => files.read(params, query.size, call)),
    guardedRoute(fileEndpoints.address, ({ params }, call) => files.address(params, call)),
  ];
}
