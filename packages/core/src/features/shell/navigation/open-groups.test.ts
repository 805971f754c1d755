import { describe, expect, it } from 'vitest';

import { groupsChanged, groupsCollapsed, groupsFollowing, NO_OPEN_GROUPS } from './index.ts';

const roots = ['/a', '/b'];
const open = (...keys: string[]) => ({ keys, beforeCollapse: null });

describe('open groups of the side menu', () => {
  it('LAYOUT-05 keeps one root group open at a time', () => {
    expect(NO_OPEN_GROUPS).toEqual(open());
    const first = groupsChanged(NO_OPEN_GROUPS, ['/a'], roots);
    const second = groupsChanged(first, ['/a', '/b'], roots);
    expect([first, second]).toEqual([open('/a'), open('/b')]);
  });

  it('LAYOUT-05 opens any number of nested groups, and closes what was closed', () => {
    const deep = groupsChanged(open('/a'), ['/a', '/a/1'], roots);
    const deeper = groupsChanged(deep, ['/a', '/a/1', '/a/2'], roots);
    const closed = groupsChanged(deeper, ['/a', '/a/2'], roots);
    expect([deep, deeper, closed, groupsChanged(closed, [], roots)]).toEqual([
      open('/a', '/a/1'),
      open('/a', '/a/1', '/a/2'),
      open('/a', '/a/2'),
      open(),
    ]);
  });

  it('LAYOUT-05 restores the open groups after a collapse', () => {
    const before = open('/a', '/a/1');
    const collapsed = groupsCollapsed(before, true);
    expect(collapsed).toEqual({ keys: [], beforeCollapse: ['/a', '/a/1'] });
    expect(groupsCollapsed(collapsed, false)).toEqual(before);
  });

  it('LAYOUT-05 collapsing twice or expanding an expanded menu has no effect', () => {
    const before = open('/a');
    const collapsed = groupsCollapsed(before, true);
    expect([groupsCollapsed(collapsed, true), groupsCollapsed(before, false)]).toEqual([collapsed, before]);
    expect(groupsCollapsed(collapsed, true)).toBe(collapsed);
  });

  it('LAYOUT-05 follows the page: immediately, or when the menu is expanded', () => {
    expect(groupsFollowing(open('/a', '/a/1'), ['/b'])).toEqual(open('/b'));
    const collapsed = groupsFollowing(groupsCollapsed(open('/a'), true), ['/b', '/b/1']);
    expect(collapsed).toEqual({ keys: [], beforeCollapse: ['/b', '/b/1'] });
    expect(groupsCollapsed(collapsed, false)).toEqual(open('/b', '/b/1'));
  });
});
