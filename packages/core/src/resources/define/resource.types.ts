import type { LocalizedText } from '../../kernel/index.ts';
import type { Condition } from '../condition/condition.types.ts';
import type { Action } from './action.types.ts';
import type { AuditField } from './audit-fields.ts';
import type { FieldValue } from './field-value.types.ts';
import type { Sorter } from '../../contract/index.ts';

/** A validation rule by name, so that resources do not depend on the validators. */
export type RuleName =
  | 'mobile'
  | 'landlineOrMobile'
  | 'email'
  | 'url'
  | 'naturalNumber'
  | 'lettersAndDigits'
  | 'code'
  | 'creditCode'
  | 'identityNumber'
  | 'bankCard'
  | 'plainValue'
  | 'sitePath'
  | 'upstreamAddress';

/** What a masked value leaves to be read. */
export type Mask =
  /** The first three and the last character: with the birthday and sex beside it more would be the whole number. */
  | 'identityNumber'
  /** The first three and the last four digits: 138****5678. */
  | 'phone'
  /** The last four digits. */
  | 'bankCard';

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
  /** Other names that its column has in files. */
  readonly aliases?: readonly string[];
  readonly isRequired?: boolean;
  /**
   * Unique constraint, enforced by the database: among all rows, or among those with the same value in another field. Rows without a parent
   * in a tree are among each other.
   */
  readonly isUnique?: boolean | { readonly within: string };
  /** Default value of a new row. */
  readonly initial?: FieldValue;
  readonly search?: SearchKind;
  /** Asked for and kept only while it holds: a condition of earlier fields of the form and constants. Otherwise the first value, or none. */
  readonly when?: Condition;
  /** Required while it holds: a condition of earlier fields of the form and constants. */
  readonly requiredWhen?: Condition;
  /** Read and written by holders of `<prefix>:field:<key>` alone; for everybody else the resource has no such field. */
  readonly isGuarded?: true;
  /** `false`: not a column of the list. */
  readonly column?: ColumnSettings | false;
  /** `false`: not editable. */
  readonly form?: FormSettings | false;
}

export interface TextField extends FieldBase {
  readonly type: 'text' | 'multilineText';
  /** Characters, as people count them. */
  readonly maximumLength: number;
  readonly rule?: RuleName;
  /**
   * Answered masked; the whole value needs `<prefix>:reveal`, one field of one row at a time, with a reason that is logged. Found
   * by the exact value, on a budget, and by the end that the mask shows; never sorted by.
   */
  readonly mask?: Mask;
  /** Of a unique text, a code or an account: the letters A to Z are the same in either case, so that none looks like another. */
  readonly ignoresCase?: true;
  /** Of a unique name that people choose by: neither case nor width nor spaces make another one of it. */
  readonly isNamedOnce?: true;
  /**
   * While it is empty the server takes it of the row that the reference leads to. It is required where there is no such row
   * (`requiredWhen`), and no less masked than there.
   */
  readonly filledFrom?: { readonly through: string; readonly field: string };
  /** The text is not for reading: what an entry of the log holds, which people read in words. */
  readonly holds?: 'logContent';
  /** Texts that are taken often, offered where an action asks for it. */
  readonly phrases?: readonly LocalizedText[];
  /** The text names a record: the fields of the row with its resource and identifier. It leads there. */
  readonly names?: { readonly resource: string; readonly id: string };
}

export interface NumberField extends FieldBase {
  readonly type: 'integer' | 'decimal';
  readonly minimum: number;
  readonly maximum: number;
  /** Decimal places. */
  readonly scale?: number;
  /** Kept by the server from the rows that it counts, never typed. */
  readonly counts?: Counts;
}

/** What a number field counts: rows of a resource that refer to the row by `by`, or the sum of one of their number fields. */
export interface Counts {
  readonly resource: string;
  readonly by: string;
  readonly sum?: string;
  /** Rows that count, by a condition of constants; all if left out. */
  readonly where?: Condition;
}

export interface DateField extends FieldBase {
  readonly type: 'date' | 'dateTime';
  /** The field that must not be later than this one. */
  readonly notBefore?: string;
  /** Of a moment: something lasts until then, so that a day without a time means its last second, wherever it is entered. */
  readonly isEnd?: true;
}

