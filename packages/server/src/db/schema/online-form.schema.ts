import { integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** What a form was each time it was published: nothing of it is ever changed. */
export const onlineFormVersion = pgTable(
  'online_form_version',
  {
    formId: identifierColumn('form_id').notNull(),
    version: integer('version').notNull(),
    definition: jsonb('definition').notNull(),
    /** The plan as it was told, in both languages. */
    plan: jsonb('plan').notNull(),
    note: text('note').notNull(),
    /** Username. */
    publishedBy: varchar('published_by', { length: 64 }).notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.version] })],
);

/** The columns of the table of a form: `c<no>` for ever, whatever the key of its field is. */
export const onlineColumn = pgTable(
  'online_column',
  {
    formId: identifierColumn('form_id').notNull(),
    no: integer('no').notNull(),
    key: varchar('key', { length: 64 }).notNull(),
    kind: varchar('kind', { length: 20 }).notNull(),
    state: varchar('state', { length: 10 }).notNull(),
    /** The version that it began with or was hidden by. */
    since: integer('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.no] })],
);

/** The number of the table of a form, `online_f<no>`: it is given when the form is first published. */
export const onlineTable = pgTable('online_table', {
  no: integer('no').primaryKey().generatedByDefaultAsIdentity(),
  formId: identifierColumn('form_id').notNull().unique('online_table_form'),
});
