import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { heard, signedIn } from '../../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../../testing/draw-widget.tsx';
import { EditableTable } from '../editable-table.tsx';
import { pretendSize } from '../testing/pretend-size.ts';
import { realTable } from '../testing/real-table.ts';

const page = (...records: readonly object[]) => ({ records, total: records.length, size: 10, current: 1, pages: 1 });
const wang = { id: 'u1', username: 'clerk', realname: '王秀兰', sex: 2, phone: '', orgCodeTxt: '活动服务科' };
const tree = [{ key: 'd1', title: '服务中心', children: [{ key: 'd2', title: '活动服务科', children: [] }] }];

// They come with the first opening; here they are there at once.
beforeAll(async () => {
  await import('../../../access/user-picker/user-dialog.tsx');
  await import('../../../access/department-picker/department-dialog.tsx');
  await import('../lazy/lazy-parts.ts');
});
beforeEach(() => pretendSize(1000, 650));

it('TABLE-16 cells of users and departments fill several columns by orgFields and destFields', async () => {
  const stage = await signedIn();
  const { table } = realTable(stage, {
    columns: [
      {
        key: 'who',
        title: '人员',
        type: 'sel_user',
        orgFields: 'realname,id,username',
        destFields: 'who,whoId,account',
      },
      { key: 'depart', title: '部门', type: 'sel_depart', orgFields: 'title,id', destFields: 'depart,departId' },
      { key: 'account', title: '账号', type: 'input' },
      { key: 'whoId', title: '人员编号', type: 'hidden' },
      { key: 'departId', title: '部门编号', type: 'hidden' },
    ],
    rows: [{ id: 'a', who: '', whoId: '', account: '', depart: '旧部门', departId: 'd9' }],
    alwaysEdit: false,
  });
  drawWidget(stage, <EditableTable table={table} />);
  const row = table.rows.keyAt(0) ?? '';
  const open = async (column: string) => {
    act(() => void table.send({ type: 'edit.start', place: { row, column } }));
    await heard();
    await heard();
  };
  const confirm = async (title: string) => {
    const dialog = screen.getByText(title).closest<HTMLElement>('[role=dialog]');
    if (dialog === null) throw new Error('There is no dialog');
    fireEvent.click(within(dialog).getByText('确定').closest('button') ?? dialog);
    await heard();
  };
  await open('who');
  stage.ports.http.take('queryIdTree').succeed(tree);
  stage.ports.http.take('queryUserByDepId').succeed(page(wang));
  await heard();
  fireEvent.click(screen.getByText('clerk'));
  await confirm('根据部门选择用户');
  await open('depart');
  stage.ports.http.take('queryIdTree').succeed(tree);
  await heard();
  fireEvent.click(screen.getByLabelText('移除“d9”'));
  fireEvent.click(screen.getByTitle('活动服务科'));
  await confirm('选择部门');
  const values = ['who', 'whoId', 'account', 'depart', 'departId'].map((key) => table.rows.value(row, key));
  expect(values).toEqual(['王秀兰', 'u1', 'clerk', '活动服务科', 'd2']);
});