/** A choice, with a text beside the value: `<key>_dictText`. */
interface ChoiceBase extends FieldBase {
  /** A second name of the text, for clients of the specification that read it by this one. */
  readonly textAlsoAs?: string;
}

/** A choice from a configurable dictionary. */
export interface DictionaryField extends ChoiceBase {
  readonly type: 'dictionary';
  readonly dictionary: string;
  /** Values by what they mean, where code asks for them. */
  readonly codes?: Readonly<Record<string, string>>;
}

/** The identifier of a row of another resource whose `lookup` is not `nobody`. */
export interface ReferenceField extends ChoiceBase {
  readonly type: 'reference';
  readonly resource: string;
  /** Of categories: those below the one with this code alone. */
  readonly below?: string;
  /** A form says before it is saved that a row of the same value in this other field refers to the same row already. */
  readonly onceWithin?: string;
}

/** The identifiers of rows of another resource, joined by commas, each once; kept in a link table. */
export interface ReferencesField extends ChoiceBase {
  readonly type: 'references';
  readonly resource: string;
  /** Rows that one row may refer to. */
  readonly maximum: number;
  /** Not everybody may give each of them; who may give which, the server says. */
  readonly gives?: Giving;
}

/** What people are given that they have rights by. */
export type Giving = 'roles' | 'tenants' | 'departments';

/** A state of the row, moved by actions only and never typed. */
export interface StateField extends ChoiceBase {
  readonly type: 'state';
  readonly dictionary: string;
  /** Codes by what they mean: what code says in place of a code. */
  readonly states?: Readonly<Record<string, string>>;
  readonly initial: string;
  /** States in which nothing counts as sold: what leads there gives money, points and stock back, and says so in its `effect`. */
  readonly takenBack?: readonly string[];
}

/** "Y" or "N". */
export interface YesNoField extends FieldBase {
  readonly type: 'yesNo';
}

/** Stored files by their paths, joined by commas in the order in which people put them. */
export interface FileField extends FieldBase {
  readonly type: 'file';
  readonly accepts: 'image' | 'video' | 'any';
  /** Files. */
  readonly maximum: number;
}

/** Text that only forms and details show. Rich text is HTML, cleaned before it is stored and again before it is shown. */
export interface LongTextField extends FieldBase {
  readonly type: 'richText' | 'json';
  /** Characters; of rich text those that people read. */
  readonly maximumLength: number;
}

/** A code of an administrative division (GB/T 2260), a place, the name of an icon, or a Quartz cron expression. */
export interface PlainField extends FieldBase {
  readonly type: 'region' | 'location' | 'icon' | 'cron';
}

/** Entered and never shown again: no answer, list, search, history or draft holds it. An empty input leaves it as it is. */
export interface SecretField extends FieldBase {
  readonly type: 'secret';
  /** Characters. */
  readonly maximumLength: number;
  /**
   * Forms offer to make one. A new row of a file gets a first one, which the answer tells once: a file that people send each other is no
   * place for a secret.
   */
  readonly isMade?: boolean;
}

/** A field of the row that a reference of this resource leads to, read with the row; never stored, typed, searched or sorted by. */
export interface JoinedField extends FieldBase {
  readonly type: 'joined';
  /** The reference, and the field of the resource that it leads to. */
  readonly through: string;
  readonly field: string;
  /** The kind and the mask of that field, so that a page needs no other description; a test compares them. */
  readonly as: 'text' | 'integer' | 'decimal' | 'date' | 'dateTime';
  readonly mask?: Mask;
  /** Of a code of a dictionary, which is joined as a text: the codes that it is one of. */
  readonly dictionary?: string;
}

/** What `computed-values.ts` can make of the fields of a row. */
export type ComputationName = 'ageOfBirthday' | 'shareTaken' | 'validity' | 'opening';

/** Made of other fields of the row when it is read, with a text beside it: `<key>_dictText`. */
export interface ComputedField extends FieldBase {
  readonly type: 'computed';
  readonly by: ComputationName;
  readonly of: readonly string[];
}

/** A field whose value is chosen from items with a text. */
export type ChoiceField = DictionaryField | StateField | ReferenceField | ReferencesField;

export type Field =
  | TextField
  | NumberField
  | DateField
  | DictionaryField
  | StateField
  | ReferenceField
  | ReferencesField
  | YesNoField
  | FileField
  | LongTextField
  | PlainField
  | SecretField
  | JoinedField
  | ComputedField;

