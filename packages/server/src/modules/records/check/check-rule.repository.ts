import { and, eq, sql } from 'drizzle-orm';

import { checkRuleResource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { unscopedColumn, unscopedRows } from '../resource/unscoped-rows.ts';

export interface CheckRuleRepository {
  /** The parts of the rule with this code as they are kept; undefined when there is none in use. */
  ruleJson(ruleCode: string): Promise<string | undefined>;
}

export function createCheckRuleRepository({ orm }: Pick<Database, 'orm'>): CheckRuleRepository {
  const checkRule = unscopedRows(checkRuleResource);
  return {
    async ruleJson(ruleCode) {
      const [row] = await orm
        .select({ ruleJson: sql<string>`${unscopedColumn(checkRuleResource, 'ruleJson')}` })
        .from(checkRule)
        .where(and(eq(unscopedColumn(checkRuleResource, 'ruleCode'), ruleCode), eq(checkRule.delFlag, 0)));
      return row?.ruleJson;
    },
  };
}
