import type { SharedRole, ViewLayout } from '../../../contract/index.ts';
import type { LocalizedText, Notice } from '../../../kernel/index.ts';
import type { Condition, Field, MatchType, Rule, VariableOperand } from '../../../resources/index.ts';
import type { QueryChoice } from './query-items.model.ts';

/** One comparison as it is built. */
export interface QueryLine {
  readonly kind: 'line';
  readonly id: string;
  /** null until one is chosen. */
  readonly field: string | null;
  readonly rule: Rule;
  /** As typed or chosen; several for `in` alone, and two for `between`, of which one may be empty yet. */
  readonly values: readonly string[];
  /** What the value depends on, in the place of a typed one. */
  readonly variable?: VariableOperand;
}

export interface QueryGroup {
  readonly kind: 'group';
  readonly id: string;
  readonly matchType: MatchType;
  readonly members: readonly QueryMember[];
}

export type QueryMember = QueryLine | QueryGroup;

/** How the value of a line is entered. */
export type QueryInput =
  | 'text'
  | 'number'
  | 'date'
  | 'dateTime'
  | 'dictionary'
  | 'reference'
  | 'tree'
  | 'region'
  | 'yesNo'
  | QueryChoice['input']
  /** Nothing is compared: the rule is about being empty. */
  | 'none';

/** A field that may be asked for. */
export interface QueryField {
  readonly key: string;
  readonly label: LocalizedText;
  readonly input: Exclude<QueryInput, 'none'>;
  /** In the order of the specification. */
  readonly rules: readonly Rule[];
  /** What a value may depend on: 今天, 本人. */
  readonly variables: readonly VariableOperand[];
  /** Of the resource; null for audit fields. */
  readonly field: Field | null;
  /** What a query item lets the value be chosen from; null where the description says how it is entered. */
  readonly choice: QueryChoice | null;
  /** Why the item of the field cannot be used, which is said in place of its input; null if it can. */
  readonly problem: LocalizedText | null;
  readonly isMasked: boolean;
}

/** Texts of values by field and value, for values whose text is no dictionary's. */
export type ValueNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A query of this device. */
export interface StoredQuery {
  readonly title: string;
  readonly matchType: MatchType;
  /** Lines and groups as on the wire. */
  readonly records: readonly unknown[];
  /** How the list looks under it; absent for a query and nothing else. A layout may come without lines. */
  readonly layout?: ViewLayout | null | undefined;
}

export interface SavedQuery extends StoredQuery {
  /** Names the query to events: the identifier of the server, or the title of one of this device. */
  readonly key: string;
  readonly place: 'account' | 'device';
  /** Whom it is shared with; null for nobody. */
  readonly role: SharedRole | null;
  /** The colleague who shares it; null for one's own. */
  readonly owner: string | null;
  /** Applied when the list is opened without a query of its own. */
  readonly isDefault: boolean;
}

/** A saved query as lists of them show it. */
export interface ShownQuery extends Pick<SavedQuery, 'key' | 'title' | 'place' | 'owner' | 'role' | 'isDefault'> {
  /** How the list looks under it; null for a query and nothing else. */
  readonly layout: ViewLayout | null;
  /** What it asks for; null if it cannot be applied, or is a layout alone. */
  readonly condition: Condition | null;
  /** Why it cannot be applied; null if it can. */
  readonly problem: LocalizedText | null;
  /** The list is read by what it asks for. */
  readonly isInForce: boolean;
}

/** `loading`: not known yet. `account`: queries are kept by the server. `device`: it cannot be reached; they are kept here. */
export type LibraryStatus = 'loading' | 'account' | 'device';