/** The kinds of field; `field-kinds.ts` says what distinguishes them. */
export type FieldType = Field['type'];

/** The fields of one kind. */
export type FieldOf<T extends FieldType> = Field & { readonly type: T };

/** Fields of a form under one heading. */
export interface FormGroup {
  readonly key: string;
  /** null for fields without a group. */
  readonly title: LocalizedText | null;
  readonly fields: readonly (readonly [string, Field])[];
}

/** What the engine does to rows of itself; named as the permissions are. */
export const BUILT_IN_ACTIONS = [
  'list',
  'add',
  'edit',
  'delete',
  'batch_delete',
  'recycle',
  'purge',
  'history',
  'reveal',
  'export',
  'import',
] as const;
export type BuiltInAction = (typeof BUILT_IN_ACTIONS)[number];

/** Rows of the list that share a condition, as a tab over it. */
export interface ResourceView {
  /** camelCase; names the tab in the address. */
  readonly key: string;
  readonly title: LocalizedText;
  /** Search parameters as the list call takes them. `applies`: only rows to which one of the actions of these keys applies. */
  readonly search: Readonly<Record<string, string>>;
  /** What waits for somebody who may do one of the actions: the tab shows how many rows it has, and the work to do is headed so. */
  readonly work?: { readonly actions: readonly string[]; readonly title: LocalizedText };
}

/** A column of a form on paper: a field, or of its texts the last characters alone; or room to write by hand, in letters. */
export type PaperColumn =
  | { readonly field: string; readonly title?: LocalizedText; readonly tail?: number }
  | { readonly blank: LocalizedText; readonly room: number };

/** A form on paper that is filled by hand, such as a sign-in sheet. */
export interface PaperSheet {
  readonly title: LocalizedText;
  /** Fields that all of its rows have in common, said above them. */
  readonly heading: readonly string[];
  /** The rows that are on it; all of the list if left out. */
  readonly condition?: Condition;
  readonly columns: readonly PaperColumn[];
}

/**
 * Rows that belong to a row: read, edited and saved with it under its version, and deleted with it. They are rows of a
 * resource of their own that nobody writes apart.
 */
export interface ChildTable {
  readonly resource: Resource;
  /** Its required field that refers to the row. */
  readonly by: string;
  /** Sub-rows that one row may have. */
  readonly maximum: number;
  /** Shown in details and form, and written by the server alone. */
  readonly isReadOnly?: true;
}

