import type { DownloadedFile } from '../../../http/index.ts';
import type { Notice } from '../../../kernel/index.ts';

/** A chart as it is drawn, in the language of the page. */
export interface TakenChart {
  readonly title: string;
  /** What is counted, and the period. */
  readonly notes: readonly string[];
  /** Heading of the categories. */
  readonly categoryLabel: string;
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

export type ChartFileEvent =
  /** Make a file of the figures; ignored while one is made. */
  | { readonly type: 'figures.take'; readonly chart: TakenChart }
  /** The browser made a picture of the chart, or could not. */
  | { readonly type: 'picture.made'; readonly title: string; readonly content: DownloadedFile['content'] }
  | { readonly type: 'picture.failed' };

export type ChartFileEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  | { readonly type: 'file.received'; readonly name: string; readonly content: DownloadedFile['content'] };

export interface ChartFileFacts {
  readonly isMaking: boolean;
}
