import type { LocalizedText } from '../../kernel/index.ts';
import type { Condition } from '../condition/condition.types.ts';
import type { FieldValue } from './field-value.types.ts';

/** A transition of a state field: rows in one of `from` move to `to`. */
export interface StateMove {
  readonly field: string;
  /** Codes of the field's dictionary. */
  readonly from: readonly string[];
  readonly to: string;
}

/**
 * What has to hold for a row, of its own fields and of joined ones, and the reason given where it does not. `{startTime}` in the
 * reason stands for the value of a field, of a time for its day.
 */
export interface Requirement {
  readonly condition: Condition;
  readonly otherwise: LocalizedText;
}

/** A figure of the rows that the question shows: of several rows their sum; what is no number only of a single row. */
export interface ActionFigure {
  readonly field: string;
  /** The label of the field if left out. */
  readonly label?: LocalizedText;
  /** Only of rows for which it holds. */
  readonly when?: Condition;
}

interface ActionBase {
  readonly label: LocalizedText;
  /** The heading of the question; the label with the name of the row, or how many they are, if left out. */
  readonly question?: LocalizedText;
  readonly isDanger?: boolean;
  /** Last part of the permission code; the action's own key if left out. */
  readonly right?: string;
  /** What has to hold for a row beside its state; of several the first that does not hold is told. */
  readonly when?: Requirement | readonly Requirement[];
  /** Shown in the question. */
  readonly figures?: readonly ActionFigure[];
  /** What it does to money, points and stock: told in the question. `shownIn`: the fields in which the details of a row tell it. */
  readonly effect?: { readonly text: LocalizedText; readonly shownIn: readonly string[] };
  /** Why nothing takes it back, told in the question. Without it the person who did it may undo it for a minute. */
  readonly final?: LocalizedText;
}

/** Writes values into rows, all of them or none. */
export interface WritingAction extends ActionBase {
  /** `row`: one row by its own button. `rows`: also the selection. */
  readonly on: 'row' | 'rows';
  readonly move?: StateMove;
  /** Values that the rows get. */
  readonly sets?: Readonly<Record<string, FieldValue>>;
  /** Fields that get the username of who acts (`by`) and the time (`at`). */
  readonly stamp?: { readonly by?: string; readonly at?: string };
  /**
   * Fields that the person is asked for first, by the rules of the fields: a reason, a date. An optional one left empty
   * stays as it is. An action on several rows asks only for fields that no form has.
   */
  readonly asks?: Readonly<Record<string, 'required' | 'optional'>>;
  /** Days that the questions begin with, reckoned from the day on which they are asked. */
  readonly proposes?: Readonly<Record<string, 'endOfNextYear'>>;
  /** Asked before it is done; an action without questions is done at once. */
  readonly confirm?: LocalizedText;
  /** The server says first what hangs on the row: what is taken along, by a hook of the same key. */
  readonly weighs?: true;
  /** It decides about people or what they sent in: several rows are asked about by their names. */
  readonly isDecision?: true;
  readonly isHandled?: never;
  readonly confirmAgain?: never;
  readonly opens?: never;
}

/** Done by the server's hook of the same key. */
export interface HandledAction extends ActionBase {
  /** `list`: the list as a whole, by a button above it. */
  readonly on: 'row' | 'rows' | 'list';
  readonly isHandled: true;
  readonly asks?: Readonly<Record<string, 'required' | 'optional'>>;
  readonly proposes?: never;
  readonly confirm?: LocalizedText;
  /** Asked once more after `confirm`, of what nobody can take back. */
  readonly confirmAgain?: LocalizedText;
  readonly move?: never;
  readonly sets?: never;
  readonly stamp?: never;
  readonly isDecision?: never;
  readonly weighs?: never;
  readonly opens?: never;
}

/** Opens a dialog that the client registers under the same key; what the dialog does has calls of its own. */
export interface DialogAction extends ActionBase {
  readonly on: 'row' | 'rows' | 'list';
  readonly opens: 'dialog';
  readonly figures?: never;
  readonly effect?: never;
  readonly final?: never;
  readonly asks?: never;
  readonly proposes?: never;
  readonly confirm?: never;
  readonly confirmAgain?: never;
  readonly move?: never;
  readonly sets?: never;
  readonly stamp?: never;
  readonly isDecision?: never;
  readonly weighs?: never;
  readonly isHandled?: never;
}

/**
 * What staff may do to rows beside adding, editing and deleting them. One permission `<prefix>:<right>`; unless it opens a
 * dialog, one endpoint `PUT <callPath>/<key>`, all rows or none. The server decides row by row whether it applies.
 */
export type Action = WritingAction | HandledAction | DialogAction;
