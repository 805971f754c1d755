import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { DepartmentPicker } from './index.ts';

// It comes with the first opening; here it is there at once.
beforeAll(async () => {
  await import('./department-dialog.tsx');
});

const TREE = 'queryIdTree';
const tree = [
  {
    key: 'a',
    title: '服务中心',
    children: [
      { key: 'b', title: '活动服务科', children: [] },
      { key: 'c', title: '财务科', children: [] },
    ],
  },
];

async function drawn(value: string | number | false | null, valueText?: string, maximum = 10) {
  const stage = await signedIn();
  const told: unknown[] = [];
  drawWidget(
    stage,
    <DepartmentPicker
      id="department"
      aria-label="部门"
      value={value}
      {...(valueText === undefined ? {} : { valueText })}
      maximum={maximum}
      onChange={(...args) => told.push(args)}
    />,
  );
  await heard();
  const input = () => screen.getByLabelText<HTMLInputElement>('部门', { selector: '#department' });
  const open = async () => {
    fireEvent.keyDown(input(), { key: 'Enter' });
    await heard();
    stage.ports.http.take(TREE).succeed(tree);
    await heard();
  };
  const search = async (words: string) => {
    const box = screen.getByPlaceholderText('请输入部门名称按回车进行搜索');
    fireEvent.change(box, { target: { value: words } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await heard();
  };
  const names = () =>
    [...document.querySelectorAll('.department-tree .ant-tree-title')].map((line) => line.textContent);
  const toggle = (title: string) => {
    const line = screen.getByTitle(title).closest('.ant-tree-treenode');
    const box = line?.querySelector('.ant-tree-checkbox');
    if (box === null || box === undefined) throw new Error(`${title} has no box`);
    fireEvent.click(box);
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await heard();
  };
  return { told, input, open, search, names, toggle, press, ports: stage.ports };
}

it('WID-03 opens from its read-only input, finds departments by name with the match marked, and keeps what is chosen', async () => {
  const { told, input, open, search, names, toggle, press } = await drawn('c', '财务科');
  expect([input().readOnly, input().placeholder, input().value]).toEqual([true, '请点击选择部门', '财务科']);
  await open();
  expect([screen.getByRole('dialog', { name: '选择部门' }) !== null, names()]).toEqual([
    true,
    ['服务中心', '活动服务科', '财务科'],
  ]);
  await search('活动');
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect([names(), marks]).toEqual([['服务中心', '活动服务科'], ['活动']]);
  toggle('活动服务科');
  expect(screen.getByText('已选择 2 项')).toBeInstanceOf(HTMLElement);
  await search('');
  await press('确定');
  expect(told).toEqual([['c,b', '财务科,活动服务科']]);
});

it('cancels without a word, and empties by its icon, which a required one does not have', async () => {
  const { told, open, toggle, press } = await drawn('c', '财务科');
  await open();
  toggle('活动服务科');
  await press('取消');
  const afterCancel = [...told];
  await press('清空');
  expect([afterCancel, told]).toEqual([[], [[null]]]);
});

it('shows a value that the user may not see by its number, and 0 and false as well', async () => {
  const seen: string[] = [];
  for (const value of ['x9', 0, false] as const) {
    const { input, ports } = await drawn(value);
    ports.http.take(TREE).reject('没有权限');
    await heard();
    seen.push(input().value);
    document.body.innerHTML = '';
  }
  expect(seen).toEqual(['x9', '0', 'false']);
});

it('says why there is no tree, and asks again', async () => {
  const { input, ports, press, names } = await drawn(null);
  fireEvent.click(input());
  await heard();
  ports.http.take(TREE).reject('部门服务暂不可用');
  await heard();
  const said = screen.getByRole('alert').textContent;
  await press('重试');
  ports.http.take(TREE).succeed(tree);
  await heard();
  expect([said?.includes('部门服务暂不可用'), names().length]).toEqual([true, 3]);
});

it('draws its tree without icons that are read aloud', async () => {
  const { open, names } = await drawn(null);
  await open();
  const icons = [...document.querySelectorAll('.department-tree [role=img]')];
  expect([
    names().length,
    icons.length > 0,
    icons.filter((icon) => icon.getAttribute('aria-hidden') !== 'true'),
  ]).toEqual([3, true, []]);
});
