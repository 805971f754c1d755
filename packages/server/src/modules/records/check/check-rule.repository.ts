import { and, eq } from 'drizzle-orm';

import type { Database } from '../../../db/index.ts';
import { sysCheckRule } from '../../../db/schema/index.ts';

export interface CheckRuleRepository {
  /** The parts of the rule with this code as they are kept; undefined when there is none in use. */
  ruleJson(ruleCode: string): Promise<string | undefined>;
}

export function createCheckRuleRepository({ orm }: Pick<Database, 'orm'>): CheckRuleRepository {
  return {
    async ruleJson(ruleCode) {
      const [row] = await orm
        .select({ ruleJson: sysCheckRule.ruleJson })
        .from(sysCheckRule)
        .where(and(eq(sysCheckRule.ruleCode, ruleCode), eq(sysCheckRule.delFlag, 0)));
      return row?.ruleJson;
    },
  };
}
