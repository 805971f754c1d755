import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { UserPicker } from './index.ts';

// It comes with the first opening; here it is there at once.
beforeAll(async () => {
  await import('./user-dialog.tsx');
});

const page = (...records: readonly object[]) => ({ records, total: records.length, size: 10, current: 1, pages: 1 });
const wang = {
  id: 'u1',
  username: 'clerk',
  realname: '王秀兰',
  sex: 2,
  phone: '154****1002',
  orgCodeTxt: '活动服务科',
};
const zhang = { id: 'u2', username: 'zhangwei', realname: '张伟', sex: 1, phone: '', orgCodeTxt: '财务科' };
const tree = [{ key: 'd1', title: '服务中心', children: [] }];

it('WID-04 finds users by department and account, with their sex as a text, and keeps who was chosen', async () => {
  const stage = await signedIn();
  const told: unknown[] = [];
  drawWidget(
    stage,
    <UserPicker id="user" aria-label="人员" value="u9" maximum={3} onChange={(...args) => told.push(args)} />,
  );
  await heard();
  const asked: Record<string, string>[] = [];
  const answer = async (...records: readonly object[]) => {
    const call = stage.ports.http.take('queryUserByDepId');
    const { _t: _time, ...query } = Object.fromEntries(new URL(call.request.url, 'http://h').searchParams);
    asked.push(query);
    call.succeed(page(...records));
    await heard();
  };
  await answer();
  fireEvent.click(screen.getByLabelText('人员'));
  await heard();
  stage.ports.http.take('queryIdTree').succeed(tree);
  await heard();
  await answer(wang, zhang);
  await answer();
  const dialog = screen.getByRole('dialog', { name: '根据部门选择用户' });
  const lines = () => [...dialog.querySelectorAll('tbody tr.ant-table-row')].map((row) => row.textContent);
  const both = lines();
  fireEvent.click(within(dialog).getByRole('checkbox', { name: '选择“王秀兰”' }));
  fireEvent.click(within(dialog).getByTitle('服务中心'));
  await heard();
  await answer(zhang);
  fireEvent.click(within(dialog).getByText('张伟'));
  const search = within(dialog).getByPlaceholderText(/^请输入账号/u);
  fireEvent.change(search, { target: { value: 'li' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '查询' }));
  await heard();
  await answer();
  fireEvent.click(within(dialog).getByRole('button', { name: '重置' }));
  await heard();
  await answer(wang, zhang);
  fireEvent.click(within(dialog).getByRole('button', { name: '移除“u9”' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
  await heard();
  const first = { username: '', pageNo: '1', pageSize: '10' };
  expect({ both, asked, told }).toEqual({
    both: ['clerk王秀兰女154****1002活动服务科', 'zhangwei张伟男财务科'],
    asked: [
      { pageNo: '1', pageSize: '100', ids: 'u9' },
      first,
      { pageNo: '1', pageSize: '100', ids: 'u9' },
      { ...first, id: 'd1' },
      { ...first, username: 'li', id: 'd1' },
      first,
    ],
    told: [['u1,u2', '王秀兰,张伟']],
  });
});

it('names the box that chooses a whole page in the language of the page', async () => {
  const stage = await signedIn();
  drawWidget(stage, <UserPicker id="user" aria-label="人员" value={null} maximum={3} onChange={() => undefined} />);
  fireEvent.click(screen.getByLabelText('人员'));
  await heard();
  stage.ports.http.take('queryIdTree').succeed(tree);
  stage.ports.http.take('queryUserByDepId').succeed(page(wang));
  await heard();
  const boxOfAll = () =>
    document.querySelector('thead .ant-table-selection-column input[type=checkbox]')?.getAttribute('aria-label');
  const chinese = boxOfAll();
  act(() => stage.core.settings.send({ type: 'setting.choose', change: { locale: 'en-US' } }));
  expect([chinese, boxOfAll()]).toEqual(['选择本页全部', 'Choose everything on this page']);
});
