import type { ImportProgress } from '../../../contract/index.ts';
import type { DownloadedFile } from '../../../http/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { CheckedImport, ImportChange } from '../../../resources/index.ts';
import type { ChosenTable } from '../record-import/index.ts';

export type ImportWizardEvent =
  | { readonly type: 'wizard.open' }
  | { readonly type: 'wizard.close' }
  | { readonly type: 'file.choose'; readonly file: ChosenTable }
  /** A column of the file is this field; null for one that is passed over. */
  | { readonly type: 'column.map'; readonly place: number; readonly key: string | null }
  /** To the step before. */
  | { readonly type: 'wizard.back' }
  /** The row of the file that holds the headings, from 1: the file is read again. */
  | { readonly type: 'heading.choose'; readonly row: number }
  /** Tries the rows, with what was corrected since. */
  | ({ readonly type: 'wizard.check' } & ImportCorrections)
  /** Writes the right rows without the wrong ones, which come back as a file. */
  | ({ readonly type: 'rest.write' } & ImportCorrections)
  /** Ends what is being read, checked or written; nothing of it stays. */
  | { readonly type: 'wizard.stop' }
  | { readonly type: 'wizard.write' }
  | { readonly type: 'template.fetch' }
  /** Asks for the copy of the file that says what is wrong with each row. */
  | ({ readonly type: 'marked.fetch' } & ImportCorrections);

/** What was done to the rows of a file since they were tried. */
export interface ImportCorrections {
  readonly changes: readonly ImportChange[];
  /** Rows that were deleted. */
  readonly removed?: readonly number[];
}

export type ImportWizardEmitted =
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

export interface ImportWizardFacts {
  readonly status:
    | 'closed'
    | 'choosing'
    | 'reading'
    | 'mapping'
    | 'checking'
    | 'fixing'
    | 'ready'
    | 'writing'
    | 'stopping';
  readonly fileName: string | null;
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
  /** Rows of the file. */
  readonly total: number;
  /** How many of them have errors. */
  readonly wrong: number;
  readonly wrongRows: WrongRows | null;
  readonly problem: LocalizedText | null;
  readonly isFetchingTemplate: boolean;
  readonly isMarking: boolean;
}
