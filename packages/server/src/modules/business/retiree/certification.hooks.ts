import { and, asc, eq, sql } from 'drizzle-orm';

import { ok } from '@evergreen/core/kernel';
import { certificationResource, retireeResource } from '@evergreen/core/resources';

import { isAmong } from '../../../db/statements/text-array.ts';
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
    async prepareMany(writes, tools, tried) {
      const { call, clock } = tools;
      const isNew = ({ before }: { readonly before: unknown }) => before === undefined;
      const count = writes.filter(isNew).length;
      const earlier = tried?.filter(isNew).length;
      const numbers = count === 0 ? ok([]) : await fillRules.nextMany(NUMBER_RULE, call.tenantId, { count, earlier });
      const applyTime = formatPlatformTime(clock.now());
      const made = numbers.ok ? numbers.value.values() : undefined;
      const then = await certifiedNow(
        writes.flatMap(({ before, values }) => (passes(before, values) ? (before?.retireeId ?? []) : [])),
        tools,
      );
      return writes.map(({ before, values }) => {
        if (before === undefined) return numbers.ok ? ok({ applyNo: made?.next().value ?? '', applyTime }) : numbers;
        if (!passes(before, values)) return ok({});
        const { certStatus, lastCertDate } = then.get(before.retireeId ?? '') ?? {};
        return ok({ certStatusBefore: certStatus ?? null, certDateBefore: lastCertDate ?? null });
      });
    },
    async writtenMany(writes, tools, { isBroughtBack }) {
      const today = formatPlatformTime(tools.clock.now()).slice(0, 10);
      for (const { before, row } of isBroughtBack ? [] : writes) {
        const { retireeId, status } = row;
        if (retireeId === undefined || (status === PASSED) === (before?.status === PASSED)) continue;
        if (status === PASSED) await certify(retireeId, { certStatus: certified, lastCertDate: today }, tools);
        else if (before !== undefined) {
          const { certStatusBefore, certDateBefore } = before;
          await certify(
            retireeId,
            { certStatus: certStatusBefore ?? notCertified, lastCertDate: certDateBefore ?? null },
            tools,
          );
        }
      }
    },
  });
}

type Certification = HookRow<typeof certificationResource>;

/** Whether an application that was there passes by a write. */
const passes = (before: Certification | undefined, { status }: Partial<Certification>) =>
  before !== undefined && status === PASSED && before.status !== PASSED;

const inTenant = ({ call }: HookTools) => eq(unscopedColumn(retireeResource, 'tenantId'), call.tenantId);

/** Locked, so that of two certifications at once each knows the other. */
async function certifiedNow(ids: readonly string[], tools: HookTools): Promise<ReadonlyMap<string, Certified>> {
  if (ids.length === 0) return new Map();
  const found = await tools.database.orm
    .select({
      id: retirees.id,
      certStatus: sql<string | null>`${unscopedColumn(retireeResource, 'certStatus')}`,
      lastCertDate: sql<string | null>`${unscopedColumn(retireeResource, 'lastCertDate')}::text`,
    })
    .from(retirees)
    .where(and(isAmong(retirees.id, ids), inTenant(tools)))
    .orderBy(asc(retirees.id))
    .for('update');
  return new Map(found.map(({ id, ...now }) => [id, now]));
}

/** Raises no version: it is nobody's edit. */
async function certify(id: string, values: Certified, tools: HookTools): Promise<void> {
  await tools.database.orm
    .update(retirees)
    .set({ ...values, version: sql`${retirees.version}` })
    .where(and(eq(retirees.id, id), inTenant(tools)));
}
