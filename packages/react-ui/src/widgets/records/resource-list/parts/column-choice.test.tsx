import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard } from '../../../../adapter/testing/stage.tsx';
import { ROWS_CALL, columnTitles, showAgain, shownList } from '../testing/shown-list.tsx';

// By label and class, because roles are slow to compute for a hundred controls.
const panel = () => {
  const choice = document.querySelector<HTMLElement>('.column-choice');
  if (choice === null) throw new Error('The column settings are closed');
  return within(choice);
};
const control = (name: string) => panel().getByLabelText<HTMLInputElement>(name);
const open = async () => {
  fireEvent.click(screen.getByLabelText('列设置'));
  await heard();
};

/** What takes the widths comes with the first settings. */
beforeAll(() => import('../../../base/number-input/index.ts'), 120_000);

// Seven seconds alone: every press draws the dialog anew.
it(
  'LIST-14 arranges columns in the column settings and finds them so on return, until the default is restored',
  { timeout: 90_000 },
  async () => {
    const stage = await shownList();
    const usual = columnTitles();
    await open();
    fireEvent.click(control('主办单位'));
    fireEvent.click(control('上移 开始时间'));
    const said = document.querySelector('.column-choice output')?.textContent;
    fireEvent.change(control('开始时间 的宽度'), { target: { value: '222' } });
    fireEvent.click(control('冻结 活动地点 在左侧'));
    const arranged = columnTitles();

    await showAgain(stage);
    const found = columnTitles();
    await open();
    const keptWidth = control('开始时间 的宽度').value;
    fireEvent.click(panel().getByText('恢复默认'));

    const [name, ...others] = usual;
    const touched: readonly (string | null)[] = ['主办单位', '活动地点', '开始时间', '活动状态'];
    const untouched = others.filter((title) => !touched.includes(title));
    expect({ said: said?.startsWith('开始时间：第 '), arranged, found, keptWidth, restored: columnTitles() }).toEqual({
      said: true,
      arranged: [name, '活动地点', '开始时间', '活动状态', ...untouched],
      found: arranged,
      keptWidth: '222',
      restored: usual,
    });
  },
);

it('resizes a column by the edge of its title, without sorting by it', async () => {
  const { ports } = await shownList();
  const title = screen.getByRole('columnheader', { name: '活动标题' });
  title.getBoundingClientRect = () => new DOMRect(0, 0, 260, 40);
  const edge = title.querySelector('.resource-list-column-edge');
  if (!(edge instanceof HTMLElement)) throw new Error('The title has no edge');
  edge.setPointerCapture = () => undefined;
  fireEvent.pointerDown(edge, { clientX: 260, pointerId: 1 });
  fireEvent.pointerMove(edge, { clientX: 280 });
  fireEvent.pointerUp(edge, { clientX: 300 });
  fireEvent.click(edge);
  await open();
  expect({
    width: control('活动标题 的宽度').value,
    lists: ports.http.requests.filter(({ url }) => ROWS_CALL.test(url)).length,
  }).toEqual({ width: '300', lists: 1 });
});

it('moves a dragged column to the place where it is dropped', async () => {
  await shownList();
  await open();
  const rowOf = (name: string) => {
    const row = control(name).closest('li');
    const handle = row?.querySelector('[draggable]');
    if (!(row instanceof HTMLElement) || !(handle instanceof HTMLElement)) throw new Error(`There is no row ${name}`);
    return { row, handle };
  };
  const dataTransfer = { setDragImage: () => undefined, effectAllowed: 'none' };
  fireEvent.dragStart(rowOf('开始时间').handle, { dataTransfer });
  fireEvent.dragOver(rowOf('活动状态').row, { dataTransfer });
  fireEvent.drop(rowOf('活动状态').row, { dataTransfer });
  const titles = columnTitles();
  expect(titles.indexOf('开始时间')).toBe(titles.indexOf('活动状态') - 1);
});
