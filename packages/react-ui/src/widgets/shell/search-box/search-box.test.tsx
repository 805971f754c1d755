import { searchablePages, type GlobalSearchEmitted } from '@evergreen/core/shell/search';
import { spell } from '@evergreen/core/shell/pinyin';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { SearchBox } from './search-box.tsx';

const page = (title: string) => ({
  key: `/${title}`,
  title,
  groups: ['活动中心'],
  target: { kind: 'page', path: `/${title}` } as const,
  isPlanned: false,
});
const items = searchablePages([
  page('活动管理'),
  page('活动类型'),
  {
    key: '/docs',
    title: '在线文档',
    groups: [],
    target: { kind: 'window', address: 'https://docs.example.org/' },
    isPlanned: false,
  },
  {
    key: '/bad',
    title: '坏的文档',
    groups: [],
    target: { kind: 'disabled', reason: { 'zh-CN': '地址有误', 'en-US': 'wrong' } },
    isPlanned: false,
  },
]);

async function shown() {
  const stage = await signedIn();
  const book = stage.core.openPinyinIndex(() => Promise.resolve(spell));
  const globalSearch = stage.core.openGlobalSearch({ book, isOffering: false });
  globalSearch.search(items);
  const chosen: GlobalSearchEmitted[] = [];
  globalSearch.on((emitted) => chosen.push(emitted));
  drawWidget(stage, <SearchBox globalSearch={globalSearch} label="搜索菜单" isInline />);
  return { ...stage, globalSearch, chosen, user: newUser() };
}

const field = () => screen.getByRole('combobox', { name: '搜索菜单' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const marked = () =>
  document.querySelector(`[id="${field().getAttribute('aria-activedescendant') ?? ''}"]`)?.textContent;

it('LAYOUT-08 is a combobox: it says that it is open, which list is its own, and which finding is marked', async () => {
  const { user } = await shown();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await user.click(field());
  expect([
    field().getAttribute('aria-expanded'),
    screen.getByText('请输入搜索内容', { selector: 'p' }).textContent,
  ]).toEqual(['true', '请输入搜索内容']);
  await user.keyboard('活动');
  const list = screen.getByRole('listbox');
  expect({
    own: field().getAttribute('aria-controls') === list.id,
    options: options(),
    marked: marked(),
    said: screen.getByRole('status').textContent,
  }).toEqual({
    own: true,
    options: ['活动管理活动中心', '活动类型活动中心'],
    marked: '活动管理活动中心',
    said: '2 项结果',
  });
});

it('LAYOUT-08 marks the matched letters, by pinyin too', async () => {
  const { user, ports } = await shown();
  await user.click(field());
  await user.keyboard('hdlx');
  expect(screen.getByText('没有查询到任何数据', { selector: 'p' }).textContent).toBe('没有查询到任何数据');
  await heard();
  act(() => ports.clock.advance(0));
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['活动类型']);
});

it('LAYOUT-08 goes by arrows, chooses by Enter and closes by Escape', async () => {
  const { user, chosen } = await shown();
  await user.click(field());
  await user.keyboard('活动{ArrowDown}');
  expect(marked()).toBe('活动类型活动中心');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(chosen).toEqual([{ type: 'target.chosen', target: { kind: 'page', path: '/活动类型' } }]);
  expect(screen.queryByRole('listbox')).toBe(null);
  await user.keyboard('文档');
  expect(options()).toEqual(['在线文档在新窗口中打开', '坏的文档地址有误']);
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), field().getAttribute('value')]).toEqual([null, '']);
});

it('LAYOUT-08 chooses by a press and not one whose address is wrong; a press elsewhere closes it', async () => {
  const { user, chosen, globalSearch } = await shown();
  await user.click(field());
  await user.keyboard('文档');
  await user.click(screen.getByText('地址有误'));
  expect([chosen, globalSearch.facts().isOpen]).toEqual([[], true]);
  await user.click(screen.getByText('在线'));
  expect(chosen).toEqual([{ type: 'target.chosen', target: { kind: 'window', address: 'https://docs.example.org/' } }]);
  await user.keyboard('文档');
  await user.click(document.body);
  expect(globalSearch.facts().isOpen).toBe(false);
});
