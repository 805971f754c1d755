import { and, eq, sql } from 'drizzle-orm';

import { ok } from '@evergreen/core/kernel';
import { certificationResource, retireeResource } from '@evergreen/core/resources';

import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import {
  defineHooks,
  type HookRow,
  type HookTools,
  type RegisteredHooks,
} from '../../records/resource/resource-hooks.types.ts';
import type { FillRules } from '../../records/rules/fill-rules.ts';

/** The rule that staff keep for the numbers of applications. */
const NUMBER_RULE = 'certification_number';

const retirees = unscopedRows(retireeResource);

const { passed: PASSED } = certificationResource.fields.status.states;
const { certified, notCertified } = retireeResource.fields.certStatus.codes;

/** What a retiree is at the moment: certified, and when for the last time. */
type Certified = Pick<HookRow<typeof retireeResource>, 'certStatus' | 'lastCertDate'>;

/**
 * An application gets its number when it is added; one that passes certifies its retiree, and keeps what the retiree was before: one that
 * has passed no longer puts it back.
 */
export function createCertificationHooks(fillRules: FillRules): RegisteredHooks {
  return defineHooks(certificationResource, {
    async prepare({ before, values }, tools) {
      const { call, clock } = tools;
      if (before === undefined) {
        const made = await fillRules.next(NUMBER_RULE, call.tenantId);
        return made.ok ? ok({ applyNo: made.value, applyTime: formatPlatformTime(clock.now()) }) : made;
      }
      if (values.status !== PASSED || before.status === PASSED) return ok({});
      const { certStatus, lastCertDate } = await certifiedNow(before.retireeId ?? '', tools);
      return ok({ certStatusBefore: certStatus ?? null, certDateBefore: lastCertDate ?? null });
    },
    async written({ before, row, isBroughtBack }, tools) {
      const { retireeId } = row;
      const isPassed = row.status === PASSED;
      if (isBroughtBack || retireeId === undefined || isPassed === (before?.status === PASSED)) return;
      if (isPassed) {
        const today = formatPlatformTime(tools.clock.now()).slice(0, 10);
        await certify(retireeId, { certStatus: certified, lastCertDate: today }, tools);
      } else if (before !== undefined) {
        const { certStatusBefore, certDateBefore } = before;
        await certify(
          retireeId,
          { certStatus: certStatusBefore ?? notCertified, lastCertDate: certDateBefore ?? null },
          tools,
        );
      }
    },
  });
}

const isRetiree = (id: string, { call }: HookTools) =>
  and(eq(retirees.id, id), eq(unscopedColumn(retireeResource, 'tenantId'), call.tenantId));

/** Locked, so that of two certifications at once each knows the other. */
async function certifiedNow(id: string, tools: HookTools): Promise<Certified> {
  const [found] = await tools.database.orm
    .select({
      certStatus: sql<string | null>`${unscopedColumn(retireeResource, 'certStatus')}`,
      lastCertDate: sql<string | null>`${unscopedColumn(retireeResource, 'lastCertDate')}::text`,
    })
    .from(retirees)
    .where(isRetiree(id, tools))
    .for('update');
  return found ?? {};
}

/** Raises no version: it is nobody's edit. */
async function certify(id: string, values: Certified, tools: HookTools): Promise<void> {
  await tools.database.orm
    .update(retirees)
    .set({ ...values, version: sql`${retirees.version}` })
    .where(isRetiree(id, tools));
}
