import { and, desc, eq, like, sql } from 'drizzle-orm';

import { ok } from '@evergreen/core/kernel';
import { categoryResource } from '@evergreen/core/resources';
import { nextTreeCode } from '@evergreen/core/records/rules';

import { unscopedColumn, unscopedRows } from '../resource/unscoped-rows.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks, type HookTools } from '../resource/resource-hooks.types.ts';
import { lockTree } from '../resource/tree-rows.ts';
import { treeMessages as messages } from './tree.messages.ts';

/** A new category gets the next code below the one above it; a code stays when its category is moved. */
export const categoryHooks = defineHooks(categoryResource, {
  async prepare({ before, values: { pid } }, tools) {
    if (before !== undefined) return ok({});
    await lockTree(tools.database, categoryResource, tools.call.tenantId);
    const above = typeof pid === 'string' ? await codeOf(pid, tools) : '';
    const { maximumLength } = categoryResource.fields.code;
    const code = nextTreeCode(above, await lastCodeBelow(above, tools), maximumLength);
    return code === undefined ? refusedValue('pid', messages.noCodeLeft) : ok({ code });
  },
});

const category = unscopedRows(categoryResource);
const code = unscopedColumn(categoryResource, 'code');
const ofTenant = (tenantId: number) => eq(unscopedColumn(categoryResource, 'tenantId'), tenantId);

async function codeOf(id: string, { database: { orm }, call }: HookTools): Promise<string> {
  const [row] = await orm
    .select({ code: sql<string>`${code}` })
    .from(category)
    .where(and(eq(category.id, id), ofTenant(call.tenantId)));
  return row?.code ?? '';
}

/** Of deleted categories too: their codes are not given again. */
async function lastCodeBelow(above: string, { database: { orm }, call }: HookTools): Promise<string | undefined> {
  const [row] = await orm
    .select({ code: sql<string>`${code}` })
    .from(category)
    .where(and(like(code, `${above}___`), sql`${code} ~ '^([A-Z][0-9]{2})+$'`, ofTenant(call.tenantId)))
    .orderBy(desc(sql`${code} collate "C"`))
    .limit(1);
  return row?.code;
}
