import { eq } from 'drizzle-orm';

import { err, ok } from '@evergreen/core/kernel';
import { isTenantScoped, tenantResource } from '@evergreen/core/resources';

import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { Services } from '../../../services.ts';
import { defineHooks, eachAlone } from '../../records/resource/resource-hooks.types.ts';
import { tenantMessages } from './tenant.messages.ts';

/** Rows and members name a tenant by its number, so it stays, and a tenant that has rows cannot be deleted. */
export const createTenantHooks = ({ directory, live }: Pick<Services, 'directory' | 'live'>) =>
  defineHooks(tenantResource, {
    prepareMany: eachAlone(({ before, values }) => {
      const isChanged = before !== undefined && values.number !== undefined && values.number !== before.number;
      return isChanged ? refusedValue('number', tenantMessages.numberStays) : ok({});
    }),
    // A tenant that is frozen, or whose time is over, is left by all at once.
    async written(_write, { afterCommit }) {
      afterCommit(async () => live.publish({ kind: 'session', userId: null }));
    },
    async removing(rows, { database: { orm } }) {
      for (const { name = '', number = 0 } of rows) {
        for (const resource of directory.all()) {
          if (!isTenantScoped(resource) || resource.kind === 'appendOnly') continue;
          const found = await orm
            .select({ id: unscopedRows(resource).id })
            .from(unscopedRows(resource))
            .where(eq(unscopedColumn(resource, 'tenantId'), number))
            .limit(1);
          if (found.length > 0) return err({ kind: 'business', message: tenantMessages.hasRows(name, resource.title) });
        }
      }
      return ok(undefined);
    },
  });
