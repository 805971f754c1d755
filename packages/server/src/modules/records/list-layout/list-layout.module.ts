import { EVERY_LIST, listLayoutEndpoints } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';

import { guardedRoute } from '../../../http/endpoint-route.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { listLayoutMessages as messages } from './list-layout.messages.ts';
import { createListLayoutRepository } from './list-layout.repository.ts';

/** Lists of one account; more than the application has. */
const MOST_LISTS = 300;

/** How accounts arranged their lists. What a layout names is not looked at: it shows nothing that the list does not. */
export function createListLayoutModule({ database, clock }: Services): ServerModule {
  const layouts = createListLayoutRepository(database);
  return {
    routes: [
      guardedRoute(listLayoutEndpoints.read, async ({ query: { list } }, { caller: { userId } }) =>
        ok({ result: { layouts: await layouts.read(userId, [list, EVERY_LIST]) } }),
      ),
      guardedRoute(listLayoutEndpoints.save, async ({ body }, { caller: { userId } }) => {
        const lists = body.layouts.map(({ list }) => list);
        if ((await layouts.countOthers(userId, lists)) + lists.length > MOST_LISTS)
          return err({ kind: 'business', message: messages.tooMany(MOST_LISTS) });
        // A clock that is ahead would win over every other browser until its time has come.
        const now = clock.now();
        for (const layout of body.layouts)
          await layouts.save(userId, { ...layout, changedAt: Math.min(layout.changedAt, now) });
        return ok({ result: { layouts: await layouts.read(userId, lists) } });
      }),
    ],
  };
}
