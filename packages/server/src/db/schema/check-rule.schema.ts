import { pgTable, text, varchar } from 'drizzle-orm/pg-core';

import { auditColumns, identifierColumn } from './columns.ts';

/** A rule for codes that staff keep. */
export const sysCheckRule = pgTable('sys_check_rule', {
  id: identifierColumn('id').primaryKey(),
  ruleName: varchar('rule_name', { length: 100 }).notNull(),
  /** Unique among those in use. */
  ruleCode: varchar('rule_code', { length: 64 }).notNull(),
  /** The parts, as `parseCodeRule` of the core reads them. */
  ruleJson: text('rule_json').notNull(),
  ruleDescription: varchar('rule_description', { length: 255 }),
  ...auditColumns(),
});