/** Definition of a data type: list, form, table, endpoints, permissions and validation derive from it. */
export interface Resource {
  /** Unique, camelCase: names the table, the permissions and the menu component. */
  readonly name: string;
  /** Name of its table where that is not its own name in snake case: other front-ends name tables in duplicate checks and trees. */
  readonly table?: string;
  /** Path of the list page, as the menu has it: `/isps/activity`. */
  readonly path: string;
  /** Path of the endpoints, relative to the base path; the page's path if left out. */
  readonly callPath?: string;
  readonly title: LocalizedText;
  /** One row, as in "add an activity". */
  readonly singular: LocalizedText;
  /** Permissions are `<prefix>:<action>`. */
  readonly permissionPrefix: string;
  /** The field that names a row to the user. */
  readonly labelField: string;
  /** The fields by which people know a row whose label is a number, in the order of speaking; the label alone without it. */
  readonly calledBy?: readonly string[];
  /** `appendOnly`: rows are written by the server alone and never changed, as those of a log. Staff may list and, where offered, delete them. */
  readonly kind?: 'appendOnly';
  /**
   * Rows stand below each other. `parent`: the field that refers to the row above, of the resource itself; null at the top.
   * Without a search a list holds the top, and the rows below one when it is opened; a search finds rows of every level.
   */
  readonly tree?: { readonly parent: string };
  /** A unique text field by which an imported row finds the row that it changes; without it, or where no row has the value, a row is added. */
  readonly importBy?: string;
  /** Texts and days that tell rows of the same name apart where one is chosen, in this order; masked as everywhere. */
  readonly choiceBeside?: readonly string[];
  /** What staff may do with its rows, each with a permission of its own; all of it if left out. */
  readonly offers?: readonly BuiltInAction[];
  /** Who may look up the names of rows: nobody, or whoever may list or edit a resource that refers to this one. */
  readonly lookup: 'nobody' | 'related';
  /**
   * `tenant`, also if left out: a row belongs to one tenant and one department, and is in reach of calls for that tenant only.
   * `platform`: rows are read in every tenant and written in tenant 0.
   */
  readonly scope?: 'tenant' | 'platform';
  /**
   * The required reference to the row that a row hangs under: a caller reaches it only where that row is in reach, by the data rules about it
   * and by what it hangs under itself. For parts of another row, not for what classifies one.
   */
  readonly within?: string;
  readonly defaultSorter: Sorter;
  /** Keys of the columns that a list shows first, in the order of reading; the others are shown on request. All by default. */
  readonly columns?: readonly string[];
  /** Parts of form and details with their headings, in order. */
  readonly groups?: Readonly<Record<string, LocalizedText>>;
  /** By key, in the order of the buttons. */
  readonly actions?: Readonly<Record<string, Action>>;
  /** Tabs over the list, after the one with all rows. */
  readonly views?: readonly ResourceView[];
  /** Rows take place: the list can be looked at as a calendar. `start` and `end` are moments and `title` is a text, all of them columns. */
  readonly calendar?: { readonly start: string; readonly end: string; readonly title: string };
  /** Forms on paper by key, printed of the list; where rows hang under another one, of those under one row. */
  readonly sheets?: Readonly<Record<string, PaperSheet>>;
  /** Sub-rows by table, after the groups of the form. */
  readonly children?: Readonly<Record<string, ChildTable>>;
  /** What else the history of a row tells, by name: parts that came and went, each as `<name>/<identifier>`. A hook takes them back. */
  readonly recorded?: Readonly<Record<string, { readonly label: LocalizedText }>>;
  /**
   * Resources whose rows refer to this one by a field, opened in a drawer over the row. `sorted`: in another order than their own
   * under rows that meet a condition.
   */
  readonly related?: readonly {
    readonly resource: string;
    readonly by: string;
    readonly sorted?: { readonly when: Condition; readonly by: Sorter };
  }[];
  /**
   * The details show what other resources hold about the row, a time line of it, and the comments of colleagues. Every resource that refers
   * to this one by a field that lists search by is among it, as if `related` named it.
   */
  readonly hasDossier?: true;
  /** What audit columns say where it is more than who wrote a row and when. */
  readonly auditLabels?: Partial<Readonly<Record<AuditField, LocalizedText>>>;
  /** A yes-no field whose rows have a pin before their name in lists. */
  readonly pinnedBy?: string;
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, Field>>;
}

interface RowHead {
  readonly id: string;
  readonly createBy: string | null;
  readonly createTime: string | null;
  readonly updateBy: string | null;
  readonly updateTime: string | null;
  /** Incremented on every change of the row; other servers omit it. */
  readonly version?: number;
}

/**
 * A row on the wire: the fields, `<key>_dictText` beside choices, and audit fields. An intersection, because an optional property beside
 * an index signature is an error in projects without `exactOptionalPropertyTypes`.
 */
export type ResourceRow = RowHead & Readonly<Record<string, FieldValue>>;

/** Values of a form, as sent by a save. */
export type ResourceValues = Readonly<Record<string, FieldValue>>;

type StoredBy<F extends Field> = F extends NumberField ? number : F extends YesNoField ? 'Y' | 'N' : string;

type RequiredKeys<R extends Resource> = {
  readonly [K in keyof R['fields']]: R['fields'][K] extends { readonly when: Condition }
    ? never
    : R['fields'][K] extends { readonly isRequired: true } | StateField
      ? K
      : never;
}[keyof R['fields']];

/** The fields that `within` may name: required references. */
type RequiredReferences<R extends Resource> = string extends keyof R['fields']
  ? string
  : {
      readonly [K in keyof R['fields']]: R['fields'][K] extends {
        readonly type: 'reference';
        readonly isRequired: true;
      }
        ? K
        : never;
    }[keyof R['fields']];

/** What a description has to be beside a `Resource`. */
export interface Described<R extends Resource> {
  readonly within?: RequiredReferences<R>;
}

/** The values of a row of one resource, by its own fields: states and required ones are there, any other may be null or left out. */
export type ValuesOf<R extends Resource> = {
  readonly [K in RequiredKeys<R>]: StoredBy<R['fields'][K]>;
} & {
  readonly [K in Exclude<keyof R['fields'], RequiredKeys<R>>]?: StoredBy<R['fields'][K]> | null;
};
