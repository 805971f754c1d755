import type { TypedStorage } from '../../../../storage/index.ts';
import { rememberedColumnsFamily } from '../columns/remembered-columns-family.ts';
import { tableDraftFamily } from '../draft/table-draft-family.ts';
import type { TableMemory } from '../table-dependencies.types.ts';

/** A table's memory in the storage of a browser. What cannot be read there is taken for nothing. */
export function createTableMemory(storage: TypedStorage): TableMemory {
  return { drafts: storage.family(tableDraftFamily), columns: storage.family(rememberedColumnsFamily) };
}
