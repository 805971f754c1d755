import type { PermissionPolicy, PermissionReason } from './permission.types.ts';

/**
 * Facts about one action in the lists. "0" in the full list takes precedence over "1"; "withdrawn" is a "0" in the own
 * or the form list.
 */
export interface Findings {
  readonly full: 'absent' | 'inForce' | 'outOfService';
  readonly isWithdrawn: boolean;
  readonly isInForm: boolean;
  readonly isOwn: boolean;
}

/** `by`: the list of the deciding entry; `none` if a missing entry decided. */
export interface DecisionOutcome {
  readonly isAllowed: boolean;
  readonly by: PermissionReason['list'] | 'withdrawing';
}

export interface DecisionRow {
  readonly rule: number;
  /** Conditions of the row; an omitted key matches anything. */
  readonly when: {
    readonly full: readonly Findings['full'][];
    readonly isWithdrawn?: boolean;
    readonly isInForm?: boolean;
    readonly isOwn?: boolean;
  };
  readonly outcomes: Readonly<Record<PermissionPolicy, DecisionOutcome>>;
}

const allow = (by: DecisionOutcome['by']): DecisionOutcome => ({ isAllowed: true, by });
const deny = (by: DecisionOutcome['by']): DecisionOutcome => ({ isAllowed: false, by });
const notOutOfService = ['absent', 'inForce'] as const;

/**
 * The three policies of the permission rule, side by side. Exactly one row matches any findings. `strict`: only an
 * explicit grant allows, any "0" denies. `directive`: "0" in the full list disables the rule, so nobody is restricted.
 * `helper`: an enabled entry of the full list suffices, any "0" denies.
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

/** Return the matching row. */
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
