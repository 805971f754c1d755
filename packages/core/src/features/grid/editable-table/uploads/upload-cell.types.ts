import type { Notice, Result, LocalizedText } from '../../../../kernel/index.ts';
import type { FileContent, HttpForm, TransferProgress } from '../../../../ports/index.ts';
import type { CellValue } from '../cell.types.ts';

/** A file as a person chose it. */
export interface ChosenFile {
  readonly name: string;
  readonly content: FileContent;
}

/** One file of a cell. */
export interface CellFile {
  /** Names it inside of its cell. */
  readonly id: string;
  readonly name: string;
  readonly status: 'uploading' | 'done' | 'error';
  /** Whole percent, 0 to 100. */
  readonly percent: number;
  /** Where it is stored; '' until it is. */
  readonly path: string;
  /** Why it is not stored, null while nothing is wrong. */
  readonly message: LocalizedText | null;
  /** What is sent; null for what was stored before. */
  readonly content: FileContent | null;
}

/** How one file is sent. */
export interface UploadCall {
  /** Path below the base path of the server, or a whole address. */
  readonly action: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: HttpForm['fields'];
  /** The name of the field that holds the file. */
  readonly fileField: string;
  readonly onProgress: (progress: TransferProgress) => void;
  readonly signal: AbortSignal;
}

/** Sends files. Answers the body as JSON, whatever the server said in it; an error where there was no such answer. Never rejects. */
export interface UploadPort {
  send(file: ChosenFile, call: UploadCall): Promise<Result<unknown, LocalizedText>>;
}

export type UploadCellEvent =
  | { readonly type: 'files.add'; readonly files: readonly ChosenFile[] }
  /** Ends the sending; the file stays and can be sent again. */
  | { readonly type: 'file.cancel'; readonly id: string }
  | { readonly type: 'file.retry'; readonly id: string }
  /** Ends its sending, too. */
  | { readonly type: 'file.remove'; readonly id: string }
  /** Somebody else wrote the cell: its stored files are those; what is being sent goes on. */
  | { readonly type: 'value.replace'; readonly value: CellValue };

export type UploadCellEmitted =
  /** Every file is stored, and one was stored or removed just now: what the cell holds from now on. */
  | { readonly type: 'pathsChanged'; readonly value: string | null }
  | { readonly type: 'noticed'; readonly notice: Notice };

/** A file as it is drawn. */
export interface ShownFile extends CellFile {
  /** Its name cut to five characters. */
  readonly label: string;
  readonly tooltip: LocalizedText;
}

export interface UploadCellFacts {
  readonly files: readonly ShownFile[];
  readonly isUploading: boolean;
  /** There is room for another file. */
  readonly canAdd: boolean;
  readonly canDownload: boolean;
  readonly canRemove: boolean;
  /** Files that are chosen at once: null for any number. */
  readonly limit: number | null;
  /** What is wrong with the column's limit; then there is none. */
  readonly mistake: LocalizedText | null;
  readonly button: LocalizedText;
}
