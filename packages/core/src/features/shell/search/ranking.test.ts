import { describe, expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import { spell } from '../pinyin/index.ts';
import { searchableActions, searchablePages, searchableRecords } from './search-index.ts';
import { signsOf } from './matching.model.ts';
import { offered, piecesOf, ranked } from './ranking.model.ts';
import { shellActions } from './shell-actions.registry.ts';

const pages = (...titles: readonly string[]) =>
  searchablePages(
    titles.map((title) => ({
      key: `/${title}`,
      title,
      groups: [],
      target: { kind: 'page', path: `/${title}` },
      isPlanned: false,
    })),
  );
const actions = searchableActions([{ key: 'logout', title: localized('退出登录', 'Sign out'), keywords: ['注销'] }]);
const spelt = (words: string) => signsOf(words, spell(words));
const search = (items: Parameters<typeof ranked>[0]['items'], words: string, recentPaths: readonly string[] = []) =>
  ranked({ items, words, recentPaths, locale: 'zh-CN', signsOf: spelt }).map(({ title }) => title['zh-CN']);

describe('ranking', () => {
  it('LAYOUT-20 puts records behind pages and actions, those of a resource together', () => {
    const record = (group: string, label: string) => ({
      resource: group,
      group: localized(group, group),
      id: label,
      label,
      path: `/${group}?record=${label}`,
      foundBy: '重阳',
    });
    const records = [record('活动', '重阳登高'), record('政策', '重阳慰问'), record('活动', '九九重阳')];
    const items = [...searchableRecords(records, 'zh-CN'), ...pages('本次重阳')];
    const found = ranked({ items, words: '重阳', recentPaths: [], locale: 'zh-CN', signsOf: spelt });
    expect(found.map(({ title, groups }) => [title['zh-CN'], ...groups])).toEqual([
      ['本次重阳'],
      ['重阳登高', '活动'],
      ['九九重阳', '活动'],
      ['重阳慰问', '政策'],
    ]);
  });

  it('shows a record that was found by a number or the end of one, while the words go on as they were', () => {
    const group = localized('退休人员', 'Retirees');
    const person = { resource: 'retiree', group, id: 'r1', label: '欧阳小荷', path: '/r?record=r1', foundBy: '5678' };
    const items = searchableRecords([person], 'zh-CN');
    expect(['567', '5678', '56789', 'oyxh', '小荷', '重阳'].map((words) => search(items, words).length)).toEqual([
      1, 1, 0, 1, 1, 0,
    ]);
  });

  it('LAYOUT-16 ranks prefix over initials, initials over substring, substring over gaps, and gaps over keyword', () => {
    const items = [
      ...searchableActions([{ key: 'cache', title: localized('清理', 'Clear'), keywords: ['guanli'] }]),
      ...pages('工作理论', '新guanli', '感染力', '管理'),
    ];
    expect(search(items, 'guanli')).toEqual(['管理', '新guanli', '清理']);
    expect(search(pages('合订', '新ahd', '会议活动', '和平大道', 'hd电视'), 'hd')).toEqual([
      'hd电视',
      '合订',
      '会议活动',
      '新ahd',
      '和平大道',
    ]);
  });

  it('LAYOUT-16 puts recent pages first, among ties only', () => {
    const items = pages('活动管理', '活动类型', '志愿活动');
    expect(search(items, '活动', ['/志愿活动', '/活动类型'])).toEqual(['活动类型', '活动管理', '志愿活动']);
  });

  it('orders ties by match position, title length, then menu order', () => {
    expect(search(pages('老年活动', '新活动中心', '新活动', '大活动'), '活动')).toEqual([
      '新活动',
      '大活动',
      '新活动中心',
      '老年活动',
    ]);
  });

  it('finds an action by its title in the other language and by its keywords', () => {
    expect([
      search(actions, 'sign out'),
      search(actions, '注销'),
      search(actions, 'zhuxiao'),
      search(actions, 'tcdl'),
    ]).toEqual([['退出登录'], ['退出登录'], ['退出登录'], ['退出登录']]);
  });

  it('LAYOUT-16 suggests recent pages, most recent first, then the actions', () => {
    const offer = offered(
      { items: [...pages('甲', '乙', '丙'), ...actions], locale: 'zh-CN', recentPaths: ['/丙', '/gone', '/甲'] },
      8,
    );
    expect(offer.map(({ title, isRecent }) => [title['zh-CN'], isRecent])).toEqual([
      ['丙', true],
      ['甲', true],
      ['退出登录', false],
    ]);
  });

  it('splits a title at the boundaries of the matched signs', () => {
    expect(piecesOf('😀活动管理', [1, 2, 4])).toEqual([
      { words: '😀', isMatched: false },
      { words: '活动', isMatched: true },
      { words: '管', isMatched: false },
      { words: '理', isMatched: true },
    ]);
  });
});

describe('shell actions', () => {
  const every = new Set(['home', 'password', 'tab.close', 'tab.closeOthers', 'tab.reopen', 'logout', 'theme'] as const);
  const keys = (situation: Parameters<typeof shellActions>[0]) => shellActions(situation, every).map(({ key }) => key);

  it('LAYOUT-16 lists the actions that are applicable and supported by the client', () => {
    const atHome = { isSignedIn: true, hasTabs: true, isHomeShown: true, otherTabCount: 0, canReopenTab: false };
    expect([
      keys(atHome),
      keys({ ...atHome, isHomeShown: false, otherTabCount: 2, canReopenTab: true }),
      keys({ isSignedIn: false, hasTabs: false, isHomeShown: false, otherTabCount: 0, canReopenTab: false }),
      shellActions(atHome, new Set(['logout'])).map(({ key, title }) => [key, title['zh-CN']]),
    ]).toEqual([
      ['theme', 'password', 'logout'],
      ['home', 'theme', 'password', 'tab.close', 'tab.closeOthers', 'tab.reopen', 'logout'],
      ['theme'],
      [['logout', '退出登录']],
    ]);
  });
});
