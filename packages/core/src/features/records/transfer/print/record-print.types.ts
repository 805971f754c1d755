import type { Notice } from '../../../../kernel/index.ts';
import type { ListOnPaper, PrintedSheet } from './printed-sheet.types.ts';

export type RecordPrintEvent =
  /** Read the rows: the selected ones if there are any, or all that the list finds. `sheet`: the key of a form of the resource. */
  | { readonly type: 'print.start'; readonly list: ListOnPaper; readonly sheet: string | null }
  /** The sheet was handed to the printer. */
  | { readonly type: 'print.end' };

export interface RecordPrintEmitted {
  readonly type: 'notice.raised';
  readonly notice: Notice;
}

export interface RecordPrintFacts {
  readonly status: 'idle' | 'reading' | 'ready';
  /** What is to be printed; null until it is read. */
  readonly sheet: PrintedSheet | null;
}
