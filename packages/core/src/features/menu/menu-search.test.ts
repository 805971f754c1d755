import { describe, expect, it } from 'vitest';

import { searchMenu } from './index.ts';
import { groupNode, pageNode, sitemapOf } from './wire-menu.testing.ts';

const { entries } = sitemapOf([
  groupNode('/isystem', '系统管理', [
    pageNode('/isystem/user', '用户管理'),
    groupNode('/isystem/more', '更多用户', [pageNode('/isystem/role', '角色管理 Role')]),
    pageNode('/isystem/hidden', '隐藏的用户', { hidden: true }),
  ]),
  pageNode('/docs', '在线文档', { meta: { internalOrExternal: true, url: 'https://docs.example.org/' } }),
  pageNode('/broken', '坏的文档', { component: 'layouts/IframePageView', meta: { url: '{{x}}' } }),
]);
const found = (words: string) => searchMenu(entries, words).hits.map(({ entry, groups }) => [...groups, entry.title]);

describe('menu search', () => {
  it('LAYOUT-08 finds drawn leaf entries by a part of their title, with the groups above them', () => {
    expect(found('管理')).toEqual([
      ['系统管理', '用户管理'],
      ['系统管理', '更多用户', '角色管理 Role'],
    ]);
    expect(found('用户')).toEqual([['系统管理', '用户管理']]);
    expect(found(' rOLE ')).toEqual([['系统管理', '更多用户', '角色管理 Role']]);
    expect(searchMenu(entries, '用户').hint).toBeNull();
  });

  it('LAYOUT-08 says where an entry leads: a page, or a new window', () => {
    expect(searchMenu(entries, '文档').hits.map(({ entry }) => entry.target.kind)).toEqual(['window', 'disabled']);
    expect(searchMenu(entries, '角色').hits.map(({ entry }) => entry.target)).toEqual([{ kind: 'page', path: '/isystem/role' }]);
  });

  it('LAYOUT-08 asks for words where there are none, and says so where nothing is found', () => {
    expect([searchMenu(entries, ' '), searchMenu(entries, '没有这个'), searchMenu(entries, '隐藏')]).toEqual([
      { hits: [], hint: { 'zh-CN': '请输入搜索内容', 'en-US': 'Enter something to search for' } },
      { hits: [], hint: { 'zh-CN': '没有查询到任何数据', 'en-US': 'Nothing was found' } },
      { hits: [], hint: { 'zh-CN': '没有查询到任何数据', 'en-US': 'Nothing was found' } },
    ]);
  });
});
