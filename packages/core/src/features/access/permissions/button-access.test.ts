import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PermissionEntry } from '../../../contract/index.ts';
import { decisionTable, type Findings } from './decision-table.ts';
import { decideButton, type PermissionDecision, type PermissionLists, type PermissionPolicy } from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const ACTION = 'user:add';
const policies: readonly PermissionPolicy[] = ['strict', 'directive', 'helper'];

function entry(type: string, status: string, action = ACTION): PermissionEntry {
  return { action, type, status, describe: '' };
}

/** All subsets. */
function subsets<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((found, item) => [...found, ...found.map((list) => [...list, item])], [[]]);
}

const kinds = [entry('1', '1'), entry('1', '0'), entry('2', '1'), entry('2', '0')];
const chosen = subsets(kinds);
const combinations = chosen.flatMap((all) =>
  chosen.flatMap((own) => chosen.map((formList) => ({ all, own, formList }))),
);

// Oracle: the policies as predicates instead of a table.
interface Lists {
  readonly all: readonly PermissionEntry[];
  readonly own: readonly PermissionEntry[];
  readonly formList: readonly PermissionEntry[];
}
const hasZero = (list: readonly PermissionEntry[]) => list.some(({ status }) => status === '0');
const hasOther = (list: readonly PermissionEntry[]) => list.some(({ status }) => status !== '0');

const readings: Readonly<Record<PermissionPolicy, (lists: Lists) => boolean>> = {
  // Any "0" denies; otherwise an explicit grant allows; otherwise denied.
  strict: ({ all, own, formList }) =>
    !hasZero([...all, ...own, ...formList]) && (formList.length > 0 || own.length > 0),
  // A "0" in the full list lifts the restriction for everybody; otherwise an entry in the form list or the own list
  // allows.
  directive: ({ all, own, formList }) => hasZero(all) || formList.length > 0 || hasOther(own),
  // The own list allows, otherwise an enabled entry of the full list; any "0" takes precedence.
  helper: ({ all, own, formList }) => !hasZero([...all, ...own, ...formList]) && (own.length > 0 || all.length > 0),
};

function expected({ all, own, formList }: Lists, policy: PermissionPolicy): PermissionDecision['decision'] {
  const shows = (list: readonly PermissionEntry[]) => list.filter(({ type }) => type !== '2');
  const enables = (list: readonly PermissionEntry[]) => list.filter(({ type }) => type === '2');
  const showing = { all: shows(all), own: shows(own), formList: shows(formList) };
  const enabling = { all: enables(all), own: enables(own), formList: [] };
  const isShowing = showing.all.length + showing.own.length + showing.formList.length > 0;
  const isEnabling = enabling.all.length + enabling.own.length > 0;
  if ((isShowing || !isEnabling) && !readings[policy](showing)) return 'hide';
  return isEnabling && !readings[policy](enabling) ? 'disable' : 'show';
}

describe('all combinations of form list, own list, full list, type and status', () => {
  function wrongUnder(policy: PermissionPolicy): unknown[] {
    return combinations.filter(
      ({ all, own, formList }) =>
        decideButton(ACTION, { lists: { all, own }, formList, policy }).decision !==
        expected({ all, own, formList }, policy),
    );
  }

  it('PERM-02 decides all 4096 by the strict policy, which is secure by default', () => {
    expect(combinations.length).toBe(4096);
    expect(wrongUnder('strict')).toEqual([]);
    expect(new Set(combinations.map(({ all, own, formList }) => expected({ all, own, formList }, 'strict')))).toEqual(
      new Set(['show', 'hide', 'disable']),
    );
  });

  it.each(['directive', 'helper'] as const)('PERM-03 decides all 4096 by the named policy %s', (policy) => {
    expect(wrongUnder(policy)).toEqual([]);
  });

  it('PERM-02 never shows under strict what directive hides, nor, without a form list, what helper hides', () => {
    const shown = ({ all, own, formList }: (typeof combinations)[number], policy: PermissionPolicy) =>
      decideButton(ACTION, { lists: { all, own }, formList, policy }).decision === 'show';
    const generous = combinations.filter(
      (lists) =>
        shown(lists, 'strict') && !(shown(lists, 'directive') && (lists.formList.length > 0 || shown(lists, 'helper'))),
    );
    expect(generous).toEqual([]);
  });
});

describe('decision table', () => {
  const findings: readonly Findings[] = (['absent', 'inForce', 'outOfService'] as const).flatMap((full) =>
    [true, false].flatMap((isWithdrawn) =>
      [true, false].flatMap((isInForm) => [true, false].map((isOwn) => ({ full, isWithdrawn, isInForm, isOwn }))),
    ),
  );

  it('PERM-02 has exactly one row for each of the 24 inputs', () => {
    const rows = findings.map(
      (found) =>
        decisionTable.filter(
          ({ when }) =>
            when.full.includes(found.full) &&
            (when.isWithdrawn === undefined || when.isWithdrawn === found.isWithdrawn) &&
            (when.isInForm === undefined || when.isInForm === found.isInForm) &&
            (when.isOwn === undefined || when.isOwn === found.isOwn),
        ).length,
    );
    expect(rows).toEqual(Array.from({ length: 24 }, () => 1));
  });

  it('PERM-03 contains exactly the agreed rows', () => {
    const words = decisionTable.map(({ rule, outcomes }) => [
      rule,
      ...policies.map((policy) => (outcomes[policy].isAllowed ? 'allow' : 'deny')),
    ]);
    expect(words).toEqual([
      [1, 'deny', 'allow', 'deny'],
      [2, 'deny', 'allow', 'deny'],
      [3, 'deny', 'allow', 'deny'],
      [4, 'deny', 'deny', 'deny'],
      [5, 'allow', 'allow', 'allow'],
      [6, 'allow', 'allow', 'deny'],
      [7, 'allow', 'allow', 'allow'],
      [8, 'allow', 'allow', 'allow'],
      [9, 'deny', 'deny', 'deny'],
      [10, 'deny', 'deny', 'allow'],
    ]);
  });
});