export type AdvancedQueryEvent =
  | { readonly type: 'dialog.open' }
  | { readonly type: 'dialog.close' }
  /** At the end of a group. */
  | { readonly type: 'line.add'; readonly group: string }
  | { readonly type: 'group.add'; readonly group: string }
  | { readonly type: 'member.remove'; readonly id: string }
  | { readonly type: 'field.choose'; readonly id: string; readonly field: string }
  | { readonly type: 'rule.choose'; readonly id: string; readonly rule: Rule }
  /** `texts`: how the values read, by value. */
  | {
      readonly type: 'value.change';
      readonly id: string;
      readonly values: readonly string[];
      readonly texts?: Readonly<Record<string, string>>;
    }
  /** The value depends on this; null: it is typed or chosen. */
  | { readonly type: 'variable.choose'; readonly id: string; readonly variable: VariableOperand | null }
  /** The input was left: dates and numbers are parsed. */
  | { readonly type: 'value.leave'; readonly id: string }
  | { readonly type: 'match.choose'; readonly group: string; readonly matchType: MatchType }
  | { readonly type: 'query.run' }
  /** Ends the query in force and empties the lines. */
  | { readonly type: 'query.reset' }
  /** What is in force changed elsewhere: by the address or by its sentence. */
  | { readonly type: 'query.adopt'; readonly condition: Condition | null }
  | { readonly type: 'naming.open' }
  | { readonly type: 'name.type'; readonly name: string }
  /** Whom the query will be shared with; null for nobody. */
  | { readonly type: 'role.choose'; readonly roleId: string | null }
  | { readonly type: 'default.choose'; readonly isDefault: boolean }
  /** How the list looks now, which can be saved with a query. */
  | { readonly type: 'layout.offer'; readonly layout: ViewLayout }
  | { readonly type: 'layout.choose'; readonly isKept: boolean }
  | { readonly type: 'naming.submit' }
  | { readonly type: 'saved.load'; readonly key: string }
  /** Brings a saved query into force, without the dialog. */
  | { readonly type: 'saved.apply'; readonly key: string }
  | { readonly type: 'saved.remove'; readonly key: string }
  /** Makes one of the account the default, or ends that. */
  | { readonly type: 'saved.default'; readonly key: string; readonly isDefault: boolean }
  /** Moves the queries of this device to the account. */
  | { readonly type: 'device.takeOver' }
  | { readonly type: 'question.confirm' }
  | { readonly type: 'question.cancel' };

export type AdvancedQueryEmitted =
  /** The list is to be read by this; null: by none. `isOpening`: by a default one, as the list opens. */
  | { readonly type: 'query.changed'; readonly condition: Condition | null; readonly isOpening?: true }
  /** A run was refused because of the value of this line. */
  | { readonly type: 'line.refused'; readonly id: string }
  | { readonly type: 'notice.raised'; readonly notice: Notice };

/** `empty`: no lines. `building`: lines, none in force. `active`: a query is in force. */
export type QueryStatus = 'empty' | 'building' | 'active';

/** What is asked over the dialog. */
export type QueryQuestion =
  | {
      readonly kind: 'naming';
      readonly name: string;
      readonly error: LocalizedText | null;
      readonly roleId: string | null;
      readonly isDefault: boolean;
      /** Whether the layout of the list is saved too, which it must be where there is no condition; null where none is known. */
      readonly layout: { readonly isKept: boolean; readonly isRequired: boolean } | null;
    }
  | { readonly kind: 'overwriting' | 'removing'; readonly title: string; readonly text: LocalizedText };

export interface AdvancedQueryFacts {
  readonly status: QueryStatus;
  readonly isOpen: boolean;
  readonly fields: readonly QueryField[];
  readonly root: QueryGroup;
  /** By line: why its value cannot be read. */
  readonly errors: Readonly<Record<string, LocalizedText>>;
  /** Why the last run was refused as a whole. */
  readonly problem: LocalizedText | null;
  /** No more lines are possible. */
  readonly isFull: boolean;
  readonly inForce: Condition | null;
  readonly names: ValueNames;
  /** One's own, the newest first; then those of colleagues; then those of this device. */
  readonly saved: readonly ShownQuery[];
  readonly library: LibraryStatus;
  /** With whom queries can be shared. */
  readonly roles: readonly SharedRole[];
  /** A change of the saved queries is under way. */
  readonly isKeeping: boolean;
  readonly question: QueryQuestion | null;
}
