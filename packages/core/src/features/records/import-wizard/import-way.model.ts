import type { ImportChange } from '../../../resources/index.ts';
import type { ChosenTable } from '../record-import/index.ts';
import type { MappedColumn } from './import-wizard.types.ts';

/** What is under way tells. */
export interface ImportWayEvent {
  readonly type: 'way.sent';
  readonly percent: number;
}

export interface ImportWayInput {
  readonly file: ChosenTable | null;
  /** Null where the file is only read. */
  readonly columns: readonly (string | null)[] | null;
  /** Null where it is looked for. */
  readonly headingRow: number | null;
  readonly changes: readonly ImportChange[];
  readonly without: readonly number[];
  readonly isMarked: boolean;
  /** The right rows alone are written. */
  readonly isRest: boolean;
  readonly tell: (event: ImportWayEvent) => void;
}

/** What is known of the import that goes on. */
interface WayContext extends Pick<ImportWayInput, 'file' | 'headingRow' | 'changes' | 'without' | 'isRest'> {
  readonly columns: readonly MappedColumn[];
}

/** What is sent of a file: it is read, or its rows are tried or written by its columns. */
export function wayOf(
  { file, columns, headingRow, changes, without, isRest }: WayContext,
  kind: 'read' | 'try' | 'mark' | 'write',
  tell: ImportWayInput['tell'],
): ImportWayInput {
  const isRead = kind === 'read';
  return {
    file,
    columns: isRead ? null : columns.map(({ key }) => key),
    headingRow,
    changes: isRead ? [] : changes,
    without: isRead ? [] : without,
    isMarked: kind === 'mark',
    isRest: kind === 'write' && isRest,
    tell,
  };
}
