import type { DownloadedFile } from '../../../http/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { FileContent } from '../../../ports/index.ts';

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

export type RecordImportEvent =
  | { readonly type: 'import.open' }
  /** They are imported one after the other, each whole or not at all; they take the place of those chosen before. */
  | { readonly type: 'files.choose'; readonly files: readonly ChosenTable[] }
  | { readonly type: 'import.start' }
  /** Ends sending, and closes the dialog otherwise. */
  | { readonly type: 'import.cancel' }
  | { readonly type: 'template.fetch' };

export type RecordImportEmitted =
  | { readonly type: 'notice.raised'; readonly notice: { readonly level: 'success'; readonly text: LocalizedText } }
  /** Rows were written: the list is to be read again. */
  | { readonly type: 'rows.imported' }
  | { readonly type: 'file.received'; readonly name: string; readonly content: DownloadedFile['content'] };

export interface RecordImportFacts {
  readonly status: 'closed' | 'choosing' | 'sending' | 'checking' | 'refused';
  /** Names of the chosen files that are not imported yet. */
  readonly fileNames: readonly string[];
  /** The first of them, which the import step by step may go on with. */
  readonly file: ChosenTable | null;
  /** 0 to 100, of what is sent. */
  readonly percent: number;
  readonly report: ImportReport | null;
  /** What is wrong with the choice, or what went wrong with sending. */
  readonly problem: LocalizedText | null;
  readonly isFetchingTemplate: boolean;
}
