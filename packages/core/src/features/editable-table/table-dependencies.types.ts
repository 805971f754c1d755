import type { Result, Text } from '../../kernel/index.ts';
import type { ClockPort, RandomPort } from '../../ports/index.ts';
import type { TypedStorage } from '../../storage/index.ts';
import type { ChoiceOption } from './column.types.ts';
import type { UploadPort } from './uploads/upload-cell.types.ts';

/** What the files of cells are sent with. */
export interface UploadDependencies {
  readonly port: UploadPort;
  /** The token of who is signed in; asked for each file, and only where the column sends it. */
  readonly token: () => string | null;
}

/** What a table asks of the outside. */
export interface EditableTableDependencies {
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Where widths, drafts and enhance records are kept; nothing is kept without it. */
  readonly storage?: TypedStorage;
  /** Whose drafts they are; '' where nobody is signed in. */
  readonly userId?: () => string;
  /** Options of a dictionary by its code. */
  readonly loadOptions?: (dictCode: string) => Promise<Result<readonly ChoiceOption[], Text>>;
  /** Sends the files of cells; without it none can be sent. */
  readonly uploads?: UploadDependencies;
  /** Whether a permission code (`authPre` and the key of a column or the name of a button) is granted; all are without it. */
  readonly isAllowed?: (code: string) => boolean;
}
