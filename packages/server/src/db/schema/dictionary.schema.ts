import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';

import { auditColumns, identifierColumn } from './columns.ts';

export const sysDict = pgTable('sys_dict', {
  id: identifierColumn('id').primaryKey(),
  dictName: varchar('dict_name', { length: 100 }).notNull(),
  dictCode: varchar('dict_code', { length: 64 }).notNull(),
  description: varchar('description', { length: 255 }),
  ...auditColumns(),
});

export const sysDictItem = pgTable('sys_dict_item', {
  id: identifierColumn('id').primaryKey(),
  dictId: identifierColumn('dict_id').notNull(),
  itemText: varchar('item_text', { length: 100 }).notNull(),
  itemTextEn: varchar('item_text_en', { length: 100 }),
  /** Colour of the tag that lists draw, one of `TAG_COLOURS`; null draws a plain word. */
  itemColor: varchar('item_color', { length: 16 }),
  itemValue: varchar('item_value', { length: 64 }).notNull(),
  description: varchar('description', { length: 255 }),
  sortOrder: integer('sort_order').notNull().default(0),
  /** 0 retired: old rows still show its text, new ones cannot choose it; 1 in use. */
  status: integer('status').notNull().default(1),
  ...auditColumns(),
});
