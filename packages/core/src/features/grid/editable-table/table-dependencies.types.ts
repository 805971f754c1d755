import type { Result, LocalizedText } from '../../../kernel/index.ts';
import type { ClockPort, RandomPort } from '../../../ports/index.ts';
import type { FamilyStorage } from '../../../storage/index.ts';
import type { ChoiceOption } from './column.types.ts';
import type { RememberedColumns } from './columns/remembered-columns.ts';
import type { TableDraft } from './draft/table-draft.ts';
import type { UploadPort } from './uploads/upload-cell.types.ts';

/** What the files of cells are sent with. */
export interface UploadDependencies {
  readonly port: UploadPort;
  /** The token of who is signed in; asked for each file, and only where the column sends it. */
  readonly token: () => string | null;
}

/** What outlasts a table; `createTableMemory` makes it of a storage. */
export interface TableMemory {
  /** By person and table. */
  readonly drafts: FamilyStorage<TableDraft>;
  /** By table. */
  readonly columns: FamilyStorage<RememberedColumns>;
}

/** What a table asks of the outside. */
export interface EditableTableDependencies {
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Where drafts and the setup of columns are kept; nothing is kept without it. */
  readonly memory?: TableMemory;
  /** Whose drafts they are; '' where nobody is signed in. */
  readonly userId?: () => string;
  /** Options of a dictionary by its code. */
  readonly loadOptions?: (dictCode: string) => Promise<Result<readonly ChoiceOption[], LocalizedText>>;
  /** Sends the files of cells; without it none can be sent. */
  readonly uploads?: UploadDependencies;
  /** Whether what stands under a permission code (`authPre` and the key of a column or the name of a button) is shown; all is without it. */
  readonly isShown?: (code: string) => boolean;
}
