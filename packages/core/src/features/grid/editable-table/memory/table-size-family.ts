import * as v from 'valibot';

import { storageFamily, type StorageFamily } from '../../../../storage/index.ts';
import type { TableSize } from '../table-options.types.ts';

/** `pro__table:size:<user>`. Malformed entries are ignored. */
export const tableSizeFamily: StorageFamily<TableSize> = storageFamily(
  'table:size',
  v.picklist(['medium', 'small', 'mini', 'tiny']),
);
