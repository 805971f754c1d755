import type { LocalizedText } from '../../kernel/index.ts';
import type { FieldValue } from './field-value.types.ts';

/** A transition of a state field: rows in one of `from` move to `to`. */
export interface StateMove {
  readonly field: string;
  /** Codes of the field's dictionary. */
  readonly from: readonly string[];
  readonly to: string;
}

/**
 * What staff may do to rows beside adding, editing and deleting them. One permission `<prefix>:<right>`, one endpoint
 * `PUT <callPath>/<key>`, all rows or none. The server decides row by row whether it applies.
 */
export interface Action {
  readonly label: LocalizedText;
  /** `row`: one row by its own button. `rows`: also the selection. */
  readonly on: 'row' | 'rows';
  readonly isDanger?: boolean;
  /** Last part of the permission code; the action's own key if left out. */
  readonly right?: string;
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
  /** Asked before it is done; an action without questions is done at once. */
  readonly confirm?: LocalizedText;
  /** Key of the action that takes rows back to the state they came from. */
  readonly undo?: string;
}
