import * as v from 'valibot';

import { bothLanguages, storageFamily, type StorageFamily } from '../../../../storage/index.ts';
import type { CellValue } from '../cell.types.ts';
import type { TableDraft } from './table-draft.ts';

const cellValue: v.GenericSchema<unknown, CellValue> = v.lazy(() =>
  v.union([
    v.string(),
    v.pipe(v.number(), v.finite()),
    v.boolean(),
    v.null(),
    v.array(cellValue),
    v.record(v.string(), cellValue),
  ]),
);

const draftSchema: v.GenericSchema<unknown, TableDraft> = v.object({
  savedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rows: v.array(
    v.object({
      id: v.nullable(v.string()),
      key: v.optional(v.string()),
      at: v.pipe(v.number(), v.integer(), v.minValue(0)),
      values: v.record(v.string(), cellValue),
      columns: v.optional(v.array(v.string())),
      before: v.optional(v.record(v.string(), cellValue)),
      refused: v.optional(v.record(v.string(), bothLanguages)),
    }),
  ),
  deletedIds: v.array(v.string()),
  order: v.optional(v.array(v.union([v.string(), v.object({ id: v.string() })]))),
});

/**
 * Storage keys of drafts: `pro__table:draft:["<user>","<table code>"]`. Malformed entries are ignored (threat T-67).
 */
export const tableDraftFamily: StorageFamily<TableDraft> = storageFamily('table:draft', draftSchema);
