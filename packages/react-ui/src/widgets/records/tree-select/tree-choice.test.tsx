import { localized } from '@evergreen/core/kernel';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { ResourceTreeChoice, TreeChoice } from './index.ts';

const source = { kind: 'category', pcode: 'A04' } as const;
const told: unknown[] = [];

async function shown(condition?: string) {
  const stage = await signedIn();
  told.length = 0;
  drawWidget(
    stage,
    <TreeChoice
      id="category"
      source={source}
      {...(condition === undefined ? {} : { condition })}
      value="z"
      valueText="合唱"
      placeholder="分类"
      aria-label="分类"
      onChange={(value, text) => told.push([value, text])}
    />,
  );
  const open = () => fireEvent.mouseDown(screen.getByRole('combobox', { name: '分类' }));
  const expand = (title: string) => {
    const line = screen.getByTitle(title).closest('.ant-select-tree-treenode');
    const switcher = line?.querySelector('.ant-select-tree-switcher');
    if (switcher === null || switcher === undefined) throw new Error(`${title} cannot be opened`);
    fireEvent.click(switcher);
  };
  return { ports: stage.ports, open, expand };
}

it('WID-13 opens a category when asked to, chooses below it, and refuses a condition that is no JSON object', async () => {
  const { ports, open, expand } = await shown();
  expect(screen.getByText('合唱')).toBeInstanceOf(HTMLElement);
  ports.http.take('loadTreeRoot').succeed([{ key: 'a', value: 'a', label: '体育', leaf: 0 }]);
  await heard();
  open();
  expand('体育');
  await heard();
  ports.http.take('loadTreeChildren').succeed([{ key: 'b', value: 'b', label: '门球', leaf: 1 }]);
  await heard();
  fireEvent.click(screen.getByTitle('门球'));
  expect(told).toEqual([['b', '门球']]);
  await shown('[]');
  expect(screen.getByText('组件JTreeSelect-condition传值有误，需要一个json字符串!')).toBeInstanceOf(HTMLElement);
});

it('says why the tree is not there, and asks again', async () => {
  const { ports, open } = await shown();
  ports.http.take('loadTreeRoot').reject('分类服务暂不可用');
  await heard();
  open();
  expect(screen.getByText(/分类服务暂不可用/u)).toBeInstanceOf(HTMLElement);
  act(() => screen.getByRole('button', { name: /重\s*试/u }).click());
  await heard();
  ports.http.take('loadTreeRoot').succeed([]);
  await heard();
  expect(screen.getByText('没有可选的分类')).toBeInstanceOf(HTMLElement);
});

it('shows what a value reads as that came without its text, and categories below one code', async () => {
  const stage = await signedIn();
  drawWidget(
    stage,
    <ResourceTreeChoice
      id="industry"
      field={{ type: 'reference', resource: 'category', below: 'A01', label: localized('行业', 'Industry') }}
      tree="sys_category"
      value="c1"
      placeholder="行业"
      aria-label="行业"
      onChange={() => undefined}
    />,
  );
  await heard();
  const asked = stage.ports.http.requests.map(({ url }) => url.replace(/^.*(?=\/sys\/(?:category|dict))/u, ''));
  stage.ports.http.take('loadDictItem/category').succeed(['装备制造']);
  await heard();
  expect([
    asked.some((url) => url.includes('pcode=A01')),
    asked.some((url) => url.includes('loadDictItem/category?key=c1')),
    screen.getByText('装备制造').textContent,
  ]).toEqual([true, true, '装备制造']);
});

it('a search shows what was found of the loaded levels with what is above it, and how many more there are', async () => {
  const { ports, open } = await shown();
  const below = Array.from({ length: 203 }, (_, number) => ({
    key: `b${number}`,
    value: `b${number}`,
    label: `门球 ${number}`,
  }));
  ports.http.take('loadTreeRoot').succeed([
    { key: 'a', value: 'a', label: '体育', leaf: 0, children: below },
    { key: 'z', value: 'z', label: '合唱', leaf: 1 },
  ]);
  await heard();
  open();
  const lines = () => [...document.querySelectorAll('.ant-select-tree-title')].map(({ textContent }) => textContent);
  const type = (words: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: '分类' }), { target: { value: words } });
  const closed = lines();
  type('门球 20');
  const few = lines();
  type('门球');
  const first = lines().slice(0, 2);
  type('象棋');
  const none = screen.getByText('没有可选的分类').textContent;
  type('');
  expect([closed, few, first, none, lines()]).toEqual([
    ['体育', '合唱'],
    ['体育', '门球 20', '门球 200', '门球 201', '门球 202'],
    ['体育', '门球 0'],
    '没有可选的分类',
    ['体育', '合唱'],
  ]);
});

it('finds rows of every level by asking the server, and chooses one of them', async () => {
  const stage = await signedIn();
  const chosen: unknown[] = [];
  drawWidget(
    stage,
    <ResourceTreeChoice
      id="type"
      field={TYPE}
      tree="curriculum_type"
      value={null}
      placeholder="类型"
      aria-label="类型"
      onChange={(value, text) => chosen.push([value, text])}
    />,
  );
  await heard();
  stage.ports.http.take('loadTreeData').succeed([{ key: 'life', value: 'life', label: '生活技能', leaf: 0 }]);
  await heard();
  const box = screen.getByRole('combobox', { name: '类型' });
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value: '手机' } });
  await heard();
  act(() => stage.ports.clock.advance(300));
  await heard();
  stage.ports.http.take('keyword=').succeed([{ value: 'phone', text: '智能手机', title: '智能手机' }]);
  await heard();
  fireEvent.click(screen.getByTitle('智能手机'));
  expect([chosen, screen.queryByTitle('生活技能')]).toEqual([[['phone', '智能手机']], null]);
});

const TYPE = { type: 'reference', resource: 'curriculumType', label: localized('类型', 'Type') } as const;

it('WID-12 a dictionary tree select opens its levels one at a time', async () => {
  const chosen: unknown[] = [];
  const stage = await signedIn();
  drawWidget(
    stage,
    <TreeChoice
      id="d"
      aria-label="类型"
      source={{ kind: 'dictionary', tree: 'curriculum_type' }}
      value={null}
      placeholder="请选择"
      onChange={(...values) => chosen.push(values)}
    />,
  );
  stage.ports.http.take('loadTreeData').succeed([{ key: 'a', value: 'a', label: '体育', leaf: 0 }]);
  await heard();
  fireEvent.mouseDown(screen.getByLabelText('类型'));
  fireEvent.click(document.querySelector('.ant-select-tree-switcher') ?? document.body);
  await heard();
  const call = stage.ports.http.take('loadTreeData');
  call.succeed([{ key: 'b', value: 'b', label: '门球', leaf: 1 }]);
  await heard();
  fireEvent.click(screen.getByTitle('门球'));
  expect([call.request.url.includes('pid=a'), chosen]).toEqual([true, [['b', '门球']]]);
});
