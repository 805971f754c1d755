import { describe, expect, it } from 'vitest';

import { fakePorts, settled } from '../../../testing/index.ts';
import { createCore, defaultCoreConfig } from '../../../index.ts';
import { spell } from '../pinyin/index.ts';
import { searchablePages, type GlobalSearchEmitted, type Speller } from './index.ts';

const leaf = (title: string) => ({
  key: `/${title}`,
  title,
  groups: [],
  target: { kind: 'page', path: `/${title}` } as const,
  isPlanned: false,
});
const broken = {
  key: '/broken',
  title: '坏的文档',
  groups: [],
  target: { kind: 'disabled', reason: { 'zh-CN': '坏', 'en-US': 'bad' } } as const,
  isPlanned: false,
};
const pages = searchablePages([leaf('活动管理'), leaf('活动类型'), leaf('用户管理'), broken]);

function opened(loadSpeller: () => Promise<Speller> = () => Promise.resolve(spell), isOffering = false) {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  const book = core.openPinyinIndex(loadSpeller);
  const globalSearch = core.openGlobalSearch({ book, isOffering });
  const chosen: GlobalSearchEmitted[] = [];
  globalSearch.on((emitted) => chosen.push(emitted));
  globalSearch.search(pages);
  const titles = () => globalSearch.facts().found.map(({ title }) => title['zh-CN']);
  const spelling = async () => {
    await settled();
    ports.clock.advance(0);
  };
  return { ports, core, globalSearch, book, chosen, titles, spelling };
}

describe('search as you type', () => {
  it('LAYOUT-08 prompts for input on an empty query, and reports when nothing is found', () => {
    const { globalSearch } = opened();
    globalSearch.send({ type: 'search.open' });
    const before = globalSearch.facts();
    globalSearch.send({ type: 'words.type', words: '没有这个' });
    expect([before, globalSearch.facts()]).toEqual([
      {
        isOpen: true,
        words: '',
        found: [],
        moreCount: 0,
        chosen: -1,
        hint: { 'zh-CN': '请输入搜索内容', 'en-US': 'Enter something to search for' },
      },
      {
        isOpen: true,
        words: '没有这个',
        found: [],
        moreCount: 0,
        chosen: -1,
        hint: { 'zh-CN': '没有查询到任何数据', 'en-US': 'Nothing was found' },
      },
    ]);
  });

  it('LAYOUT-08 matches characters immediately, and pinyin once the titles are spelled', async () => {
    const { globalSearch, titles, spelling } = opened();
    globalSearch.send({ type: 'words.type', words: 'hdgl' });
    const before = titles();
    await spelling();
    expect([before, titles()]).toEqual([[], ['活动管理']]);
    globalSearch.send({ type: 'words.type', words: '用户' });
    expect(globalSearch.facts().found[0]?.pieces).toEqual([
      { words: '用户', isMatched: true },
      { words: '管理', isMatched: false },
    ]);
  });

  it('LAYOUT-08 wraps the selection, opens the selected result and clears the query', () => {
    const { globalSearch, chosen } = opened();
    globalSearch.send({ type: 'words.type', words: '活动' });
    const marks = (['next', 'next', 'previous', 'first', 'last'] as const).map((to) => {
      globalSearch.send({ type: 'choice.move', to });
      return globalSearch.facts().chosen;
    });
    globalSearch.send({ type: 'choice.confirm' });
    expect({ marks, chosen, isOpen: globalSearch.facts().isOpen, words: globalSearch.facts().words }).toEqual({
      marks: [1, 0, 1, 0, 1],
      chosen: [{ type: 'target.chosen', target: { kind: 'page', path: '/活动类型' } }],
      isOpen: false,
      words: '',
    });
  });

  it('LAYOUT-08 opens a clicked result, unless its address is invalid', () => {
    const { globalSearch, chosen } = opened();
    globalSearch.send({ type: 'words.type', words: '管理' });
    globalSearch.send({ type: 'choice.confirm', key: 'page /broken' });
    globalSearch.send({ type: 'choice.confirm', key: 'page /用户管理' });
    globalSearch.send({ type: 'words.type', words: '文档' });
    globalSearch.send({ type: 'choice.confirm' });
    expect([chosen, globalSearch.facts().isOpen]).toEqual([
      [{ type: 'target.chosen', target: { kind: 'page', path: '/用户管理' } }],
      true,
    ]);
  });

  it('keeps the selection while the titles are spelled', async () => {
    const { globalSearch, spelling } = opened();
    globalSearch.send({ type: 'words.type', words: '活动' });
    globalSearch.send({ type: 'choice.move', to: 'next' });
    await spelling();
    expect(globalSearch.facts().found[globalSearch.facts().chosen]?.key).toBe('page /活动类型');
  });

  it('continues without pinyin when the readings fail to load, and retries on the next open', async () => {
    const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(spell)];
    const { globalSearch, titles, spelling } = opened(
      () => answers.shift()?.() ?? Promise.reject(new Error('called too often')),
    );
    globalSearch.send({ type: 'words.type', words: '活动' });
    await spelling();
    const byLetters = titles();
    globalSearch.send({ type: 'search.close' });
    globalSearch.send({ type: 'words.type', words: 'hdlx' });
    await spelling();
    expect([byLetters, titles()]).toEqual([['活动管理', '活动类型'], ['活动类型']]);
  });

  it('LAYOUT-16 remembers the pages of this window, most recent first, without duplicates; the current one is not suggested', () => {
    const { core, globalSearch } = opened(undefined, true);
    const show = (path: string) =>
      core.tabs.send({ type: 'route.opened', keptAs: null, key: path, path, title: { 'zh-CN': path, 'en-US': path } });
    ['/活动管理', '/用户管理?id=1', '/活动管理', '/elsewhere', '/活动类型'].forEach(show);
    globalSearch.send({ type: 'search.open' });
    expect(globalSearch.facts().found.map(({ title, isRecent }) => [title['zh-CN'], isRecent])).toEqual([
      ['活动管理', true],
      ['用户管理', true],
    ]);
  });

  it('shows the best fifty, and the number of further results', () => {
    const { globalSearch } = opened();
    globalSearch.search(searchablePages(Array.from({ length: 2000 }, (_, index) => leaf(`页面 ${index}`))));
    globalSearch.send({ type: 'words.type', words: '页面' });
    expect([globalSearch.facts().found.length, globalSearch.facts().moreCount]).toEqual([50, 1950]);
  });
});
