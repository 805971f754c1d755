import { and, eq, sql } from 'drizzle-orm';

import { ok } from '@evergreen/core/kernel';
import { certificationResource, retireeResource } from '@evergreen/core/resources';

import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { defineHooks, type RegisteredHooks } from '../../records/resource/resource-hooks.types.ts';
import type { FillRules } from '../../records/rules/fill-rules.ts';

/** The rule that staff keep for the numbers of applications. */
const NUMBER_RULE = 'certification_number';

const retirees = resourceTable(retireeResource);

/** An application gets its number when it is added; one that passes certifies its retiree. */
export function createCertificationHooks(fillRules: FillRules): RegisteredHooks {
  return defineHooks(certificationResource, {
    async prepare({ before }, { call, clock }) {
      if (before !== undefined) return ok({});
      const made = await fillRules.next(NUMBER_RULE, call.tenantId);
      return made.ok ? ok({ applyNo: made.value, applyTime: formatPlatformTime(clock.now()) }) : made;
    },
    async written({ before, row, isBroughtBack }, { call, clock, database: { orm } }) {
      if (isBroughtBack || row.status !== '1' || before?.status === '1' || row.retireeId === undefined) return;
      const certified = { certStatus: '1', lastCertDate: formatPlatformTime(clock.now()).slice(0, 10) };
      await orm
        .update(retirees)
        .set({
          ...certified,
          version: sql`${retirees.version}`,
        })
        .where(and(eq(retirees.id, row.retireeId), eq(resourceColumn(retireeResource, 'tenantId'), call.tenantId)));
    },
  });
}
