import * as v from 'valibot';

import { storageFamily, type StorageFamily } from '../../../../storage/index.ts';
import type { RememberedColumns } from './remembered-columns.ts';

/** Above the number of columns of any table. */
const MOST_COLUMNS = 1_000;
const key = v.pipe(v.string(), v.maxLength(200));
const keys = v.pipe(v.array(key), v.maxLength(MOST_COLUMNS));

const rememberedColumns: v.GenericSchema<unknown, RememberedColumns> = v.object({
  order: keys,
  widths: v.record(key, v.pipe(v.number(), v.finite(), v.minValue(0))),
  hidden: keys,
  frozen: v.optional(keys),
});

/** `pro__table:columns:<table code>`. Malformed entries are ignored. */
export const rememberedColumnsFamily: StorageFamily<RememberedColumns> = storageFamily(
  'table:columns',
  rememberedColumns,
);
