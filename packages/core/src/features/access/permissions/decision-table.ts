import type { PermissionPolicy, PermissionReason } from './permission.types.ts';

/** What the lists say about one action. "0" in the full list wins over "1"; "withdrawn" is a "0" in the own or the form list. */
export interface Findings {
  readonly full: 'absent' | 'inForce' | 'outOfService';
  readonly isWithdrawn: boolean;
  readonly isInForm: boolean;
  readonly isOwn: boolean;
}

/** `by`: where the entry that decided lies; `none` where the lack of one decided. */
export interface Outcome {
  readonly isAllowed: boolean;
  readonly by: PermissionReason['list'] | 'withdrawing';
}

export interface DecisionRow {
  readonly rule: number;
  /** What the row asks of the findings; a key left out asks nothing. */
  readonly when: {
    readonly full: readonly Findings['full'][];
    readonly isWithdrawn?: boolean;
    readonly isInForm?: boolean;
    readonly isOwn?: boolean;
  };
  readonly outcomes: Readonly<Record<PermissionPolicy, Outcome>>;
}

const allow = (by: Outcome['by']): Outcome => ({ isAllowed: true, by });
const deny = (by: Outcome['by']): Outcome => ({ isAllowed: false, by });
const notOutOfService = ['absent', 'inForce'] as const;

/**
 * The three readings of the permission rule, side by side. Exactly one row fits any findings.
 * `strict`: only an explicit grant allows, any "0" denies. `directive`: "0" in the full list switches the rule off, so
 * nobody is restricted. `helper`: an enabled entry of the full list is enough, any "0" denies.
 */
export const decisionTable: readonly DecisionRow[] = [
  {
    rule: 1,
    when: { full: ['outOfService'] },
    outcomes: { strict: deny('all'), directive: allow('all'), helper: deny('all') },
  },
  {
    rule: 2,
    when: { full: notOutOfService, isWithdrawn: true, isInForm: true },
    outcomes: { strict: deny('withdrawing'), directive: allow('form'), helper: deny('withdrawing') },
  },
  {
    rule: 3,
    when: { full: notOutOfService, isWithdrawn: true, isInForm: false, isOwn: true },
    outcomes: { strict: deny('withdrawing'), directive: allow('own'), helper: deny('withdrawing') },
  },
  {
    rule: 4,
    when: { full: notOutOfService, isWithdrawn: true, isInForm: false, isOwn: false },
    outcomes: { strict: deny('withdrawing'), directive: deny('withdrawing'), helper: deny('withdrawing') },
  },
  {
    rule: 5,
    when: { full: notOutOfService, isWithdrawn: false, isInForm: true, isOwn: true },
    outcomes: { strict: allow('form'), directive: allow('form'), helper: allow('own') },
  },
  {
    rule: 6,
    when: { full: ['absent'], isWithdrawn: false, isInForm: true, isOwn: false },
    outcomes: { strict: allow('form'), directive: allow('form'), helper: deny('none') },
  },
  {
    rule: 7,
    when: { full: ['inForce'], isWithdrawn: false, isInForm: true, isOwn: false },
    outcomes: { strict: allow('form'), directive: allow('form'), helper: allow('all') },
  },
  {
    rule: 8,
    when: { full: notOutOfService, isWithdrawn: false, isInForm: false, isOwn: true },
    outcomes: { strict: allow('own'), directive: allow('own'), helper: allow('own') },
  },
  {
    rule: 9,
    when: { full: ['absent'], isWithdrawn: false, isInForm: false, isOwn: false },
    outcomes: { strict: deny('none'), directive: deny('none'), helper: deny('none') },
  },
  {
    rule: 10,
    when: { full: ['inForce'], isWithdrawn: false, isInForm: false, isOwn: false },
    outcomes: { strict: deny('all'), directive: deny('all'), helper: allow('all') },
  },
];

/** The one row that fits. */
export function rowFor(findings: Findings): DecisionRow {
  const row = decisionTable.find(
    ({ when }) =>
      when.full.includes(findings.full) &&
      (when.isWithdrawn ?? findings.isWithdrawn) === findings.isWithdrawn &&
      (when.isInForm ?? findings.isInForm) === findings.isInForm &&
      (when.isOwn ?? findings.isOwn) === findings.isOwn,
  );
  if (row === undefined) throw new Error('The permission decision table has a gap');
  return row;
}
