import { messageResource, messageTemplateResource } from '@evergreen/core/resources';

import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { createResourceServices } from '../../records/resource/resource-services.ts';
import { messageRoutes } from './message.routes.ts';

export function createMessageModule(services: Services): ServerModule {
  const { serviceOf } = createResourceServices(services);
  return {
    routes: messageRoutes(
      (call) => services.repositoryOf(messageTemplateResource, { kind: 'caller', call }),
      (call) => serviceOf(messageResource, call),
    ),
  };
}
