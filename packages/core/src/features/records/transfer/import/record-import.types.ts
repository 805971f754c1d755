import type { ImportProgress } from '../../../../contract/index.ts';
import type { DownloadedFile } from '../../../../http/index.ts';
import type { LocalizedText } from '../../../../kernel/index.ts';
import type { FileContent } from '../../../../ports/index.ts';
import type { CheckedImport, DuplicateDecision, ImportChange, ImportWrites } from '../../../../resources/index.ts';

export interface ChosenTable {
  readonly name: string;
  readonly content: FileContent;
}

/** Why a file was not imported; nothing of it and of those after it was written. */
export interface ImportReport {
  readonly title: LocalizedText;
  readonly detail: LocalizedText;
  /** A copy of the file with what is wrong in each row; null if the server gives none. */
  readonly file: { readonly name: string; readonly path: string } | null;
}

/** Step by step, or the first and the last step alone: files are written as they are, or come back with a warning. */
export type ImportForm = 'steps' | 'short';

export type RecordImportEvent =
  | { readonly type: 'import.open'; readonly form?: ImportForm }
  | { readonly type: 'import.close' }
  /** Goes on in the other form, with the files that were chosen. */
  | { readonly type: 'form.change'; readonly form: ImportForm }
  /** They are imported one after the other, each whole or not at all; they take the place of those chosen before. */
  | { readonly type: 'files.choose'; readonly files: readonly ChosenTable[] }
  /** Writes the chosen files without further steps. */
  | { readonly type: 'import.start' }
  /** A column of the file is this field; null for one that is passed over. */
  | { readonly type: 'column.map'; readonly place: number; readonly key: string | null }
  /** How rows are matched with those of the list, and which of them are written. */
  | { readonly type: 'matching.choose'; readonly by?: string | null; readonly writes?: ImportWrites }
  /** What is done with rows that the list has already. */
  | { readonly type: 'duplicates.decide'; readonly rows: readonly number[]; readonly decision: DuplicateDecision }
  /** To the step before. */
  | { readonly type: 'import.back' }
  /** The row of the file that holds the headings, from 1: the file is read again. */
  | { readonly type: 'heading.choose'; readonly row: number }
  /** Tries the rows, with what was corrected since. */
  | ({ readonly type: 'import.check' } & ImportCorrections)
  /** Writes the right rows without the wrong ones, which come back as a file. */
  | ({ readonly type: 'rest.write' } & ImportCorrections)
  /** Ends what is being read, checked or written; nothing of it stays. */
  | { readonly type: 'import.stop' }
  | { readonly type: 'import.write' }
  | { readonly type: 'template.fetch' }
  /** Asks for the copy of the file that says what is wrong with each row. */
  | ({ readonly type: 'marked.fetch' } & ImportCorrections);

/** What was done to the rows of a file since they were tried. */
export interface ImportCorrections {
  readonly changes: readonly ImportChange[];
  /** Rows that were deleted. */
  readonly removed?: readonly number[];
}

export type RecordImportEmitted =
  | {
      readonly type: 'notice.raised';
      readonly notice: { readonly level: 'success' | 'info'; readonly text: LocalizedText };
    }
  /** Rows were written: the list is to be read again. */
  | { readonly type: 'rows.imported' }
  | { readonly type: 'file.received'; readonly name: string; readonly content: DownloadedFile['content'] }
  /** A stored file of one's own. */
  | { readonly type: 'file.stored'; readonly name: string; readonly path: string };

/** A column of the file. */
export interface MappedColumn {
  /** From the left, from 0. */
  readonly place: number;
  readonly heading: string;
  readonly key: string | null;
  /** What is in its first rows. */
  readonly samples: readonly string[];
}

/** Rows that cannot be imported, as they were tried last. */
export interface WrongRows {
  readonly rows: CheckedImport['rows'];
  readonly errors: CheckedImport['errors'];
  readonly columns: readonly (string | null)[];
}

/** How rows of a file are matched with those of the list. */
export interface ImportMatching {
  /** The fields that rows may be matched by. */
  readonly fields: readonly { readonly key: string; readonly label: LocalizedText }[];
  /** Null where every row is a new one. */
  readonly by: string | null;
  readonly writes: ImportWrites;
  /** What may be done with a row that the list has already: a unique value is not added a second time. */
  readonly decisions: readonly DuplicateDecision[];
}

export interface RecordImportFacts {
  readonly status:
    | 'closed'
    | 'choosing'
    | 'reading'
    | 'mapping'
    | 'checking'
    | 'fixing'
    | 'ready'
    | 'writing'
    | 'stopping'
    | 'refused';
  readonly form: ImportForm;
  /** Names of the chosen files that are not imported yet. */
  readonly fileNames: readonly string[];
  /** 0 to 100, of what is sent. */
  readonly percent: number;
  /** Of the rows, and how many files are opened before; null where the server does not say. */
  readonly progress: ImportProgress | null;
  readonly columns: readonly MappedColumn[];
  /** The row of the file that holds the headings, from 1. */
  readonly headingRow: number;
  /** The name of the sheet that is read; empty where the server does not say. */
  readonly sheet: string;
  /** Which fields a column may be. */
  readonly fields: readonly { readonly key: string; readonly label: LocalizedText; readonly isRequired: boolean }[];
  /** Required fields that no column is: new rows without them are refused. */
  readonly missing: readonly LocalizedText[];
  readonly matching: ImportMatching;
  /** Rows of the file. */
  readonly total: number;
  /** How many of them have errors. */
  readonly wrong: number;
  readonly wrongRows: WrongRows | null;
  /** How many rows would be added, changed and left out, by what was decided. */
  readonly counts: { readonly added: number; readonly changed: number; readonly skipped: number };
  /** The first rows that the list has already, and what is done with them. */
  readonly duplicates: CheckedImport['duplicates'];
  /** Of the short form: why the file was refused. */
  readonly report: ImportReport | null;
  /** What is wrong with the choice, or what went wrong. */
  readonly problem: LocalizedText | null;
  readonly isFetchingTemplate: boolean;
  readonly isMarking: boolean;
}
