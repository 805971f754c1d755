import { and, eq } from 'drizzle-orm';

import { formResourceName, type FormPlan } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { sysListLayout, sysSavedQuery } from '../../../db/schema/index.ts';
import { sysPermissionDataRule } from '../../../db/schema/scoped-tables.ts';
import { onlineFormMessages as messages } from './online-form.messages.ts';

/**
 * What still names fields that a plan takes away. A data rule would close the rows that it limits, and refuses the plan; queries and arrangements
 * belong to people who may not be there, and are told. Of queries that are nobody's but their owner's the number alone is.
 */
export async function usesOfFields(
  { orm }: Pick<Database, 'orm'>,
  code: string,
  gone: readonly string[],
): Promise<FormPlan['items']> {
  if (gone.length === 0) return [];
  const resource = formResourceName(code);
  const rules = await orm
    .select({ name: sysPermissionDataRule.ruleName, condition: sysPermissionDataRule.ruleCondition })
    .from(sysPermissionDataRule)
    .where(and(eq(sysPermissionDataRule.resource, resource), eq(sysPermissionDataRule.delFlag, 0)));
  const queries = await orm
    .select({
      title: sysSavedQuery.title,
      params: sysSavedQuery.params,
      layout: sysSavedQuery.layout,
      roleId: sysSavedQuery.roleId,
    })
    .from(sysSavedQuery)
    .where(eq(sysSavedQuery.resource, resource));
  const layouts = await orm
    .select({ columns: sysListLayout.columns })
    .from(sysListLayout)
    .where(eq(sysListLayout.list, resource));
  return gone.flatMap((key): FormPlan['items'] => {
    const asking = queries.filter(({ params, layout }) => names(key, params, layout));
    const arranged = layouts.filter(({ columns }) => names(key, columns)).length;
    const shared = asking.flatMap(({ title, roleId }) => (roleId === null ? [] : [title]));
    return [
      ...rules
        .filter(({ condition }) => names(key, condition))
        .map(({ name }) => ({ kind: 'refuse' as const, text: messages.ruleUses(key, name) })),
      ...(asking.length === 0
        ? []
        : [{ kind: 'hide' as const, text: messages.queriesUse(key, asking.length, shared) }]),
      ...(arranged === 0 ? [] : [{ kind: 'hide' as const, text: messages.layoutsUse(key, arranged) }]),
    ];
  });
}

/** Whether one of these documents, parsed or not, holds a key as a whole word. */
function names(key: string, ...documents: readonly unknown[]): boolean {
  return documents.some((document) =>
    (typeof document === 'string' ? document : JSON.stringify(document ?? null)).includes(JSON.stringify(key)),
  );
}