describe('reason', () => {
  const granted = entry('1', '1');
  const withdrawn = entry('1', '0');
  const decide = (given: PermissionLists, policy: PermissionPolicy, formList: readonly PermissionEntry[] = []) =>
    decideButton(ACTION, { lists: given, formList, policy });

  it.each([
    ['show', 8, 'own', granted, { all: [granted], own: [granted] }, []],
    ['show', 6, 'form', granted, { all: [], own: [] }, [granted]],
    ['hide', 1, 'all', withdrawn, { all: [granted, withdrawn], own: [granted] }, []],
    ['hide', 3, 'own', withdrawn, { all: [], own: [granted, withdrawn] }, []],
    ['hide', 2, 'form', withdrawn, { all: [], own: [granted] }, [withdrawn]],
    ['hide', 10, 'all', granted, { all: [granted], own: [] }, []],
    ['hide', 9, 'none', null, { all: [], own: [] }, []],
    ['disable', 10, 'all', entry('2', '1'), { all: [entry('2', '1')], own: [] }, []],
    ['show', 8, 'own', entry('2', '1'), { all: [], own: [entry('2', '1')] }, []],
  ] as const)('returns %s by rule %i from the %s list', (decision, rule, list, deciding, given, formList) => {
    expect(decide(given, 'strict', formList)).toEqual({
      decision,
      reason: { policy: 'strict', rule, list, entry: deciding },
    });
  });

  it('returns the policy and the entry that decided', () => {
    expect(decide({ all: [withdrawn], own: [] }, 'directive')).toEqual({
      decision: 'show',
      reason: { policy: 'directive', rule: 1, list: 'all', entry: withdrawn },
    });
    expect(decide({ all: [granted], own: [] }, 'helper', [granted])).toEqual({
      decision: 'show',
      reason: { policy: 'helper', rule: 7, list: 'all', entry: granted },
    });
    expect(decide({ all: [], own: [] }, 'helper', [granted])).toEqual({
      decision: 'hide',
      reason: { policy: 'helper', rule: 6, list: 'none', entry: null },
    });
  });
});

describe('matching', () => {
  const shown = (action: string, named: string) =>
    decideButton(action, { lists: { all: [], own: [entry('1', '1', named)] }, policy: 'strict' }).decision === 'show';

  it('PERM-04 splits an entry on commas and trims its parts', () => {
    expect(['user:add', 'user:edit', 'user:remove'].map((action) => shown(action, ' user:add ,user:edit,, '))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('PERM-04 ignores type "2" entries in the form list', () => {
    const under = (policy: PermissionPolicy, formList: readonly PermissionEntry[]) =>
      decideButton(ACTION, { lists: { all: [], own: [] }, formList, policy }).decision;
    expect(policies.map((policy) => under(policy, [entry('2', '1')]))).toEqual(['hide', 'hide', 'hide']);
    expect(policies.map((policy) => under(policy, [entry('1', '1')]))).toEqual(['show', 'show', 'hide']);
  });

  it('PERM-02 matches exactly: case, parts and blanks of the requested action matter', () => {
    expect(['USER:ADD', 'user', 'user:add2', ' user:add'].map((action) => shown(action, 'user:add'))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('PERM-02 denies an empty action and one with a comma', () => {
    const denied: PermissionDecision = {
      decision: 'hide',
      reason: { policy: 'directive', rule: 0, list: 'none', entry: null },
    };
    const own = [entry('1', '1', 'a,b'), entry('1', '1', '')];
    const ask = (action: string) => decideButton(action, { lists: { all: own, own }, policy: 'directive' });
    expect([ask(''), ask('a,b'), ask(',')]).toEqual([denied, denied, denied]);
  });

  it.each(policies)(
    'PERM-02 denies everything under %s until the lists are loaded, even with a form list',
    (policy) => {
      expect(decideButton(ACTION, { lists: null, formList: [entry('1', '1')], policy })).toEqual({
        decision: 'hide',
        reason: { policy, rule: 0, list: 'none', entry: null },
      });
    },
  );

  it('PERM-02 treats an unknown status as "1" and an unknown type as show or hide', () => {
    const ask = (all: readonly PermissionEntry[], own: readonly PermissionEntry[], policy: PermissionPolicy) =>
      decideButton(ACTION, { lists: { all, own }, policy }).decision;
    expect(ask([entry('1', '7')], [], 'directive')).toBe('hide');
    expect(ask([entry('1', '7')], [entry('1', 'yes')], 'strict')).toBe('show');
    expect(ask([entry('9', '1')], [], 'strict')).toBe('hide');
  });

  it('PERM-02 ignores entries of other actions', () => {
    const named = fc.record({
      action: fc.constantFrom('a', 'b', 'a,b', 'b , c', ''),
      type: fc.constantFrom('1', '2'),
      status: fc.constantFrom('0', '1'),
      describe: fc.constant(''),
    });
    fc.assert(
      fc.property(fc.array(named), fc.array(named), fc.constantFrom(...policies), (all, own, policy) => {
        const about = (list: readonly PermissionEntry[]) => list.filter(({ action }) => /\ba\b/u.test(action));
        const whole = decideButton('a', { lists: { all, own }, policy });
        expect(decideButton('a', { lists: { all: about(all), own: about(own) }, policy })).toEqual(whole);
      }),
      { seed: 20260115, numRuns: propertyRuns(300) },
    );
  });
});
