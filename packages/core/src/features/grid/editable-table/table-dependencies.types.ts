import type { Result, LocalizedText } from '../../../kernel/index.ts';
import type { ClockPort, RandomPort } from '../../../ports/index.ts';
import type { FamilyStorage } from '../../../storage/index.ts';
import type { ChoiceOption } from './column.types.ts';
import type { RememberedColumns } from './columns/remembered-columns.ts';
import type { TableDraft } from './draft/table-draft.ts';
import type { TableSize } from './table-options.types.ts';
import type { UploadPort } from '../../files/upload-list/index.ts';

/** Dependencies of cell uploads. */
export interface UploadDependencies {
  readonly port: UploadPort;
  /** Token of the current session; read for each file, and only if the column sends it. */
  readonly token: () => string | null;
}

/** Persistence of a table; created by `createTableMemory` from a storage. */
export interface TableMemory {
  /** By user and table. */
  readonly drafts: FamilyStorage<TableDraft>;
  /** Row height of all tables, by user. */
  readonly sizes: FamilyStorage<TableSize>;
  /** By table. */
  readonly columns: FamilyStorage<RememberedColumns>;
}

/** External dependencies of a table. */
export interface EditableTableDependencies {
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Storage of drafts and column settings; nothing is persisted without it. */
  readonly memory?: TableMemory;
  /** Owner of the drafts; '' without a session. */
  readonly userId?: () => string;
  /** Options of a dictionary by its code. */
  readonly loadOptions?: (dictCode: string) => Promise<Result<readonly ChoiceOption[], LocalizedText>>;
  /** Upload of cell files; disabled without it. */
  readonly uploads?: UploadDependencies;
  /** Whether a permission code (`authPre` with a column key or button name) is shown; everything is without it. */
  readonly isShown?: (code: string) => boolean;
}
