import { backupEndpoints } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';

import { guardedRoute } from '../../../http/endpoint-route.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { backupMessages as messages } from './backup.messages.ts';

/** A backup of the running platform at once, for an operator or a script. */
export function createBackupModule({ backups }: Pick<Services, 'backups'>): ServerModule {
  return {
    routes: [
      guardedRoute(backupEndpoints.make, async (_input, { tenantId }) => {
        if (tenantId !== 0) return err({ kind: 'forbidden', message: messages.platformOnly });
        const made = await backups.make();
        return made.ok
          ? ok({ result: made.value, message: messages.made(made.value.name, made.value.rows) })
          : err({ kind: 'business', message: made.error });
      }),
    ],
  };
}
