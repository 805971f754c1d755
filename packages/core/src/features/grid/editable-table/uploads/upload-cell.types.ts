import type { Notice, Result, LocalizedText } from '../../../../kernel/index.ts';
import type { FileContent, HttpForm, TransferProgress } from '../../../../ports/index.ts';
import type { CellValue } from '../cell.types.ts';

/** A file selected by the user. */
export interface ChosenFile {
  readonly name: string;
  readonly content: FileContent;
}

/** One file of a cell. */
export interface CellFile {
  /** Unique within its cell. */
  readonly id: string;
  readonly name: string;
  readonly status: 'uploading' | 'done' | 'error';
  /** Whole percent, 0 to 100. */
  readonly percent: number;
  /** Stored path; '' until stored. */
  readonly path: string;
  /** Upload error, or null. */
  readonly message: LocalizedText | null;
  /** Content to upload; null for previously stored files. */
  readonly content: FileContent | null;
}

/** One upload call. */
export interface UploadCall {
  /** Path relative to the server's base path, or an absolute URL. */
  readonly action: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: HttpForm['fields'];
  /** Name of the form field with the file. */
  readonly fileField: string;
  readonly onProgress: (progress: TransferProgress) => void;
  readonly signal: AbortSignal;
}

/** Upload files. Returns the response body as JSON, whatever its content; an error if there was none. Never rejects. */
export interface UploadPort {
  send(file: ChosenFile, call: UploadCall): Promise<Result<unknown, LocalizedText>>;
}

export type UploadCellEvent =
  | { readonly type: 'files.add'; readonly files: readonly ChosenFile[] }
  /** Abort the upload; the file stays and can be retried. */
  | { readonly type: 'file.cancel'; readonly id: string }
  | { readonly type: 'file.retry'; readonly id: string }
  /** Also aborts its upload. */
  | { readonly type: 'file.remove'; readonly id: string }
  /** The cell was written externally: replaces the stored files; uploads continue. */
  | { readonly type: 'value.replace'; readonly value: CellValue };

export type UploadCellEmitted =
  /** Every file is stored after a change: the new cell value. */
  | { readonly type: 'paths.changed'; readonly value: string | null }
  | { readonly type: 'notice.raised'; readonly notice: Notice };

/** A file to render. */
export interface ShownFile extends CellFile {
  /** Its name, truncated to five characters. */
  readonly label: string;
  readonly tooltip: LocalizedText;
}

export interface UploadCellFacts {
  readonly files: readonly ShownFile[];
  readonly isUploading: boolean;
  /** Whether another file can be added. */
  readonly canAdd: boolean;
  readonly canDownload: boolean;
  readonly canRemove: boolean;
  /** Maximum number of files selected at once; null if unlimited. */
  readonly limit: number | null;
  /** Configuration error of the column's limit, which then does not apply. */
  readonly mistake: LocalizedText | null;
  readonly button: LocalizedText;
}
