import { act, fireEvent, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { heard, signedIn } from '../../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../../testing/draw-widget.tsx';
import { EditableTable } from '../editable-table.tsx';
import { pretendSize } from '../testing/pretend-size.ts';
import { realTable } from '../testing/real-table.ts';

const report = { cgRpConfigId: 'retiree', cgRpConfigName: '退休人员', columns: [{ title: '姓名', dataIndex: 'name' }] };
const people = [
  { id: 'r1', name: '王秀兰', phone: '138' },
  { id: 'r2', name: '李建国', phone: '139' },
];

// They come with the first opening; here they are there at once.
beforeAll(async () => {
  await import('../../../online/report-picker/report-dialog.tsx');
  await import('../lazy/lazy-parts.ts');
});
beforeEach(() => pretendSize(1000, 650));

it('TABLE-16 cells popup and input_pop fill several columns by orgFields and destFields from a report', async () => {
  const stage = await signedIn();
  const { table } = realTable(stage, {
    columns: [
      {
        key: 'who',
        title: '人员',
        type: 'popup',
        popupCode: 'retiree',
        orgFields: 'name,id',
        destFields: 'who,whoId',
        props: { multi: true },
      },
      {
        key: 'contact',
        title: '联系人',
        type: 'input_pop',
        popupCode: 'retiree',
        orgFields: 'name,phone',
        destFields: 'contact,phone',
      },
      { key: 'phone', title: '电话', type: 'normal' },
      { key: 'whoId', title: '人员编号', type: 'hidden' },
    ],
    rows: [{ id: 'a', who: '王秀兰', whoId: 'r1', contact: '', phone: '' }],
    alwaysEdit: false,
  });
  drawWidget(stage, <EditableTable table={table} />);
  const row = table.rows.keyAt(0) ?? '';
  const { http } = stage.ports;
  const open = async (column: string) => {
    act(() => void table.send({ type: 'edit.start', place: { row, column } }));
    await heard();
    await heard();
  };
  const dialogOf = () => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1);
    if (found === undefined) throw new Error('There is no dialog');
    return within(found);
  };
  await open('who');
  http.take('getRpColumns/retiree').succeed(report);
  await heard();
  http.take('getQueryInfo').succeed([]);
  await heard();
  http.take('getData').succeed({ records: people, total: 2 });
  await heard();
  const ticked = [...document.querySelectorAll('.report-dialog input:checked')].map((box) =>
    box.getAttribute('aria-label'),
  );
  fireEvent.click(dialogOf().getByText('李建国'));
  fireEvent.click(dialogOf().getByText('确定'));
  await heard();
  // Its answers are those of the first cell.
  await open('contact');
  fireEvent.click(dialogOf().getAllByText('李建国').at(-1) ?? document.body);
  fireEvent.click(dialogOf().getByText('确定'));
  await heard();
  const values = ['who', 'whoId', 'contact', 'phone'].map((key) => table.rows.value(row, key));
  expect({ ticked, values, pending: http.pending() }).toEqual({
    ticked: ['选择“王秀兰”'],
    values: ['王秀兰,李建国', 'r1,r2', '李建国', '139'],
    pending: 0,
  });
});
