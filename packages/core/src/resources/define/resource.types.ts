import type { LocalizedText } from '../../kernel/index.ts';
import type { Sorter } from '../../contract/index.ts';

/** Value of a field on the wire. Dates are `YYYY-MM-DD`, date-times `YYYY-MM-DD HH:mm:ss`, in UTC+8. */
export type FieldValue = string | number | null;

/** A validation rule by name, so that resources do not depend on the validators. */
export type RuleName = 'mobile' | 'landlineOrMobile' | 'email' | 'url' | 'naturalNumber' | 'lettersAndDigits';

/** How the search form shows a field and how the server compares it. */
export type SearchKind =
  /** Substring match. */
  | 'contains'
  /** Exact match. */
  | 'equals'
  /** Inclusive range, sent as `<key>_begin` and `<key>_end`. */
  | 'range';

export interface ColumnSettings {
  /** Pixels; defaults to 120. */
  readonly width?: number;
  readonly isSortable?: boolean;
  /** `share`: the number is part of another number field, of which 0 is unlimited; drawn as `25 / 100` over a bar. */
  readonly display?: { readonly kind: 'share'; readonly of: string };
}

export interface FormSettings {
  /** Key of the group it stands in; without one it stands before all groups. */
  readonly group?: string;
  readonly placeholder?: LocalizedText;
  /** Help text below the input. */
  readonly hint?: LocalizedText;
  /** Spans the full width of the form. */
  readonly isWide?: boolean;
}

interface FieldBase {
  readonly label: LocalizedText;
  readonly isRequired?: boolean;
  /** Unique constraint, enforced by the database. */
  readonly isUnique?: boolean;
  /** Default value of a new row. */
  readonly initial?: FieldValue;
  readonly search?: SearchKind;
  /** `false`: not a column of the list. */
  readonly column?: ColumnSettings | false;
  /** `false`: not editable. */
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
  /** Decimal places. */
  readonly scale?: number;
}

export interface DateField extends FieldBase {
  readonly type: 'date' | 'dateTime';
  /** The field that must not be later than this one. */
  readonly notBefore?: string;
}

/** A choice from a configurable dictionary. */
export interface DictionaryField extends FieldBase {
  readonly type: 'dictionary';
  readonly dictionary: string;
}

/** The identifier of a row of another resource with `isLookup`. */
export interface ReferenceField extends FieldBase {
  readonly type: 'reference';
  readonly resource: string;
}

/** "Y" or "N". */
export interface YesNoField extends FieldBase {
  readonly type: 'yesNo';
}

export type Field = TextField | NumberField | DateField | DictionaryField | ReferenceField | YesNoField;

/** The kinds of field; `field-kinds.ts` says what distinguishes them. */
export type FieldType = Field['type'];

/** The fields of one kind. */
export type FieldOf<T extends FieldType> = Field & { readonly type: T };

export type ResourceAction = 'list' | 'add' | 'edit' | 'delete' | 'batch_delete';

/** Definition of a data type: list, form, table, endpoints, permissions and validation derive from it. */
export interface Resource {
  /** Unique, camelCase: names the table, the permissions and the menu component. */
  readonly name: string;
  /** Path of the list page and, relative to the base path, of its endpoints: `/isps/activity`. */
  readonly path: string;
  readonly title: LocalizedText;
  /** One row, as in "add an activity". */
  readonly singular: LocalizedText;
  /** Permissions are `<prefix>:<action>`. */
  readonly permissionPrefix: string;
  /** The field that names a row to the user. */
  readonly labelField: string;
  /** Other resources may reference its rows; users who may list or edit those resources may look up the names. */
  readonly isLookup: boolean;
  readonly defaultSorter: Sorter;
  /** Keys of the columns that a list shows first, in the order of reading; the others are shown on request. All by default. */
  readonly columns?: readonly string[];
  /** Parts of form and details with their headings, in order. */
  readonly groups?: Readonly<Record<string, LocalizedText>>;
  /** A yes-no field whose rows have a pin before their name in lists. */
  readonly pinnedBy?: string;
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, Field>>;
}

/** A row on the wire: the fields, `<key>_dictText` beside choices, and audit fields. */
export interface ResourceRow {
  readonly id: string;
  readonly createBy: string | null;
  readonly createTime: string | null;
  readonly updateBy: string | null;
  readonly updateTime: string | null;
  /** Incremented on every change of the row; other servers omit it. */
  readonly version?: number;
  readonly [key: string]: FieldValue;
}

/** Values of a form, as sent by a save. */
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
