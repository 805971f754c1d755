import type { Notice, Result, LocalizedText } from '../../../kernel/index.ts';
import type { FileContent, HttpForm, TransferProgress } from '../../../ports/index.ts';

/** A file selected by the user. */
export interface ChosenFile {
  readonly name: string;
  readonly content: FileContent;
  /** Epoch milliseconds of its last change; tells it from another file of the same name and size. */
  readonly modifiedAt?: number;
}

/** One file of a list. */
export interface ListedFile {
  /** Unique within its list. */
  readonly id: string;
  readonly name: string;
  readonly status: 'uploading' | 'done' | 'error';
  /** Whole percent, 0 to 100. */
  readonly percent: number;
  /** Stored path; '' until stored. */
  readonly path: string;
  /** Bytes; null for a file of which only the path is known. */
  readonly size: number | null;
  /** Upload error, or null. */
  readonly message: LocalizedText | null;
  /** What the upload is about while it runs: it goes on where an earlier one ended, or waits for the network. */
  readonly note: UploadNote | null;
  /** What a server found wrong inside the file; then `status` is `error`. */
  readonly report: UploadReport | null;
  /** Content to upload; null for previously stored files. */
  readonly content: FileContent | null;
  readonly modifiedAt?: number;
}

export type UploadNote = 'resumed' | 'interrupted';

/** The answer 201: the file was read, with errors that are listed in a file. */
export interface UploadReport {
  readonly title: LocalizedText;
  readonly detail: LocalizedText;
  /** Stored path or URL of the list of errors; null without one. */
  readonly file: { readonly name: string; readonly path: string } | null;
}

/** A stored file as one form of the value holds it. */
export interface FileEntry {
  readonly fileName: string;
  readonly filePath: string;
  /** Bytes; null where only the path is known. */
  readonly fileSize: number | null;
}

/** A stored file as a popup gives it: its entry, and the same by the names of the specification. */
export interface PopupFile extends FileEntry {
  /** Unique in the list. */
  readonly id: string;
  readonly name: string;
  /** Where it is viewed; null where its path names no place. */
  readonly url: string | null;
  readonly path: string;
  readonly status: 'done';
}

/** Comma-separated paths, or entries. */
export type FilesValue = string | null | readonly FileEntry[];

/** Result of one upload. */
export type UploadOutcome = Result<StoredUpload, UploadFailure>;

export interface StoredUpload {
  readonly path: string;
  /** The server said nothing: the path was beside the message. */
  readonly isWithoutMessage: boolean;
}

export interface UploadFailure {
  readonly message: LocalizedText;
  readonly report: UploadReport | null;
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
  /** Called when the upload goes on where an earlier one ended, waits for the network, or runs again (null). */
  readonly onNote?: (note: UploadNote | null) => void;
  readonly signal: AbortSignal;
}

/** Upload files. Returns the response body as JSON, whatever its content; an error if there was none. Never rejects. */
export interface UploadPort {
  send(file: ChosenFile, call: UploadCall): Promise<Result<unknown, LocalizedText>>;
}

export interface UploadListRules {
  readonly accepts: 'any' | 'image' | 'video';
  /** null if unlimited. */
  readonly limit: number | null;
  /** What happens to files above the limit: the new ones are refused, or only the last ones are kept. */
  readonly overflow: 'refuse' | 'keepLast';
  /** Largest file in bytes; null if the server alone decides. */
  readonly largest: number | null;
  /** Stored files may be removed. */
  readonly canRemove: boolean;
  /** Results are notices, beside the state of each file. */
  readonly isTold: boolean;
}

export type UploadListEvent =
  | { readonly type: 'files.add'; readonly files: readonly ChosenFile[] }
  /** Abort the upload; the file stays and can be retried. */
  | { readonly type: 'file.cancel'; readonly id: string }
  | { readonly type: 'file.retry'; readonly id: string }
  /** Also aborts its upload. */
  | { readonly type: 'file.remove'; readonly id: string }
  /** Swap with the neighbour before (-1) or after (1) it. */
  | { readonly type: 'file.move'; readonly id: string; readonly by: -1 | 1 }
  /** Written externally: replaces the stored files; uploads continue. Anything but a `FilesValue` is no file. */
  | { readonly type: 'value.replace'; readonly value: unknown }
  /** Back to the files of the value: what is sent is aborted, what failed and what is in no value yet is dropped. */
  | { readonly type: 'value.reset'; readonly value: unknown };

export type UploadListEmitted =
  /** Every file is stored after a change: the new value in both forms. */
  | { readonly type: 'paths.changed'; readonly value: string | null; readonly entries: readonly FileEntry[] }
  /** The answer 201 about a file. */
  | { readonly type: 'report.received'; readonly name: string; readonly report: UploadReport }
  | { readonly type: 'notice.raised'; readonly notice: Notice };

/** A file to render. */
export interface ShownFile extends ListedFile {
  /** Its name, truncated to five characters. */
  readonly label: string;
  readonly tooltip: LocalizedText;
  /** `note` in words. */
  readonly remark: LocalizedText | null;
}

export interface UploadListFacts {
  readonly files: readonly ShownFile[];
  readonly isUploading: boolean;
  /** Files that are in no value yet: `running` while one is sent, `failed` while one waits for a retry or its removal. */
  readonly pending: 'none' | 'running' | 'failed';
  /** Whether another file can be added. */
  readonly canAdd: boolean;
  /** null if unlimited. */
  readonly limit: number | null;
}
