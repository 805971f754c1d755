import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { DictionaryMultiSelect, DictionarySearchSelect, DictionarySelect } from './index.ts';

function listener() {
  const told: unknown[] = [];
  return { told, onChange: (...values: readonly unknown[]) => told.push(values) };
}
const open = (name: string) => fireEvent.mouseDown(screen.getByLabelText(name));
const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option-content')].map(({ textContent }) => textContent);

const targets = [
  { value: '1', text: '退休人员' },
  { value: '2', text: '志愿者' },
  { value: '3', text: '家属', disabled: true },
];

it('WID-12 a dictionary select finds its entries by their text', async () => {
  const { told, onChange } = listener();
  const stage = await signedIn();
  drawWidget(
    stage,
    <DictionarySelect id="d" aria-label="对象" dictionary="target_group" value={null} onChange={onChange} />,
  );
  await heard();
  stage.ports.http.take('getDictItems/target_group').succeed(targets);
  await heard();
  const prompt = screen.getByText('请选择').textContent;
  open('对象');
  fireEvent.change(screen.getByLabelText('对象'), { target: { value: '志' } });
  const found = offered();
  fireEvent.click(screen.getByTitle('志愿者'));
  expect([prompt, found, told]).toEqual(['请选择', ['志愿者'], [['2', '志愿者']]]);
});

it('WID-12 a dictionary multi-select joins its entries by commas, and keeps one that is no entry any more', async () => {
  const { told, onChange } = listener();
  const stage = await signedIn();
  drawWidget(
    stage,
    <DictionaryMultiSelect id="d" aria-label="对象" dictionary="target_group" value="9,1" onChange={onChange} />,
  );
  await heard();
  stage.ports.http.take('getDictItems/target_group').succeed(targets);
  await heard();
  const tags = [...document.querySelectorAll('.ant-select-selection-item')].map(({ textContent }) => textContent);
  open('对象');
  fireEvent.click(screen.getByTitle('家属'));
  fireEvent.click(screen.getByTitle('志愿者'));
  expect([tags, told]).toEqual([['9', '退休人员'], [['9,1,2', '9,退休人员,志愿者']]]);
});

it('WID-12 a searchable dictionary select asks for ten entries 800 ms after the last key', async () => {
  const { told, onChange } = listener();
  const stage = await signedIn();
  const { http, clock } = stage.ports;
  drawWidget(
    stage,
    <DictionarySearchSelect id="d" aria-label="人员" lookup="retiree" value="r9" onChange={onChange} />,
  );
  await heard();
  const asked = http.requests.map(({ url }) => url).filter((url) => url.includes('/sys/dict/loadDict'));
  http.take('loadDictItem/retiree').succeed(['赵德福']);
  http.take('loadDict/retiree').succeed([{ value: 'r1', text: '王秀兰' }]);
  await heard();
  const shown = document.querySelector('.ant-select-content, .ant-select-selection-item')?.textContent;
  open('人员');
  const box = screen.getByLabelText('人员');
  fireEvent.change(box, { target: { value: '李' } });
  act(() => clock.advance(799));
  await heard();
  const early = http.pending();
  act(() => clock.advance(1));
  await heard();
  const call = http.take('keyword=');
  call.succeed([{ value: 'r2', text: '李建国' }]);
  await heard();
  fireEvent.click(screen.getByTitle('李建国'));
  expect({
    asked,
    shown,
    early,
    keyword: decodeURIComponent(call.request.url).replace(/^.*retiree/u, ''),
    told,
  }).toEqual({
    asked: ['/api/sys/dict/loadDict/retiree?pageSize=10', '/api/sys/dict/loadDictItem/retiree?key=r9'],
    shown: '赵德福',
    early: 0,
    keyword: '?pageSize=10&keyword=李',
    told: [['r2', '李建国']],
  });
});

it('WID-12 a searchable dictionary select says that nothing was found, or why it cannot search, and warns', async () => {
  const { onChange } = listener();
  const stage = await signedIn();
  const warned: string[] = [];
  stage.core.on(({ level, text }) => warned.push(`${level} ${text['zh-CN']}`));
  drawWidget(
    stage,
    <DictionarySearchSelect id="d" aria-label="人员" lookup="retiree" value={null} onChange={onChange} />,
  );
  stage.ports.http.take('loadDict/retiree').reject('没有查询权限');
  await heard();
  open('人员');
  fireEvent.click(screen.getByRole('button', { name: /重\s*试/u }));
  await heard();
  stage.ports.http.take('loadDict/retiree').succeed([]);
  await heard();
  expect([warned, screen.getByText('没有查询到任何数据').textContent]).toEqual([
    ['warning 没有查询权限'],
    '没有查询到任何数据',
  ]);
});
