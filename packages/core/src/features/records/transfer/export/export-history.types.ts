import type { ExportJob } from '../../../../contract/index.ts';
import type { DownloadedFile } from '../../../../http/index.ts';
import type { LocalizedText } from '../../../../kernel/index.ts';

/** What is done to an export. */
export type ExportDeed = 'cancel' | 'remove' | 'download';

export type ExportHistoryEvent =
  | { readonly type: 'exports.open' }
  | { readonly type: 'exports.close' }
  /** Reads them again, at once. */
  | { readonly type: 'exports.refresh' }
  | { readonly type: 'export.do'; readonly deed: ExportDeed; readonly id: string };

export type ExportHistoryEmitted =
  | {
      readonly type: 'notice.raised';
      readonly notice: { readonly level: 'success' | 'error'; readonly text: LocalizedText };
    }
  | { readonly type: 'file.received'; readonly name: string; readonly content: DownloadedFile['content'] };

/** An export with what may be done to it. */
export interface ListedExport extends ExportJob {
  /** 0 to 100 of its rows; null where that is not known yet, or nothing is under way. */
  readonly percent: number | null;
  readonly deeds: readonly ExportDeed[];
}

export interface ExportHistoryFacts {
  readonly status: 'closed' | 'loading' | 'shown' | 'failed';
  /** The latest first. */
  readonly jobs: readonly ListedExport[];
  /** Why they could not be read; those of the last reading are still there. */
  readonly failure: LocalizedText | null;
  /** What is being done. */
  readonly acting: { readonly deed: ExportDeed; readonly id: string } | null;
}
