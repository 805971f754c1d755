import { announcementResource } from '@evergreen/core/resources';

import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { createResourceServices } from '../../records/resource/resource-services.ts';
import { announcementRoutes } from './announcement.routes.ts';
import { createNoticeChoiceRepository } from '../notice-choice/notice-choice.repository.ts';
import { createNoticeRepository } from '../notice/notice.repository.ts';
import { createOwnMessages } from './own-messages.ts';
import { createOwnAnnouncementRepository } from './own-announcement.repository.ts';

export function createAnnouncementModule(services: Services): ServerModule {
  const { serviceOf } = createResourceServices(services);
  return {
    routes: announcementRoutes({
      ...services,
      own: createOwnMessages(
        createOwnAnnouncementRepository(services.database),
        createNoticeRepository(services.database),
      ),
      choices: createNoticeChoiceRepository(services.database, services.clock),
      serviceFor: (call) => serviceOf(announcementResource, call),
    }),
  };
}
