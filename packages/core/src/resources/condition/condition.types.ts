/** How a leaf compares a field with its operand. `between` two values, both of them included. `left_like` ends with, `right_like` begins with; `within` is a node of a tree and all below it. */
export const RULES = [
  'eq',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'like',
  'left_like',
  'right_like',
  'in',
  'empty',
  'notEmpty',
  'within',
  'between',
] as const;
export type Rule = (typeof RULES)[number];

/** Days from the calendar: all of a month or a year, seen from today. */
export const PERIODS = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;
export type ConditionPeriod = (typeof PERIODS)[number];

/** What is known about whoever asks, and when. */
export const VARIABLES = ['userId', 'username', 'orgCode', 'orgCodes', 'tenantId', 'today', 'now', ...PERIODS] as const;
export type Variable = (typeof VARIABLES)[number];

/** A value as the wire has it. */
type Constant = string | number | null;

/** `days` are added to `today` and `now`. */
export interface VariableOperand {
  readonly of: Variable;
  readonly days?: number | undefined;
}

/** A constant, a list, or a variable. */
export type Operand = Constant | readonly Constant[] | VariableOperand;

export interface ConditionLeaf {
  readonly field: string;
  readonly rule: Rule;
  readonly value?: Operand | undefined;
}

/** What must hold for a row: the same shape in a description, in a query that staff build, and in a data rule. */
export type Condition = ConditionLeaf | { readonly all: readonly Condition[] } | { readonly any: readonly Condition[] };

/** `description`: part of a resource. `query`: built by the person who asks. `scope`: limits what a person may reach. */
export type ConditionUse = 'description' | 'query' | 'scope';

/** The values of the variables. */
export interface ConditionContext {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly userId: string | null;
  readonly username: string | null;
  readonly orgCode: string | null;
  readonly orgCodes: readonly string[];
  /** null where nobody is signed in to one. */
  readonly tenantId?: number | null;
  /** The codes of these departments and of all below them. */
  departmentsWithin(codes: readonly string[]): readonly string[];
}

/** The instants from `from` until before `before`, epoch milliseconds. */
export interface TimeSpan {
  readonly from: number;
  readonly before: number;
}

export type OrderRule = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';

/** A condition whose operands are values of the fields' own types: the only one that is evaluated or compiled to SQL. */
export type BoundCondition =
  | { readonly kind: 'always' }
  | { readonly kind: 'never' }
  | { readonly kind: 'all'; readonly of: readonly BoundCondition[] }
  | { readonly kind: 'any'; readonly of: readonly BoundCondition[] }
  | BoundLeaf;

export type BoundLeaf =
  | { readonly kind: 'empty' | 'notEmpty'; readonly field: string }
  | { readonly kind: 'text'; readonly field: string; readonly rule: OrderRule; readonly value: string }
  | { readonly kind: 'number'; readonly field: string; readonly rule: OrderRule; readonly value: number }
  | { readonly kind: 'time'; readonly field: string; readonly rule: OrderRule; readonly span: TimeSpan }
  | { readonly kind: 'like'; readonly field: string; readonly place: LikePlace; readonly text: string }
  /** Ends with what a mask shows of the value, which has more characters than these. */
  | { readonly kind: 'tail'; readonly field: string; readonly text: string; readonly longerThan: number }
  | { readonly kind: 'textIn'; readonly field: string; readonly values: readonly string[] }
  /** Refers to one of these rows. */
  | { readonly kind: 'linked'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'numberIn'; readonly field: string; readonly values: readonly number[] }
  | { readonly kind: 'timeIn'; readonly field: string; readonly spans: readonly TimeSpan[] };

export type LikePlace = 'anywhere' | 'start' | 'end';
