import { expect, it } from 'vitest';

import { menuEntry } from './index.ts';
import { groupNode, pageNode, sitemapOf } from './wire-menu.testing.ts';

it('LAYOUT-04 finds an entry by its key at any depth, and none for an unknown key', () => {
  const { entries } = sitemapOf([
    groupNode('/isystem', '系统管理', [groupNode('/isystem/more', '更多', [pageNode('/isystem/role', '角色管理')])]),
    pageNode('/isps/match', '赛事管理'),
  ]);
  const titles = ['/isystem', '/isystem/role', '/isps/match', '/gone'].map((key) => menuEntry(key, entries)?.title);
  expect(titles).toEqual(['系统管理', '角色管理', '赛事管理', undefined]);
});
