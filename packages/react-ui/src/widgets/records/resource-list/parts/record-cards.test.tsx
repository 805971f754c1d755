import { createResourcePage } from '@evergreen/core/records/page';
import { retireeResource } from '@evergreen/core/resources';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { heard, signedIn } from '../../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../../testing/draw-widget.tsx';
import { ResourceList } from '../resource-list.tsx';
import { shownList } from '../testing/shown-list.tsx';

const WIDTH = 390;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: WIDTH <= Number(/max-width: ([\d.]+)px/u.exec(query)?.[1] ?? 0),
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
});

const cards = () => [...document.querySelectorAll<HTMLElement>('.record-card')];
const searchLabels = () => [...document.querySelectorAll('search label')].map(({ textContent }) => textContent);

it('LIST-20 draws cards on a phone: name, state, first columns and a menu; the search is one field and a drawer', async () => {
  const { asked, list } = await shownList();
  const [first] = cards();
  if (first === undefined) throw new Error('There are no cards');
  const card = within(first);
  const written = [...first.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
  fireEvent.click(card.getByText('健康讲座'));
  fireEvent.click(card.getByLabelText('选择 健康讲座'));
  fireEvent.click(card.getByLabelText('健康讲座 的操作'));
  fireEvent.click(await screen.findByText('编辑'));
  const labels = searchLabels();
  fireEvent.click(screen.getByText('筛选'));
  const others = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('.phone-search-drawer label')];
    if (found.length === 0) throw new Error('The drawer is closed');
    return found.map(({ textContent }) => textContent);
  });
  expect({
    tables: screen.queryAllByRole('table').length,
    count: cards().length,
    state: within(first).getByText('草稿').tagName,
    written: written.slice(0, 4),
    asked,
    selection: list.facts().selection,
    labels,
    others,
  }).toEqual({
    tables: 0,
    count: 3,
    state: 'SPAN',
    written: ['开始时间', '2026-12-01 09:00', '活动地点', '社区活动中心'],
    asked: ['show a1', 'edit a1'],
    selection: ['a1'],
    labels: ['活动标题'],
    others: ['活动类型', '活动状态', '审核状态', '开始时间'],
  });
});

it('LIST-29 on a phone, too, six fields are searched by and the others chosen', async () => {
  const stage = await signedIn('retiree:list');
  const page = stage.core.open((given) => createResourcePage({ ...given, resource: retireeResource }));
  drawWidget(stage, <ResourceList page={page} />);
  await heard();
  fireEvent.click(screen.getByText('筛选'));
  await screen.findByRole('button', { name: '选择条件' });
  const inDrawer = () =>
    [...document.querySelectorAll('.phone-search-others .ant-form-item-label label')].map((label) => label.textContent);
  const before = [...searchLabels(), ...inDrawer()];
  fireEvent.click(screen.getByRole('button', { name: '选择条件' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: '所在区县' }));
  await heard();
  expect([before, inDrawer().includes('所在区县')]).toEqual([
    ['姓名', '身份证号', '性别', '出生日期', '原单位', '手机号码'],
    true,
  ]);
});

it('shows the table on a phone too, on request, within the specified 800 pixels', async () => {
  await shownList();
  fireEvent.click(screen.getByLabelText('显示为表格'));
  const scrolled = document.querySelector<HTMLElement>('.resource-list table')?.style.width;
  fireEvent.click(screen.getByLabelText('显示为卡片'));
  expect({ scrolled, cards: cards().length }).toEqual({ scrolled: '800px', cards: 3 });
});
