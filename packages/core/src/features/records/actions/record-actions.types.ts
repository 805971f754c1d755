import type {
  ConditionContext,
  Field,
  FieldValue,
  ResourceRow,
  ResourceValues,
  ShownFigure,
  Weight,
} from '../../../resources/index.ts';
import type { RefusedRow } from '../../../contract/index.ts';
import type { FormRefused } from '../../../http/index.ts';
import type { LocalizedText, Notice } from '../../../kernel/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';

/** A row that an action is done to. Rows of other pages are known by their id alone. */
export interface ActedRow {
  readonly id: string;
  /** The version that the person saw; the server refuses the row if somebody changed it since. */
  readonly version?: number;
  /** What a person calls it; empty if unknown. */
  readonly name: string;
  /** As the list has it, for the figures of a question. */
  readonly row?: ResourceRow;
}

/** What takes a finished write back. */
export interface PendingUndo {
  /** The action; null for a deletion, and for an edit that `values` take back. */
  readonly action: string | null;
  /** What an edit of the rows wrote over, by their identifiers. */
  readonly values?: Readonly<Record<string, ResourceValues>>;
  /** With the versions that the write gave them. */
  readonly rows: readonly ActedRow[];
  /** What was done. */
  readonly text: LocalizedText;
}

export type RecordActionsEvent =
  /** Without rows for an action on the list as a whole. */
  | { readonly type: 'action.start'; readonly action: string; readonly rows: readonly ActedRow[] }
  /** An answer to a question of the action; dates and numbers as typed. `text`: what a choice reads as. */
  | { readonly type: 'answer.change'; readonly key: string; readonly value: FieldValue; readonly text?: string }
  | { readonly type: 'answer.leave'; readonly key: string }
  | { readonly type: 'action.confirm' }
  /** The dialog of an action changed these rows: they are read anew. */
  | { readonly type: 'dialog.done'; readonly ids: readonly string[] }
  /** Close the question, the dialog or the refusal. */
  | { readonly type: 'action.cancel' }
  /** Do it to the rows that were not refused. */
  | { readonly type: 'action.goOn' }
  /** A write is finished: offer to take it back. */
  | { readonly type: 'undo.offer'; readonly undo: PendingUndo }
  | { readonly type: 'undo.request' }
  | { readonly type: 'undo.dismiss' };

export type RecordActionsEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  /** The rows have other values now, or are there again. */
  | { readonly type: 'rows.changed'; readonly ids: readonly string[]; readonly cause: RowsCause }
  | FormRefused<string>;

/** What changed the rows: an action with what takes it back, if anything does; an undo; or the dialog of an action. */
export type RowsCause =
  | { readonly kind: 'action'; readonly action: string; readonly undo: PendingUndo | null }
  | { readonly kind: 'undo' | 'dialog' };

/** A question asked before an action. */
export interface Question {
  readonly key: string;
  readonly field: Field;
  readonly isRequired: boolean;
  readonly value: FieldValue;
  readonly text: string | undefined;
  readonly error: LocalizedText | null;
  /** Texts to take: one's own last ones first, then those of the field. */
  readonly phrases: readonly LocalizedText[];
}

export interface ActionWeights {
  readonly status: 'loading' | 'known' | 'failed';
  readonly failure: LocalizedText | null;
  readonly items: readonly Weight[];
}

export interface ActionConfirmation {
  readonly action: string;
  /** The second question about the same, of what nobody can take back. */
  readonly isSecond: boolean;
  /** It can be answered; a second question cannot for a moment. */
  readonly isReady: boolean;
  /** What the button says. */
  readonly label: LocalizedText;
  readonly isDanger: boolean;
  /** Names the record, or says how many: 发布“健康讲座”？ */
  readonly title: LocalizedText;
  /** What it means, what it does to money, points and stock, and why nothing takes it back; null if the resource says nothing. */
  readonly text: LocalizedText | null;
  readonly figures: readonly ShownFigure[];
  /** What hangs on the row and is taken along; null for an action that does not ask for it. */
  readonly weights: ActionWeights | null;
  /** Names of the first records, if there are several. */
  readonly names: readonly string[];
  readonly count: number;
  readonly questions: readonly Question[];
}

export interface ActionRefusal {
  readonly title: LocalizedText;
  /** The server's sentence. */
  readonly message: LocalizedText;
  /** The first rows that stood in the way. */
  readonly rows: readonly (RefusedRow & { readonly name: string })[];
  /** Rows that stood in the way, and rows that did not. */
  readonly refusedCount: number;
  readonly remainingCount: number;
  /** The button that goes on with the others; null without others. */
  readonly goOn: LocalizedText | null;
}

export interface UndoOffer {
  /** What was done. */
  readonly text: LocalizedText;
  readonly isRunning: boolean;
}

/** An action as a button. */
export interface OfferedAction {
  readonly key: string;
  readonly label: LocalizedText;
  readonly isDanger: boolean;
  readonly on: 'row' | 'rows' | 'list';
  readonly decision: Exclude<PermissionDecision['decision'], 'hide'>;
}

/** A dialog that an action opened. */
export interface OpenActionDialog {
  readonly action: string;
  readonly label: LocalizedText;
  /** None for an action on the list as a whole. */
  readonly rows: readonly ActedRow[];
}

export interface RecordActionsFacts {
  readonly status: 'idle' | 'asking' | 'warned' | 'askingAgain' | 'acting' | 'refused' | 'open';
  /** Who acts, and on which day: what `when` of an action is judged by. */
  readonly context: ConditionContext;
  /** The actions that the person may do, in the order of the resource. */
  readonly offered: readonly OfferedAction[];
  readonly confirmation: ActionConfirmation | null;
  readonly dialog: OpenActionDialog | null;
  readonly refusal: ActionRefusal | null;
  readonly undo: UndoOffer | null;
}

/** An offered action at one row. */
export interface RowAction extends OfferedAction {
  /** Why it does not apply to the row; null if it does. */
  readonly obstacle: LocalizedText | null;
}
