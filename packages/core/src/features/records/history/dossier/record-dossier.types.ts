import type { DossierEvent, Mentionable, RecordComment } from '../../../../contract/index.ts';
import type { LocalizedText } from '../../../../kernel/index.ts';
import type { LoaderStatus } from '../../../../machine/index.ts';
import type { RelatedLink } from '../../list/index.ts';

/** Rows of another resource that name the record, and how many there are; null before that is known. */
export interface DossierTab {
  readonly link: RelatedLink;
  readonly total: number | null;
}

/** A line of the time line. */
export interface ShownEvent extends DossierEvent {
  /** What was made. */
  readonly label: LocalizedText;
  /** Opens it over its list. */
  readonly path: string;
}

export interface RecordDossierFacts {
  readonly status: LoaderStatus;
  readonly failure: LocalizedText | null;
  readonly tabs: readonly DossierTab[];
  /** Newest first. */
  readonly events: readonly ShownEvent[];
  /** Newest first. */
  readonly comments: readonly RecordComment[];
  /** What is being written; it stays until it is sent, also when the record is closed. */
  readonly text: string;
  readonly isSending: boolean;
  /** Why it could not be sent. */
  readonly refusal: LocalizedText | null;
  /** Colleagues whom the last words name. */
  readonly colleagues: readonly Mentionable[];
  readonly isSearching: boolean;
}

export type RecordDossierEvent =
  /** Read again, also after a failure. */
  | { readonly type: 'dossier.refresh' }
  | { readonly type: 'comment.type'; readonly text: string }
  /** The colleague stands in the text, as @ and the real name. */
  | { readonly type: 'comment.mention'; readonly person: Mentionable }
  | { readonly type: 'comment.send' }
  /** What was typed behind @. */
  | { readonly type: 'colleagues.search'; readonly words: string };
