import type { TypedStorage } from '../../../../storage/index.ts';
import { rememberedColumnsFamily } from '../columns/remembered-columns-family.ts';
import { tableDraftFamily } from '../draft/table-draft-family.ts';
import { tableSizeFamily } from './table-size-family.ts';
import type { TableMemory } from '../table-dependencies.types.ts';

/** Table settings and drafts in browser storage. Unreadable entries are ignored. */
export function createTableMemory(storage: TypedStorage): TableMemory {
  return {
    drafts: storage.family(tableDraftFamily),
    columns: storage.family(rememberedColumnsFamily),
    sizes: storage.family(tableSizeFamily),
  };
}
