import type { DownloadedFile } from '../../../../http/index.ts';
import type { LocalizedText } from '../../../../kernel/index.ts';
import type { ExportFormat } from '../../../../resources/index.ts';
import type { ListQuery } from '../../list/index.ts';

/** Which rows: those that were selected, or all that the search of the list finds. */
export type ExportScope = 'selected' | 'found';

/**
 * A file that the browser waits for, or one that the server makes by itself and keeps. `quick`: the usual file, asked for by one press
 * without a dialog.
 */
export type ExportWay = 'download' | 'background' | 'quick';

/** The list as it is when somebody wants to export it. */
export interface ExportedList {
  readonly query: ListQuery;
  readonly selection: readonly string[];
  /** Search parameters of every query of the list: the rows under another one. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Keys of the columns that the list shows, in their order. */
  readonly shown: readonly string[];
}

export type RecordExportEvent =
  /** In the background everything that the search finds is exported. */
  | { readonly type: 'export.open'; readonly list: ExportedList; readonly way?: ExportWay }
  /** Everything that the list finds with the columns that it shows, in the first format. Where rows are selected, it is asked which. */
  | { readonly type: 'export.quick'; readonly list: ExportedList }
  | { readonly type: 'column.choose'; readonly key: string; readonly isChosen: boolean }
  /** All columns, or those that the list shows. */
  | { readonly type: 'columns.chooseAll' }
  | { readonly type: 'columns.chooseShown' }
  | { readonly type: 'format.choose'; readonly format: ExportFormat }
  | { readonly type: 'scope.choose'; readonly scope: ExportScope }
  /** Whole values in place of masked ones, for a reason. */
  | { readonly type: 'reveal.choose'; readonly isRevealed: boolean }
  | { readonly type: 'reason.type'; readonly reason: string }
  | { readonly type: 'export.start' }
  /** Ends a running export, and closes the dialog otherwise. */
  | { readonly type: 'export.cancel' };

export type RecordExportEmitted =
  | { readonly type: 'notice.raised'; readonly notice: { readonly level: 'success'; readonly text: LocalizedText } }
  /** The server makes the file now. */
  | { readonly type: 'job.started' }
  /** The file is there, under the name that the server gave it. */
  | { readonly type: 'file.received'; readonly name: string; readonly content: DownloadedFile['content'] };

export interface ExportColumn {
  readonly key: string;
  readonly label: LocalizedText;
  readonly isChosen: boolean;
}

export interface RecordExportFacts {
  readonly status: 'closed' | 'choosing' | 'starting' | 'running' | 'saved' | 'failed' | 'cancelled';
  readonly way: ExportWay;
  readonly columns: readonly ExportColumn[];
  readonly format: ExportFormat;
  readonly scope: ExportScope;
  /** How many rows are selected. */
  readonly selected: number;
  /** Whether masked values may be exported whole. */
  readonly mayReveal: boolean;
  readonly isRevealed: boolean;
  readonly reason: string;
  /** What keeps the export from starting. */
  readonly problem: LocalizedText | null;
  /** Bytes that have come. */
  readonly received: number;
  readonly failure: LocalizedText | null;
}
