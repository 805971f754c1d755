import { and, asc, eq, sql } from 'drizzle-orm';

import { ok } from '@evergreen/core/kernel';
import { retireGoodsResource, shopOrderItemResource, shopOrderResource } from '@evergreen/core/resources';

import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { defineHooks, type HookTools } from '../../records/resource/resource-hooks.types.ts';
import { addToNumber } from '../../records/resource/row-numbers.ts';

/** States in which nothing is sold: refunded, cancelled, refused. */
const TAKEN_BACK: ReadonlySet<string | undefined> = new Set<string>(shopOrderResource.fields.status.takenBack);

/** The state of an order of which nobody knows what it was before the refund was asked for: finished. */
const { done: FINISHED } = shopOrderResource.fields.status.states;

const items = unscopedRows(shopOrderItemResource);
const item = (key: keyof typeof shopOrderItemResource.fields) => unscopedColumn(shopOrderItemResource, key);

/**
 * What an order that is refunded, cancelled or refused had taken goes back to the stock, and the order tells what was paid for it and goes
 * back; a refused refund leads back to where it was asked for.
 */
export const shopOrderHooks = defineHooks(shopOrderResource, {
  async prepare({ before, values }) {
    const isTakenBack = before !== undefined && !TAKEN_BACK.has(before.status) && TAKEN_BACK.has(values.status);
    if (!isTakenBack || (before.payTime ?? '') === '') return ok({});
    return ok({ returnedAmount: before.totalPrice ?? 0, returnedPoints: before.totalPoints ?? 0 });
  },
  async written({ before, row }, tools) {
    if (before === undefined || TAKEN_BACK.has(before.status) || !TAKEN_BACK.has(row.status)) return;
    for (const { goodsId, quantity } of await linesOf(row.id, tools)) {
      await addToNumber(retireGoodsResource, { id: goodsId, key: 'stock', by: quantity }, tools);
      await addToNumber(retireGoodsResource, { id: goodsId, key: 'sales', by: -quantity }, tools);
    }
  },
  actions: {
    async denyRefund(rows, asked) {
      const writes = rows.map(({ id, statusBefore }) => ({
        id,
        values: { ...asked, status: statusBefore ?? FINISHED, statusBefore: null },
      }));
      return ok({ writes });
    },
  },
});

/** The lines of an order, by article: the order in which their articles are locked. */
async function linesOf(orderId: string, { database: { orm }, call }: HookTools) {
  return orm
    .select({ goodsId: sql<string>`${item('goodsId')}`, quantity: sql<number>`${item('quantity')}` })
    .from(items)
    .where(
      and(
        eq(item('orderId'), orderId),
        eq(items.delFlag, 0),
        eq(unscopedColumn(shopOrderItemResource, 'tenantId'), call.tenantId),
      ),
    )
    .orderBy(asc(item('goodsId')));
}
