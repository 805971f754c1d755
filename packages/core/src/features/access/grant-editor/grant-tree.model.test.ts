import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { GrantNode } from '../../../contract/index.ts';
import { checkedNodes, countBeyond, keysIn, toggleGrant, withAncestors } from './grant-tree.model.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const button = (key: string): GrantNode => ({ key, title: key, menuType: 2, children: [] });
const entry = (key: string, ...children: readonly GrantNode[]): GrantNode => ({
  key,
  title: key,
  menuType: 1,
  children,
});
const tree = [entry('group', entry('page', button('add'), button('edit')), entry('other')), entry('home')];
const shown = (...grants: readonly string[]) => checkedNodes(tree, new Set(grants));
const after = (key: string, ...grants: readonly string[]) => [...toggleGrant(tree, new Set(grants), key)].toSorted();

describe('grant tree', () => {
  it('PERM-09 checks a node when all descendants are granted, and half-checks it when only some are', () => {
    expect(shown('group', 'page', 'add', 'edit', 'other')).toEqual({
      checked: ['add', 'edit', 'page', 'other', 'group'],
      halfChecked: [],
    });
    expect(shown('group', 'page', 'add')).toEqual({ checked: ['add'], halfChecked: ['page', 'group'] });
    expect(shown('group', 'page')).toEqual({ checked: [], halfChecked: ['page', 'group'] });
    expect(shown('home')).toEqual({ checked: ['home'], halfChecked: [] });
    expect(shown()).toEqual({ checked: [], halfChecked: [] });
  });

  it('PERM-09 grants a node with its descendants and ancestors', () => {
    expect(after('page')).toEqual(['add', 'edit', 'group', 'page']);
    expect(after('add')).toEqual(['add', 'group', 'page']);
    expect(after('page', 'group', 'page', 'add')).toEqual(['add', 'edit', 'group', 'page']);
    expect(after('group')).toEqual(['add', 'edit', 'group', 'other', 'page']);
  });

  it('PERM-09 revokes a fully granted node: a page stays when its last button goes, a group goes with its last page', () => {
    expect(after('add', 'group', 'page', 'add')).toEqual(['group', 'page']);
    expect(after('page', 'group', 'page', 'add', 'edit')).toEqual([]);
    expect(after('page', 'group', 'page', 'add', 'edit', 'other')).toEqual(['group', 'other']);
    expect(after('group', 'group', 'page', 'add', 'edit', 'other', 'home')).toEqual(['home']);
  });

  it('ignores grants outside the tree and toggles of unknown nodes', () => {
    expect(after('home', 'elsewhere')).toEqual(['elsewhere', 'home']);
    expect(after('nothing', 'home')).toEqual(['home']);
    expect([...withAncestors(tree, new Set(['edit', 'elsewhere']))].toSorted()).toEqual([
      'edit',
      'elsewhere',
      'group',
      'page',
    ]);
    expect(countBeyond(new Set(['a', 'b']), new Set(['b', 'c']))).toBe(1);
  });

  it('never grants a node without its ancestors, and checks exactly the fully granted nodes', () => {
    const keys = keysIn(tree);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 12 }), (presses) => {
        let grants: ReadonlySet<string> = new Set<string>();
        for (const key of presses) grants = toggleGrant(tree, grants, key);
        expect([...withAncestors(tree, grants)].toSorted()).toEqual([...grants].toSorted());
        const { checked, halfChecked } = checkedNodes(tree, grants);
        expect([...checked, ...halfChecked].toSorted()).toEqual([...grants].toSorted());
      }),
      { seed: 20261121, numRuns: propertyRuns(500) },
    );
  });
});
