import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { columnTitles, showAgain, shownList } from '../testing/shown-list.tsx';

function widen(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: width <= Number(/max-width: ([\d.]+)px/u.exec(query)?.[1] ?? 0),
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

const searchLabels = () => [...document.querySelectorAll('search label')].map(({ textContent }) => textContent);
const titleInput = () => {
  const input = document.getElementById('activity-search-title');
  if (input === null) throw new Error('The search has no title');
  return input;
};
const tableWidth = () => document.querySelector<HTMLElement>('.resource-list-table table')?.style.width;

it('LIST-05 folds and resets the search, chooses columns, and scrolls the table within 800 px below 500 px', async () => {
  widen(1440);
  const stage = await shownList();
  const { list, user } = stage;
  const folded = searchLabels();
  await user.click(screen.getByText('展开'));
  const unfolded = searchLabels();
  await user.click(screen.getByText('收起'));
  const foldedAgain = searchLabels();
  await user.type(titleInput(), '讲座');
  const typed = list.facts().search.typed;
  await user.click(screen.getByText('重置'));
  const reset = list.facts().search.typed;
  const usual = columnTitles();
  fireEvent.click(screen.getByLabelText('列设置'));
  await user.click(screen.getByLabelText('主办单位', { selector: 'input' }));
  const hidden = columnTitles();
  widen(480);
  await showAgain(stage);
  fireEvent.click(screen.getByLabelText('显示为表格'));
  expect({ folded, unfolded, foldedAgain, typed, reset, hidden, width: tableWidth() }).toEqual({
    folded: ['活动标题', '活动类型', '活动状态'],
    unfolded: ['活动标题', '活动类型', '活动状态', '审核状态', '开始时间'],
    foldedAgain: folded,
    typed: { title: '讲座' },
    reset: {},
    hidden: usual.filter((title) => title !== '主办单位'),
    width: '800px',
  });
});
