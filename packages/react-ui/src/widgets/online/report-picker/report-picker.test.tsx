import type { ReportPickerConfig, ReportValue } from '@evergreen/core/online/report-picker';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { ReportPicker } from './index.ts';

const config: ReportPickerConfig = {
  code: 'retiree',
  orgFields: 'name,id',
  destFields: 'who,whoId',
  field: 'who',
  isMultiple: true,
};
const report = {
  cgRpConfigId: 'retiree',
  cgRpConfigName: '退休人员',
  columns: [
    { title: '姓名', dataIndex: 'name', sorter: true },
    { title: '性别', dataIndex: 'sex', customRender: 'sex' },
  ],
  dictOptions: { sex: [{ value: '2', text: '女' }] },
};
const queryItems = [
  { field: 'name', label: '姓名' },
  { field: 'sex', label: '性别', view: 'list', dictCode: 'sex', hidden: '1' },
];
const row = (id: number) => ({ id: `r${id}`, name: `人员${id}`, sex: '2' });

// It comes with the first opening; here it is there at once.
beforeAll(async () => {
  await import('./report-dialog.tsx');
});

async function shown(own: ReportPickerConfig = config, filled: Readonly<Record<string, ReportValue>> = {}) {
  const stage = await signedIn();
  const told: unknown[] = [];
  const warned: string[] = [];
  stage.core.on(({ level, text }) => warned.push(`${level} ${text['zh-CN']}`));
  drawWidget(
    stage,
    <ReportPicker id="p" aria-label="人员" config={own} filled={filled} onChange={(values) => told.push(values)} />,
  );
  await heard();
  const answer = async (path: string, result: unknown) => {
    const call = stage.ports.http.take(path);
    call.succeed(result);
    await heard();
    return new URL(call.request.url, 'http://h');
  };
  const open = async () => {
    fireEvent.click(screen.getByLabelText('人员'));
    await heard();
    await answer('getRpColumns', report);
    await answer('getQueryInfo', queryItems);
    await answer('getData', { records: [row(1), row(2)], total: 12 });
    const dialog = screen.getByText('退休人员').closest<HTMLElement>('[role=dialog]');
    if (dialog === null) throw new Error('There is no dialog');
    return within(dialog);
  };
  return { stage, told, warned, answer, open };
}

it('WID-05 opens on its rows, searches by Enter, resets, unfolds, and OK emits what is chosen on all pages', async () => {
  const { told, answer, open } = await shown();
  const dialog = await open();
  const counted = [dialog.getByText('已选择 0 项').textContent, dialog.getByText('1-10 共 12 条').textContent];
  const shownText = dialog.getAllByText('女').length;
  fireEvent.click(dialog.getByText('人员2'));
  const folded = dialog.queryByLabelText('性别', { selector: 'input' });
  fireEvent.click(dialog.getByText('展开'));
  const unfolded = dialog.getByLabelText('性别', { selector: 'input' }).id;
  fireEvent.click(dialog.getByText('收起'));
  const name = dialog.getByLabelText('姓名', { selector: 'input' });
  fireEvent.change(name, { target: { value: '王' } });
  fireEvent.submit(name.closest('form') ?? name);
  await heard();
  const searched = (await answer('getData', { records: [row(7)], total: 1 })).searchParams.get('name');
  fireEvent.click(dialog.getByText('人员7'));
  counted.push(dialog.getByText(/^已选择/u).textContent);
  fireEvent.click(dialog.getByText(/^重\s*置$/u));
  await heard();
  // The first question again: its answer is still good.
  const reset = [dialog.queryByText('人员7', { selector: 'td' }), dialog.getByText('人员1').textContent];
  fireEvent.click(dialog.getByText('刷新'));
  await heard();
  await answer('getData', { records: [row(1), row(2)], total: 12 });
  fireEvent.click(dialog.getByText('确定'));
  expect({ counted, shownText, folded, unfolded: unfolded.endsWith('-sex'), searched, reset, told }).toEqual({
    counted: ['已选择 0 项', '1-10 共 12 条', '已选择 2 项'],
    shownText: 2,
    folded: null,
    unfolded: true,
    searched: '王',
    reset: [null, '人员1'],
    told: [{ who: '人员2,人员7', whoId: 'r2,r7' }],
  });
});

it('WID-05 shows what was chosen before, clears it by 清空, and cancelling leaves it', async () => {
  const { told, open } = await shown(config, { who: '人员2', whoId: 'r2' });
  const input = screen.getByLabelText<HTMLInputElement>('人员');
  const before = input.value;
  const dialog = await open();
  const ticked = dialog.getByLabelText<HTMLInputElement>('选择“人员2”').checked;
  fireEvent.click(dialog.getByText('清空'));
  const cleared = [
    dialog.getByText(/^已选择/u).textContent,
    dialog.getByLabelText<HTMLInputElement>('选择“人员2”').checked,
  ];
  fireEvent.click(dialog.getByText('取消'));
  await heard();
  const cancelled = [...told];
  fireEvent.click(document.querySelector('.picker-field-clear') ?? document.body);
  expect({ before, ticked, cleared, cancelled, told }).toEqual({
    before: '人员2',
    ticked: true,
    cleared: ['已选择 0 项', false],
    cancelled: [],
    told: [{ who: null, whoId: null }],
  });
});

it('WID-06 warns 请选择一条记录, and stays open, where nothing is chosen', async () => {
  const { warned, told, open } = await shown();
  const dialog = await open();
  fireEvent.click(dialog.getByText('确定'));
  await heard();
  expect([warned, told, dialog.getByText('人员1').textContent]).toEqual([['warning 请选择一条记录'], [], '人员1']);
});

it.each([
  [{ code: '' }, 'popup参数未正确配置!'],
  [{ orgFields: 'name' }, 'popup参数未正确配置,原始值和目标值数量不一致!'],
])('WID-06 a wrong configuration %j renders its error and no input', async (change, words) => {
  await shown({ ...config, ...change });
  expect([screen.getByRole('alert').textContent, screen.queryByRole('textbox')]).toEqual([words, null]);
});

it('WID-06 opens from the cache within 30000 ms', async () => {
  const { stage, open } = await shown();
  const dialog = await open();
  fireEvent.click(dialog.getByText('取消'));
  await heard();
  stage.ports.clock.advance(29_000);
  fireEvent.click(screen.getByLabelText('人员'));
  await heard();
  expect([stage.ports.http.pending(), screen.getByText('人员1').textContent]).toEqual([0, '人员1']);
});

it('says why the report cannot be read, and asks again', async () => {
  const { stage, answer } = await shown();
  fireEvent.click(screen.getByLabelText('人员'));
  await heard();
  stage.ports.http.take('getRpColumns').reject('没有这个报表');
  await heard();
  const words = screen.getByRole('alert').textContent;
  fireEvent.click(screen.getByRole('button', { name: /重\s*试/u }));
  await heard();
  await answer('getRpColumns', report);
  expect([words?.includes('没有这个报表'), screen.queryByRole('alert')]).toEqual([true, null]);
});
