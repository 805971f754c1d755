import { noticeChoiceEndpoints } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { guardedRoute } from '../../../http/endpoint-route.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { createNoticeChoiceRepository } from './notice-choice.repository.ts';

export function createNoticeChoiceModule({ database }: Services): ServerModule {
  const choices = createNoticeChoiceRepository(database);
  return {
    routes: [
      guardedRoute(noticeChoiceEndpoints.read, async (_input, { caller: { userId } }) =>
        ok({ result: await choices.read(userId) }),
      ),
      guardedRoute(noticeChoiceEndpoints.save, async ({ body }, { caller: { userId } }) => {
        await choices.save(userId, body);
        return ok({ result: body });
      }),
    ],
  };
}
