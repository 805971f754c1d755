import { createRecordHistory } from '@evergreen/core/records/history';
import { activityTypeResource, type ResourceRow } from '@evergreen/core/resources';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { RecordHistory } from './record-history.tsx';

const row: ResourceRow = {
  id: 'T1',
  name: '棋类',
  code: 'CHESS',
  sort: 6,
  status: '1',
  status_dictText: '有效',
  remark: null,
  version: 2,
  createBy: 'clerk',
  createTime: '2026-12-01 09:00:00',
  updateBy: 'admin',
  updateTime: '2026-12-02 10:00:00',
};
const edited = {
  version: 2,
  at: '2026-12-02 10:00:00',
  by: 'admin',
  byName: '管理员',
  action: 'edit',
  cause: null,
  changes: { name: ['棋牌', '棋类'], remark: ['象棋', null] },
};
const history = { entries: [edited], hasMore: false, texts: {}, withdrawn: {} };

async function shownHistory() {
  const stage = await signedIn('activityType:edit', 'activityType:history');
  const service = stage.core.open((page) => createRecordHistory({ ...page, resource: activityTypeResource, row }));
  const restored: string[] = [];
  drawWidget(stage, <RecordHistory history={service} onRestored={({ name }) => restored.push(String(name))} />);
  return { http: stage.ports.http, user: newUser(), restored };
}

const entries = () =>
  within(screen.getByRole('list', { name: '修改记录' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says that it is loading, why it failed, and tries again', async () => {
  const { http, user } = await shownHistory();
  expect(screen.getByLabelText('正在加载修改记录…')).toBeDefined();
  http.take('/isps/activityType/history').reject('服务器忙');
  await heard();
  expect(screen.getByRole('alert').textContent).toContain('服务器忙');
  await user.click(screen.getByRole('button', { name: '重试' }));
  http.take('/isps/activityType/history').succeed({ ...history, entries: [{ ...edited, version: 5 }], hasMore: true });
  await heard();
  expect([screen.queryByRole('alert'), entries().length]).toEqual([null, 1]);
});

it('shows each write with old and new values, and restores one after a question that names it', async () => {
  const { http, user, restored } = await shownHistory();
  http.take('/isps/activityType/history').succeed(history);
  await heard();
  expect(entries()).toEqual([
    '编辑第 2 版当前内容管理员 2026-12-02 10:00:00类型名称棋牌棋类备注象棋（空）',
    '新增第 1 版恢复到此版clerk 2026-12-01 09:00:00当时填写的内容没有记录',
  ]);
  await user.click(screen.getByRole('button', { name: '恢复到第 1 版' }));
  const question = await screen.findByRole('dialog', { name: '将“棋类”恢复到第 1 版？' });
  expect(
    within(question)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['棋类棋牌', '（空）象棋']);
  await user.click(within(question).getByRole('button', { name: '恢复' }));
  http.take('/isps/activityType/restore').succeed({ row: { ...row, name: '棋牌', version: 3 }, leftOut: [] });
  await heard();
  expect(restored).toEqual(['棋牌']);
});

it('says that there is nothing where nothing was recorded', async () => {
  const { http } = await shownHistory();
  http.take('/isps/activityType/history').succeed({ ...history, entries: [] });
  await heard();
  expect(screen.getByText('暂无修改记录')).toBeDefined();
});
