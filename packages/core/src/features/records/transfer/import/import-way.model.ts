import type { DuplicateDecision, ImportChange, ImportWrites } from '../../../../resources/index.ts';
import type { ChosenTable, ImportForm, MappedColumn } from './record-import.types.ts';

/** What is under way tells. */
export interface ImportWayEvent {
  readonly type: 'way.sent';
  readonly percent: number;
}

/** What somebody decided about the rows that the list has already; the defaults of the server where it is nothing. */
export interface ImportDecisions {
  readonly matchBy?: string | null;
  readonly writes?: ImportWrites;
  readonly decisions: Readonly<Record<number, DuplicateDecision>>;
}

export interface ImportWayInput {
  readonly file: ChosenTable | null;
  /** Null where the file is only read, or the server finds them. */
  readonly columns: readonly (string | null)[] | null;
  /** Null where it is looked for. */
  readonly headingRow: number | null;
  readonly changes: readonly ImportChange[];
  readonly without: readonly number[];
  readonly isMarked: boolean;
  /** The right rows alone are written. */
  readonly isRest: boolean;
  readonly matching: ImportDecisions;
  readonly tell: (event: ImportWayEvent) => void;
}

/** What is known of the import that goes on. */
interface WayContext extends Pick<ImportWayInput, 'headingRow' | 'changes' | 'without' | 'isRest' | 'matching'> {
  readonly form: ImportForm;
  readonly files: readonly ChosenTable[];
  readonly columns: readonly MappedColumn[];
}

/** What is sent of a file: it is read, or its rows are tried or written by its columns; of the short form as it is. */
export function wayOf(
  { form, files, columns, headingRow, changes, without, isRest, matching }: WayContext,
  kind: 'read' | 'try' | 'mark' | 'write',
  tell: ImportWayInput['tell'],
): ImportWayInput {
  const isPlain = kind === 'read' || form === 'short';
  return {
    file: files[0] ?? null,
    columns: isPlain ? null : columns.map(({ key }) => key),
    headingRow,
    changes: isPlain ? [] : changes,
    without: isPlain ? [] : without,
    isMarked: kind === 'mark',
    isRest: kind === 'write' && isRest,
    matching: isPlain ? { decisions: {} } : matching,
    tell,
  };
}
