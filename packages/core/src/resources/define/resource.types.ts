import type { LocalizedText } from '../../kernel/index.ts';
import type { Sorter } from '../../contract/index.ts';

/** What a field holds on the wire. Dates are `YYYY-MM-DD`, date-times `YYYY-MM-DD HH:mm:ss`, in the platform's own time. */
export type FieldValue = string | number | null;

/** A validation rule of `core/validators`, by name, so that resources need not know the validators. */
export type RuleName = 'mobile' | 'landlineOrMobile' | 'email' | 'url' | 'naturalNumber' | 'lettersAndDigits';

/** How the search form asks for a field and how the server compares it. */
export type SearchKind =
  /** Text found anywhere in the value. */
  | 'contains'
  /** Exactly this value. */
  | 'equals'
  /** From and to, both included, sent as `<key>_begin` and `<key>_end`. */
  | 'range';

export interface ColumnSettings {
  /** Pixels; 120 when left out. */
  readonly width?: number;
  readonly isSortable?: boolean;
  /** Shown only in the details and when the reader asks for the column. */
  readonly isHidden?: boolean;
}

export interface FormSettings {
  readonly placeholder?: LocalizedText;
  /** A sentence under the input. */
  readonly hint?: LocalizedText;
  /** Takes the whole width of the form. */
  readonly isWide?: boolean;
}

interface FieldBase {
  readonly label: LocalizedText;
  readonly isRequired?: boolean;
  /** No two rows may share a value; kept by the database. */
  readonly isUnique?: boolean;
  /** The value of a new row. */
  readonly initial?: FieldValue;
  readonly search?: SearchKind;
  /** `false`: never a column of the list. */
  readonly column?: ColumnSettings | false;
  /** `false`: never typed by a person. */
  readonly form?: FormSettings | false;
}

export interface TextField extends FieldBase {
  readonly type: 'text' | 'multilineText';
  /** Characters. */
  readonly maximumLength: number;
  readonly rule?: RuleName;
}

export interface NumberField extends FieldBase {
  readonly type: 'integer' | 'decimal';
  readonly minimum: number;
  readonly maximum: number;
  /** Digits after the point of a decimal. */
  readonly scale?: number;
}

export interface DateField extends FieldBase {
  readonly type: 'date' | 'dateTime';
  /** The field that may not be later than this one. */
  readonly notBefore?: string;
}

/** A choice from a dictionary that staff maintain. */
export interface DictionaryField extends FieldBase {
  readonly type: 'dictionary';
  readonly dictionary: string;
}

/** The identifier of a row of another resource that offers itself as a look-up. */
export interface ReferenceField extends FieldBase {
  readonly type: 'reference';
  readonly resource: string;
}

/** "Y" or "N". */
export interface YesNoField extends FieldBase {
  readonly type: 'yesNo';
}

export type Field = TextField | NumberField | DateField | DictionaryField | ReferenceField | YesNoField;

export type ResourceAction = 'list' | 'add' | 'edit' | 'delete' | 'batch_delete';

/** Everything about one subject that staff keep: list, form, table, endpoints, permissions and checks are read from it. */
export interface Resource {
  /** Unique, camelCase: names the table, the permissions and the menu component. */
  readonly name: string;
  /** Where the list is opened and, below the base path, where its calls answer: `/isps/activity`. */
  readonly path: string;
  readonly title: LocalizedText;
  /** One row of it, as in "add an activity". */
  readonly singular: LocalizedText;
  /** Permissions are `<prefix>:<action>`. */
  readonly permissionPrefix: string;
  /** The field whose value names a row to a person. */
  readonly labelField: string;
  /** Others may refer to its rows; who may list or write one of those others may look the names up. */
  readonly isLookup: boolean;
  readonly defaultSorter: Sorter;
  /** In the order of form and list. */
  readonly fields: Readonly<Record<string, Field>>;
}

/** A row as it comes over the wire: the fields, `<key>_dictText` beside choices, and who wrote it when. */
export interface ResourceRow {
  readonly id: string;
  readonly createBy: string | null;
  readonly createTime: string | null;
  readonly updateBy: string | null;
  readonly updateTime: string | null;
  /** Grows with every change of the row; a server of another make sends none. */
  readonly version?: number;
  readonly [key: string]: FieldValue;
}

/** What a form holds and a save sends. */
export type ResourceValues = Readonly<Record<string, FieldValue>>;

type StoredBy<F extends Field> = F extends NumberField ? number : F extends YesNoField ? 'Y' | 'N' : string;

type RequiredKeys<R extends Resource> = {
  readonly [K in keyof R['fields']]: R['fields'][K] extends { readonly isRequired: true } ? K : never;
}[keyof R['fields']];

/** The values of a row of one resource, by its own fields: a required one is there, any other may be null or left out. */
export type ValuesOf<R extends Resource> = {
  readonly [K in RequiredKeys<R>]: StoredBy<R['fields'][K]>;
} & {
  readonly [K in Exclude<keyof R['fields'], RequiredKeys<R>>]?: StoredBy<R['fields'][K]> | null;
};
