import type { HttpFailure } from '../../../../http/index.ts';
import type { LocalizedText, Notice } from '../../../../kernel/index.ts';

/** Where the nodes come from. */
export type TreeSelectSource =
  /** Categories of the tenant, below the one with the code `pcode` or all of them. */
  | { readonly kind: 'category'; readonly pcode?: string }
  /** A tree that is registered at the server, by its name. */
  | { readonly kind: 'dictionary'; readonly tree: string };

export type LevelStatus = 'closed' | 'loading' | 'failed' | 'loaded';

/** A node as it is shown. */
export interface TreeSelectNode {
  readonly value: string;
  readonly label: string;
  /** Nothing is below it. */
  readonly isLeaf: boolean;
  /** Of the level below it. */
  readonly status: LevelStatus;
  readonly children: readonly TreeSelectNode[];
}

export interface TreeSelectFacts {
  /** Of the top level. */
  readonly status: Exclude<LevelStatus, 'closed'>;
  readonly nodes: readonly TreeSelectNode[];
  /** Why the top level is not there: the server's own words where it gave some. */
  readonly failure: HttpFailure | null;
  /** The source is set up wrongly: nothing is asked of the server. */
  readonly problem: LocalizedText | null;
}

/** The server refused the top level: in its own words. */
export interface TreeSelectEmitted {
  readonly type: 'notice.raised';
  readonly notice: Notice;
}

export type TreeSelectEvent =
  /** Shows what is below a node; asked for once, and again after a failure. */
  | { readonly type: 'node.open'; readonly value: string }
  /** Asks for the top level again. */
  | { readonly type: 'tree.retry' };
