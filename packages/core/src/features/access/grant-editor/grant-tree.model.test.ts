import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { GrantNode } from '../../../contract/index.ts';
import { checkedNodes, countBeyond, keysIn, toggleGrant, withoutGroups } from './grant-tree.model.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const button = (key: string): GrantNode => ({ key, title: key, menuType: 2, isGroup: false, children: [] });
const entry = (key: string, ...children: readonly GrantNode[]): GrantNode => ({
  key,
  title: key,
  menuType: 1,
  isGroup: false,
  children,
});
const group = (key: string, ...children: readonly GrantNode[]): GrantNode => ({
  ...entry(key, ...children),
  isGroup: true,
});
const tree = [group('group', entry('page', button('add'), button('edit')), entry('other')), entry('home')];
const shown = (...grants: readonly string[]) => checkedNodes(tree, new Set(grants));
const after = (key: string, ...grants: readonly string[]) => [...toggleGrant(tree, new Set(grants), key)].toSorted();

describe('grant tree', () => {
  it('PERM-09 checks a node when all descendants are granted, and half-checks it when only some are', () => {
    expect(shown('page', 'add', 'edit', 'other')).toEqual({
      checked: ['add', 'edit', 'page', 'other', 'group'],
      halfChecked: [],
    });
    expect(shown('page', 'add')).toEqual({ checked: ['add'], halfChecked: ['page', 'group'] });
    expect(shown('page')).toEqual({ checked: [], halfChecked: ['page', 'group'] });
    expect(shown('edit')).toEqual({ checked: ['edit'], halfChecked: ['page', 'group'] });
    expect(shown('group')).toEqual({ checked: [], halfChecked: [] });
    expect(shown('home')).toEqual({ checked: ['home'], halfChecked: [] });
    expect(shown()).toEqual({ checked: [], halfChecked: [] });
  });

  it('PERM-09 grants a node with its descendants and the pages above it, never a group', () => {
    expect(after('page')).toEqual(['add', 'edit', 'page']);
    expect(after('add')).toEqual(['add', 'page']);
    expect(after('page', 'page', 'add')).toEqual(['add', 'edit', 'page']);
    expect(after('group')).toEqual(['add', 'edit', 'other', 'page']);
  });

  it('PERM-09 revokes a fully granted node: a page stays when its last button goes', () => {
    expect(after('add', 'page', 'add')).toEqual(['page']);
    expect(after('page', 'page', 'add', 'edit')).toEqual([]);
    expect(after('page', 'page', 'add', 'edit', 'other')).toEqual(['other']);
    expect(after('group', 'page', 'add', 'edit', 'other', 'home')).toEqual(['home']);
  });

  it('ignores grants outside the tree and toggles of unknown nodes', () => {
    expect(after('home', 'elsewhere')).toEqual(['elsewhere', 'home']);
    expect(after('nothing', 'home')).toEqual(['home']);
    expect([...withoutGroups(tree, ['edit', 'elsewhere', 'group'])]).toEqual(['edit', 'elsewhere']);
    expect(countBeyond(new Set(['a', 'b']), new Set(['b', 'c']))).toBe(1);
  });

  it('never grants a group or a button without its page, and checks exactly the fully granted nodes', () => {
    const keys = keysIn(tree);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 12 }), (presses) => {
        let grants: ReadonlySet<string> = new Set<string>();
        for (const key of presses) grants = toggleGrant(tree, grants, key);
        expect(grants.has('group')).toBe(false);
        const hasButton = grants.has('add') || grants.has('edit');
        expect(!hasButton || grants.has('page')).toBe(true);
        const { checked, halfChecked } = checkedNodes(tree, grants);
        const shownAs = new Set([...checked, ...halfChecked]);
        expect([...grants].every((key) => shownAs.has(key))).toBe(true);
        expect(checked.every((key) => key === 'group' || grants.has(key))).toBe(true);
      }),
      { seed: 20261121, numRuns: propertyRuns(500) },
    );
  });
});
