import * as v from 'valibot';

import { storageFamily, type StorageFamily } from '../../../storage/index.ts';
import type { ColumnKey } from '../cell.types.ts';

/** How somebody set up the columns of a table. Columns that it does not name are as they were given; names without a column wait for it. */
export interface RememberedColumns {
  readonly order: readonly ColumnKey[];
  /** CSS pixels. */
  readonly widths: Readonly<Record<ColumnKey, number>>;
  readonly hidden: readonly ColumnKey[];
}

/** More names than any table has. */
const MOST_COLUMNS = 1_000;
const key = v.pipe(v.string(), v.maxLength(200));
const keys = v.pipe(v.array(key), v.maxLength(MOST_COLUMNS));

const rememberedColumns: v.GenericSchema<unknown, RememberedColumns> = v.object({
  order: keys,
  widths: v.record(key, v.pipe(v.number(), v.finite(), v.minValue(0))),
  hidden: keys,
});

/** `pro__table:columns:<table code>`. What there is not a setup of columns is none. */
export const rememberedColumnsFamily: StorageFamily<RememberedColumns> = storageFamily('table:columns', rememberedColumns);

export const NOTHING_REMEMBERED: RememberedColumns = { order: [], widths: {}, hidden: [] };
