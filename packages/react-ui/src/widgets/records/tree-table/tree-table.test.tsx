import { ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { TreeTable } from './index.ts';

const rows = () =>
  [...document.querySelectorAll('tbody tr.ant-table-row')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join('|'),
  );

it('WID-14 shows a tree in a table: rows below are fetched when they are opened, with a placeholder meanwhile', async () => {
  const answers: ((answer: Result<unknown, LocalizedText>) => void)[] = [];
  drawWidget(
    newStage(),
    <TreeTable
      label="部门"
      columns={[
        { key: 'name', title: '名称' },
        { key: 'code', title: '编码' },
      ]}
      load={() => new Promise((answer) => answers.push(answer))}
    />,
  );
  await heard();
  answers[0]?.(
    ok([
      { id: '1', name: '市局', code: 'A01', hasChildren: true },
      { id: '2', name: '区局' },
    ]),
  );
  await heard();
  const seen = [rows()];
  fireEvent.click(screen.getByRole('button', { name: '展开 市局' }));
  seen.push(rows());
  answers[1]?.(ok({ records: [{ id: '3', name: '科室', code: 'A01A01' }] }));
  await heard();
  seen.push(rows());
  fireEvent.click(screen.getByRole('button', { name: '收起 市局' }));
  expect(seen).toEqual([
    ['市局|A01', '区局|'],
    ['市局|A01', 'loading...|', '区局|'],
    ['市局|A01', '科室|A01A01', '区局|'],
  ]);
});

it('says that an answer is not known, and asks again', async () => {
  let asked = 0;
  drawWidget(
    newStage(),
    <TreeTable
      label="部门"
      columns={[{ key: 'name', title: '名称' }]}
      load={async () => {
        asked += 1;
        return Promise.resolve(asked === 1 ? ok('<html>') : ok([{ id: '1', name: '市局' }]));
      }}
    />,
  );
  await heard();
  const said = screen.getByRole('alert').textContent;
  fireEvent.click(screen.getByRole('button', { name: /重\s*试/u }));
  await heard();
  expect([said?.includes('返回数据类型不识别'), rows(), screen.queryByRole('alert')]).toEqual([true, ['市局'], null]);
});
